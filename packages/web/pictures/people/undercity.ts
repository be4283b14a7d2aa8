/** Those of the ninth book. */
import { BROAD_FACE, GRIP, NECK, NOSE, PALM, SLIM_FACE } from '../body.ts';
import type { ByMood } from '../features.ts';
import { at, both, box, cord, disc, dot, dots, INK, line, oval, patch, ring, shape } from '../pen.ts';
import type { Person } from '../portrait.ts';

const wing = (d: string): string => shape(d, '#cbe6e2');

/** A pixie with a farmer's hands under a toadstool's hat. */
export const dale: Person = {
  skin: '#e6b48a',
  shade: '#c2855b',
  iris: '#5b7a2a',
  brow: '#7a5424',
  ground: '#56497a',
  light: '#8879ad',
  eyes: [64, 61, 0.95],
  mouth: [64, 79, 0.85],
  sink: 20,
  back:
    both(
      wing('M54 92C34 62 8 50 3 64C-2 80 24 100 52 102z') +
        wing('M52 100C32 98 12 104 12 114C14 124 40 118 54 108z') +
        line('M46 92C34 80 20 72 10 68M44 98C32 92 20 86 12 80', 1.4, '#7fb8b0'),
    ) +
    NECK +
    shape('M26 132C28 110 44 100 54 96H74C84 100 100 110 102 132z', '#6f8f3f') +
    shape('M46 110H82L86 132H42z', '#7a5632') +
    cord('M48 112L48 99M80 112L80 99', 4.5, '#8f683e') +
    dots(2.4, '#e8c46a', [49, 114], [79, 114]) +
    shape('M48 94C56 102 72 102 80 94L83 103C74 110 54 110 45 103z', '#c9873a'),
  head:
    both(
      shape('M45 58L14 56C20 68 30 76 45 75z', 'var(--skin)') +
        patch('M43 62L24 61C29 67 35 71 43 71z', 'var(--shade)', 0.8),
    ) +
    SLIM_FACE +
    NOSE,
  beard:
    patch('M44 70C46 83 55 88 64 88S82 83 84 70C80 80 72 84.5 64 84.5S48 80 44 70z', '#7a5424', 0.6) +
    dots(0.9, '#7a5424', [54, 84], [60, 85.5], [68, 85.5], [74, 84]),
  front: shape('M38 66C35 50 44 44 52 46L48 60zM90 66C93 50 84 44 76 46L80 60z', '#8a6130'),
  hat:
    shape('M18 50C30 58 98 58 110 50C98 42 30 42 18 50z', '#f3e2c0') +
    line('M34 51L42 47M48 53L52 47M64 54V47M80 53L76 47M94 51L86 47', 1.4, '#c9ae7c') +
    shape('M18 50C14 20 42 6 64 6S114 20 110 50C96 43 80 41 64 41S32 43 18 50z', '#c8382f') +
    patch('M76 8C100 14 112 30 110 49C104 46 98 44 92 43C96 30 90 16 76 8z', '#9c241f') +
    [
      [44, 28, 6.5],
      [66, 18, 5.5],
      [70, 34, 4],
      [90, 28, 5.5],
      [29, 40, 3.5],
      [98, 42, 3],
      [52, 13, 3],
    ]
      .map(([x, y, r]) => dot(x, y, r, '#fbf3e0'))
      .join(''),
  thing:
    cord('M106 132L108 72', 3.4, '#8a5a2c') +
    line('M94 74H122M95 74V62M103 74V60M112 74V60M121 74V62', 6) +
    line('M94 74H122M95 74V62M103 74V60M112 74V60M121 74V62', 2.8, '#b5a08a') +
    at('translate(1 6)', GRIP),
};

