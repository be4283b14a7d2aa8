/** Those of the sixth book. */
import { GRIP, NECK, PALM, SLIM_FACE } from '../body.ts';
import { at, both, cord, disc, dot, dots, INK, line, oval, patch, ring, shape } from '../pen.ts';
import type { Person } from '../portrait.ts';

const BLACK = '#231d2b';

/** A baron of the night: collar, fangs, a glass of something red. */
export const vlazlo: Person = {
  skin: '#d3cada',
  shade: '#a497b5',
  iris: '#c22b2b',
  brow: '#1d1a22',
  ground: '#5a4a72',
  light: '#8c7aa5',
  eyes: [64, 57, 0.95],
  mouth: [64, 77, 0.85],
  sink: 20,
  back:
    shape('M64 104L18 44C10 74 18 104 34 116H94C110 104 118 74 110 44z', '#a31d2e') +
    patch('M64 104L18 44C14 60 15 76 20 90zM64 104L110 44C114 60 113 76 108 90z', '#7b1220') +
    patch('M54 78h20v18H54z', 'var(--shade)') +
    shape('M6 132C9 112 26 104 42 98L64 118 86 98C102 104 119 112 122 132z', BLACK) +
    shape('M53 94L64 98 75 94 71 108 79 130 64 122 49 130 57 108z', '#f4eee2') +
    disc(64, 104, 4.5, '#d8323f'),
  head:
    both(shape('M45 54L29 38C27 54 33 67 45 69z', 'var(--shade)')) +
    shape('M42 44C42 24 86 24 86 44L85 62C83 76 73 88 64 92C55 88 45 76 43 62z', 'var(--skin)') +
    patch('M80 42C86 50 85 58 84 64C81 78 72 87 64 91C74 82 80 68 80 42z', 'var(--shade)', 0.55) +
    line('M65 58C69 63 70 67 64.5 69', 1.8, 'var(--shade)') +
    line('M48 70C50 74 52 76 55 78M80 70C78 74 76 76 73 78', 1.4, 'var(--shade)'),
  teeth: both(
    `<path d="M57 77.5l2.3 7.5 2.7-7z" fill="#fff" stroke="${INK}" stroke-width="1.2" stroke-linejoin="round"/>`,
  ),
  front:
    shape('M39 60C30 26 47 13 64 13S98 26 89 60C88 46 83 37 73 33L64 46 55 33C45 37 40 46 39 60z', BLACK) +
    line('M42 46C41 38 44 30 49 25M86 46C87 38 84 30 79 25', 2.6, '#9a93a5') +
    line('M58 20C55 24 54 27 54 29M70 20C73 24 74 27 74 29', 1.6, '#4d4558') +
    ring(74.5, 57.5, 8.6, '#e8b84e', 2.2) +
    line('M82 62C85 72 84 82 80 92', 1.3, '#e8b84e'),
  thing:
    shape(
      'M92 60H118C119 74 114 84 107.5 86V98C112 99 116 100 116 104H94C94 100 98 99 102.5 98V86C96 84 91 74 92 60z',
      '#e3e9ec',
    ) +
    patch('M93.5 68H116.5C116 76 112 82 105 83.5C98 82 94 76 93.5 68z', '#a31d2e') +
    line('M96 64V70', 2, '#fff') +
    at('translate(0 -2)', GRIP),
};

const GOLD = '#e3b23c';
const BLUE = '#2a5c8a';

const cloth = (d: string, ...stripes: readonly string[]): string =>
  shape(d, GOLD) + stripes.map((stripe) => line(stripe, 4, BLUE)).join('') + line(d, 1.9);

