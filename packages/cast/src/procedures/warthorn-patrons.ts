/** “I know what my patrons like!”: Drinks go, unseen, from the top of his own pile to others, one at a time. */
import {
  areMates,
  presentInOrder,
  pushChoose,
  putOnPile,
  type Answer,
  type Run,
  type SpecialFrame,
  seatOptions,
} from '@taproom/inn';
import type { Procedure } from '@taproom/kernel';

const AT_MOST = 3;

/** Only those who have a Drink Me! Pile. */
const patronsOf = (t: Run, by: number): number[] =>
  presentInOrder(t.s, by).filter((seat) => !areMates(t.s, seat, by) && seat !== t.c.automaton);

/** `memory` holds what was answered; `targets` whom he gave a Drink so far. */
function begin(_t: Run, f: SpecialFrame): void {
  f.targets = [];
}

function ask(t: Run, f: SpecialFrame): void {
  f.memory = [];
  if (f.targets.length === AT_MOST || t.s.seats[f.by].drinkMe.length === 0) return;
  const options = seatOptions(patronsOf(t, f.by));
  pushChoose(t, f.by, 'patrons', options, 0, 1, f.card);
}

function give(t: Run, f: SpecialFrame): void {
  const [pick] = f.memory;
  if (pick === undefined) return;
  const patron = patronsOf(t, f.by)[pick];
  const card = t.s.seats[f.by].drinkMe.pop()!;
  putOnPile(t, patron, card);
  t.emit('served', f.by, 1, -1, f.card, patron);
  f.targets.push(patron);
  f.step = ASK;
}

const steps = [begin, ask, give];
const ASK = steps.indexOf(ask);

export const patrons: Procedure<Run, SpecialFrame, Answer> = { steps };
