/**
 * What a Gambling or Cheating Card lets its player do to what is their own in a gambling game inside The Red Dragon Inn
 * (gii.app-b.gambling-effect, cheating-effect, own-things, never-common): the dice in front of them, the cards in their
 * hand and in front of them, face up or down. What lies in the middle is nobody's.
 */
import { ALL, only } from '@taproom/kernel';
import type { ParlourProcedure } from '../table/def.ts';
import { cardOption, dieOption, type ParlourOption } from '../table/question.ts';
import type { ParlourRun } from '../table/run.ts';
import { howSeen, seesOf } from '../table/sees.ts';
import type { ParlourFrame } from '../table/state.ts';

type Effect = 'gambling' | 'cheating';

/** A card that forces somebody out has the effect of a Gambling Card; with a Winning Hand either may be chosen. */
export type CardEffect = Effect | 'either';

const EFFECTS: Readonly<Record<string, readonly Effect[]>> = {
  gambling: ['gambling'],
  cheating: ['cheating'],
  either: ['cheating', 'gambling'],
} satisfies Record<CardEffect, readonly Effect[]>;

/** So many cards of the deck are looked at. */
const LOOKS: Readonly<Record<Effect, number>> = { gambling: 1, cheating: 3 };

/** Where the cards lie that are being looked at, and the one of them that is taken. Only their player sees them. */
const LOOKED = 'looked';
const TAKEN = 'taken';

/** Something of a player's own: where it lies, and which it is there. */
interface Thing {
  readonly zone: string;
  readonly at: number;
  /** The card, or what the die shows. */
  readonly shows: number;
}

/** The frame's zone names the effect. */
export function pushAdjust(t: ParlourRun, seat: number, effect: CardEffect): void {
  t.begin('adjust', { seat, zone: effect });
}

function things(t: ParlourRun, lying: Readonly<Record<string, readonly number[]>>): Thing[] {
  const fixed = t.def.fixed ?? [];
  return Object.keys(lying)
    .filter((zone) => zone !== LOOKED && zone !== TAKEN && !fixed.includes(zone))
    .flatMap((zone) => lying[zone].map((shows, at) => ({ zone, at, shows })));
}

/** One's own dice; of several that show the same, one stands for all. */
function ownDice(t: ParlourRun, seat: number): Thing[] {
  const dice = things(t, t.s.seats[seat].dice);
  return dice.filter(
    (die, i) => dice.findIndex(({ zone, shows }) => zone === die.zone && shows === die.shows) === i,
  );
}

/** One's own cards: all of them, or only those that one may or may not look at. */
function ownCards(t: ParlourRun, seat: number, may: 'see' | 'not-see' | 'have'): Thing[] {
  return things(t, t.s.seats[seat].cards).filter(
    ({ zone }) => may === 'have' || isUnseen(t, zone) === (may === 'not-see'),
  );
}

/** Its owner may not look into it. */
const isUnseen = (t: ParlourRun, zone: string): boolean => ['others', 'nobody'].includes(howSeen(t, zone));

/** The ways to use the card: a die, the deck, or a card that one cannot see and changes unseen. */
type Way = { readonly option: ParlourOption } & (
  | { readonly by: 'set-die' | 'reroll-die' | 'swap-unseen'; readonly thing: Thing }
  | { readonly by: 'look'; readonly cards: number }
);

const waysOf = (t: ParlourRun, f: ParlourFrame): Way[] =>
  EFFECTS[f.zone].flatMap((effect) => waysBy(t, f.seat, effect));

function waysBy(t: ParlourRun, seat: number, effect: Effect): Way[] {
  const isCheating = effect === 'cheating';
  const ways: Way[] = ownDice(t, seat).map((thing) => ({
    by: isCheating ? 'set-die' : 'reroll-die',
    thing,
    option: { die: thing.shows, word: isCheating ? 'change the' : 'reroll the' },
  }));
  const cards = LOOKS[effect];
  const word = cards === 1 ? 'look at the top card' : `look at the top ${cards} cards`;
  if (!t.def.withoutDeck?.(t.s.setup)) ways.push({ by: 'look', cards, option: { word } });
  // Only whoever cheats gets to choose what others see of them (gii.rogues-and-warriors.rank-and-class.rdi-*).
  if (!isCheating)
    for (const thing of ownCards(t, seat, 'not-see'))
      ways.push({ by: 'swap-unseen', thing, option: { word: `exchange your ${thing.zone} card unseen` } });
  return ways;
}

function askHow(t: ParlourRun, f: ParlourFrame): void {
  const options = waysOf(t, f).map(({ option }) => option);
  if (options.length > 0) t.choose(f.seat, 'adjust', 0, 1, options);
}

