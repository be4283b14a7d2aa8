import { choiceOf } from '../modes/automaton.ts';
import { chosen } from './choosing.ts';
import { splitDrink } from '../turn/drinking.ts';
import type { Run } from '../run.ts';
import { asFrame, type ChooseFrame, isSpecial } from '../table/state.ts';
import { doCardEffect, DRINKS_ON_TABLE } from '../turn/drinks.ts';
import type { InnProcedure } from './announcing.ts';

function ask(t: Run, f: ChooseFrame): void {
  if (f.seat === t.c.automaton) {
    settle(t, f, choiceOf(f));
    return;
  }
  t.ask({
    seat: f.seat,
    kind: 'choose',
    what: f.what,
    options: f.options,
    min: f.min,
    max: f.max,
    card: f.card,
  });
}

/** Choices that belong to the frame below: the one that asked. */
function tellFrameBelow(t: Run, f: ChooseFrame, picks: readonly number[]): void {
  switch (f.what) {
    case 'self-split': {
      const drinks = asFrame(t.top(), 'drinks');
      const partner = picks.length > 0 ? f.options[picks[0]].seat : undefined;
      if (partner === undefined) return;
      splitDrink(t, drinks, drinks.drinks[f.n], partner, f.seat);
      t.emit('drink-split', f.seat, 0, -1, f.card, partner);
      // A second window: each half may now be affected on its own.
      drinks.step = DRINKS_ON_TABLE;
      return;
    }
    case 'drink-effect': {
      const drinks = asFrame(t.top(), 'drinks');
      const own = drinks.waiting.filter((stroke) => stroke.seat === f.seat);
      doCardEffect(t, drinks, drinks.waiting.indexOf(own[picks[0]]));
      return;
    }
    case 'dare':
      asFrame(t.top(), 'pour').own = picks[0];
      return;
    default: {
      // A card's own procedure: it finds the picks in its memory.
      const frame = t.top();
      if (isSpecial(frame) || frame.k === 'rewards') frame.memory.push(...picks);
      else throw new Error(`Nobody knows what to do with the choice "${f.what}".`);
    }
  }
}

function settle(t: Run, f: ChooseFrame, picks: readonly number[]): void {
  t.stack.pop();
  const then = chosen[f.what];
  if (then) then(t, f, picks);
  else tellFrameBelow(t, f, picks);
}

export const choose: InnProcedure<ChooseFrame> = {
  steps: [ask],
  answered(t, f, answer) {
    if (answer.do === 'choose') settle(t, f, answer.picks);
  },
};
