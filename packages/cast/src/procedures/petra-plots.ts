/** Plotted Cards and Hellfire (rdi9.petra.*). */
import {
  askToPlot,
  changeToken,
  pushPlay,
  toDiscard,
  type Answer,
  type Run,
  type SpecialFrame,
} from '@taproom/inn';
import type { Procedure } from '@taproom/kernel';

type Plan = Procedure<Run, SpecialFrame, Answer>;

/** Plans that came to nothing: all of them are discarded first, then each feeds the fire. */
function giveUpPlans(t: Run, f: SpecialFrame): void {
  const at = t.s.seats[f.by];
  const cards = at.plot;
  if (cards.length === 0 || t.isHidden()) return;
  at.plot = [];
  for (const card of cards) toDiscard(t, card);
  t.emit('discard', f.by, cards.length, -1, -1, -1, cards, undefined, 'plans');
  changeToken(t, f.by, 'hellfire', cards.length, -1);
}

function plot(t: Run, f: SpecialFrame): void {
  askToPlot(t, f.by, -1);
}

/** The Hellfire card takes effect: no card is played, and it lies nowhere. */
function fire(t: Run, f: SpecialFrame): void {
  const [tracker] = t.c.effects[f.by];
  pushPlay(t, tracker, 0, f.by, [], false);
}

export const petraTurnStart: Plan = { steps: [giveUpPlans] };
export const petraPlot: Plan = { steps: [plot] };
export const petraFire: Plan = { steps: [fire] };
