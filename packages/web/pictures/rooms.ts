/** Where the four books play, as grounds behind a table: dark and quiet, so that words on them can be read. */
import { at, both, drawing, patch } from './pen.ts';

const WIDTH = 1440;
const HEIGHT = 900;
const MIDDLE = WIDTH / 2;

const wall = (colour: string): string => patch(`M0 0H${WIDTH}V${HEIGHT}H0z`, colour);

/** The same, again and again. */
const row = (n: number, step: number, one: string, down = 0): string =>
  Array.from({ length: n }, (_, i) => at(`translate(${i * step} ${i * down})`, one)).join('');

const shine = (x: number, y: number, colour: string): string =>
  [190, 130, 80].map((r) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}" opacity=".08"/>`).join('');

const lantern = (x: number, glass: string): string =>
  at(
    `translate(${x} 0)`,
    patch('M-3 0H3V60H-3z', '#120a06'),
    patch('M-24 60H24L30 72H-30zM-24 128H24L20 138H-20z', '#120a06'),
    patch('M-22 72H22V128H-22z', glass),
    patch('M-2 72H2V128H-2zM-22 98H22V101H-22z', '#120a06'),
  );

const bottle = (height: number, colour: string): string =>
  patch(
    `M-11 0V${-height}C-11 ${-height - 12}-5 ${-height - 14}-5 ${-height - 22}V${-height - 36}H5V${-height - 22}C5 ${-height - 14} 11 ${-height - 12} 11 ${-height}V0z`,
    colour,
  );

const mug = patch('M-16 0V-34H14V-28H22C28-28 28-8 22-8H14V0zM14-22V-14H20V-22z', '#6b4423');

const shelf = (y: number, ...things: readonly string[]): string =>
  at(`translate(0 ${y})`, ...things, patch('M0 0H300V12H0z', '#4a2d18'), patch('M0 12H300V18H0z', '#180d07'));

const barrel = (x: number, y: number): string =>
  at(
    `translate(${x} ${y})`,
    `<circle r="62" fill="#4a2d18"/><circle r="52" fill="#5e3b20"/>`,
    patch('M-52-4H52V4H-52z', '#3a2212'),
    patch('M-4 20H4V34H-4z', '#140b06'),
  );

/** Walnut, beams, lanterns, a window with the night in it. */
const taproom =
  wall('#2b1a12') +
  row(16, 94, patch('M0 0H3V900H0z', '#1e120b')) +
  patch('M0 0H1440V26H0z', '#180d07') +
  patch('M0 26H1440V32H0z', '#4a2d18') +
  both(
    patch('M60 150H260V380H60z', '#180d07') +
      patch('M70 160H155V265H70zM165 160H250V265H165zM70 275H155V370H70zM165 275H250V370H165z', '#22364a') +
      at('translate(40 0)', shelf(560, row(4, 62, at('translate(50 0)', mug)))),
    MIDDLE,
  ) +
  `<circle cx="215" cy="205" r="20" fill="#c9c39a" opacity=".5"/>` +
  both(shine(430, 100, '#f0b44c') + lantern(430, '#b9822e'), MIDDLE);

/** Stone arches below the city, curtains the colour of wine, candles. */
const depths =
  wall('#241a20') +
  row(9, 180, patch('M0 0H2V900H0z', '#1a1217')) +
  row(8, 0, patch('M0 90H1440V92H0z', '#1a1217'), 110) +
  both(
    patch('M40 900V360C40 200 300 200 300 360V900z', '#140d12') +
      patch('M28 900V356C28 180 312 180 312 356V900H296V362C296 216 44 216 44 362V900z', '#39292f') +
      patch('M0 0H190C170 160 120 250 0 330z', '#551624') +
      patch(
        'M0 0H40C40 130 30 220 0 300zM80 0H110C100 120 80 200 50 270zM150 0H172C160 100 140 180 100 240z',
        '#3d0e19',
      ),
    MIDDLE,
  ) +
  both(
    shine(470, 90, '#e87a3c') +
      at(
        'translate(470 0)',
        patch('M-2 0H2V96H-2zM-70 96H70V104H-70z', '#0f080b'),
        ...[-60, 0, 60].map((x) =>
          patch(
            `M${x - 7} 96V70H${x + 7}V96zM${x} 68C${x - 8} 60 ${x} 54 ${x} 46C${x + 6} 54 ${x + 8} 62 ${x} 68z`,
            '#c98f4a',
          ),
        ),
      ),
    MIDDLE,
  );

