/** The rule behind each line of the log of a gambling game. */
import type { ParlourEventKind } from '../table/event.ts';
import type { GameHelp } from './help.ts';

/** The same in all games: money, and what an evening is made of. */
const SHARED: Readonly<Partial<Record<ParlourEventKind, string>>> = {
  game: 'gii.app-a.chooser',
  ante: 'gii.app-c.ante',
  'sits-out': 'gii.amb.ante-unable',
  check: 'gii.app-c.check',
  call: 'gii.app-c.call',
  bet: 'gii.app-c.raise',
  raise: 'gii.app-c.raise',
  'all-in': 'gii.app-c.all-in',
  fold: 'gii.app-c.fold',
  rebate: 'gii.app-c.rebate',
  replay: 'gii.ties.still-tied-split',
  'left-over': 'gii.app-d.tie-remainder',
  loan: 'gii.app-a.loan-amount',
  first: 'gii.app-a.chooser',
  choice: 'gii.app-a.chooser',
  reckoning: 'gii.app-a.final-score',
};

/** What decides a game. */
const AT_THE_END: ReadonlySet<string> = new Set(['score', 'wins', 'over']);

/** Of an event, in a game that is being played or between two of them. */
export function ruleOfEventIn(help: GameHelp | undefined, e: string): string {
  const shared = SHARED[e as ParlourEventKind];
  if (shared !== undefined) return shared;
  if (help === undefined) return 'gii.app-a.chooser';
  if (AT_THE_END.has(e)) return help.goal.rules[0];
  // What somebody has done was asked of them, most often by that name; the rest is the order of play.
  const own = help.steps.find(({ money }) => money === undefined);
  return help.questions[e]?.rules[0] ?? own?.rules[0] ?? help.goal.rules[0];
}

export const SHARED_RULES: readonly string[] = Object.values(SHARED);