/** The fastest paws in the Undercity, a cap, a parcel. */
export const jett: Person = {
  skin: '#93a0b0',
  shade: '#687684',
  iris: '#e0a920',
  brow: '#3b434c',
  ground: '#8a4f38',
  light: '#bd8160',
  eyes: [64, 56, 1],
  mouth: [64, 77, 0.75],
  back:
    patch('M52 78h24v18H52z', 'var(--shade)') +
    shape('M16 132C18 108 40 100 54 95H74C88 100 108 108 112 132z', '#2f6a6f') +
    line('M64 106V132', 1.8, '#1d464a') +
    cord('M36 104L86 132', 5.4, '#8a5a2c') +
    shape('M44 92C54 100 74 100 84 92L88 102C76 112 52 112 40 102z', '#d8a52e') +
    shape('M44 100L32 116 42 122 54 106z', '#b98726'),
  head:
    both(
      shape('M46 40L36 10 62 28z', 'var(--skin)') +
        patch('M46 34L41 18 55 28z', '#e0a3a0') +
        shape('M42 58L26 62 35 68 25 75 37 77 33 86 48 82z', 'var(--skin)'),
    ) +
    BROAD_FACE +
    line('M40 58L47 60M39 66L46 66M88 58L81 60M89 66L82 66', 2.6, 'var(--shade)') +
    patch('M64 66C52 62 44 72 48 80C53 88 58 88.5 64 88.5S75 88 80 80C84 72 76 62 64 66z', '#f4ecdb'),
  front:
    line('M52 74L34 71M52 78L35 80M76 74L94 71M76 78L93 80', 1.4, '#f4ecdb') +
    shape('M58 65C60 62 68 62 70 65C69 69 66 71 64 72C62 71 59 69 58 65z', '#d9787c') +
    line('M64 72V76', 1.8) +
    shape('M36 44C36 26 48 17 66 17C84 17 94 26 92 42C76 35 54 36 36 44z', '#d8a52e') +
    patch('M76 19C88 23 93 32 92 41L82 38C83 30 81 24 76 19z', '#b98726') +
    shape('M30 50C38 38 60 35 76 38C66 41 48 44 30 50z', '#2f6a6f') +
    disc(56, 29, 5, '#f4ecdb') +
    patch('M53 29h4l-1-2.5 4 3-4 3 1-2.5h-4z', '#2f6a6f'),
  thing:
    at(
      'translate(103 96) rotate(-10)',
      box(-17, -15, 34, 28, 2, '#c99e66'),
      patch('M6-14H16V12H6z', '#a87c46', 0.7),
      line('M-17-2H17M0-15V13', 2.6, '#f4ecdb'),
      disc(0, -2, 4.2, '#b22f36'),
    ) +
    shape('M88 112C86 104 94 98 102 101C108 103 108 112 102 116C96 120 90 118 88 112z', 'var(--skin)') +
    line('M99 101L103 96M104 104L109 100M105 109L110 107', 2.2, '#fff6e6'),
};

/** A schemer with horns, and hellfire at hand. */
export const petra: Person = {
  skin: '#cf5a45',
  shade: '#9c3630',
  iris: '#e8a91f',
  brow: '#1d141c',
  ground: '#34566a',
  light: '#648b9a',
  eyes: [64, 56, 1],
  mouth: [65, 75, 0.9],
  back:
    shape('M34 42C30 14 98 14 94 42L101 86C92 92 84 88 84 78H44C44 88 36 92 27 86z', '#261a26') +
    NECK +
    shape('M10 132C13 110 32 102 46 94L64 116 82 94C96 102 115 110 118 132z', '#5b3167') +
    both(shape('M44 86L27 74 30 108 60 118z', '#7a4489')) +
    line('M27 74L31 107L63 122L97 107L101 74', 2.4, '#e8b84e') +
    `<circle cx="64" cy="116" r="5" fill="#e2483d" stroke="#e8b84e" stroke-width="2"/>`,
  head:
    both(shape('M43 52L22 40C22 54 30 66 42 68z', 'var(--shade)') + ring(29, 57, 2.8, '#f0b44c')) +
    shape('M42 46C42 26 86 26 86 46L86 59C84 73 74 84 64 91C54 84 44 73 42 59z', 'var(--skin)') +
    patch('M81 44C86 50 86 58 84 64C81 76 72 85 64 90C74 82 80 68 81 44z', 'var(--shade)', 0.6) +
    line('M65 58C67.5 62 68 65 64.5 66.5', 1.8, 'var(--shade)') +
    dot(52, 77, 1.4, '#5a1d1c'),
  front:
    shape('M39 56C33 26 95 26 89 56C86 44 76 38 64 49C52 38 42 44 39 56z', '#261a26') +
    line('M70 34C78 35 84 40 86 46', 2, '#6a4a6c') +
    both(
      shape('M74 34C90 32 104 22 99 2C96 14 82 14 70 28z', '#4a3531') +
        line('M81 31L77 25M89 27L84 20M95 20L90 15', 1.8, '#8a6a5c'),
    ),
  thing:
    at(
      'translate(106 96)',
      shape(
        'M0 0C-12 0-15-10-10-18C-9-13-6-13-6-16C-8-26-1-32 3-38C3-30 12-26 12-14C12-6 8 0 0 0z',
        '#ff8a2b',
      ),
      patch('M0-2C-6-2-8-8-5-12C-3-9-1-11 0-18C4-14 7-11 6-7C5.5-4 3-2 0-2z', '#ffe27a'),
    ) + PALM,
};