/** Behind the bar: barrels and bottles up to the ceiling. */
const bar =
  wall('#2a1b14') +
  row(12, 30, patch('M0 80H1440V82H0z', '#20130d'), 30).replaceAll('translate(30 ', 'translate(0 ') +
  patch('M0 0H1440V40H0z', '#180d07') +
  both(
    at(
      'translate(20 0)',
      shelf(
        230,
        at('translate(30 0)', bottle(70, '#3a5a36')),
        at('translate(80 0)', bottle(50, '#7a4a22')),
        at('translate(128 0)', bottle(84, '#4a2438')),
        at('translate(180 0)', bottle(60, '#2f4a5a')),
        at('translate(228 0)', bottle(76, '#5a4a22')),
        at('translate(272 0)', bottle(48, '#3a5a36')),
      ) +
        shelf(
          400,
          at('translate(34 0)', mug),
          at('translate(96 0)', bottle(80, '#5a4a22')),
          at('translate(146 0)', bottle(60, '#4a2438')),
          at('translate(206 0)', mug),
          at('translate(264 0)', bottle(72, '#2f4a5a')),
        ),
    ) +
      barrel(168, 560) +
      barrel(100, 678) +
      barrel(236, 678),
    MIDDLE,
  ) +
  both(shine(480, 110, '#f0b44c') + lantern(480, '#b9822e'), MIDDLE);

const toadstool = (x: number, y: number, size: number): string =>
  at(
    `translate(${x} ${y}) scale(${size})`,
    `<circle cy="-30" r="70" fill="#5fd0b0" opacity=".1"/>`,
    patch('M-6 0C-4-14-4-22-4-30H4C4-22 4-14 6 0z', '#5f8a80'),
    patch('M-30-28C-28-52 28-52 30-28C16-22-16-22-30-28z', '#3f9a86'),
  );

/** Wet stone under the city, pipes, toadstools that glow. */
const undercity =
  wall('#1c2428') +
  patch(
    'M0 0H1440V60L1400 150 1370 70 1320 210 1270 80 1200 130 1150 60 1040 90 980 40 860 70 760 30 620 66 520 34 420 100 380 60 300 190 250 80 190 240 130 90 60 170 0 90z',
    '#131a1d',
  ) +
  patch(
    'M0 900V620C80 560 130 640 200 600C290 560 300 700 380 760V900zM1440 900V580C1370 540 1330 640 1250 610C1160 580 1130 720 1060 780V900z',
    '#141b1e',
  ) +
  both(
    patch('M0 330H210C250 330 262 342 262 380V900H222V392C222 376 216 370 200 370H0z', '#2c3a3e') +
      patch('M0 338H205V346H0zM150 320H168V380H150zM212 480H272V498H212z', '#3f5054'),
    MIDDLE,
  ) +
  toadstool(120, 600, 1.3) +
  toadstool(60, 640, 0.8) +
  toadstool(330, 730, 0.9) +
  toadstool(1330, 600, 1.2) +
  toadstool(1390, 620, 0.8) +
  toadstool(1110, 760, 1) +
  both(shine(450, 110, '#7fd08a') + lantern(450, '#5a8a4a'), MIDDLE);

const ROOMS = { taproom, depths, bar, undercity } as const;

export type RoomName = keyof typeof ROOMS;

export const rooms = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(ROOMS).map(([name, inside]) => [
      name,
      drawing(WIDTH, HEIGHT, inside).replace('<svg ', '<svg preserveAspectRatio="xMidYMin slice" '),
    ]),
  );
