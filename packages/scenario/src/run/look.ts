/** Steps that only look: at the point that the table has reached by itself. */
import { ScenarioProblem } from '../language/problem.ts';
import { isWonBy, wrongFacts } from './fact.ts';
import { isSameRule } from './same-rule.ts';
import type { ScenarioGame, Trial } from './scenario-game.ts';
import type { Claim, Step } from './step.ts';
import type { Table } from './table.ts';

type Seen<T, D> = Exclude<Claim<T, D>, { kind: 'can' }>;

export function look<T extends Table, D>(
  table: T,
  claim: Claim<T, D>,
  game: ScenarioGame<T, D>,
  following: readonly Step<T, D>[],
): void {
  const wrong =
    claim.kind === 'can'
      ? wrongTrial(claim, game.tryOut(table, claim.deed, following))
      : wrongSight(game.comeToRest(table, claim, following), claim);
  if (wrong === null) return;
  const message = claim.kind === 'check' ? wrong : `"${claim.text}": ${wrong}${table.lastSentences()}`;
  throw new ScenarioProblem(claim.line, message);
}

/** What is wrong with the claim, in words, or null. */
function wrongSight<T extends Table, D>(at: T, claim: Seen<T, D>): string | null {
  switch (claim.kind) {
    case 'asked':
      return (!at.isOver() && at.asks(claim.seat)) === claim.is ? null : at.situation();
    case 'sees': {
      const sees = at.sees(claim.seat, claim.of, claim.part);
      const name = at.name(claim.seat);
      if (sees === null) return `there is no ${claim.part} to look at`;
      return sees === claim.is ? null : `${name} ${sees ? 'may' : 'may not'} look at it`;
    }
    case 'out':
      return at.isOut(claim.seat) ? null : `${at.name(claim.seat)} is in the game`;
    case 'wins': {
      const winners = at.winners();
      if (winners === null) return 'the game is not over';
      return isWonBy(at, claim.seat) ? null : `won by ${at.names(winners)}`;
    }
    case 'nobody-wins': {
      const winners = at.winners() ?? [];
      return winners.length === 0 ? null : `won by ${at.names(winners)}`;
    }
    case 'check':
      return wrongFacts(claim.facts, at).join('\n') || null;
  }
}

/** A rule in the way is named by the table, and perhaps by the claim too. */
function wrongTrial<T extends Table, D>(
  claim: Extract<Claim<T, D>, { kind: 'can' }>,
  { at, can, why, rules }: Trial<T>,
): string | null {
  if (claim.can) return can ? null : `it cannot be done: ${why() || at.situation()}`;
  if (can) return `it can be done: ${at.situation()}`;
  const { because } = claim;
  if (because === null) return null;
  const given = [...new Set(rules())];
  if (given.some((rule) => isSameRule(rule, because))) return null;
  if (given.length > 0) return `the reason is not ${because}, but ${given.join(', ')}`;
  return `the reason is not ${because}, but none is given${why() && `; ${why()}`}`;
}
