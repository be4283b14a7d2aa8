/**
 * From the legal answers to what is asked next. A play is found by narrowing them down: which card, to do what, on which
 * Drink, on whom, paid with what. Nothing is legal here but what the table offers.
 */
import type { OwnPart } from '@taproom/client';
import type { PlayAnswer } from '@taproom/inn';
import type { TableSnapshot } from '../../link/table-link.ts';

export type Choice = OwnPart['choices'][number];

export interface Play {
  readonly answer: PlayAnswer;
  readonly label: string;
}

/** What the player has picked so far. */
export interface Intent {
  readonly card: number;
  readonly use: number | null;
  readonly drink: number | null;
  readonly targets: readonly number[];
  /** The player has said that these are all. */
  readonly aimed: boolean;
  readonly pays: string | null;
}

export type Step =
  | { readonly ask: 'use'; readonly uses: readonly { readonly use: number; readonly label: string }[] }
  | { readonly ask: 'drink'; readonly drinks: readonly { readonly drink: number; readonly label: string }[] }
  | {
      readonly ask: 'targets';
      /** Whom a click adds. */
      readonly open: readonly number[];
      readonly chosen: readonly number[];
      /** With these it may be played already. */
      readonly enough: boolean;
    }
  | {
      readonly ask: 'pays';
      readonly ways: readonly { readonly key: string; readonly cards: readonly number[] }[];
    }
  /** Nothing more to ask. `aimed`: the last click has said it all, so nobody is asked again. */
  | { readonly ask: 'nothing'; readonly play: Play; readonly aimed: boolean };

export const isPlay = (choice: Choice): boolean => choice.answer.do === 'play';

/** The plays among the choices. Of copies in hand the table offers one: each of them can be played. */
export function playsOf({
  own,
  view,
  faces,
}: Pick<TableSnapshot, 'own' | 'view' | 'faces'>): readonly Play[] {
  // Answers come over the wire and say no more than what they do; of those that play a card the rest is known.
  const plays = (own?.choices ?? []).filter(isPlay) as unknown as readonly Play[];
  // Before the game there is nothing to play, and no hand.
  if (plays.length === 0) return plays;
  const hand = view?.seats[view.seat]?.hand ?? [];
  const key = (card: number): string => faces?.cards[card]?.key ?? `${card}`;
  const offered = new Set(plays.map(({ answer }) => answer.card));
  const copies = hand.flatMap((copy) => {
    if (offered.has(copy)) return [];
    const first = hand.find((card) => offered.has(card) && key(card) === key(copy));
    return first === undefined ? [] : plays.filter(isOf(first)).map((play) => withCopy(play, copy));
  });
  return copies.length === 0 ? plays : [...plays, ...copies];
}

const isOf =
  (card: number) =>
  ({ answer }: Play): boolean =>
    answer.card === card;

/** The same with the other copy; where that one would have paid for it, the first does. */
function withCopy({ answer, label }: Play, copy: number): Play {
  const { card, pays } = answer;
  const paid = pays?.map((each) => (each === copy ? card : each));
  return { answer: { ...answer, card: copy as PlayAnswer['card'], ...(paid && { pays: paid }) }, label };
}

export const intentFor = (card: number): Intent => ({
  card,
  use: null,
  drink: null,
  targets: [],
  aimed: false,
  pays: null,
});

const payKey = ({ answer }: Play): string => (answer.pays ?? []).join();

/** The first play for each value. */
function distinct<Key>(plays: readonly Play[], keyOf: (play: Play) => Key): Map<Key, Play> {
  const found = new Map<Key, Play>();
  for (const play of plays) if (!found.has(keyOf(play))) found.set(keyOf(play), play);
  return found;
}

/** What to ask next; null if the card cannot be played (any more). */
export function nextStep(plays: readonly Play[], intent: Intent): Step | null {
  let left = plays.filter(({ answer }) => answer.card === intent.card);
  if (intent.use !== null) left = left.filter(({ answer }) => answer.use === intent.use);
  const uses = distinct(left, ({ answer }) => answer.use);
  if (uses.size > 1) return { ask: 'use', uses: Array.from(uses, ([use, { label }]) => ({ use, label })) };
  if (intent.drink !== null) left = left.filter(({ answer }) => answer.drink === intent.drink);
  const drinks = distinct(left, ({ answer }) => answer.drink);
  if (drinks.size > 1)
    return { ask: 'drink', drinks: Array.from(drinks, ([drink, { label }]) => ({ drink, label })) };
  const sets = distinct(left, ({ answer }) => answer.targets.join());
  if (sets.size > 1) {
    const { targets: chosen } = intent;
    const fitting = Array.from(sets.values(), ({ answer }) => answer.targets).filter((set) =>
      chosen.every((target) => set.includes(target)),
    );
    const open = [...new Set(fitting.flat())].filter((target) => !chosen.includes(target));
    const enough = fitting.some((set) => set.length === chosen.length);
    if (fitting.length === 0) return null;
    if (!enough || (open.length > 0 && !intent.aimed)) return { ask: 'targets', open, chosen, enough };
    left = left.filter(
      ({ answer }) =>
        answer.targets.length === chosen.length && chosen.every((target) => answer.targets.includes(target)),
    );
  }
  if (intent.pays !== null) left = left.filter((play) => payKey(play) === intent.pays);
  const payments = distinct(left, payKey);
  if (payments.size > 1)
    return {
      ask: 'pays',
      ways: Array.from(payments, ([key, { answer }]) => ({ key, cards: answer.pays ?? [] })),
    };
  const [play] = left;
  if (play === undefined) return null;
  return { ask: 'nothing', play, aimed: sets.size > 1 || intent.pays !== null };
}

/** From here on a target is no seat but a card that lies in front of somebody. */
export const THING = 1000;
export const isThing = (target: number): boolean => target >= THING;
