/** Those of the seventh book. */
import { GRIP, NECK, NOSE, SLIM_FACE } from '../body.ts';
import { at, both, box, cord, disc, dot, dots, INK, line, oval, patch, shape } from '../pen.ts';
import type { Person } from '../portrait.ts';

const bead = (x: number): string => box(x, 114, 12, 6, 2, '#e8b84e');

/** The landlord: a red beard, and a pipe with a story in it. */
export const warthorn: Person = {
  skin: '#e4a57d',
  shade: '#c57c54',
  iris: '#4c6f8f',
  brow: '#b4491a',
  ground: '#45614f',
  light: '#70906a',
  eyes: [64, 51, 1.05],
  mouth: [64, 83, 1],
  sink: 13,
  back:
    shape('M2 132C4 104 34 93 64 93S124 104 126 132z', '#54683d') +
    shape('M34 132L40 100H88L94 132z', '#efe2c4') +
    line('M40 101L30 96M88 101L98 96', 5, '#d8c69e') +
    shape('M98 95C108 96 116 101 120 108L112 128 102 126C106 116 104 104 98 95z', '#f5efe0') +
    line('M110 104l-5 21M115 108l-5 18', 1.5, '#a83a3a'),
  head:
    both(oval(33, 58, 7, 9, 'var(--shade)')) +
    shape('M35 46C33 16 95 16 93 46L93 68C92 84 80 92 64 92S36 84 35 68z', 'var(--skin)') +
    `<ellipse cx="52" cy="29" rx="11" ry="5" fill="#fff" opacity=".32" transform="rotate(-18 52 29)"/>` +
    line('M54 38C60 36 68 36 74 38', 1.6, 'var(--shade)'),
  beard:
    shape(
      'M31 44C25 60 22 96 40 112C44 122 50 130 64 132C78 130 84 122 88 112C106 96 103 60 97 44C97 58 93 66 86 70C80 76 48 76 42 70C35 66 31 58 31 44z',
      '#c9561f',
    ) +
    line(
      'M40 84C40 98 46 108 50 114M88 84C88 98 82 108 78 114M52 94C53 106 58 114 60 122M76 94C75 106 70 114 68 122',
      2,
      '#99400f',
    ) +
    line('M35 66C34 76 35 84 37 90M93 66C94 76 93 84 91 90', 2, '#e58a45'),
  front:
    shape('M64 69C54 61 38 67 33 83C46 90 59 86 64 77C69 86 82 90 95 83C90 67 74 61 64 69z', '#dd7530') +
    line('M42 80C48 76 54 75 60 75M86 80C80 76 74 75 68 75', 1.8, '#a8480f') +
    shape('M54 63C54 55 60 53 64 53S74 55 74 63C74 70 69 73 64 73S54 70 54 63z', 'var(--shade)') +
    `<ellipse cx="61" cy="60" rx="3" ry="2.2" fill="#fff" opacity=".4"/>` +
    bead(42) +
    bead(74),
  brows: both(shape('M3-6.5C6-13.5 17-15.5 23-8C17-8.5 9-6.5 3-6.5z', 'var(--brow)'), 0),
  thing:
    cord('M76 86C86 92 94 94 102 90', 3.4, '#7a4a26') +
    shape('M97 78h14l-1.5 12c-1 5-10 5-11 0z', '#7a4a26') +
    oval(104, 78, 7, 2.6, '#ff9a4d') +
    line('M104 70C98 62 112 58 105 48C101 42 108 38 108 33', 3.4, '#dfe0c8'),
};

const HAIR_OF_MOLLY = '#e0b04a';

const plait = (x: number, y: number): string => oval(x, y, 6.5, 6, HAIR_OF_MOLLY);

