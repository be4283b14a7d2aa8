/** Those of the fifth book. */
import { BROAD_FACE, GRIP, NECK, NOSE, PALM, SLIM_FACE } from '../body.ts';
import { at, both, box, cord, disc, dot, dots, INK, line, oval, patch, ring, shape } from '../pen.ts';
import type { Person } from '../portrait.ts';

const HAIR_OF_SERA = '#6b2b20';

const knife = at(
  'rotate(-20)',
  box(-2.2, -11, 4.4, 11, 1.6, '#2a1a12') + patch('M-4.5-1.5h9v3h-9z', '#d9a94a'),
);

/** A knife thrower with a red scarf. */
export const sera: Person = {
  skin: '#e6b48d',
  shade: '#c98c66',
  iris: '#3f7a4a',
  brow: '#4a1f1a',
  ground: '#b98b57',
  light: '#d3ab6f',
  eyes: [64, 58, 1],
  mouth: [65, 76, 0.9],
  back:
    shape('M44 34C22 32 8 56 16 84C18 94 14 100 10 104C24 104 34 94 36 82C38 70 42 60 50 54z', HAIR_OF_SERA) +
    line('M22 62C20 76 24 86 20 96M30 54C27 66 29 76 27 88', 1.8, '#8f4330') +
    shape('M28 104C30 86 46 80 64 80S98 86 100 104z', '#2b3833') +
    NECK +
    shape('M14 132C16 106 40 99 54 95L74 95C90 99 110 106 114 132z', '#3d4d46') +
    cord('M34 103L78 132', 5.4, '#8a5a2c') +
    at('translate(44 106)', knife) +
    at('translate(56 114)', knife) +
    shape('M42 91C52 100 76 100 86 91L91 102C78 113 50 113 37 102z', '#a92f48') +
    shape('M84 98L99 112 90 122 80 106z', '#8c2439'),
  head:
    both(disc(42, 61, 5.5, 'var(--shade)')) +
    ring(87, 69, 2.6, '#f0b44c') +
    SLIM_FACE +
    NOSE +
    line('M47 70l6 5', 1.6, '#fbe0c8'),
  front:
    shape(
      'M39 58C31 30 48 15 68 17C90 17 97 36 89 58C88 50 84 43 76 38C68 48 52 50 46 47C42 50 40 53 39 58z',
      HAIR_OF_SERA,
    ) +
    line('M72 23C82 26 88 34 88 44M64 24C58 30 52 36 46 38', 1.8, '#9a4c36') +
    line('M41 43C50 39 76 30 89 42', 4.6, '#a92f48'),
  thing:
    at(
      'translate(105 92) rotate(14)',
      shape('M-4.5-4L-5.5-40L0-54L5.5-40L4.5-4z', '#dfe5e8'),
      patch('M0-53L5-40L4.2-5H0z', '#aab5bc'),
      box(-9, -6, 18, 5, 2, '#d9a94a') + box(-3.2, -2, 6.4, 16, 2, '#4a2a18'),
    ) + GRIP,
};

const HAIR_OF_JORAN = '#4a2c1c';