const HAIR_OF_TERCI = '#2a1d1a';

/** A doctor without magic: spectacles, a mirror on the brow, something that will not hurt a bit. */
export const terci: Person = {
  skin: '#8a5638',
  shade: '#653a24',
  iris: '#3a2214',
  brow: '#241612',
  ground: '#3f8479',
  light: '#78b5a7',
  eyes: [64, 59, 0.95],
  mouth: [64, 78, 0.85],
  back:
    disc(40, 42, 15, HAIR_OF_TERCI) +
    disc(88, 42, 15, HAIR_OF_TERCI) +
    disc(38, 58, 9, HAIR_OF_TERCI) +
    disc(90, 58, 9, HAIR_OF_TERCI) +
    NECK +
    shape('M12 132C15 108 38 100 52 95L64 108 76 95C90 100 113 108 116 132z', '#e6eee8') +
    shape('M52 93L40 100 54 122 64 110zM76 93L88 100 74 122 64 110z', '#c6d6cd') +
    shape('M57 104L64 110 71 104 68 132H60z', '#a8433f') +
    line('M48 97C38 110 42 120 50 124M80 97C92 110 90 118 84 124', 3.4, '#33414a') +
    disc(84, 125, 5, '#b9c4ca'),
  head:
    both(disc(42, 63, 5, 'var(--shade)')) +
    SLIM_FACE +
    line('M65 62C68 65 69 68 64.5 69.5', 1.8, 'var(--shade)'),
  front:
    shape(
      'M39 58C32 52 30 42 36 36C34 26 44 17 54 19C60 12 74 13 78 19C88 17 96 26 92 36C98 42 96 52 89 58C89 50 85 45 80 43C74 46 54 46 48 43C43 45 39 50 39 58z',
      HAIR_OF_TERCI,
    ) +
    patch('M50 20C44 26 44 36 50 43L56 44C52 36 52 27 57 18z', '#b9b4b0') +
    line('M40 28C44 23 48 22 51 23M72 20C78 20 82 23 84 27', 1.8, '#5a443d') +
    ring(53.5, 59.5, 9.5, '#e8c46a', 2.4) +
    ring(74.5, 59.5, 9.5, '#e8c46a', 2.4) +
    line('M63 58C63.5 57 64.5 57 65 58M44 57L40 55M84 57L88 55', 2.2, '#e8c46a') +
    line('M38 42C50 36 78 36 90 42', 3.6, '#5a3a2a') +
    disc(70, 34, 9.5, '#d6e0e4') +
    dot(70, 34, 2.6, HAIR_OF_TERCI) +
    line('M64 32C65 29 67 28 70 28', 2, '#fff'),
  thing:
    at(
      'translate(106 84) rotate(12)',
      line('M0-30V-44', 2.2),
      box(-7, -30, 14, 36, 3, '#eef6f4'),
      patch('M-5-14H5V4H-5z', '#6fbf4a'),
      line('M-7-24h4M-7-17h4M-7-10h4', 1.5),
      line('M0 6V20M-8 21H8', 5),
      line('M0 6V20M-8 21H8', 2.2, '#aab5bc'),
    ) + at('translate(-2 -4)', GRIP),
};

const HAIR_OF_YGELLA = '#7d4a22';

const coil = (y: number): string => oval(35, y, 8, 6.5, HAIR_OF_YGELLA);

