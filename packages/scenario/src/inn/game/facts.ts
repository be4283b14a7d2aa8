/** `game` in `check` and `then`: what a gambling table's facts say of the game that is played in a Round. */
import { parlour } from '@taproom/parlour';
import type { Spot } from '../../language/spot.ts';
import { readParlourFacts } from '../../parlour/facts.ts';
import { ParlourTable } from '../../parlour/parlour-table.ts';
import type { ScenarioTable } from '../table/scenario-table.ts';
import { gameOf } from './luck.ts';

/** Which game it will be is known only when it is played: so the facts are read then. */
export function gameFact(value: Spot): (table: ScenarioTable) => string | null {
  if (!value.isMap()) {
    const name = value.text('game');
    return (table) => {
      const now = gameOf(table.state)?.setup.game ?? 'none';
      return now === name ? null : `expected ${name}, but it is ${now}`;
    };
  }
  return (table) => {
    const state = gameOf(table.state);
    if (state === null) return 'no gambling game is being played';
    const def = parlour.defOf(state.setup);
    const facts = readParlourFacts(value.entries('game'), def, state.setup);
    const at = new ParlourTable(def, state, [...table.luck]);
    const wrong = facts.flatMap(({ what, wrong: look }) => {
      const found = look(at);
      return found === null ? [] : [`${what}: ${found}`];
    });
    return wrong.length === 0 ? null : wrong.join('\n');
  };
}
