/**
 * The names of ours for icons, and where each comes from: `game-icons` by name with its author (CC BY 3.0), or drawn
 * by us. The icons' font is made of these at build time (build/icons.ts); the credits page lists them.
 */
interface FromGameIcons {
  readonly icon: string;
  readonly by: Author;
}

/** Paths in a box of 24 × 24. */
type OwnDrawing =
  | {
      /** Lines of one weight, with round ends and corners. */
      readonly lines: string;
    }
  | {
      /** What lies within an odd number of outlines is filled. */
      readonly filled: string;
    };

export type Drawing = FromGameIcons | OwnDrawing;

type Author = 'Lorc' | 'Delapouite' | 'Skoll' | 'sbed' | 'Caro Asercion';

const from = (icon: string, by: Author): FromGameIcons => ({ icon, by });
const lines = (d: string): OwnDrawing => ({ lines: d });
const filled = (d: string): OwnDrawing => ({ filled: d });

export const ICONS = {
  // What is counted
  fortitude: from('hearts', 'Skoll'),
  alcohol: from('beer-stein', 'Lorc'),
  gold: from('two-coins', 'Delapouite'),
  hand: from('poker-hand', 'Lorc'),
  'drink-me': filled(
    'M2 9.5h12v2h1.8a2.2 2.2 0 0 1 2.2 2.2v4.1a2.2 2.2 0 0 1-2.2 2.2H14v2H2zM14 13.5v4.5h1.3a.7.7 0 0 0 .7-.7v-3.1a.7.7 0 0 0-.7-.7zM4.8 12v7.5h1.7V12zm4.7 0v7.5h1.7V12zM8 2h11.5v1.8h.8a2.2 2.2 0 0 1 2.2 2.2v4a2.2 2.2 0 0 1-2.2 2.2h-.8v1.6h-1.3a4 4 0 0 0-2.4-2.3V7.6H8z',
  ),
  deck: filled(
    'M6.5 1.5h14v15h-2v-13h-12zM3.5 5h13v17.5h-13zM6 8v11.5h8V8zM10 10.2l2.6 3.6L10 17.4l-2.6-3.6z',
  ),
  discard: filled(
    'M4 1.5h12v9h-2.5V4h-7v13h3.5v2.5H4zM17 11.5v5.8l2.3-2.3 1.7 1.7-5.2 5.3-5.3-5.3 1.8-1.7 2.2 2.3v-5.8z',
  ),
  pot: from('coins-pile', 'Delapouite'),
  inn: from('tavern-sign', 'Delapouite'),
  potion: from('potion-ball', 'Lorc'),
  scarabs: from('scarab-beetle', 'Lorc'),
  blood: from('drop', 'Lorc'),
  momentum: from('wingfoot', 'Lorc'),
  hellfire: from('small-fire', 'Lorc'),
  chi: filled(
    'M12 1.5a10.5 10.5 0 1 0 0 21 10.5 10.5 0 0 0 0-21zm0 2a8.5 8.5 0 1 1 0 17 4.25 4.25 0 0 1 0-8.5 4.25 4.25 0 0 0 0-8.5zm0 2.9a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3zm0 8.2a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z',
  ),
  salve: from('honey-jar', 'Delapouite'),
  splint: from('broken-bone', 'Lorc'),
  bandage: from('bandage-roll', 'Lorc'),

  // Types of cards
  fist: from('fist', 'Skoll'),
  shield: from('shield', 'sbed'),
  hourglass: from('hourglass', 'Lorc'),
  dice: from('rolling-dices', 'Delapouite'),
  sleeve: filled(
    'M3 14 14.6 7.6l5.7 10.3L8.7 24zM12.6 6.9 16.7.9l6.8 4.7-5.3 7.7zM1.6 12.9l1-1.7 2.5.2zM16.9 4.1l-.4 2.6 2.2 1.5.4-2.6z',
  ),
  mug: from('beer-stein', 'Lorc'),
  bell: from('ringing-bell', 'Lorc'),

  // Decks and things of the characters
  item: from('swap-bag', 'Lorc'),
  pipe: from('smoking-pipe', 'Delapouite'),
  horseshoe: from('horseshoe', 'Delapouite'),
  bottle: from('square-bottle', 'Lorc'),
  mushroom: from('mushroom', 'Lorc'),
  patient: from('medical-pack', 'sbed'),
  paw: from('paw-print', 'Lorc'),
  minion: from('minions', 'Lorc'),
  mount: from('horse-head', 'Delapouite'),
  story: from('open-book', 'Lorc'),
  elixir: from('round-potion', 'Delapouite'),
  wolf: from('wolf-head', 'Lorc'),
  bat: from('bat', 'Skoll'),
  scheme: from('secret-book', 'Delapouite'),
  chaser: filled('M4.5 2h15l-2.2 20H6.7zm2.7 2.3.6 5.7h8.400l.6-5.7z'),
  split: from('split-arrows', 'Delapouite'),
  dungeon: from('dungeon-gate', 'Delapouite'),
  prize: from('open-treasure-chest', 'Skoll'),
  contest: from('beer-horn', 'Delapouite'),

  // At the table
  clock: from('stopwatch', 'Lorc'),
  crown: from('crown', 'Lorc'),
  boss: from('crowned-skull', 'Lorc'),
  trophy: from('trophy', 'Lorc'),
  bot: filled(
    'M11 1h2v3h6.5v13h-15V4H11zm-3.7 6.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm9.4 0a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM8 13.2v1.8h8v-1.8zM1.5 8H3.5v5h-2zm19 0h2v5h-2zM7 18.5h10v4H7z',
  ),
  person: from('person', 'Delapouite'),
  table: from('round-table', 'Delapouite'),
  away: from('night-sleep', 'Delapouite'),
  out: from('knocked-out-stars', 'Delapouite'),
  outside: from('exit-door', 'Delapouite'),
  target: lines('M12 19a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM12 1.5v6M12 16.5v6M1.5 12h6M16.5 12h6'),
  lock: from('padlock', 'Lorc'),
  candle: from('candle-light', 'Lorc'),
  owl: from('owl', 'Lorc'),

  // Around it
  sound: from('sound-on', 'Delapouite'),
  'sound-off': from('sound-off', 'Delapouite'),
  voice: from('conversation', 'Lorc'),
  tv: lines('M3 5h18v12H3zM8 21h8M12 17v4'),
  phone: from('smartphone', 'Skoll'),
  log: from('scroll-quill', 'Delapouite'),
  rules: from('rule-book', 'Delapouite'),
  chat: from('chat-bubble', 'Delapouite'),
  home: from('house', 'Delapouite'),
  settings: from('cog', 'Lorc'),
  search: lines('M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM15.7 15.7 21 21'),
  copy: lines('M9 8.5h10.5v12H9zM5.5 15.5h-1v-12H15v1'),
  link: lines(
    'M10 14a4.2 4.2 0 0 0 6 0l3.4-3.4a4.2 4.2 0 0 0-6-6L12 6M14 10a4.2 4.2 0 0 0-6 0l-3.4 3.4a4.2 4.2 0 0 0 6 6L12 18',
  ),
  close: lines('M5 5l14 14M19 5 5 19'),
  help: lines('M8 8.6a4 4 0 1 1 5.9 3.5c-1.2.7-1.9 1.4-1.9 3M12 19.6v.2'),
  undo: lines('M8 4 3.5 8.5 8 13M4 8.5h10.5a5.5 5.5 0 0 1 0 11H8'),
  check: lines('M4.5 12.5 10 18 20 6.5'),
  plus: lines('M12 4v16M4 12h16'),
  minus: lines('M4 12h16'),
  left: lines('M14.5 4.5 7 12l7.5 7.5'),
  right: lines('M9.5 4.5 17 12l-7.5 7.5'),
  up: lines('M4.5 15 12 7.5l7.5 7.5'),
  down: lines('M4.5 9l7.5 7.5L19.5 9'),
  more: filled(
    'M3 12a2 2 0 1 1 4 0 2 2 0 0 1-4 0zm7 0a2 2 0 1 1 4 0 2 2 0 0 1-4 0zm7 0a2 2 0 1 1 4 0 2 2 0 0 1-4 0z',
  ),
  play: filled('M6 3.5 20.5 12 6 20.5z'),
  'skip-back': lines('M18.5 5 11 12l7.5 7M6 5v14'),
  'skip-forward': lines('M5.5 5 13 12l-7.5 7M18 5v14'),
  'full-screen': lines('M4 9.5V4h5.5M14.5 4H20v5.5M20 14.5V20h-5.5M9.5 20H4v-5.5'),
  pause: filled('M6 4h4v16H6zm8 0h4v16h-4z'),
  share: lines('M12 15V3.5M7.5 7.5 12 3l4.5 4.5M5 12v8.5h14V12'),
  warning: filled('M12 2.5 23 21.5H1zm-1.3 6.8.4 6h1.8l.4-6zM12 17a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6z'),
  eye: lines(
    'M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  ),

  // Playing cards: who is pictured, and the animals of the suits
  'rank-dragon': from('spiked-dragon-head', 'Delapouite'),
  'rank-warrior': from('broadsword', 'Lorc'),
  'rank-lady': from('rose', 'Lorc'),
  'rank-bard': from('lyre', 'Lorc'),
  'rank-merchant': from('scales', 'Lorc'),
  'rank-rogue': from('domino-mask', 'Lorc'),
  'animal-wolf': from('wolf-head', 'Lorc'),
  'animal-hawk': from('eagle-head', 'Delapouite'),
  'animal-horse': from('horse-head', 'Delapouite'),
  'animal-owl': from('owl', 'Lorc'),
  'animal-hare': from('rabbit', 'Delapouite'),
  'animal-wren': from('sparrow', 'Lorc'),

  // Emblems of the seats
  'seat-sun': from('sun', 'Lorc'),
  'seat-fox': from('fox-head', 'Lorc'),
  'seat-leaf': from('oak-leaf', 'Delapouite'),
  'seat-rose': from('rose', 'Lorc'),
  'seat-owl': from('barn-owl', 'Caro Asercion'),
  'seat-anchor': from('anchor', 'Lorc'),
  'seat-moon': from('moon', 'Lorc'),
  'seat-key': from('key', 'Lorc'),

  // Emblems of the characters
  sera: from('thrown-daggers', 'Lorc'),
  joran: from('wizard-staff', 'Lorc'),
  lizwick: from('locked-chest', 'Lorc'),
  zakhan: from('meditation', 'Lorc'),
  vlazlo: from('fangs', 'Skoll'),
  amundyr: from('mummy-head', 'Delapouite'),
  torglesnarf: from('crown-coin', 'Lorc'),
  daareka: from('brainstorm', 'Lorc'),
  warthorn: from('beard', 'Lorc'),
  molly: from('horse-head', 'Delapouite'),
  jasper: from('mailed-fist', 'Lorc'),
  'the-wench': from('wine-bottle', 'Delapouite'),
  dale: from('spotted-mushroom', 'Lorc'),
  jett: from('wingfoot', 'Lorc'),
  petra: from('devil-mask', 'Delapouite'),
  terci: from('stethoscope', 'Delapouite'),
  ygella: from('paw-print', 'Lorc'),
  otto: from('robot-golem', 'Lorc'),
} as const satisfies Record<string, Drawing>;

export type IconName = keyof typeof ICONS;
