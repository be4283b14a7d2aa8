/** A card may be aimed in the step after its play: what is picked there is what it is played on, or for. */
import { ScenarioProblem } from '../../language/problem.ts';
import { TitleBook } from '../../language/titles.ts';
import type { Deed, On, Picked, Step } from '../steps/step.ts';
import type { ScenarioTable } from '../table/scenario-table.ts';
import { pickIndices } from './picking.ts';

/** A play that could be aimed at several things, and doesn't say at which. */
export class NotAimed extends ScenarioProblem {}

type Play = Extract<Deed, { kind: 'play' | 'use' }>;

/** The play with the aim or the use that the next step gives it, or null if that step gives none. */
export function aimedBy(table: ScenarioTable, step: Step, next: Step | undefined): Play | null {
  if (step.kind !== 'play' && step.kind !== 'use') return null;
  if (next?.kind !== 'pick' || next.seat !== step.seat || next.picks.length === 0) return null;
  const on = next.picks.map((pick) => aimAt(table, pick)).filter((aim) => aim !== null);
  if (on.length === next.picks.length) return step.on.length === 0 ? { ...step, on } : null;
  const options = next.picks.flatMap((pick) => (pick.by === 'words' ? [pick.words] : []));
  return options.length === next.picks.length && step.options.length === 0 ? { ...step, options } : null;
}

/**
 * Whether the next step only tells at whom the card was aimed, where there was nobody else to aim at: the table took the
 * one target there was. What is really asked then is answered, not told.
 */
export function isAimTold(table: ScenarioTable, step: Step, next: Step | undefined): boolean {
  if ((step.kind !== 'play' && step.kind !== 'use') || step.on.length > 0) return false;
  if (next?.kind !== 'pick' || next.seat !== step.seat || next.picks.length === 0) return false;
  const { picks } = next;
  const played = table.heard.findLast(
    ({ e, seat, card }) => e === 'play' && seat === step.seat && table.title(card) === step.title,
  );
  if (played === undefined || played.list.length !== picks.length) return false;
  if (!picks.every((pick) => pick.by === 'seat' && played.list.includes(pick.seat))) return false;
  const question = table.question();
  return !(
    question.kind === 'choose' &&
    table.asks(step.seat) &&
    pickIndices(table, question, picks) !== null
  );
}

function aimAt(table: ScenarioTable, pick: Picked): On | null {
  if (pick.by === 'seat') return { at: 'player', seat: pick.seat };
  if (pick.by === 'number') return null;
  const inPlay = table.state.seats.flatMap(({ play }) => play);
  const found = new TitleBook(inPlay.map((card): [string, number] => [table.title(card), card])).find(
    pick.words,
  );
  return found.kind === 'one' ? { at: 'card', title: found.title } : null;
}
