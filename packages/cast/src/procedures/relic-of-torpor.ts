/** “Cursed Relic of Torpor”: she parts with two cards, or with some of her health in their place. */
import {
  change,
  pushChoose,
  discardFromHand,
  type Answer,
  type Run,
  type SpecialFrame,
  cardOptions,
} from '@taproom/inn';
import type { Procedure } from '@taproom/kernel';

const WANTED = 2;

function ask(t: Run, f: SpecialFrame): void {
  const options = cardOptions(t.s.seats[f.by].hand);
  if (options.length > 0)
    pushChoose(t, f.by, 'discard-or-suffer', options, 0, Math.min(WANTED, options.length), f.card);
}

function suffer(t: Run, f: SpecialFrame): void {
  const { hand } = t.s.seats[f.by];
  discardFromHand(
    t,
    f.by,
    f.memory.map((i) => hand[i]),
    f.card,
  );
  const short = WANTED - f.memory.length;
  if (short > 0) change(t, f.by, 'fortitude', -short, f.card);
}

export const relicOfTorpor: Procedure<Run, SpecialFrame, Answer> = { steps: [ask, suffer] };
