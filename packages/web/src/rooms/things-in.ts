/** What a pack brings, in words: who is in it, and what else. */
import type { PackBrief } from '@taproom/inn';
import { gameName } from '../parlour/games.ts';
import { words } from '../words/all.ts';

export function thingsIn({ characters, drinks, prizes, events, gambling = [] }: PackBrief): string[] {
  const { packs } = words;
  return [
    ...characters.map(({ name }) => name),
    ...(drinks ? [packs.drinks] : []),
    ...(prizes ? [packs.prizes(prizes)] : []),
    ...(events ? [packs.events(events.length)] : []),
    ...gambling.map(({ name, game }) => packs.variant(name, gameName(game))),
  ];
}