/** A wizard in what is not a bathrobe, a portal in his hand. */
export const joran: Person = {
  skin: '#dba37c',
  shade: '#b97c55',
  iris: '#3a6fb0',
  brow: '#3a2014',
  ground: '#a8743a',
  light: '#cf9f5c',
  eyes: [64, 59, 0.95],
  mouth: [64, 78, 0.8],
  sink: 19,
  back:
    shape('M42 44C32 60 30 78 40 92H88C98 78 96 60 86 44z', HAIR_OF_JORAN) +
    NECK +
    shape('M10 132C13 108 34 98 50 93H78C94 98 115 108 118 132z', '#33408a') +
    shape('M48 90L34 100C42 116 50 126 56 132H72C78 126 86 116 94 100L80 90 64 116z', '#5a6cc4') +
    line('M38 101C46 116 54 126 60 132M90 101C82 116 74 126 68 132', 2, '#e8c46a') +
    dots(1.8, '#e8c46a', [24, 118], [104, 118], [32, 126], [96, 126]),
  head: both(disc(42, 62, 5, 'var(--shade)')) + SLIM_FACE + NOSE,
  beard: shape('M50 78C54 84 74 84 78 78C78 92 72 102 64 107C56 102 50 92 50 78z', HAIR_OF_JORAN),
  front:
    shape('M64 72C58 69 51 71 47 78C54 80 61 78 64 75C67 78 74 80 81 78C77 71 70 69 64 72z', HAIR_OF_JORAN) +
    line('M54 76C58 74 61 74 63 74M74 76C70 74 67 74 65 74', 1.4, '#7a5136'),
  hat:
    shape(
      'M42 46C46 28 52 12 66 8C76 6 88 10 96 22C88 19 82 20 79 24C82 32 85 39 86 46C72 40 56 40 42 46z',
      '#33408a',
    ) +
    patch('M66 9C76 7 88 11 95 21C87 18 82 20 79 24C82 32 85 38 85.5 45L76 42C76 30 74 18 66 9z', '#232c63') +
    line('M42 43C56 37 72 37 86 43', 5, '#d9a94a') +
    shape('M22 50C30 40 42 42 64 42S98 40 106 50C94 56 82 50 64 50S34 56 22 50z', '#3b4aa0') +
    patch('M60 18l2.2 5 5.4.5-4.1 3.6 1.3 5.3-4.8-2.9-4.7 2.9 1.3-5.3-4.2-3.6 5.5-.5z', '#f4d06a'),
  thing:
    `<ellipse cx="103" cy="76" rx="22" ry="27" fill="#b48cff" opacity=".45"/>` +
    oval(103, 76, 17, 22, '#8a4fd0') +
    oval(103, 76, 11.5, 16, '#1b1440') +
    line('M90 66C92 58 98 54 104 55M116 86C114 94 108 98 102 97', 2.6, '#e6d2ff') +
    dots(1.5, '#fff', [100, 69], [107, 76], [101, 84]) +
    dots(2, '#ffe27a', [84, 54], [122, 62], [86, 98]) +
    PALM,
};

const HAIR_OF_LIZWICK = '#b8508f';

const lens = (x: number): string =>
  disc(x, 37, 9.5, '#b98a3a') + disc(x, 37, 6.3, '#a5dcd2') + line(`M${x - 3} 36l3-3`, 1.8, '#fff');

/** Small, with goggles, a bag full of curious things, and a badger in it. */
export const lizwick: Person = {
  skin: '#f0bb96',
  shade: '#d38d68',
  iris: '#6a4a1e',
  brow: '#7d2f66',
  ground: '#66743a',
  light: '#9aa858',
  eyes: [64, 60, 1],
  mouth: [64, 78, 0.9],
  back:
    // The bag, and what looks out of it.
    shape('M96 50L108 44 116 74 102 78z', '#e9d9b0') +
    line('M108 45C104 48 104 50 108 51', 1.6, '#9a7a46') +
    cord('M90 74L88 46', 3, '#8a5a2c') +
    disc(88, 42, 6, '#f2c84b') +
    shape('M84 74H120C126 90 126 112 122 132H80z', '#7a5230') +
    line('M84 84H121', 3, '#553619') +
    both(disc(10, 74, 4.5, '#4c4a50'), 21) +
    shape('M5 88C5 74 14 70 21 70S37 74 37 88C37 98 30 106 21 106S5 98 5 88z', '#5f5d64') +
    patch('M17 71H25L24 92H18z', '#f2ede2') +
    patch('M9 78C7 86 10 94 15 97L14 84zM33 78C35 86 32 94 27 97L28 84z', '#f2ede2') +
    dots(2, INK, [13.5, 85], [28.5, 85]) +
    oval(21, 96, 4.2, 3, INK) +
    NECK +
    shape('M22 132C24 108 42 100 54 96H74C86 100 104 108 106 132z', '#2f7d78') +
    cord('M42 101C40 112 40 122 42 132M86 101C88 112 88 122 86 132', 4, '#8a5a2c') +
    shape('M50 95C56 102 72 102 78 95L80 104C72 110 56 110 48 104z', '#f2e3bf') +
    both(disc(32, 28, 13, HAIR_OF_LIZWICK) + line('M26 24C30 20 36 22 38 28', 1.8, '#de86bb')),
  head:
    both(shape('M42 56L25 49C25 62 32 71 43 71z', 'var(--shade)')) +
    BROAD_FACE +
    dots(1.1, '#b86a48', [47, 70], [51, 73], [45, 74], [77, 73], [81, 70], [83, 74]),
  front:
    oval(64, 68, 6, 4.8, 'var(--skin)') +
    dot(62, 66.5, 1.5, '#fff6e6') +
    shape(
      'M36 62C28 30 46 16 64 16S100 30 92 62C91 52 86 46 76 45C68 45 60 45 52 45C42 46 37 52 36 62z',
      HAIR_OF_LIZWICK,
    ) +
    line('M56 20C50 22 45 26 42 31M72 20C78 22 83 26 86 31', 1.8, '#de86bb') +
    line('M36 40C50 35 78 35 92 40', 5, '#5a3a20') +
    lens(53) +
    lens(75),
  thing:
    cord('M108 104L104 92', 5, '#7a4a26') +
    disc(101, 79, 14, '#d9a94a') +
    disc(101, 79, 10.5, '#cfeef0') +
    line('M94 78C95 74 98 72 102 72', 2.4, '#fff') +
    at('translate(2 6)', GRIP),
};

