/** Questions that are neither a response nor a step of the turn: choose among things, then something is done with them. */
import type { CardId, SeatId } from '@taproom/kernel';
import { putInPlay, takeOutOfPlay } from '../table/in-play.ts';
import { leavePlay } from '../table/costs.ts';
import { gameChosen, splitChosen, variantChosen } from '../gambling/game-choice.ts';
import { pushDrinks } from '../turn/drinking.ts';
import { ante, change, changeToken, pay } from '../table/numbers.ts';
import { pushPlay } from './announcing.ts';
import { discardFromHand, draw, takeOut, tellOf, toDiscard } from '../table/piles.ts';
import type { Run } from '../run.ts';
import { asFrame, type ChooseFrame, type LiftFrame, type Option } from '../table/state.ts';

export function pushChoose(
  t: Run,
  seat: SeatId,
  what: string,
  options: Option[],
  min: number,
  max: number,
  card: CardId,
  n = 0,
): void {
  t.push({ k: 'choose', step: 0, seat, what, options, min, max, n, card });
}

/** Exactly one of them. */
export function chooseOne(t: Run, seat: SeatId, what: string, options: Option[], card: CardId, n = 0): void {
  pushChoose(t, seat, what, options, 1, 1, card, n);
}

/** Cards to choose among. */
export function cardOptions(cards: readonly CardId[]): Option[] {
  // Not by `map`: once that is compiled, its lists are of another kind for V8 than those of before.
  const options: Option[] = [];
  for (const card of cards) options.push({ card });
  return options;
}

/** Players to choose among. */
export function seatOptions(seats: readonly SeatId[]): Option[] {
  const options: Option[] = [];
  for (const seat of seats) options.push({ seat });
  return options;
}

/** May lay a card face down in front of oneself: one of one's own Character Cards, whatever it is. */
export function askToPlot(t: Run, seat: SeatId, cause: CardId): void {
  if (t.isHidden()) return;
  const own = t.s.seats[seat].hand.filter((card) => t.c.owner[card] === seat && t.c.sideDeck[card] < 0);
  if (own.length > 0) pushChoose(t, seat, 'plot', cardOptions(own), 0, 1, cause);
}

type Chosen = (t: Run, f: ChooseFrame, picks: readonly number[]) => void;

const cardsOf = (f: ChooseFrame, picks: readonly number[]): number[] =>
  picks.map((i) => f.options[i].card ?? -1);

/** What is done with what was chosen. A choice not listed here belongs to the frame that asked for it. */
export const chosen: Readonly<Record<string, Chosen>> = {
  'gambling-game': gameChosen,
  'gambling-variant': variantChosen,
  'gambling-split': splitChosen,
  discard: (t, f, picks) => discardFromHand(t, f.seat, cardsOf(f, picks), f.card),
  cycle(t, f, picks) {
    discardFromHand(t, f.seat, cardsOf(f, picks), f.card);
    draw(t, f.seat, f.n, f.card);
  },
  redraw(t, f, picks) {
    discardFromHand(t, f.seat, cardsOf(f, picks), f.card);
    draw(t, f.seat, f.n - t.s.seats[f.seat].hand.length, f.card);
  },
  'discard-to-heal'(t, f, picks) {
    discardFromHand(t, f.seat, cardsOf(f, picks), f.card);
    change(t, f.seat, 'fortitude', picks.length, f.card);
  },
  fetch(t, f, picks) {
    const cards = cardsOf(f, picks);
    for (const card of cards) {
      takeOut(t.s.seats[f.seat].discard, card);
      t.s.seats[f.seat].hand.push(card);
    }
    tellOf(t, 'take', f.seat, cards, f.card);
  },
  'discard-in-play'(t, f, picks) {
    for (const card of cardsOf(f, picks)) {
      leavePlay(t, f.seat, card);
      t.emit('leave-play', f.seat, 0, card, f.card, -1, [], undefined, f.min > 0 ? 'there is no room' : '');
    }
  },
  'team-champion'(t, f, picks) {
    const champion = f.options[picks[0]].seat!;
    asFrame(t.top(), 'champions').champions.push(champion);
    t.emit('champion', champion, 0, -1, f.card);
  },
  'team-drink'(t, f, picks) {
    const drinker = f.options[picks[0]].seat!;
    const turn = asFrame(t.top(), 'turn');
    turn.done = [...turn.done, drinker];
    pushDrinks(t, [drinker], 'pile');
  },
  'choose-token'(t, f, picks) {
    changeToken(t, f.seat, f.options[picks[0]].word ?? '', f.n, f.card);
  },
  plot(t, f, picks) {
    for (const card of cardsOf(f, picks)) {
      takeOut(t.s.seats[f.seat].hand, card);
      t.s.seats[f.seat].plot.push(card);
      t.emit('plot', f.seat, 1, card, f.card, -1, [], t.sideOf(f.seat));
    }
  },
  stow(t, f, picks) {
    for (const card of cardsOf(f, picks)) {
      takeOut(t.s.seats[f.seat].hand, card);
      t.s.seats[f.seat].deck.push(card);
      t.emit('stow', f.seat, 1, card, f.card, -1, [], t.sideOf(f.seat));
    }
  },
  prize(t, f, picks) {
    const { inn, pot } = t.s.prizes!;
    for (const card of cardsOf(f, picks)) {
      takeOut(inn, card);
      pot.push(card);
      t.emit('prize-added', f.seat, 0, card);
    }
  },
  'prize-share'(t, f, picks) {
    for (const card of cardsOf(f, picks)) {
      takeOutOfPlay(t.s.seats[f.seat], card);
      putInPlay(t.s.seats[f.n], card);
      t.emit('prize-won', f.n, 0, card);
    }
  },
  must(t, f, picks) {
    takeOutOfPlay(t.s.seats[f.seat], f.card);
    const on = t.stack.length - 1;
    pushPlay(t, f.card, t.def(f.card).must!, f.seat, [f.options[picks[0]].seat!], true, null, on, f.n);
  },
  'blood-ante'(t, f, [blood]) {
    change(t, f.seat, 'fortitude', 0 - blood, f.card);
    ante(t, f.seat, blood, f.card, true, true);
    ante(t, f.seat, f.n - blood, f.card, false);
  },
  wages(t, f, picks) {
    if (f.options[picks[0]].word === 'pay') {
      // A payment like that of a card: cards that let the Inn pay can answer it.
      const use = t.def(f.card).uses.findIndex(({ when }) => when.at === 'called');
      if (use < 0) pay(t, f.seat, f.n, -1, f.card, false);
      else pushPlay(t, f.card, use, f.seat, [], false);
    } else {
      leavePlay(t, f.seat, f.card);
      t.emit('leave-play', f.seat, 0, f.card, -1, -1, [], undefined, 'nobody pays the Wages');
    }
  },
  scry(t, f, picks) {
    const lifted = asFrame(t.top(), 'lift');
    keepLifted(t, lifted, cardsOf(f, picks));
  },
};

/** The kept cards go to the hand, the others to the discard pile; everybody has seen all of them. */
export function keepLifted(t: Run, lifted: LiftFrame, kept: readonly number[]): void {
  const taken = lifted.cards.filter((card) => kept.includes(card));
  const gone = lifted.cards.filter((card) => !kept.includes(card));
  t.s.seats[lifted.seat].hand.push(...taken);
  tellOf(t, 'take', lifted.seat, taken, lifted.card);
  for (const card of gone) toDiscard(t, card);
  if (gone.length > 0) t.emit('discard', lifted.seat, gone.length, -1, lifted.card, -1, gone);
  lifted.cards = [];
}