/** A pharaoh in bandages: striped headcloth, painted eyes, a scarab. */
export const amundyr: Person = {
  skin: '#e2d0a8',
  shade: '#b79d6c',
  iris: '#d98c1f',
  brow: '#3a2a20',
  ground: '#7a3f4c',
  light: '#ab6a6a',
  eyes: [64, 57, 0.95],
  mouth: [64, 77, 0.85],
  sink: 20,
  back:
    both(cloth('M48 26C26 34 14 76 16 112H44L50 60z', 'M28 52L46 60M22 68L46 73M18 84L45 86M17 100L44 100')) +
    NECK +
    shape('M22 132C24 110 42 100 54 96H74C86 100 104 110 106 132z', 'var(--skin)') +
    line('M26 122C44 128 70 130 102 120M32 114L60 130M96 112L74 128', 1.6, 'var(--shade)') +
    shape('M38 100C50 108 78 108 90 100L96 110C82 124 46 124 32 110z', '#2a7f86') +
    dots(2.2, '#f4d06a', [42, 109], [50, 113], [58, 115], [70, 115], [78, 113], [86, 109]),
  head:
    SLIM_FACE +
    patch('M43 51C55 46 73 46 85.5 51L85 64C74 68 54 68 43.5 64z', '#7d936a') +
    line('M44 68C56 72 72 72 84 67M48 78C56 83 66 82 76 81M45 47C58 42 72 42 84 46', 1.6, 'var(--shade)') +
    line('M65 60C68 64 68 66 64.5 67.5', 1.8, '#566b48'),
  front:
    both(line('M81 58L91 60', 2.6)) +
    cloth(
      'M37 60C28 26 44 10 64 10S100 26 91 60C88 48 80 42 64 42S40 48 37 60z',
      'M40 36L50 43M48 22L56 41M64 11V41M80 22L72 41M88 36L78 43',
    ) +
    line('M39 50C44 42 52 39 64 39S84 42 89 50', 4, '#f4d06a') +
    shape('M61 42C57 34 54 28 57 22C60 16 68 16 71 22C74 28 71 34 67 42z', '#3f9a62') +
    dots(1.4, INK, [61, 24], [67, 24]) +
    line('M64 29V33', 1.4, '#b22'),
  thing:
    line('M92 82L86 78M91 90L84 90M93 97L87 101M118 82L124 78M119 90L126 90M117 97L123 101', 2.4) +
    oval(105, 89, 13.5, 15, '#1f8f88') +
    patch('M105 76C113 76 118 84 117.5 92C116 99 111 103 106 103z', '#15655f') +
    line('M105 78V103M92.5 84C100 81 110 81 117.5 84', 1.8) +
    oval(105, 75, 7.5, 5, '#15655f') +
    line('M97 88C96 92 97 96 99 98', 2, '#8ff0dc') +
    PALM,
};

/** King of the goblins, first of his name: ears, nose, a crown too big. */
export const torglesnarf: Person = {
  skin: '#93b042',
  shade: '#66842b',
  iris: '#d8891b',
  brow: '#33401a',
  ground: '#55386a',
  light: '#83629c',
  eyes: [64, 58, 1],
  mouth: [64, 81, 0.85],
  sink: 17,
  back:
    patch('M52 80h24v20H52z', 'var(--shade)') +
    shape('M2 132C5 104 30 94 64 92S123 104 126 132z', '#9b2335') +
    shape(
      'M20 100C30 86 98 86 108 100C112 110 102 116 94 113C79 104 49 104 34 113C26 116 16 110 20 100z',
      '#f3ead6',
    ) +
    [
      [29, 101],
      [42, 97],
      [86, 97],
      [99, 101],
    ]
      .map(([x, y]) => patch(`M${x} ${y}l2 6-2 2-2-2z`, INK))
      .join('') +
    line('M44 106C50 114 78 114 84 106', 2.6, '#e8b84e') +
    disc(64, 114, 7, '#e8b84e') +
    ring(64, 114, 3.8, '#a8781c'),
  head:
    both(
      shape('M42 52L4 36C5 56 18 72 42 71z', 'var(--skin)') +
        patch('M40 56L13 44C17 56 27 65 40 67z', '#d98a72', 0.8),
    ) +
    shape('M36 54C36 32 92 32 92 54C92 74 80 91 64 91S36 74 36 54z', 'var(--skin)') +
    patch('M86 48C92 60 88 74 82 81C76 88 70 90.5 64 90.5C78 82 86 68 86 48z', 'var(--shade)', 0.6) +
    dots(1.4, 'var(--shade)', [45, 74], [49, 79], [43, 68]),
  teeth: patch('M55 83l1.5-7 3.5 6.5z', '#fff6e6'),
  front:
    shape('M59 56C58 62 54 67 54 72C54 79 61 82 66 79C73 76 73 68 69 63C68 60 68 58 68 56', 'var(--skin)') +
    line('M58 73C58 71 59 70 60 69', 1.8, '#dcec9a') +
    at(
      'rotate(-7 64 30)',
      shape('M33 44L31 17 45 28 53 11 64 27 75 11 83 28 97 17 95 44C78 37 50 37 33 44z', '#e8b84e') +
        patch('M80 41L83 28 97 17 95 44z', '#b98726') +
        line('M34 40C50 33 78 33 94 40', 2, '#a8781c') +
        disc(64, 31, 3.6, '#d8323f') +
        disc(47, 34, 2.8, '#3f8fd0') +
        disc(81, 34, 2.8, '#3fae6a') +
        dots(2.6, '#f7df9a', [31, 17], [53, 11], [75, 11], [97, 17]),
    ),
  thing:
    disc(106, 80, 13, '#f0c44c') +
    ring(106, 80, 8.8, '#b98726', 2) +
    patch('M100 84v-7l3 3 3-5 3 5 3-3v7z', '#b98726') +
    at('translate(0 -8)', PALM) +
    cord('M106 112V132', 9, 'var(--skin)'),
};

