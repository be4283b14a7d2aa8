/** `game` in `check` and `then`: what a gambling table's facts say of the game that is played in a Round. */
import type { Spot } from '../../language/spot.ts';
import { parlourFacts } from '../../parlour/facts.ts';
import { ParlourTable } from '../../parlour/parlour-table.ts';
import { differs, readFacts, type Wrong } from '../../run/fact.ts';
import type { InnTable } from '../table/inn-table.ts';
import { gameOf } from './luck.ts';

/** Which game it will be is known only when it is played: so the facts are read then. */
export function gameFact(value: Spot): Wrong<InnTable> {
  if (!value.isMap()) {
    const name = value.text('game');
    return ({ state }) => differs(name, gameOf(state)?.setup.game ?? 'none');
  }
  return ({ state, games, luck }) => {
    const game = gameOf(state);
    if (game === null) return 'no gambling game is being played';
    const words = parlourFacts(games.parlour.defOf(game.setup), game.setup);
    const at = new ParlourTable(games, game, null, [...luck]);
    const wrong = readFacts(value, words, 'game').flatMap(({ what, wrong: look }) => {
      const found = look(at);
      return found === null ? [] : [`${what}: ${found}`];
    });
    return wrong.length === 0 ? null : wrong.join('\n');
  };
}