const adjust: ParlourProcedure = {
  // A game may have something to say to the change: two Rogues are one too many.
  steps: [askHow, (t, f) => t.def.altered?.(t, f.seat)],
  answered(t, f, answer) {
    if (answer.do !== 'choose' || answer.picks.length === 0) return;
    const way = waysOf(t, f)[answer.picks[0]];
    if (way.by === 'look') t.begin('look', { seat: f.seat, n: way.cards });
    else t.begin(way.by, { seat: f.seat, n: way.thing.at, zone: way.thing.zone });
  },
};

function turnDie(t: ParlourRun, f: ParlourFrame, shows: number): void {
  const { dice } = t.s.seats[f.seat];
  t.emit('turn', f.seat, dice[f.zone][f.n], [shows], ALL, f.zone);
  // The list may be the very one that the roll was told with.
  dice[f.zone] = dice[f.zone].with(f.n, shows);
}

const rerollDie: ParlourProcedure = {
  steps: [(t, f) => t.roll(f.seat, 1)],
  answered(t, f, answer) {
    if (answer.do === 'dice') turnDie(t, f, answer.values[0]);
  },
};

const FACES = [1, 2, 3, 4, 5, 6];
const otherFaces = (t: ParlourRun, f: ParlourFrame): number[] =>
  FACES.filter((face) => face !== t.s.seats[f.seat].dice[f.zone][f.n]);

const setDie: ParlourProcedure = {
  steps: [(t, f) => t.choose(f.seat, 'face', 1, 1, otherFaces(t, f).map(dieOption))],
  answered(t, f, answer) {
    if (answer.do === 'choose') turnDie(t, f, otherFaces(t, f)[answer.picks[0]]);
  },
};

/** Cards off the top, one by one: the deck may have to be shuffled in between, or run out. */
function lookAtCards(t: ParlourRun, f: ParlourFrame): void {
  const looked = t.zone(f.seat, LOOKED);
  while (looked.length < f.n) {
    const card = t.drawCard(f.n - looked.length);
    if (card >= 0) looked.push(card);
    else if (t.isShuffling(f)) return void f.step--;
    else break;
  }
  t.emit('look', f.seat, looked.length, looked.slice(), only(f.seat));
}

/** With a Gambling Card one exchanges what one may see; whoever cheats may exchange anything of theirs. */
const replaceable = (t: ParlourRun, f: ParlourFrame): Thing[] =>
  ownCards(t, f.seat, f.n === LOOKS.cheating ? 'have' : 'see');

function askTake(t: ParlourRun, f: ParlourFrame): void {
  const looked = t.zone(f.seat, LOOKED);
  if (looked.length === 0 || replaceable(t, f).length === 0) return;
  t.choose(f.seat, 'take', 0, 1, looked.map(cardOption));
}

function askReplace(t: ParlourRun, f: ParlourFrame): void {
  if (t.zone(f.seat, TAKEN).length === 0) return;
  const options = replaceable(t, f).map(({ zone, shows }): ParlourOption => {
    if (isUnseen(t, zone)) return { word: zone };
    return zone === 'hand' ? { card: shows } : { card: shows, word: zone };
  });
  t.choose(f.seat, 'replace', 1, 1, options);
}

/** What was not used is discarded, face down. */
function putAway(t: ParlourRun, f: ParlourFrame): void {
  t.s.discard.push(...t.zone(f.seat, LOOKED), ...t.zone(f.seat, TAKEN));
  delete t.s.seats[f.seat].cards[LOOKED];
  delete t.s.seats[f.seat].cards[TAKEN];
}

const look: ParlourProcedure = {
  steps: [lookAtCards, askTake, askReplace, putAway],
  answered(t, f, answer) {
    if (answer.do !== 'choose' || answer.picks.length === 0) return;
    const [pick] = answer.picks;
    const taken = t.zone(f.seat, TAKEN);
    if (taken.length === 0) taken.push(...t.zone(f.seat, LOOKED).splice(pick, 1));
    else swap(t, f.seat, replaceable(t, f)[pick], taken.pop()!, true);
  },
};

/** The new card takes the very place of the old one, which is discarded face down. */
function swap(t: ParlourRun, seat: number, { zone, at, shows }: Thing, card: number, known: boolean): void {
  t.s.seats[seat].cards[zone][at] = card;
  t.s.discard.push(shows);
  const sees = seesOf(t, zone, seat);
  t.emit('swap', seat, 1, [card], known && sees !== only(seat) ? ALL : sees, zone);
}

/** The frame's `n` is the card's place in its zone. */
const swapUnseen: ParlourProcedure = {
  steps: [
    function replace(t, f) {
      const card = t.draw(f);
      if (card < 0) return;
      const shows = t.zone(f.seat, f.zone)[f.n];
      swap(t, f.seat, { zone: f.zone, at: f.n, shows }, card, false);
    },
  ],
};

export const adjustments = {
  adjust,
  look,
  'reroll-die': rerollDie,
  'set-die': setDie,
  'swap-unseen': swapUnseen,
} as const;
