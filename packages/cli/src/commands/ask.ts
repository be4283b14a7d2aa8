/** `taproom ask`: a rules question. Lays the table of a file, does what it says, and tells what may be done then. */
import { readFileSync } from 'node:fs';
import type { GameName, House } from '@taproom/house';
import { isChance, type Types } from '@taproom/kernel';
import { filmScenarioText, type FilmedScenario } from '@taproom/scenario';
import { Failure, whyUnreadable } from '../failure.ts';
import { sceneOf, type Scene } from '../terminal/scene.ts';
import { ourScreen, wrap } from '../terminal/text.ts';

export interface AskOptions {
  readonly json?: boolean;
}

export async function ask(house: House, file: string, options: AskOptions): Promise<number> {
  const asked = filmScenarioText(readText(file), { file });
  if (asked.length === 0) throw new Failure(`${file}: there is no table in this file.`);
  if (options.json) console.log(JSON.stringify(asked.map(asData), null, 2));
  else for (const one of asked) for (const line of await linesOf(house, one)) console.log(line);
  return asked.every(({ ok }) => ok) ? 0 : 1;
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Failure(`${file} cannot be read: ${whyUnreadable(error)}.`);
  }
}

/** Who is asked now, and what they can and cannot do; null where the game is over, or no table was laid. */
function standing({ film: { table } }: FilmedScenario) {
  if (table === null || table.isOver()) return null;
  const { seat } = table.question();
  const { choices, refused } = table.answers(Math.max(seat, 0));
  return { table, seat, choices, refused };
}

function asData(asked: FilmedScenario) {
  const { name, ok, reason, film } = asked;
  const now = standing(asked);
  return {
    name,
    holds: ok,
    ...(reason === undefined ? {} : { reason }),
    told: film.shots.flatMap(({ step, told }) => told.map((sentence) => ({ step, sentence }))),
    asked: now === null ? null : now.seat < 0 ? 'nobody' : now.table.name(now.seat),
    question: film.table?.questionWords() ?? null,
    can: [...new Set(now?.choices.map(({ label }) => label))],
    cannot: now?.refused.map(({ what, rules }) => ({ what, rules })) ?? [],
  };
}

async function linesOf(house: House, asked: FilmedScenario): Promise<string[]> {
  const { paint, width } = ourScreen();
  const { name, ok, reason, film } = asked;
  const lines = [paint('bold', name)];
  let step: string | null = null;
  const end = film.outcome === '' ? 'Then' : `Then: ${film.outcome}`;
  for (const shot of film.shots) {
    if (shot.step !== step) lines.push(paint('cyan', wrap(`  ▸ ${shot.step ?? end}`, width, '    ')));
    step = shot.step;
    for (const sentence of shot.told) lines.push(wrap(`    ${sentence}`, width, '      '));
  }
  if (!ok) lines.push('', wrap(`It is not as the file says: ${reason}`, width, '  '));
  return [...lines, ...(await standingLines(house, asked)), ''];
}

async function standingLines(house: House, asked: FilmedScenario): Promise<string[]> {
  const { table } = asked.film;
  if (table === null) return [];
  const screen = ourScreen();
  const game = table.rules.name as GameName;
  const { setup } = table.whole as { setup: { players: string[] } };
  const scene: Scene<Types> = sceneOf(house, { game, setup }, screen);
  const now = standing(asked);
  const seat = now === null || now.seat < 0 ? 0 : now.seat;
  const view = table.rules.view(table.whole, seat);
  const lines = [
    '',
    ...scene.table(view),
    ...(scene.happening?.(view, table.rules.forecast(table.whole)) ?? []),
  ];
  if (now === null) return [...lines, 'The game is over.'];
  if (now.seat < 0)
    return [
      ...lines,
      isChance(table.question()) ? 'Chance decides now.' : 'The turn is over; the next one has not begun.',
    ];
  lines.push(screen.paint('bold', `${table.name(now.seat)} is asked.`));
  lines.push('They can:', ...new Set(now.choices.map(({ label }) => `  ${label}`)));
  if (now.refused.length > 0) lines.push('They cannot:');
  for (const line of now.refused.length > 0 ? await scene.why(now.refused, view, '') : [])
    lines.push(wrap(`  ${line}`, screen.width, '    '));
  return lines;
}
