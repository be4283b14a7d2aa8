/**
 * “Psionic vision”: the top four cards of her deck are turned up, an opponent divides them into two piles, and she
 * takes one pile into her hand. The opponent may be one who is outside for the moment (rdi6, note on the card): that
 * is why they are chosen here and not as the card's target.
 */
import {
  asFrame,
  areMates,
  inOrder,
  chooseOne,
  pushChoose,
  reshuffleIfEmpty,
  tellOf,
  toDiscard,
  type Answer,
  type LiftFrame,
  type Run,
  type SpecialFrame,
  cardOptions,
  seatOptions,
} from '@taproom/inn';
import type { Procedure } from '@taproom/kernel';

const TURNED_UP = 4;

/** The revealed cards lie, for all to see, in a frame of lifted cards just below this one, which never runs itself. */
function clearTheTable(t: Run, f: SpecialFrame): void {
  const lifted: LiftFrame = {
    k: 'lift',
    step: 0,
    seat: f.by,
    n: TURNED_UP,
    cards: [],
    goal: 'scry',
    keep: 0,
    card: f.card,
    subtype: '',
  };
  t.stack.splice(t.stack.length - 1, 0, lifted);
}

const liftedBy = (t: Run): LiftFrame => asFrame(t.below(), 'lift');

/** Where the deck runs out on the way, the discard pile becomes the new one and it goes on. */
function turnUp(t: Run, f: SpecialFrame): void {
  if (t.isHidden()) return;
  const lifted = liftedBy(t);
  const at = t.s.seats[f.by];
  const before = lifted.cards.length;
  while (lifted.cards.length < lifted.n && at.deck.length > 0) lifted.cards.push(at.deck.pop()!);
  tellOf(t, 'reveal-card', f.by, lifted.cards.slice(before), f.card);
  if (reshuffleIfEmpty(t, f.by) && lifted.cards.length < lifted.n) f.step--;
}

function opponents(t: Run, f: SpecialFrame): number[] {
  return inOrder(t.s, f.by).filter((seat) => !areMates(t.s, seat, f.by));
}

function askForDivider(t: Run, f: SpecialFrame): void {
  if (liftedBy(t).cards.length < 2) {
    f.step = TAKE;
    return;
  }
  const seats = opponents(t, f);
  chooseOne(t, f.by, 'divider', seatOptions(seats), f.card);
}

/** The divider names the cards of one pile; the others are the other pile. Neither is empty. */
function divide(t: Run, f: SpecialFrame): void {
  const divider = opponents(t, f)[f.memory[0]];
  const { cards } = liftedBy(t);
  f.targets = [divider];
  f.memory = [];
  pushChoose(t, divider, 'divide', cardOptions(cards), 1, cards.length - 1, f.card);
}

function askForPile(t: Run, f: SpecialFrame): void {
  const { cards } = liftedBy(t);
  const pile = (named: boolean): { word: string } => ({
    word: cards
      .filter((_, i) => f.memory.includes(i) === named)
      .map((card) => t.def(card).title)
      .join(' + '),
  });
  chooseOne(t, f.by, 'pile', [pile(true), pile(false)], f.card);
}

/** Memory holds which cards are in the first pile, and last which pile she takes; nothing where there is but one. */
function take(t: Run, f: SpecialFrame): void {
  const lifted = liftedBy(t);
  const second = f.memory.pop() === 1;
  const divided = f.memory.length > 0;
  const isLeft = (i: number): boolean => divided && f.memory.includes(i) === second;
  const taken = lifted.cards.filter((_, i) => !isLeft(i));
  const gone = lifted.cards.filter((_, i) => isLeft(i));
  t.s.seats[f.by].hand.push(...taken);
  tellOf(t, 'take', f.by, taken, f.card);
  for (const card of gone) toDiscard(t, card);
  if (gone.length > 0) t.emit('discard', f.by, gone.length, -1, f.card, -1, gone);
  t.stack.splice(t.stack.indexOf(lifted), 1);
}

const steps = [clearTheTable, turnUp, askForDivider, divide, askForPile, take];
const TAKE = steps.indexOf(take);

export const psionicVision: Procedure<Run, SpecialFrame, Answer> = { steps };
