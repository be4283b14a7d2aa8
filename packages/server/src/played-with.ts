/**
 * What a table was begun with: so that another release never goes on with other cards in people's hands, or by other
 * rules, without a word.
 */
import type { House } from '@taproom/house';
import { hashOf } from './secrets.ts';
import type { TableRecord } from './storage/storage.ts';

/** The number of the rules (release.ts), and a hash of all cards of the table as the rules read them. */
export interface PlayedWith {
  readonly rules: number;
  readonly cards: string;
}

/** Throws BadSetup where the table can no longer be set at all: a character is gone, say. */
export function playedWith(
  house: House,
  rules: number,
  { options, setup }: Pick<TableRecord, 'options' | 'setup'>,
): PlayedWith {
  const content = options.game === 'inn' ? house.inn.content(setup as { players: string[] }) : null;
  return { rules, cards: content === null ? '' : hashOfCards(content) };
}

export const isSame = (one: PlayedWith, other: PlayedWith): boolean =>
  one.rules === other.rules && one.cards === other.cards;

type Content = ReturnType<House['inn']['content']>;

const hashes = new WeakMap<Content, string>();

function hashOfCards(content: Content): string {
  let hash = hashes.get(content);
  if (hash === undefined) {
    const { defs, decks, sideDecks, drinks, eventDecks, prizes, effects, terms, characters } = content;
    // What lies in their decks is told by the decks.
    const people = characters.map(
      ({ deck: _deck, sideDecks: _sideDecks, boss: _boss, automaton: _automaton, ...own }) => own,
    );
    const all = { defs, decks, sideDecks, drinks, eventDecks, prizes, effects, terms, people };
    const text = JSON.stringify(all, (key, value: unknown) => (WORDS.has(key) ? undefined : value));
    hash = hashOf(text).slice(0, 22);
    hashes.set(content, hash);
  }
  return hash;
}

/** What is only read, and what is made from the rest: a better word for it changes no game. */
const WORDS: ReadonlySet<string> = new Set([
  'title',
  'label',
  'name',
  'notes',
  'retold',
  'refusals',
  'text',
  'told',
  'worth',
  'provenance',
  'pitch',
  'verbs',
  'means',
]);
