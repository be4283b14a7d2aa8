/** `taproom simulate`: many games of bots, and what came of them. */
import type { House } from '@taproom/house';
import { botNames, type SimulateOptions } from '../simulation/contest.ts';
import { simulate } from '../simulation/simulate.ts';
import type { Simulation } from '../simulation/simulation.ts';
import { columns } from '../terminal/text.ts';

export async function simulateGames(house: House, options: SimulateOptions): Promise<number> {
  const result = await simulate(house, options);
  if (options.json) console.log(JSON.stringify(result, null, 2));
  else report(result, botNames(options).join(', '));
  return 0;
}

const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;

function report(result: Simulation, bots: string): void {
  const { games, finished, decisions, seconds, ties, seed, rounds, eliminations } = result;
  console.log(`${games} games of ${bots} bots (seed ${seed}), ${finished} finished`);
  console.log(`${decisions} decisions in ${seconds.toFixed(2)} s of CPU time`);
  console.log(`${result.gamesPerSecond} games/s, ${result.decisionsPerSecond} decisions/s`);
  console.log(`${result.meanTurns} turns and ${result.meanDecisions} decisions a game`);
  if (rounds !== undefined && eliminations !== undefined)
    console.log(
      `${rounds.perGame} Rounds of Gambling a game; ${percent(eliminations.shareBroke)} of those who were out had no Gold`,
    );
  const bySeat = Object.values(result.byBot);
  const seats = Math.round(bySeat.reduce((sum, bot) => sum + bot.games, 0) / Math.max(1, games));
  console.log(`${seats} at the table: ${percent(1 / seats)} of the games would be even\n`);
  const byBot = Object.entries(result.byBot).map(([name, { wins, share, standardError, msPerDecision }]) => [
    name,
    wins.toFixed(1),
    `${percent(share)} ± ${(100 * standardError).toFixed(1)}`,
    `${msPerDecision} ms a decision`,
  ]);
  if (byBot.length > 1) console.log(`${columns(byBot, 'lrrr').join('\n')}\n`);
  for (const [name, { failures, decisions: asked }] of Object.entries(result.byBot))
    if (failures > 0)
      console.log(
        `${name} failed at ${failures} of ${asked} decisions: another bot answered in its place.\n`,
      );
  const share = (n: number): string => percent(n / Math.max(1, finished));
  const ranked = Object.entries(result.wins).sort(([, a], [, b]) => b - a);
  const rows = [...ranked, ['ties', ties] as const].map(([name, n]) => [name, String(n), share(n)]);
  for (const line of columns(rows, 'lrr')) console.log(line);
  if (result.complaints.length > 0) console.log(`\nBots failed:\n${result.complaints.join('\n')}`);
}
