/** How tests look at a forecast: A acts on B, and C could answer anything. */
import { forecast, type CardDef, type Effect, type Forecast } from '@taproom/inn';
import { deed, person, tableOf, veto, type Prepare, type SmallTable } from './small-house.ts';

export const [A, B, C] = [0, 1, 2];

export const foretold = ({ house, state }: SmallTable): Forecast | null =>
  forecast(house.content(state.setup), state);

export const texts = (table: SmallTable): string[] => (foretold(table)?.lines ?? []).map(({ text }) => text);

/** What is foretold when A does this to B. */
export function deedOn(
  effects: readonly Effect[],
  prepare?: Prepare,
  bags: readonly CardDef[] = [],
): SmallTable {
  const people = [person('A', [deed('deed', ...effects)]), person('B', bags), person('C', [veto])];
  const table = tableOf(people, prepare);
  table.plays(A, 'deed', B);
  return table;
}

export const lose = (n: number): Effect => ({ verb: 'fortitude', who: 'target', by: -n });
export const pays = (n: number, to: 'you' | 'inn'): Effect => ({ verb: 'pay', who: 'target', n, to });