/** A ranger's helmet with a lamp, plaits like ropes, stripes on the sleeve, a lizard on the shoulder. */
export const ygella: Person = {
  skin: '#d8a07a',
  shade: '#b0734d',
  iris: '#4d7a3a',
  brow: '#6b3f1e',
  ground: '#5a4a6a',
  light: '#8f80a3',
  eyes: [64, 59, 1],
  mouth: [64, 79, 0.9],
  sink: 18,
  back:
    patch('M50 78h28v20H50z', 'var(--shade)') +
    shape('M6 132C8 108 34 99 52 95H76C94 99 120 108 122 132z', '#6b7a3c') +
    shape('M52 94L64 106 76 94 82 99 66 118H62L46 99z', '#525f2c') +
    line('M64 112V132', 1.8, '#3f4a20') +
    line('M13 118L21 124 29 116M13 125L21 131 29 123', 3, '#f0c44c'),
  head:
    BROAD_FACE +
    line('M82 66L76 76M77 69L82 73', 1.6, '#f3cba8') +
    dots(1, 'var(--shade)', [48, 72], [52, 74]),
  front:
    both(
      coil(70) +
        coil(81) +
        coil(92) +
        box(28, 97, 14, 6, 2, '#e8b84e') +
        shape('M29 103C28 112 31 118 35 122C39 118 42 112 41 103z', HAIR_OF_YGELLA),
    ) +
    oval(64, 68, 7, 5.5, 'var(--skin)') +
    dot(62, 66, 1.6, '#fff6e6') +
    shape('M38 62C38 52 46 46 64 46S90 52 90 62C86 54 80 51 64 51S42 54 38 62z', HAIR_OF_YGELLA),
  hat:
    shape('M34 48C31 22 46 11 64 11S97 22 94 48z', '#7f8c84') +
    patch('M74 12C90 18 96 30 94 47H84C86 32 82 20 74 12z', '#5c6862') +
    line('M46 24C50 19 55 17 60 17', 2.4, '#c3ccc6') +
    shape('M28 48C40 42 88 42 100 48C98 55 88 53 64 53S30 55 28 48z', '#5c6862') +
    dots(1.8, '#c3ccc6', [38, 48.5], [90, 48.5]) +
    `<circle cx="64" cy="33" r="15" fill="#ffe98a" opacity=".4"/>` +
    disc(64, 33, 9, '#8a5a2c') +
    disc(64, 33, 6.2, '#fff0a8'),
  thing: at(
    'translate(-6 -8)',
    line('M92 112C84 120 92 130 104 126', 8) +
      line('M92 112C84 120 92 130 104 126', 4.6, '#6fb04a') +
      shape(
        'M92 116C86 104 88 92 97 86L95 78 103 82C112 78 122 82 122 90C122 97 114 98 108 98C110 106 108 116 102 122z',
        '#7cc052',
      ) +
      patch('M97 96C92 102 92 110 95 116L100 118C97 110 97 102 99 96z', '#d9e89a') +
      disc(108, 87, 4.4, '#fff6c8') +
      dot(109, 87, 2, INK) +
      line('M121 92C126 94 127 98 125 101M125 101l3 .5M125 101l-1 3', 2, '#d8323f') +
      dots(1.5, '#4f8a2f', [98, 90], [103, 94], [102, 104], [104, 112]),
  ),
};

const lamp = (x: number, inside: string): string =>
  at(`translate(${x} 0)`, disc(0, 0, 10, '#3a2f28'), inside);

const glow = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#ffd75e"/><circle cx="${x}" cy="${y}" r="${r * 0.5}" fill="#fff6d0"/>`;

const LAMPS: ByMood = {
  sober: lamp(-13, glow(0, 0, 6.5)) + lamp(13, glow(0, 0, 6.5)),
  merry:
    lamp(-13, line('M-6 2C-4-6 4-6 6 2', 3.2, '#ffe27a')) +
    lamp(13, line('M-6 2C-4-6 4-6 6 2', 3.2, '#ffe27a')),
  drunk:
    lamp(
      -13,
      glow(-2, 2, 4.5) +
        patch('M-9-4.5C-7-9 7-9 9-4.5L9.5-1H-9.5z', 'var(--shade)') +
        line('M-9.5-1H9.5', 2.2),
    ) + lamp(13, line('M1 0C1 2-3 2-3-1C-3-5 5-5 5 0C5 7-7 7-7-1', 2.2, '#ffe27a')),
  under:
    lamp(-13, line('M-4-4l8 8M4-4l-8 8', 3, '#8d98a0')) + lamp(13, line('M-4-4l8 8M4-4l-8 8', 3, '#8d98a0')),
};

