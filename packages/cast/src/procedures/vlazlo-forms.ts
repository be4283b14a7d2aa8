/** Vlazlo's form decks: the free card at the start, those he buys with Blood, and the one his title brings him. */
import {
  changeToken,
  draw,
  pushChoose,
  takeFromSide,
  type Answer,
  type Option,
  type Run,
  type SpecialFrame,
} from '@taproom/inn';
import type { Procedure, SeatId } from '@taproom/kernel';

type Steps = Procedure<Run, SpecialFrame, Answer>;

/** What a form card costs, as its back shows. */
const PRICE = 2;

/** The form decks with cards left: an empty one is never refilled. */
function decksLeft(t: Run, seat: SeatId): number[] {
  return t.s.seats[seat].decks
    .map((_, which) => which)
    .filter((which) => t.s.seats[seat].decks[which].deck.length > 0);
}

const titleOf = (t: Run, seat: SeatId, which: number): string => t.c.characters[seat].sideDecks![which].title;

/** Asks for one of the form decks; the answer is an index into those with cards left. */
function ask(t: Run, f: SpecialFrame, what: string, least: 0 | 1): void {
  const options: Option[] = decksLeft(t, f.by).map((which) => ({ word: titleOf(t, f.by, which) }));
  if (options.length > 0) pushChoose(t, f.by, what, options, least, 1, f.card);
}

/** The chosen deck’s top card goes straight to his hand; everybody sees its back. */
function take(t: Run, f: SpecialFrame): void {
  if (f.memory.length === 0) return;
  const which = decksLeft(t, f.by)[f.memory[0]];
  if (t.isHidden()) return;
  const card = takeFromSide(t, f.by, which);
  t.s.seats[f.by].hand.push(card);
  t.emit('draw', f.by, 1, -1, f.card, -1, [card], t.whoSees(f.by), titleOf(t, f.by, which));
}

/** Part of his starting hand, and free. */
export const firstForm: Steps = {
  steps: [(t, f) => ask(t, f, 'form', 1), take],
};

/** One at a time, so that he sees each card before he thinks about the next. */
function offer(t: Run, f: SpecialFrame): void {
  f.memory = [];
  if ((t.s.seats[f.by].tokens.blood ?? 0) >= PRICE) ask(t, f, 'buy-form', 0);
}

function buy(t: Run, f: SpecialFrame): void {
  if (f.memory.length === 0) return;
  changeToken(t, f.by, 'blood', -PRICE, -1);
  take(t, f);
  f.step = 0;
}

export const forms: Steps = { steps: [offer, buy] };

/** First a card of his Character Deck, which he sees before he chooses the form. */
export const twilight: Steps = {
  steps: [(t, f) => draw(t, f.by, 1, f.card), (t, f) => ask(t, f, 'form', 1), take],
};
