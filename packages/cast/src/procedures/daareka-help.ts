/**
 * “Oh look! You brought me some help”: she looks at the hand of whoever was hit and may take an Action Card out of it
 * for somebody else: a different player, or something in play that can be hit, loses Fortitude by it.
 */
import {
  discardFromHand,
  chooseOne,
  pushChoose,
  pushPlay,
  targetSets,
  thingOf,
  THING,
  type Answer,
  type Option,
  type Run,
  type SpecialFrame,
  cardOptions,
} from '@taproom/inn';
import type { Procedure, SeatId } from '@taproom/kernel';

/** The use of the card that hits the second one. */
const SECOND_BLOW = 1;

/**
 * She is asked even where nothing fits, so that nobody else learns that from the silence. The cards stay in the hand;
 * memory holds how many she was offered, which ones, and then her pick.
 */
function look(t: Run, f: SpecialFrame): void {
  if (t.isHidden()) return;
  const [victim] = f.targets;
  const { hand } = t.s.seats[victim];
  t.emit('show', victim, hand.length, -1, f.card, f.by, hand.slice(), t.sideOf(f.by));
  const cards = hand.filter((card) => t.def(card).types.includes('action'));
  f.memory = [cards.length, ...cards];
  pushChoose(t, f.by, 'borrow-action', cardOptions(cards), 0, 1, f.card);
}

/** Nobody is hit twice (core.targeting.distinct-picks). */
const others = (t: Run, f: SpecialFrame): number[] =>
  targetSets(t, f.by, t.use(f.card, SECOND_BLOW))
    .map(([target]) => target)
    .filter((target) => target !== f.targets[0]);

const optionOf = (target: SeatId): Option => (target < THING ? { seat: target } : { card: thingOf(target) });

function aim(t: Run, f: SpecialFrame): void {
  const [victim] = f.targets;
  const [count, ...cards] = f.memory;
  const card = cards.length > count ? cards[cards[count]] : undefined;
  f.memory = [];
  // A bot that thinks ahead may have dealt this hand anew: then the card is no longer there.
  if (card === undefined || !t.s.seats[victim].hand.includes(card)) return;
  discardFromHand(t, victim, [card], f.card);
  const options = others(t, f).map(optionOf);
  if (options.length > 1) chooseOne(t, f.by, 'second-blow', options, f.card);
  else f.memory = [...options.keys()];
}

function strike(t: Run, f: SpecialFrame): void {
  if (f.memory.length > 0) pushPlay(t, f.card, SECOND_BLOW, f.by, [others(t, f)[f.memory[0]]], false);
}

export const borrowHelp: Procedure<Run, SpecialFrame, Answer> = { steps: [look, aim, strike] };
