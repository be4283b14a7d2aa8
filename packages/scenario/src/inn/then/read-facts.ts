/** `then`, and `check` in the middle: a map from players to facts, and the table's own facts beside them. */
import { isSideDeck } from '../given/table-keys.ts';
import type { Desk } from '../language/desk.ts';
import { unknownKey } from '../../language/keys.ts';
import { listed, sameName, SHORT_NAMES } from '../../language/names.ts';
import { notHere, Problems, ScenarioProblem } from '../../language/problem.ts';
import type { Entry, Spot } from '../../language/spot.ts';
import type { Fact } from './fact.ts';
import { PLAYER_FACTS } from './player-facts.ts';
import { sideDeckFact, TABLE_FACTS } from './table-facts.ts';

export function readFacts(spot: Spot | null, desk: Desk, where: 'then' | 'check'): Fact[] {
  const problems = new Problems();
  const facts: Fact[] = [];
  for (const entry of spot?.entries(where) ?? [])
    problems.attempt(() => {
      const { key, line, value } = entry;
      const read = TABLE_FACTS[key];
      const deck = desk.sideDeck(key);
      if (read) facts.push({ line, what: key, wrong: read(value, desk) });
      else if (deck) facts.push({ line, what: key, wrong: sideDeckFact(value, desk, deck) });
      else if (desk.isPlayer(key)) readPlayerFacts(entry, desk, facts, problems);
      else if (SHORT_NAMES.some((name) => sameName(name, key))) desk.seat(line, key);
      else if (isSideDeck(key)) throw notHere(line, key);
      else
        throw new ScenarioProblem(
          line,
          `\`${where}\` knows neither a player nor a fact "${key}"; players: ${listed(desk.players)}; facts: ${listed([...Object.keys(TABLE_FACTS), ...desk.sideDeckNames()])}`,
        );
    });
  problems.settle();
  return facts;
}

function readPlayerFacts(entry: Entry, desk: Desk, facts: Fact[], problems: Problems): void {
  const seat = desk.seat(entry.line, entry.key);
  for (const { key, line, value } of entry.value.entries(`the facts of ${desk.players[seat]}`))
    problems.attempt(() => {
      const read = PLAYER_FACTS[key];
      if (read === undefined) throw unknownKey(line, key, 'a player', Object.keys(PLAYER_FACTS));
      facts.push({ line, what: `${desk.players[seat]}: ${key}`, wrong: read(value, desk, seat) });
    });
}