const WHITE_HAIR = '#ece6d8';

/** A master of the drunken fist: top knot, long moustache, gourd. */
export const zakhan: Person = {
  skin: '#d69a63',
  shade: '#b0743f',
  iris: '#4a3018',
  brow: WHITE_HAIR,
  ground: '#3f5f7a',
  light: '#759bb0',
  eyes: [64, 55, 1],
  mouth: [64, 77, 0.85],
  back:
    NECK +
    shape('M4 132C7 106 34 97 54 92H74C94 97 121 106 124 132z', '#d9701f') +
    shape('M40 96L54 90 66 112 62 132H48z', '#b4521a') +
    shape('M88 96L74 90 40 132H66z', '#e8933a') +
    [44, 50, 57, 65, 73, 80, 85]
      .map((x, n) => disc(x, 103 + [0, 6, 10, 11.5, 10, 6, 0][n], 4, '#7a3a20'))
      .join(''),
  head:
    both(oval(41, 60, 6, 8, 'var(--shade)') + dot(40, 68, 2, '#f0b44c')) +
    shape('M42 44C42 20 86 20 86 44L86 64C84 79 75 89 64 89S44 79 42 64z', 'var(--skin)') +
    patch('M81 40C87 50 86 60 85 66C82 80 73 88 64 88.5C75 82 81 66 81 40z', 'var(--shade)', 0.55) +
    `<ellipse cx="54" cy="33" rx="9" ry="4" fill="#fff" opacity=".32" transform="rotate(-20 54 33)"/>` +
    NOSE,
  beard:
    shape('M56 82C60 86 68 86 72 82C73 98 71 114 64 124C57 114 55 98 56 82z', WHITE_HAIR) +
    line('M61 92C61 102 62 110 64 116M67 92C67 100 67 106 66 111', 1.5, '#b5ab94'),
  front:
    shape('M57 27C50 12 56 5 64 5S78 12 71 27C67 24 61 24 57 27z', WHITE_HAIR) +
    line('M61 12C60 16 61 19 62 21M67 12C68 16 67 19 66 21', 1.5, '#b5ab94') +
    box(56, 21, 16, 6, 3, '#a92f2a') +
    shape(
      'M64 72C57 68 48 72 44 83C41 92 41 100 43 106C46 95 50 85 58 79C61 78 63 77 64 76C65 77 67 78 70 79C78 85 82 95 85 106C87 100 87 92 84 83C80 72 71 68 64 72z',
      WHITE_HAIR,
    ),
  brows: both(shape('M3-7C7-14 17-16 26-7C28-3 28 2 26 7C24-2 15-9 3-7z', WHITE_HAIR), 0),
  thing:
    shape(
      'M104 54C96 54 93 60 95 66C96 69 98 71 98 74C89 78 85 85 86 92C88 101 95 106 104 106S120 101 122 92C123 85 119 78 110 74C110 71 112 69 113 66C115 60 112 54 104 54z',
      '#b9772e',
    ) +
    patch('M110 76C118 80 121 86 120 92C118 100 112 105 106 105C114 98 115 86 110 76z', '#8f571c') +
    line('M96 64C96 60 98 58 101 57M91 90C92 86 94 83 97 81', 2, '#f0c07a') +
    box(100, 47, 8, 8, 2, '#6b4423') +
    line('M97 72C102 76 108 75 112 72', 3.6, '#a92f2a') +
    at('translate(-8 -4)', GRIP),
};
