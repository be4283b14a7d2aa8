/** `taproom cards`: what is in a deck, as text and as data. */
import { cast } from '@taproom/cast';
import { cardText, type CardDef, type CharacterDef, type SideDeckDef } from '@taproom/inn';
import { usage } from '../failure.ts';
import { characterNamed, drinkDeckNamed } from '../options.ts';
import { columns, paintFor, widthOf, wrap } from '../terminal.ts';
import { kindOf } from '../words.ts';

export interface CardsOptions {
  readonly character?: string;
  readonly drinks?: string;
  readonly dungeon?: boolean;
  readonly prizes?: boolean;
  readonly json?: boolean;
}

interface CardRow {
  readonly key: string;
  readonly copies: number;
  readonly title: string;
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  readonly text: string;
  readonly provenance: string;
}

export function cards(options: CardsOptions): number {
  const decks = [options.character, options.drinks, options.dungeon, options.prizes];
  if (decks.filter((deck) => deck !== undefined).length > 1)
    throw usage(
      'Ask for the cards of a character, for a drink deck, for the Dungeon Events or for the Prizes.',
    );
  if (options.character !== undefined) showCharacter(options.character, options.json === true);
  else if (options.dungeon) showHouse('dungeon', 'The Dungeon Events', eventCards(), options.json === true);
  else if (options.prizes) showHouse('prizes', 'The Prizes', cast.prizes ?? [], options.json === true);
  else if (options.drinks !== undefined) showDrinks(options.drinks, options.json === true);
  else listCharacters(options.json === true);
  if (!options.json && decks.some((deck) => deck !== undefined)) tellProvenance();
  return 0;
}

/** What the words after a card's types mean. */
function tellProvenance(): void {
  const words = [
    'printed, stated: as a rulebook has it.',
    'named: a rulebook names it; what it does is ours, at least in part.',
    'published: known from the published card; the rulebooks do not tell it.',
    'ours: no rulebook names it.',
  ];
  console.log(`\n${wrap(words.join(' '), widthOf(process.stdout))}`);
}

const rowOf = (def: CardDef, copies: number): CardRow => ({
  key: def.key,
  copies,
  title: def.title,
  types: def.types,
  subtypes: def.subtypes ?? [],
  text: cardText(def).join(' '),
  provenance: def.provenance,
});

const sum = (rows: readonly CardRow[]): number => rows.reduce((total, row) => total + row.copies, 0);

function showCharacter(name: string, json: boolean): void {
  const character = automatedNamed(name) ?? characterNamed(cast, name);
  const { fullName, book, mugs, pitch } = character;
  const rows = character.deck.map((def) => rowOf(def, def.copies));
  if (json) {
    const sideDecks = decksBeside(character).map(({ title, cards }) => ({
      title,
      cards: cards.map((def) => rowOf(def, def.copies)),
    }));
    print({
      character: character.name,
      fullName,
      book,
      mugs,
      pitch,
      cards: rows,
      total: sum(rows),
      sideDecks,
    });
    return;
  }
  if (rows.length > 0) show(`${fullName} (${book}, ${mugsOf(mugs)})`, pitch, character.deck, rows);
  else console.log(`${fullName} (${book})\n${wrap(pitch, widthOf(process.stdout))}`);
  for (const { title, cards } of decksBeside(character)) {
    console.log('');
    show(
      title,
      '',
      cards,
      cards.map((def) => rowOf(def, def.copies)),
    );
  }
}

/** What lies beside the Character Deck, and what a villain has only as a Boss. */
const decksBeside = ({ sideDecks, boss }: CharacterDef): Pick<SideDeckDef, 'title' | 'cards'>[] => [
  ...(sideDecks ?? []),
  ...(boss === undefined ? [] : [{ title: 'Boss Cards', cards: boss.deck }, ...(boss.sideDecks ?? [])]),
];

/** Whom nobody plays has factions instead of a deck: they are shown as the decks beside it. */
function automatedNamed(name: string): CharacterDef | undefined {
  const found = cast.automata?.find((who) => who.name.toLowerCase() === name.trim().toLowerCase());
  if (found?.automaton === undefined) return undefined;
  const sideDecks = found.automaton.factions.map(({ name: title, cards }) => ({ name: title, title, cards }));
  return { ...found, sideDecks };
}

const eventCards = (): CardDef[] => (cast.eventDecks ?? []).flatMap((deck) => deck.cards);

/** Cards that belong to nobody. */
function showHouse(name: string, heading: string, defs: readonly CardDef[], json: boolean): void {
  const rows = defs.map((def) => rowOf(def, def.copies));
  if (json) print({ house: name, cards: rows, total: sum(rows) });
  else show(heading, '', defs, rows);
}

function showDrinks(name: string, json: boolean): void {
  const book = drinkDeckNamed(cast, name);
  const listed = cast.drinkDecks.find((deck) => deck.book === book)?.cards ?? [];
  const found = listed.flatMap(({ key, copies }) => {
    const def = cast.drinks.find((drink) => drink.key === key);
    return def === undefined ? [] : [{ def, copies }];
  });
  const rows = found.map(({ def, copies }) => rowOf(def, copies));
  if (json) print({ drinks: book, cards: rows, total: sum(rows) });
  else
    show(
      `The drink deck of ${book}`,
      '',
      found.map(({ def }) => def),
      rows,
    );
}

function listCharacters(json: boolean): void {
  if (json) {
    print(
      cast.characters.map(({ name, fullName, book, mugs, pitch }) => ({ name, fullName, book, mugs, pitch })),
    );
    return;
  }
  const paint = paintFor(process.stdout);
  const width = widthOf(process.stdout);
  const heads = columns(cast.characters.map((c) => [c.name, c.book, mugsOf(c.mugs)]));
  cast.characters.forEach((c, i) => {
    console.log(`${paint('bold', heads[i])}\n${wrap(`    ${c.pitch}`, width, '    ')}`);
  });
  const decks = cast.drinkDecks.map((deck) => deck.book).join(', ');
  console.log(
    `\nTheir cards: taproom cards --character NAME. Drink decks: taproom cards --drinks BOOK (${decks}).`,
  );
}

const mugsOf = (mugs: number): string => `${mugs} ${mugs === 1 ? 'mug' : 'mugs'}`;

function show(heading: string, pitch: string, defs: readonly CardDef[], rows: readonly CardRow[]): void {
  const paint = paintFor(process.stdout);
  const width = widthOf(process.stdout);
  console.log(paint('bold', heading));
  if (pitch !== '') console.log(wrap(pitch, width));
  console.log('');
  rows.forEach((row, i) => {
    const kind = paint('dim', `${kindOf(defs[i])} · ${row.provenance}`);
    console.log(`${String(row.copies).padStart(2)} × ${paint('cyan', row.title)}  ${kind}`);
    for (const line of cardText(defs[i])) console.log(wrap(`     ${line}`, width, '     '));
  });
  console.log(`\n${sum(rows)} cards, ${rows.length} different ones`);
}

const print = (value: unknown): void => console.log(JSON.stringify(value, null, 2));