/** Straw hat, plaits, and a horse that followed her in. */
export const molly: Person = {
  skin: '#f3c59f',
  shade: '#d99a72',
  iris: '#4f86b5',
  brow: '#a8731f',
  ground: '#4b7a8a',
  light: '#84b0ba',
  eyes: [64, 60, 1],
  mouth: [64, 78, 0.9],
  sink: 20,
  back:
    at(
      'translate(-3 18)',
      shape(
        'M10 54L6 36 18 46H30L42 36 38 54C40 68 38 80 36 92C34 104 14 104 12 92C10 80 8 68 10 54z',
        '#8a5a36',
      ),
      patch('M20 48H28L29 86H19z', '#f5efe0'),
      oval(24, 96, 12, 9, '#d2b095'),
      dots(1.7, INK, [19, 96], [29, 96]),
      dots(2.8, INK, [14.5, 64], [33.5, 64]),
      dots(0.9, '#fff', [15.5, 63], [34.5, 63]),
      shape('M18 40C22 36 28 38 30 42C29 50 27 54 24 58C21 54 18 48 18 40z', '#4a2d18'),
    ) +
    NECK +
    shape('M22 132C24 108 42 100 54 96H74C88 100 110 106 114 132z', '#c4503f') +
    line('M34 110L40 132M100 108L94 132M90 102L88 132', 1.6, '#e58a72') +
    shape('M46 108H82L86 132H42z', '#3f5f8a') +
    cord('M48 110L50 97M80 110L78 97', 4.5, '#4d72a5') +
    dots(2.6, '#e8c46a', [50, 112], [78, 112]),
  head:
    both(disc(42, 63, 5, 'var(--shade)')) +
    SLIM_FACE +
    NOSE +
    dots(1.1, '#c47848', [48, 70], [52, 72], [50, 75], [76, 72], [80, 70], [78, 75]),
  front:
    both(
      plait(40, 74) +
        plait(38, 84) +
        plait(37, 94) +
        shape('M33 106C32 114 34 120 38 124C42 120 43 114 41 106z', HAIR_OF_MOLLY) +
        box(32, 100, 10, 5, 2.5, '#c4503f'),
    ) +
    shape(
      'M39 68C34 48 44 38 64 38S94 48 89 68C88 58 84 52 76 50C68 56 58 56 50 51C44 54 40 60 39 68z',
      HAIR_OF_MOLLY,
    ),
  hat:
    shape('M43 44C42 22 50 11 64 11S86 22 85 44z', '#e8c97a') +
    patch('M72 12C82 16 86 28 85 43H76C77 30 76 20 72 12z', '#cfa64c') +
    line('M44 38C56 34 72 34 84 38', 5, '#c4503f') +
    shape('M18 50C28 36 42 42 64 42S100 36 110 50C98 55 84 49 64 49S30 55 18 50z', '#e0bb60') +
    line('M30 46C40 43 50 45 60 45M72 45C82 45 92 43 100 47M54 18C58 16 62 16 66 17', 1.5, '#b58c38'),
  thing:
    cord('M104 132L108 84', 3.4, '#8a5a2c') +
    line('M98 52L100 70C101 78 115 78 117 71L120 54M109 50L108 84', 6) +
    line('M98 52L100 70C101 78 115 78 117 71L120 54M109 50L108 84', 3, '#cfd6da') +
    at('translate(1 4)', GRIP),
};

const GREY = '#b9b4aa';

const knuckle = (x: number, y: number): string => box(x, y, 9, 15, 4.5, 'var(--skin)');

/** The old bouncer: grey, broad, a nose that was broken twice, and a fist. */
export const jasper: Person = {
  skin: '#b87d55',
  shade: '#8c5636',
  iris: '#4a3220',
  brow: GREY,
  ground: '#6b3238',
  light: '#9c5a5a',
  eyes: [64, 54, 0.95],
  mouth: [64, 85, 0.85],
  sink: 15,
  back:
    shape('M40 76H88V104H40z', 'var(--shade)') +
    shape('M-2 132C2 106 30 98 46 96L64 108 82 96C98 98 126 106 130 132z', '#efe4cc') +
    both(
      shape('M46 96C30 98 2 106-2 132H52L56 112z', '#4a3a30') + dots(1.8, '#e8b84e', [50, 120], [51, 128]),
    ) +
    shape('M64 106L50 100V114zM64 106L78 100V114z', '#8c2439') +
    disc(64, 107, 3.2, '#a92f48'),
  head:
    both(
      shape('M36 50C26 46 22 54 25 62C27 70 32 72 37 70z', 'var(--shade)') +
        line('M30 56C29 60 30 63 32 65', 1.6),
    ) +
    shape('M35 42C35 22 93 22 93 42L96 66C97 84 82 95 64 95S31 84 32 66z', 'var(--skin)') +
    patch('M88 40C95 56 95 68 93 74C88 88 76 94 64 94.5C80 86 90 66 88 40z', 'var(--shade)', 0.55) +
    line('M42 70C43 74 45 77 48 79M86 70C85 74 83 77 80 79M52 36C60 34 68 34 76 36', 1.6, 'var(--shade)') +
    line('M46 40L50 49M47 46L51 43', 1.6, '#e8bd9a'),
  front:
    shape('M64 74C54 67 40 72 35 88C46 93 58 89 64 82C70 89 82 93 93 88C88 72 74 67 64 74z', GREY) +
    line('M44 84C50 79 55 78 60 78M84 84C78 79 73 78 68 78', 1.6, '#7d786e') +
    shape('M59 52C60 58 53 62 53 68C54 75 61 75 65 75S76 75 76 67C75 62 68 60 70 52', 'var(--skin)') +
    line('M60 57L68 60', 1.8, 'var(--shade)') +
    shape(
      'M34 50C28 24 42 13 64 13S100 24 94 50C92 42 90 36 86 31C74 35 54 35 42 31C38 36 36 42 34 50z',
      GREY,
    ) +
    line('M46 24V30M54 21V28M64 20V28M74 21V28M82 24V30', 1.6, '#8d887e'),
  brows: both(shape('M3-6C6-13 16-15 23-8C17-8 9-5 3-6z', GREY), 0),
  thing: at(
    'translate(-6 -4)',
    shape('M92 108H118L122 132H88z', 'var(--skin)') +
      shape('M88 94C88 86 122 86 122 94V104C122 112 88 112 88 104z', 'var(--skin)') +
      knuckle(88, 82) +
      knuckle(96.5, 80) +
      knuckle(105, 80) +
      knuckle(113.5, 82) +
      shape('M90 98C98 93 110 95 111 100C111 106 100 106 92 105z', 'var(--skin)') +
      line('M90 118C98 121 112 121 120 118', 5, '#e8dcc0'),
  ),
};

