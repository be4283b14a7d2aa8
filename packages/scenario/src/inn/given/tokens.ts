/** Counters, as they are given: whoever lends theirs to others keeps what is left. */
import { setToken, type Content, type InnState } from '@taproom/inn';
import { ScenarioProblem } from '../../language/problem.ts';
import type { GivenPlan, ListedToken } from './plan.ts';

export function layTokens(state: InnState, content: Content, plan: GivenPlan): void {
  // What the set-up gave out is the whole of them.
  const supply = (name: string): number =>
    state.seats.reduce((sum, { tokens }) => sum + (tokens[name] ?? 0), 0);
  const given = plan.seats.flatMap(({ tokens = [] }, seat) => tokens.map((token) => ({ ...token, seat })));
  const totals = new Map(given.map(({ name }) => [name, supply(name)]));
  for (const { name, count, seat } of given) setToken(state.seats[seat], name, count);
  for (const [name, total] of totals) {
    const owners = state.seats.map((_, seat) => seat).filter((seat) => owns(content, seat, name));
    // A counter that begins with nothing is no supply, and where several have one each counts their own.
    if (owners.length !== 1 || total === 0) continue;
    const [owner] = owners;
    if (given.some((token) => token.name === name && token.seat === owner)) continue;
    const left = total - (supply(name) - state.seats[owner].tokens[name]);
    if (left < 0) throw tooMany(given, name, total);
    setToken(state.seats[owner], name, left);
  }
}

const owns = (content: Content, seat: number, name: string): boolean =>
  content.characters[seat].tokens?.some((token) => token.name === name) === true;

function tooMany(given: readonly ListedToken[], name: string, total: number): ScenarioProblem {
  const last = given.findLast((token) => token.name === name);
  return new ScenarioProblem(last?.line ?? 0, `there are only ${total} ${name} in all`);
}
