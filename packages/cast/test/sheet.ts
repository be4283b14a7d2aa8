/** All cards of the house on one sheet, texts and numbers, for a person to read and for a test to compare. */
import { newPack, PACK_KINDS } from '@taproom/cast/new-pack';
import {
  cardText,
  castOf,
  readPack,
  type CardDef,
  type Cast,
  type CharacterDef,
  type EventDeckDef,
} from '@taproom/inn';

/** Only reasons for refusals hang on these. */
const REASONS = new Set(['retold', 'refusals']);

/** What stands in a card's first line. */
const HEAD = new Set(['key', 'title', 'types', 'subtypes', 'copies', 'provenance', 'uses']);

/** Any data in one line: `pick=(from=another min=1 max=1)`. */
function shown(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(shown).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  return `(${entries(value)})`;
}

const entries = (value: object, without: ReadonlySet<string> = REASONS): string =>
  Object.entries(value)
    .filter(([key, each]) => each !== undefined && !without.has(key) && !REASONS.has(key))
    .map(([key, each]) => (each === true ? key : `${key}=${shown(each)}`))
    .join(' ');

const useLines = ({ label, effects, ...use }: CardDef['uses'][number]): string[] => [
  `    · ${label}: ${entries(use)}`,
  ...effects.map(({ verb, ...effect }) => `        ${verb} ${entries(effect)}`.trimEnd()),
];

function card(def: CardDef): string[] {
  const more = entries(def, HEAD);
  const types = [...def.types, ...(def.subtypes ?? [])].join('/');
  return [
    `${def.copies} × ${def.title}  [${def.key}]  ${types}, ${def.provenance}`,
    ...cardText(def).map((line) => `    “${line}”`),
    ...(more === '' ? [] : [`    · ${more}`]),
    ...def.uses.flatMap(useLines),
  ];
}

const deck = (title: string, cards: readonly CardDef[]): string[] =>
  cards.length === 0 ? [] : ['', `## ${title}`, ...cards.flatMap((def) => ['', ...card(def)])];

/** What is a deck has a heading of its own. */
const DECKS = new Set(['name', 'fullName', 'pitch', 'deck', 'sideDecks', 'effects', 'boss', 'automaton']);

function character(who: CharacterDef): string[] {
  const { fullName, boss, automaton } = who;
  const sideDecks = [...(who.sideDecks ?? []), ...(boss?.sideDecks ?? [])];
  return [
    '',
    `# ${fullName}`,
    '',
    entries(who, DECKS),
    ...(automaton === undefined ? [] : [entries(automaton, new Set(['factions']))]),
    ...deck(`The deck of ${fullName}`, who.deck),
    ...deck(`What ${fullName} can do without a card`, who.effects ?? []),
    ...sideDecks.flatMap((side) =>
      deck(`${side.title}: ${entries(side, new Set(['title', 'cards']))}`, side.cards),
    ),
    ...(boss === undefined ? [] : deck(`${fullName} as a Boss: ${boss.size} cards`, boss.deck)),
    ...deck(`What ${fullName} can do as a Boss`, boss?.effects ?? []),
    ...(automaton?.factions ?? []).flatMap(({ name, cards }) => deck(`The ${name}`, cards)),
  ];
}

const eventDeck = (events: EventDeckDef): string[] => [
  '',
  `# The ${events.title}`,
  '',
  entries(events, new Set(['title', 'cards', 'serves'])),
  ...deck(events.title, events.cards),
  ...Object.entries(events.serves ?? {}).flatMap(([key, cards]) => deck(`What ${key} serves`, cards)),
];

const everything = (cast: Cast): string[] => [
  ...[...cast.characters, ...(cast.automata ?? [])].flatMap(character),
  '',
  '# The Drink Decks',
  ...cast.drinkDecks.flatMap(({ book, cards }) => [
    '',
    `## ${book}`,
    '',
    ...cards.map(({ key, copies }) => `${copies} × ${key}`),
  ]),
  ...deck('Drinks and Drink Events', cast.drinks),
  ...(cast.eventDecks ?? []).flatMap(eventDeck),
  ...deck('Prizes', cast.prizes ?? []),
];

/** Nobody has these cards until somebody makes a pack of their own: it begins with them. */
function newPackRead(cast: Cast): string[] {
  const { pack, mistakes } = readPack(newPack('Newcomer', PACK_KINDS), cast);
  if (pack === null) return [...mistakes];
  const { gambling = [] } = pack;
  return [...everything(castOf([pack])), '', ...gambling.map((variant) => entries(variant))];
}

export const sheet = (cast: Cast): string =>
  [
    '# All cards: made by `npm run sheet`; read what changed in it before you keep it',
    ...everything(cast),
    '',
    '# What a new pack begins with',
    ...newPackRead(cast),
    '',
  ].join('\n');
