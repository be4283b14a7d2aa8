/** Every card of every character, with what the rulebook says about it, taken out of the cast at build time. */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { characters } from '../../cast/src/characters/index.ts';
import { faceOf, type CardDef, type CharacterDef } from '../../inn/src/index.ts';
import { loadInventory, rulingsForPlayers } from '../../scenario/src/inventory.ts';
import { replaced } from './replaced.ts';
import type { ShownDeck, ShownDecks } from '../src/rooms/decks.ts';

const INVENTORY = fileURLToPath(new URL('../../../rulebook/inventory', import.meta.url));

const plain = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** By title: whose card it is, and what the books rule about it. */
function allRulings(): ReadonlyMap<string, readonly { owner: string; rulings: string[] }[]> {
  const found = new Map<string, { owner: string; rulings: string[] }[]>();
  for (const { cards } of loadInventory(INVENTORY).books)
    for (const card of cards) {
      const rulings = rulingsForPlayers(card).map(({ ruling }) => ruling);
      const key = plain(card.title);
      if (rulings.length > 0) found.set(key, [...(found.get(key) ?? []), { owner: card.owner, rulings }]);
    }
  return found;
}

/** What several books rule in the same words, or one of them with more of them, is told once. */
const toldOnce = (rulings: readonly string[]): string[] =>
  [...new Set(rulings)].filter(
    (ruling, i, all) => !all.some((other, j) => i !== j && other.startsWith(ruling.slice(0, -1))),
  );

export function shownDecks(): ShownDecks {
  const known = allRulings();
  const names: ReadonlySet<string> = new Set(characters.map(({ name }) => name));
  // Rulings about another character's card of the same title are about another card.
  const rulingsOn = (title: string, name: string): string[] =>
    toldOnce(
      (known.get(plain(title)) ?? [])
        .filter(({ owner }) => owner === name || !names.has(owner))
        .flatMap(({ rulings }) => rulings),
    );
  const shown = (name: string, title: string, cards: readonly CardDef[], beside: string): ShownDeck => ({
    title,
    cards: cards.map((def) => ({
      copies: def.copies,
      face: { ...faceOf(def, 'character', beside), rulings: rulingsOn(def.title, name) },
    })),
  });
  const decksOf = ({ name, deck, sideDecks = [], boss }: CharacterDef): ShownDeck[] => [
    shown(name, 'Character Deck', deck, ''),
    ...sideDecks.map((side) => shown(name, side.title, side.cards, side.title)),
    ...(boss === undefined
      ? []
      : [
          shown(name, 'Boss Cards', boss.deck, ''),
          ...(boss.sideDecks ?? []).map((side) => shown(name, side.title, side.cards, side.title)),
        ]),
  ];
  return Object.fromEntries(characters.map((who) => [who.name, decksOf(who)]));
}

export const decks = (): Plugin =>
  replaced(
    'taproom-decks',
    'rooms/decks-of-the-house.ts',
    () => `export const DECKS = ${JSON.stringify(shownDecks())};`,
  );
