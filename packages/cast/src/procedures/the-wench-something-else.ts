/** “Oh, would you like me to get you something else?”: 2 Gold for The Wench, or a Drink of the common deck. */
import {
  isPresent,
  pay,
  chooseOne,
  pushDrinks,
  type Answer,
  type Run,
  type SpecialFrame,
} from '@taproom/inn';
import type { Procedure } from '@taproom/kernel';

const PRICE = 2;

function ask(t: Run, f: SpecialFrame): void {
  const options = [{ word: `pay ${PRICE} Gold`, costs: true as const }, { word: 'drink' }];
  chooseOne(t, f.by, 'something-else', options, f.card);
}

/** Where she is out of the game, or Ignores everything, the Gold goes to the Inn (rdi7, note on the card). */
function serve(t: Run, f: SpecialFrame): void {
  const owner = t.c.owner[f.card];
  if (f.memory[0] === 0) pay(t, f.by, PRICE, isPresent(t.s, owner) ? owner : -1, f.card, false);
  else pushDrinks(t, [f.by], 'deck');
}

export const somethingElse: Procedure<Run, SpecialFrame, Answer> = { steps: [ask, serve] };
