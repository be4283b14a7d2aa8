/** The counters that lie on and beside the mats of this table. */
import type { CharacterDef, TokenDef } from '@taproom/inn';
import { everybodyOf, type Desk } from './desk.ts';
import { unknownKey } from '../../language/keys.ts';
import { listed } from '../../language/names.ts';
import { notHere } from '../../language/problem.ts';
import type { Entry } from '../../language/spot.ts';

const tokensOf = ({ tokens = [] }: CharacterDef): readonly TokenDef[] => tokens;

/** The token of that name as this player has it: their own, or one that comes to them from somebody else. */
export function tokenNamed(desk: Desk, seat: number, { key, line }: Entry): TokenDef {
  const here = [desk.characters[seat], ...desk.characters].flatMap(tokensOf);
  const found = here.find(({ name }) => name === key);
  if (found !== undefined) return found;
  const names = listed([...new Set(here.map(({ name }) => name))]) || 'none';
  if (
    everybodyOf(desk.inn)
      .flatMap(tokensOf)
      .some(({ name }) => name === key)
  )
    throw notHere(line, `a counter of ${key}`, `; there are: ${names}`);
  throw unknownKey(line, key, '`tokens`', [names]);
}