const HAIR_OF_THE_WENCH = '#b4441f';

const mug = (x: number, y: number): string =>
  at(
    `translate(${x} ${y})`,
    cord('M7-2h4v8H7', 2, '#b98048') +
      shape('M-7-6H7L6 11H-6z', '#b98048') +
      line('M-6 0H6M-6 7H6', 2, '#6b4a2c') +
      shape('M-9-6C-10-12-4-13-2-11C0-15 7-14 7-10C11-10 10-4 6-4C3-2 0-4-2-4C-4-2-8-2-9-6z', '#fff6e0'),
  );

/** Curls under a cap, a beauty spot, and a tray that is never empty. */
export const theWench: Person = {
  skin: '#f0bf9b',
  shade: '#d08f6c',
  iris: '#3f7d5a',
  brow: '#7d3115',
  ground: '#3d5a78',
  light: '#7496b0',
  eyes: [64, 58, 1],
  mouth: [64, 77, 0.9],
  back:
    shape(
      'M44 26C26 26 20 42 25 52C13 58 13 76 23 82C19 94 32 104 44 98H84C96 104 109 94 105 82C115 76 115 58 103 52C108 42 102 26 84 26z',
      HAIR_OF_THE_WENCH,
    ) +
    line('M27 58C23 64 24 72 29 76M30 88C32 92 36 94 40 93M101 58C105 64 104 72 99 76', 2, '#d9713f') +
    NECK +
    shape('M18 132C18 110 36 98 50 96C56 106 72 106 78 96C92 98 110 110 110 132z', '#f7f0e2') +
    line('M30 112C28 118 27 124 27 130M98 112C100 118 101 124 101 130', 1.6, '#cfc0a0') +
    shape('M40 108C48 116 56 112 64 116C72 112 80 116 88 108L84 132H44z', '#3f6b4a') +
    line('M58 119L70 125M70 119L58 125M58 126L70 132', 1.8, '#f0d9a0'),
  head:
    both(disc(42, 62, 5, 'var(--shade)') + dot(41, 70, 2.4, '#f0b44c')) +
    SLIM_FACE +
    NOSE +
    dot(77, 75, 1.5, '#5a2a1c'),
  front:
    shape(
      'M38 62C33 40 46 28 64 28S95 40 90 62C88 52 84 46 76 44C72 50 64 50 60 46C55 51 47 51 45 47C41 51 39 56 38 62z',
      HAIR_OF_THE_WENCH,
    ) +
    line('M50 40C54 36 60 36 64 38M72 38C78 38 82 41 84 45', 1.8, '#d9713f') +
    shape(
      'M36 40C27 22 44 8 64 8S101 22 92 40C88 44 82 42 80 38C76 42 70 40 68 36C66 40 60 40 58 36C55 41 49 42 46 38C44 42 40 44 36 40z',
      '#fbf5e8',
    ) +
    line('M40 31C52 24 76 24 88 31', 4, '#3f6b4a'),
  thing: at(
    'translate(-4 -1)',
    mug(96, 75) +
      mug(111, 77) +
      oval(104, 90, 25, 4.6, '#aeb6bc') +
      line('M84 89C96 92 112 92 122 89', 1.6, '#e6ecef') +
      shape('M94 94C98 91 112 91 116 95C116 104 110 110 110 132H98C99 116 94 106 94 94z', 'var(--skin)'),
  ),
};