const grille = (d: string, bars: string): string => shape(d, '#3a2f28') + line(bars, 1.8, '#ffb347');

const GRILLES: ByMood = {
  sober: grille('M-15-4H15V5H-15z', 'M-10-3V4M-5-3V4M0-3V4M5-3V4M10-3V4'),
  merry: grille('M-16-6C-6-2 6-2 16-6C16 4 8 9 0 9S-16 4-16-6z', 'M-10-3V5M-5-2V7M0-2V8M5-2V7M10-3V5'),
  drunk: grille('M-15-2L-8-6-2-1 5-6 15-3V4L8 8 1 4-6 9-15 5z', 'M-10-3V5M-5-3V7M0-1V4M5-4V5M10-3V6'),
  under: '',
};

/** Our mechanical friend: a funnel for a hat, lamps for eyes, a gauge, and a mug in his claw. */
export const otto: Person = {
  skin: '#a3adb4',
  shade: '#727d85',
  iris: '#ffd75e',
  brow: INK,
  ground: '#7a5236',
  light: '#aa8058',
  eyes: [64, 54, 1],
  mouth: [64, 77, 0.95],
  face: { eyes: LAMPS, mouth: GRILLES },
  sink: 17,
  back:
    box(54, 86, 20, 14, 0, 'var(--shade)') +
    line('M54 91H74M54 96H74', 1.8) +
    shape('M16 132C16 112 34 100 46 98H82C94 100 112 112 112 132z', '#8a5f38') +
    line('M40 102C36 112 35 122 35 132M88 102C92 112 93 122 93 132', 1.8, '#5a3a20') +
    line('M18 122H110', 4.5, '#4a4038') +
    disc(64, 115, 10, '#f5ecd8') +
    line('M57 117A7 7 0 0 1 71 117', 1.6, '#b22f36') +
    line('M64 117L68 110', 2.2),
  head:
    both(box(28, 48, 11, 18, 3, '#c08a3a') + line('M28 54H38M28 60H38', 1.5, '#7a521c')) +
    shape(
      'M38 42C38 32 44 28 52 28H76C84 28 90 32 90 42V80C90 88 86 91 78 91H50C42 91 38 88 38 80z',
      'var(--skin)',
    ) +
    patch(
      'M80 29C88 31 89 36 89.5 42V80C89 88 86 90.5 79 90.5C83 86 83 82 83 76V42C83 36 82 32 80 29z',
      'var(--shade)',
      0.8,
    ) +
    line('M39 67H89', 1.6, 'var(--shade)') +
    dots(1.7, '#555f66', [43, 34], [85, 34], [43, 85], [85, 85], [43, 71], [85, 71]),
  front:
    line('M64 10C58 6 70 2 66-4', 3.4, '#efe4d0') +
    shape('M60 8H68V16H60z', '#8a5f24') +
    shape('M42 32L58 15H70L86 32C74 36 54 36 42 32z', '#c08a3a') +
    patch('M66 15H70L86 32C82 33.5 78 34 74 34z', '#96682a') +
    line('M50 29L60 18', 2, '#f0cf8a'),
  thing: at(
    'translate(-3 -2)',
    shape('M92 74H114L112 102H94z', '#b98048') +
      line('M94 82H113M94 96H112', 2.6, '#6b4a2c') +
      shape(
        'M89 74C87 66 95 63 98 66C101 60 111 61 112 67C118 67 118 75 113 76C109 79 105 76 103 76C99 79 91 79 89 74z',
        '#fff6e0',
      ) +
      line('M86 88C92 84 98 85 101 89M86 98C92 102 98 101 101 97M86 93H80', 6.4) +
      line('M86 88C92 84 98 85 101 89M86 98C92 102 98 101 101 97M86 93H80', 3, '#a3adb4') +
      cord('M84 93C80 104 82 118 84 132', 7, '#727d85'),
  ),
};
