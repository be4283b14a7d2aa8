/** Drunken Chi: taken on with a Drink (core.ruling.zakhan-chi-step), got rid of by discarding (…-chi-reduce). */
import {
  changeToken,
  discardFromHand,
  pushChoose,
  type Answer,
  type Run,
  type SpecialFrame,
  cardOptions,
} from '@taproom/inn';
import type { Procedure } from '@taproom/kernel';

const CHI = 'drunkenChi';

/** Memory holds the Alcohol Content that the Drink gave. Chasers are part of it: one Drink, one offer. */
function offer(t: Run, f: SpecialFrame): void {
  const [alcohol] = f.memory;
  f.memory = [];
  if (alcohol > 0) pushChoose(t, f.by, 'get-drunker', [{ word: 'gain 1 Drunken Chi' }], 0, 1, -1);
}

function gain(t: Run, f: SpecialFrame): void {
  if (f.memory.length > 0) changeToken(t, f.by, CHI, 1, -1);
}

export const drunkenChi: Procedure<Run, SpecialFrame, Answer> = { steps: [offer, gain] };

/** After his ordinary discards, before he draws: what he discards now costs him Chi, and nothing else does. */
function askForCards(t: Run, f: SpecialFrame): void {
  const at = t.s.seats[f.by];
  const most = Math.min(at.tokens[CHI], at.hand.length);
  if (most > 0) pushChoose(t, f.by, 'discard-to-sober', cardOptions(at.hand), 0, most, -1);
}

function soberUp(t: Run, f: SpecialFrame): void {
  const { hand } = t.s.seats[f.by];
  if (f.memory.length === 0) return;
  discardFromHand(
    t,
    f.by,
    f.memory.map((i) => hand[i]),
    -1,
  );
  changeToken(t, f.by, CHI, -f.memory.length, -1);
}

export const clearHead: Procedure<Run, SpecialFrame, Answer> = { steps: [askForCards, soberUp] };
