/** What can be said of a table of the inn, in `then` and `check`. */
import { unknownKey } from '../../language/keys.ts';
import type { FactWords } from '../../run/fact.ts';
import type { Desk } from '../language/desk.ts';
import type { InnTable } from '../table/inn-table.ts';
import { PLAYER_FACTS } from './player-facts.ts';
import { sideDeckFact, TABLE_FACTS } from './table-facts.ts';

export const innFacts = (desk: Desk): FactWords<InnTable> => ({
  players: desk.players,
  ofTable({ key, line, value }, where) {
    const read = TABLE_FACTS[key];
    if (read !== undefined) return read(value, desk);
    const deck = desk.sideDeck(key);
    if (deck !== undefined) return sideDeckFact(value, deck);
    throw desk.unknown(line, key, where, Object.keys(TABLE_FACTS));
  },
  ofPlayer({ key, line, value }, seat) {
    const read = PLAYER_FACTS[key];
    if (read === undefined) throw unknownKey(line, key, 'a player', Object.keys(PLAYER_FACTS));
    return read(value, desk, seat);
  },
});