const arm = (d: string): string => shape(d, 'var(--skin)');
const sucker = (...where: readonly (readonly [number, number])[]): string => dots(2.2, '#d9cdf0', ...where);

/** A head like an octopus, calm, and already in yours. */
export const daareka: Person = {
  skin: '#9a86cc',
  shade: '#6b57a3',
  iris: '#1f9a86',
  brow: '#3d2f66',
  ground: '#a07c35',
  light: '#cba95e',
  eyes: [64, 58, 1.05],
  mouth: [64, 77, 0.85],
  sink: 20,
  back:
    both(
      arm('M46 28C22 34 14 58 22 78C27 92 20 102 8 102C16 112 34 110 38 94C41 82 32 66 48 50z') +
        sucker([24, 62], [26, 72], [30, 82], [29, 92], [22, 101]),
    ) +
    patch('M56 78h16v18H56z', 'var(--shade)') +
    shape('M12 132C16 110 40 102 54 94L64 106 74 94C88 102 112 110 116 132z', '#1f3f4d') +
    both(
      shape('M52 90L26 78C28 92 34 106 62 118z', '#2f7480') +
        line('M32 86L50 104M42 86L56 106', 1.6, '#7fd0d0'),
    ) +
    disc(64, 112, 4.5, '#ff8ab8'),
  head:
    shape('M41 46C36 8 92 8 87 46L86 62C84 76 74 88 64 89C54 88 44 76 42 62z', 'var(--skin)') +
    patch('M80 30C90 44 86 58 84 66C81 79 73 88 64 88.5C75 80 84 56 80 30z', 'var(--shade)', 0.55) +
    dots(2.6, 'var(--shade)', [52, 26], [74, 23]) +
    dots(1.7, 'var(--shade)', [58, 20], [80, 30], [47, 34], [68, 29]) +
    line('M65 62C67 65 67 67 64.5 68.5', 1.8, 'var(--shade)'),
  front:
    both(
      arm('M50 22C38 36 33 56 38 76C40 86 36 92 28 90C30 100 46 100 47 86C48 76 41 60 54 40z') +
        sucker([40, 50], [39.5, 60], [41, 70], [43, 80]),
    ) +
    shape('M64 32L69.5 40 64 48 58.5 40z', '#ff6aa5') +
    line('M62 40L64 36', 1.6, '#ffd6e6'),
  thing:
    `<circle cx="106" cy="80" r="19" fill="#bafff0" opacity=".35"/>` +
    disc(106, 80, 13, '#f7fbf2') +
    disc(106, 80, 6.5, '#1f9a86') +
    dot(106, 80, 3.2, INK) +
    dot(108.5, 77.5, 1.8, '#fff') +
    line('M95 76C97 74 98 74 99 74M94 84C96 85 98 86 98 87M117 84C115 85 114 86 114 88', 1.3, '#d8323f') +
    PALM,
};
