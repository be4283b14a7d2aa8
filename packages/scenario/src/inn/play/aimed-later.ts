/** A card may be aimed in the step after its play: what is picked there is what it is played on, or for. */
import { ScenarioProblem } from '../../language/problem.ts';
import type { Deed, InnStep, Of, On, Picked } from '../steps/step.ts';
import type { InnTable } from '../table/inn-table.ts';
import { pickIndices } from './picking.ts';

/** A play that could be aimed at several things, and doesn't say at which. */
export class NotAimed extends ScenarioProblem {}

/** What the same player picks in the next step. */
export const picksAfter = ({ seat }: Deed, next: InnStep | undefined): readonly Picked[] =>
  next?.kind === 'deed' && next.deed.kind === 'pick' && next.deed.seat === seat ? next.deed.picks : [];

/** The play with the aim or the use that the next step gives it, or null if that step gives none. */
export function aimedBy(table: InnTable, step: Deed, next: InnStep | undefined): Of<'play' | 'use'> | null {
  if (step.kind !== 'play' && step.kind !== 'use') return null;
  const picks = picksAfter(step, next);
  const on = picks.map((pick) => aimAt(table, pick)).filter((aim) => aim !== null);
  if (picks.length === 0) return null;
  if (on.length === picks.length) return step.on.length === 0 ? { ...step, on } : null;
  const options = picks.flatMap((pick) => (pick.by === 'word' ? [pick.word] : []));
  return options.length === picks.length && step.options.length === 0 ? { ...step, options } : null;
}

/**
 * Whether the next step only tells at whom the card was aimed, where there was nobody else to aim at: the table took the
 * one target there was. What is really asked then is answered, not told.
 */
export function isAimTold(table: InnTable, step: Deed, next: InnStep | undefined): boolean {
  if ((step.kind !== 'play' && step.kind !== 'use') || step.on.length > 0) return false;
  const picks = picksAfter(step, next);
  if (picks.length === 0) return false;
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

function aimAt(table: InnTable, pick: Picked): On | null {
  if (pick.by === 'seat') return { at: 'player', seat: pick.seat };
  if (pick.by === 'number') return null;
  const inPlay = table.state.seats.flatMap(({ play }) => play);
  const found = table.titled(inPlay).find(pick.word);
  return found.kind === 'one' ? { at: 'card', title: found.title } : null;
}
