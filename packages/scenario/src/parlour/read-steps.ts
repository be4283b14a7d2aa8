/** Reads the steps of a gambling game. */
import type { ParlourSetup } from '@taproom/parlour';
import { listed } from '../language/names.ts';
import { Problems, ScenarioProblem } from '../language/problem.ts';
import type { ParlourScenario } from '../language/scenario.ts';
import { readParlourFacts } from './facts.ts';
import { readDeed, Unreadable, VERBS } from './forms.ts';
import type { GameNames } from './seating.ts';
import type { ParlourStep, StepLine } from './step.ts';

export function readParlourSteps(
  scenario: ParlourScenario,
  def: GameNames,
  setup: ParlourSetup,
): ParlourStep[] {
  const problems = new Problems();
  const steps: ParlourStep[] = [];
  for (const { line, text, check } of scenario.steps)
    problems.attempt(() => {
      const at = { line, text: text.replace(/\s+/g, ' ').trim() };
      if (check !== null)
        steps.push({ ...at, kind: 'check', facts: readParlourFacts(check.entries('check'), def, setup) });
      else steps.push(readStep(at, setup.players));
    });
  problems.settle();
  return steps;
}

function readStep(at: StepLine, players: readonly string[]): ParlourStep {
  const { line, text } = at;
  const problem = (words: string): ScenarioProblem => new ScenarioProblem(line, `"${text}": ${words}`);
  if (/^until the game ends$/i.test(text)) return { ...at, kind: 'until-end' };
  if (/^nobody wins$/i.test(text)) return { ...at, kind: 'nobody-wins' };
  const seat = whoActs(text, players);
  if (seat < 0)
    throw new ScenarioProblem(
      line,
      `"${text}" doesn't begin with a player of this table (${listed(players)})`,
    );
  const rest = text.slice(players[seat].length).trim();
  if (/^is asked$/i.test(rest)) return { ...at, kind: 'asked', seat, is: true };
  if (/^is not asked$/i.test(rest)) return { ...at, kind: 'asked', seat, is: false };
  if (/^is out$/i.test(rest)) return { ...at, kind: 'out', seat };
  if (/^wins$/i.test(rest)) return { ...at, kind: 'wins', seat };
  try {
    const claim = /^(can|cannot|can't) (.+?)(?: because (\S+))?$/i.exec(rest);
    if (claim === null) {
      const deed = readDeed(rest, 0, seat, players);
      if (deed !== null) return { ...at, kind: 'deed', deed };
    } else {
      const [, can, words, because = null] = claim;
      const deed = readDeed(words, 1, seat, players);
      if (deed !== null) return { ...at, kind: 'can', can: can.toLowerCase() === 'can', deed, because };
    }
  } catch (error) {
    if (error instanceof Unreadable) throw problem(error.message);
    throw error;
  }
  throw new ScenarioProblem(
    line,
    `"${text}" is no step of a gambling game; after a player comes one of: ${listed(VERBS)}, can, cannot, is asked, is out, wins`,
  );
}

/** The longest name that the step begins with: one name may begin with another. */
function whoActs(text: string, players: readonly string[]): number {
  let seat = -1;
  players.forEach((name, i) => {
    if (
      text.toLowerCase().startsWith(`${name.toLowerCase()} `) &&
      name.length > (players[seat]?.length ?? -1)
    )
      seat = i;
  });
  return seat;
}
