/** The counters that lie on and beside the mats of this table. */
import type { TokenDef } from '@taproom/inn';
import type { Desk } from './desk.ts';
import { unknownKey } from '../../language/keys.ts';
import { listed } from '../../language/names.ts';
import { notHere } from '../../language/problem.ts';
import type { Entry } from '../../language/spot.ts';

/** The counters of the books, for those who ask for one whose character isn't here. */
const TOKENS = [
  'scarabs',
  'blood',
  'momentum',
  'hellfire',
  'drunkenChi',
  'salve',
  'splint',
  'bandage',
  'potions',
];

const tokensOf = (desk: Desk, seat: number): readonly TokenDef[] => desk.characters[seat].tokens ?? [];

/** The token of that name as this player has it: their own, or one that comes to them from somebody else. */
export function tokenNamed(desk: Desk, seat: number, { key, line }: Entry): TokenDef {
  const all = desk.characters.flatMap((_, other) => tokensOf(desk, other));
  const found = tokensOf(desk, seat).find(({ name }) => name === key) ?? all.find(({ name }) => name === key);
  if (found !== undefined) return found;
  const here = [...new Set(all.map(({ name }) => name))];
  if (!TOKENS.includes(key)) throw unknownKey(line, key, '`tokens`', here.length > 0 ? here : ['none here']);
  throw notHere(line, `a counter of ${key}`, `; there are: ${here.length > 0 ? listed(here) : 'none'}`);
}
