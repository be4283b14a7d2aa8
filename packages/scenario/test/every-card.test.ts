/** Every card that anybody can hold, drink or turn up stands in some scenario. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { house } from '@taproom/house/own';
import { expect, it } from 'vitest';
import { ALL } from '../../cast/test/all-cards.ts';
import { bareTitle } from '../src/language/titles.ts';

const SCENARIOS = fileURLToPath(new URL('../../../rulebook/scenarios/', import.meta.url));

const TITLES = [...new Set(ALL.map(({ title }) => bareTitle(title)))];

/** Scenarios may cut a title short, but not so short that it could be part of another. */
function beginningOf(title: string): string {
  const bare = bareTitle(title);
  for (let length = 8; length < bare.length; length++) {
    const start = bare.slice(0, length);
    if (!TITLES.some((other) => other !== bare && other.includes(start))) return start;
  }
  return bare;
}

it('every card is named in a scenario', () => {
  const texts = globSync('**/*.yaml', { cwd: SCENARIOS })
    .map((file) => bareTitle(readFileSync(`${SCENARIOS}${file}`, 'utf8')))
    .join(' ');
  // What happens by itself is no card.
  const byItself = new Set(
    house.cast.characters.flatMap(({ effects = [], boss }) => [...effects, ...(boss?.effects ?? [])]),
  );
  const unnamed = ALL.filter((def) => !byItself.has(def) && !texts.includes(beginningOf(def.title)));
  expect(unnamed.map(({ key }) => key)).toEqual([]);
});
