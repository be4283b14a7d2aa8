/** How somebody plays who likes some things better than they are worth: weights on one and the same judgement. */
export interface Temper {
  /** What people call somebody like that. */
  readonly name: string;
  /** Harm to rivals, in parts of what it is worth. */
  readonly spite: number;
  /** Gold of one's own. */
  readonly greed: number;
  /** A Round of Gambling. */
  readonly daring: number;
  /** What keeps harm off. */
  readonly caution: number;
  /** What they say when something big has happened. */
  readonly lines: Readonly<Record<Occasion, readonly string[]>>;
}

/** Something big: they won a pot, somebody else is out, they were hit hard, or they have won. */
export type Occasion = 'pot' | 'rival-out' | 'hurt' | 'won';

const SILENT = { pot: [], 'rival-out': [], hurt: [], won: [] };

/** Nothing in particular: as strong as it can be. */
export const PLAIN: Temper = { name: '', spite: 1, greed: 1, daring: 1, caution: 1, lines: SILENT };

export const TEMPERS: readonly Temper[] = [
  {
    name: 'the miser',
    spite: 0.9,
    greed: 1.6,
    daring: 0.7,
    caution: 1,
    lines: {
      pot: ['Every coin of it counted. Twice.', 'It will be safe with me. Very safe.'],
      'rival-out': ['Did they settle their tab first?', 'One mug fewer to pay for.'],
      hurt: ['That will cost somebody. In coin!', 'Careful, this coat was nearly new.'],
      won: ['And I still have change for the barkeep. None, that is.'],
    },
  },
  {
    name: 'the gambler',
    spite: 0.9,
    greed: 1.1,
    daring: 1.6,
    caution: 0.8,
    lines: {
      pot: ['The cards love me tonight!', 'Again? Anybody? Again!'],
      'rival-out': ['I would have bet on that.', 'Double or nothing next time!'],
      hurt: ['You cannot win every hand.', 'All in, they said. It will be fun, they said.'],
      won: ['I knew it. I always know it. Sometimes I am even right.'],
    },
  },
  {
    name: 'the careful one',
    spite: 0.8,
    greed: 1,
    daring: 0.8,
    caution: 1.5,
    lines: {
      pot: ['I only played because it was certain.', 'Slowly, slowly, and there it is.'],
      'rival-out': ['That is why I drink water in between.', 'Somebody put a blanket over them.'],
      hurt: ['I saw that coming. I just could not believe it.', 'Right. Behind the table with me.'],
      won: ['See? One does get there, one small sip at a time.'],
    },
  },
  {
    name: 'the brawler',
    spite: 1.5,
    greed: 0.8,
    daring: 1,
    caution: 0.7,
    lines: {
      pot: ['Gold is fine. A good fight is better.', 'Hand it over before I ask nicely.'],
      'rival-out': ['Next!', 'And that was my weaker arm.'],
      hurt: ['Ha! Do that again. I dare you.', 'Was that all?'],
      won: ['Last one standing. As if anybody had doubted it.'],
    },
  },
  {
    name: 'the good sport',
    spite: 1,
    greed: 1,
    daring: 1.1,
    caution: 1,
    lines: {
      pot: ['Well played, all of you. Thank you for the coins!', 'The next ones are on me. Probably.'],
      'rival-out': ['You did well. Sleep well, too.', 'To absent friends! Well, absent-minded ones.'],
      hurt: ['Fair enough!', 'Good one. I will feel that tomorrow.'],
      won: ['What an evening! The same again tomorrow?'],
    },
  },
];

/** The temper of a seat at a table: the same for everybody who asks, and most seats of a table have different ones. */
export const temperAt = (players: readonly string[], seat: number): Temper => {
  let mixed = 0;
  for (const letter of players.join()) mixed = (mixed * 31 + letter.charCodeAt(0)) % 1_000_003;
  return TEMPERS[(mixed + seat * 2) % TEMPERS.length];
};

/** What an event says. */
export interface Happening {
  readonly e: string;
  readonly seat: number;
  readonly n: number;
  readonly list?: readonly number[];
}

/** Harm as great as this is worth a word. */
const HARD = 4;
const A_BIG_POT = 4;

/** What a player says to an event, or null. `turn`: not always the same. */
export function remark(
  { lines }: Temper,
  seat: number,
  { e, seat: whom, n, list = [] }: Happening,
  turn: number,
): string | null {
  const occasion = occasionOf(seat, e, e === 'over' && list.includes(seat) ? seat : whom, n);
  if (occasion === null || lines[occasion].length === 0) return null;
  return lines[occasion][turn % lines[occasion].length];
}

function occasionOf(seat: number, e: string, whom: number, n: number): Occasion | null {
  if (e === 'pot' && whom === seat && n >= A_BIG_POT) return 'pot';
  if (e === 'fortitude' && whom === seat && n <= -HARD) return 'hurt';
  if (e === 'over' && whom === seat) return 'won';
  return e === 'out' && whom !== seat ? 'rival-out' : null;
}
