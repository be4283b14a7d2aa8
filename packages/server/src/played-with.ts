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

type Begun = Pick<TableRecord, 'options' | 'setup'>;

/** Throws BadSetup where the table can no longer be set at all: a character is gone, say. */
export function playedWith(house: House, rules: number, begun: Begun): PlayedWith {
  const content = contentOf(house, begun);
  return { rules, cards: content === null ? '' : hashOfCards(content) };
}

/** Whether these are the cards of that hash, also if an earlier release made it. Throws BadSetup as above. */
export function areCards(house: House, begun: Begun, cards: string): boolean {
  const content = contentOf(house, begun);
  if (content === null) return cards === '';
  return cards === hashOfCards(content) || cards === hashOf(textOf(content, FORMER_WORDS)).slice(0, 22);
}

const contentOf = (house: House, { options, setup }: Begun): Content | null =>
  options.game === 'inn' ? house.inn.content(setup as { players: string[] }) : null;

type Content = ReturnType<House['inn']['content']>;

const hashes = new WeakMap<Content, string>();

function hashOfCards(content: Content): string {
  let hash = hashes.get(content);
  if (hash === undefined) {
    hash = hashOf(textOf(content, WORDS)).slice(0, 22);
    hashes.set(content, hash);
  }
  return hash;
}

function textOf(content: Content, words: ReadonlySet<string>): string {
  const { defs, decks, sideDecks, drinks, eventDecks, prizes, effects, terms, characters } = content;
  // What lies in their decks is told by the decks.
  const people = characters.map(
    ({ deck: _deck, sideDecks: _sideDecks, boss: _boss, automaton: _automaton, ...own }) => own,
  );
  const all = { defs, decks, sideDecks, drinks, eventDecks, prizes, effects, terms, people };
  return JSON.stringify(all, (key, value: unknown) => (words.has(key) ? undefined : value));
}

/** What is only read, and what is made from the rest: a better word for it changes no game. */
const FORMER_WORDS: ReadonlySet<string> = new Set([
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
/** Whom an effect is for follows from the effect, too; tables that were begun before that was left out play on. */
const WORDS: ReadonlySet<string> = new Set([...FORMER_WORDS, 'whos']);
