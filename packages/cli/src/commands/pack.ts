/** `taproom pack`: begin a pack, check it, sit down with it, see how strong it is. */
import { existsSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { House } from '@taproom/house';
import {
  beginPack,
  cardText,
  packSchema,
  perhapsNotMeant,
  readPack,
  tokenWords,
  type CardDef,
  type CharacterDef,
  type Pack,
  type PackFile,
} from '@taproom/inn';
import { orderWords, parlour, type ParlourDef } from '@taproom/parlour';
import { Failure, usage, whyUnreadable } from '../failure.ts';
import { anySeed, characterNamed, listed } from '../options.ts';
import { agreedFor, guestGambling, guestTable } from '../packs/guest-table.ts';
import { loadPack } from '../packs/load.ts';
import { playMutants, type MutantsOptions } from '../packs/mutants.ts';
import { newPack, PACK_KINDS, type PackKind } from '@taproom/cast/new-pack';
import { simulate } from '../simulation/simulate.ts';
import type { Simulation } from '../simulation/simulation.ts';
import { columns } from '../terminal/text.ts';
import { kindOf } from '../terminal/words.ts';
import { watch } from '../torture/watch.ts';
import { parlour as gamble } from './parlour.ts';
import { play } from './play.ts';

export interface NewPackOptions {
  readonly kind?: string;
  readonly from?: string;
  readonly out?: string;
}

const NAME = /^[A-Z][\p{L}'’ -]{0,19}$/u;
const LONGEST_TITLE = 60;

/** Writes a pack that can be played at once, and the schema for whoever's editor reads it. */
export function newPackFile({ cast }: House, title: string, { kind, from, out }: NewPackOptions): number {
  if (kind && from !== undefined) throw usage('--from begins with a character of ours: leave out --kind.');
  const kinds = kind === undefined ? undefined : listed(kind).map(kindNamed);
  if ((kinds?.includes('characters') ?? true) && !NAME.test(title))
    throw usage(`"${title}" is no name for a character: a capital letter, then letters; at most 20.`);
  if (title.trim() === '' || title.length > LONGEST_TITLE)
    throw usage(`A pack needs a title of 1 to ${LONGEST_TITLE} characters.`);
  const begun =
    from === undefined
      ? { file: newPack(title, kinds), left: [], instead: '' }
      : beginPack(characterNamed(cast, from), title);
  const { pack, mistakes } = readPack(begun.file, cast);
  if (pack === null) throw new Failure(mistakes.join('\n'));
  const path = out ?? `${begun.file.name}.json`;
  if (existsSync(path)) throw new Failure(`${path} is there already.`);
  const schema = join(dirname(path), 'pack.schema.json');
  const file: PackFile = { $schema: './pack.schema.json', ...begun.file };
  write(path, file);
  if (!existsSync(schema)) write(schema, packSchema);
  console.log(`${path} is a pack: ${saidOf(pack)}. Change it, and see \`taproom pack check ${path}\`.`);
  for (const line of begun.left) console.log(`Left out: ${line}`);
  if (begun.instead !== '') console.log(`In their place: ${begun.instead}.`);
  return 0;
}

function kindNamed(kind: string): PackKind {
  const found = PACK_KINDS.find((known) => known === kind);
  if (found) return found;
  throw usage(`No pack brings "${kind}". There are: ${PACK_KINDS.join(', ')}.`);
}

function write(path: string, value: unknown): void {
  try {
    writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
  } catch (error) {
    throw new Failure(`${path} cannot be written: ${whyUnreadable(error)}.`);
  }
}

export interface CheckPackOptions {
  readonly games: number;
  readonly seed: number;
  readonly cards?: boolean;
}

/** `packed`: a house with the pack; `house`: the same without it. Whatever is wrong is said when it is loaded. */
export async function checkPackFile(
  house: House,
  packed: House,
  path: string,
  { games, seed, cards }: CheckPackOptions,
): Promise<number> {
  const pack = await loadPack(path, house.cast);
  const names = (pack.characters ?? []).map(({ name }) => name);
  if (cards) showCards(pack);
  const [deck] = pack.drinkDecks ?? [];
  const poured = deck && { barDeck: false, drinks: deck.book };
  const seen = new Set<string>();
  let decisions = 0;
  for (let n = 0; n < games; n++) {
    const setup = { ...guestTable(packed, names, seed + n), ...poured };
    const { defs } = packed.inn.content(setup);
    try {
      const watched = watch(packed.game('inn'), setup, seed + n, {
        closely: n % 4 === 0,
        note({ e, card = -1 }) {
          if (card >= 0 && HAPPENS.has(e)) seen.add(defs[card].key);
        },
      });
      decisions += watched.decisions;
    } catch (error) {
      const what = error instanceof Error ? error.message : String(error);
      console.log(`A random game broke (--seed ${seed + n} --games 1): ${what}`);
      return 1;
    }
  }
  const { gambling = [] } = pack;
  for (let n = 0; gambling.length > 0 && n < games; n++) {
    const watched = watch(packed.game('parlour'), guestGambling(gambling, seed + n), seed + n);
    decisions += watched.decisions;
  }
  console.log(`${basename(path)} is sound: ${saidOf(pack)}.`);
  console.log(`${games} random games were played to their end with it, ${decisions} decisions.`);
  for (const line of perhapsNotMeant(pack)) console.log(`Perhaps not meant: ${line}`);
  const unseen = cardsOf(pack).filter(({ key }) => !seen.has(key));
  if (unseen.length > 0 && games >= 50)
    console.log(`Never played in them: ${unseen.map(({ title }) => `“${title}”`).join(', ')}.`);
  return 0;
}

const HAPPENS: ReadonlySet<string> = new Set(['play', 'called', 'reveal', 'chaser', 'enter-play', 'event']);

const cardsOf = (pack: Pack): CardDef[] => [
  ...(pack.characters ?? []).flatMap(({ deck, sideDecks = [] }) => [
    ...deck,
    ...sideDecks.flatMap(({ cards }) => cards),
  ]),
  ...(pack.drinks ?? []),
  ...othersOf(pack),
];

/** What is nobody's: Prizes and Events. */
const othersOf = ({ prizes = [], eventDecks = [] }: Pack): CardDef[] => [
  ...prizes,
  ...eventDecks.flatMap(({ cards }) => cards),
];

function saidOf({ characters = [], drinks = [], prizes = [], eventDecks = [], gambling = [] }: Pack): string {
  const events = eventDecks.flatMap(({ cards }) => cards);
  const who = characters.map(({ name, deck, sideDecks = [], tokens = [] }) => {
    const more = [
      ...sideDecks.map(({ title }) => title),
      ...tokens.map(({ name: token }) => `the token "${token}"`),
    ];
    return `${name} with ${[`${deck.length} different cards`, ...more].join(', ')}`;
  });
  return [
    ...who,
    ...counted(drinks, 'different Drink'),
    ...counted(prizes, 'Prize'),
    ...counted(events, 'Event'),
    ...gambling.map(({ name, game }) => `${name}, a variant of ${gameNamed(game).name}`),
  ].join('; ');
}

const counted = (list: readonly unknown[], what: string): string[] =>
  list.length === 0 ? [] : [`${list.length} ${what}${list.length === 1 ? '' : 's'}`];

const gameNamed = (game: string): ParlourDef => parlour.defs.find(({ id }) => id === game)!;

/** All that it brings, as it reads. */
function showCards({
  characters = [],
  drinks = [],
  drinkDecks = [],
  prizes = [],
  eventDecks = [],
  gambling = [],
}: Pack): void {
  // How often a Drink is there is a matter of the deck that it is in.
  const copies = new Map(drinkDecks.flatMap(({ cards }) => cards.map((each) => [each.key, each.copies])));
  const show = (title: string, cards: readonly CardDef[]): void => {
    if (cards.length > 0) console.log(`${title}\n`);
    for (const card of cards) {
      const kind = card.types.length === 0 ? '' : ` (${kindOf(card)})`;
      console.log(
        `${copies.get(card.key) ?? card.copies} × ${card.title}${kind}\n    ${cardText(card).join('\n    ')}\n`,
      );
    }
  };
  for (const { name, deck, sideDecks = [], tokens = [], specials = [], effects = [] } of characters) {
    show(name, deck);
    for (const { name: token, words, start, max } of tokens)
      console.log(`${tokenWords(token, 2, words)}: ${start} at first, ${max} at most\n`);
    show(`What happens by itself with ${name}`, effects);
    for (const special of specials) console.log(`${special.title}: ${special.text}\n`);
    for (const { title, cards } of sideDecks) show(title, cards);
  }
  show('Drinks', drinks);
  show('Prizes', prizes);
  for (const { title, cards } of eventDecks) show(title, cards);
  for (const { name, game, order } of gambling)
    console.log(
      `${name} (${gameNamed(game).name})\n    ${orderWords(gameNamed(game).retold?.steps ?? [], order).join('\n    ')}\n`,
    );
}

/** Tampers with sound packs at random, and plays with what is left of them. */
export function tamper(house: House, options: MutantsOptions): number {
  const report = playMutants(house, options);
  const { refused, played, games, decisions, longest, slowestGame, slowestReading, memory, failures } =
    report;
  for (const failure of failures) console.log(`FAIL ${failure}`);
  console.log(
    `${refused + played} packs that somebody tampered with: ${refused} refused with a sentence, ${played} played, ` +
      `${games} random games to their end, ${decisions} decisions.`,
  );
  console.log(
    `The longest game had ${longest} decisions, the slowest took ${Math.round(slowestGame)} ms of CPU time, ` +
      `the slowest reading ${Math.round(slowestReading)} ms; at most ${memory} MB were in use.`,
  );
  return failures.length === 0 ? 0 : 1;
}

export interface TryPackOptions {
  readonly me?: string;
  readonly players?: number;
  readonly bots?: string;
  readonly seed?: number;
  readonly fast?: boolean;
}

/** Sits down as a character of the pack, with all that it brings; where it brings only gambling, at that. */
export async function tryPack(
  house: House,
  packed: House,
  path: string,
  options: TryPackOptions,
): Promise<number> {
  const pack = await loadPack(path, house.cast);
  const [character] = pack.characters ?? [];
  const agreed = agreedFor(pack);
  if (character === undefined && pack.gambling && Object.keys(agreed).length === 1) {
    const [{ game, id }] = pack.gambling;
    return gamble(packed, game, { ...options, variants: id });
  }
  return play(packed, { ...agreed, ...options, me: options.me ?? character?.name });
}

export interface SimulatePackOptions {
  readonly games: number;
  readonly seats: number;
  readonly bots?: string;
  readonly seed?: number;
  readonly threads?: number;
  readonly json?: boolean;
}

/** Games of each character against others of the cast, drawn by lot. */
export async function simulatePack(
  house: House,
  packed: House,
  path: string,
  options: SimulatePackOptions,
): Promise<number> {
  const pack = await loadPack(path, house.cast);
  const { characters = [] } = pack;
  const agreed = agreedFor(pack);
  const others = othersOf(pack);
  const seed = options.seed ?? anySeed();
  const results: Strength[] = [];
  if (characters.length === 0 && others.length === 0)
    throw new Failure(`${path} has no character whose strength could be told, and no Prizes or Events.`);
  for (const character of characters) {
    const played = await simulate(packed, { ...agreed, ...options, seed, characters: character.name });
    results.push(strengthOf(character, played, options.seats));
  }
  if (options.json) console.log(JSON.stringify({ seed, results }, null, 2));
  else for (const result of results) report(result, seed);
  if (others.length > 0 && !options.json)
    reportOthers(others, await simulate(packed, { ...agreed, ...options, seed }));
  return 0;
}

interface Strength {
  readonly name: string;
  readonly games: number;
  readonly wins: number;
  readonly share: number;
  readonly standardError: number;
  /** What everybody would win if all were alike. */
  readonly fair: number;
  /** In how many of the games each card was played, in their order. */
  readonly cards: readonly { readonly title: string; readonly played: number; readonly plays: number }[];
  readonly complaints: readonly string[];
}

function strengthOf(
  { name, deck, sideDecks = [] }: CharacterDef,
  played: Simulation,
  seats: number,
): Strength {
  const { finished, wins, cards = {}, complaints } = played;
  const share = (wins[name] ?? 0) / Math.max(1, finished);
  const all = [...deck, ...sideDecks.flatMap((side) => side.cards)];
  return {
    name,
    games: finished,
    wins: wins[name] ?? 0,
    share,
    standardError: Math.sqrt((share * (1 - share)) / Math.max(1, finished)),
    fair: 1 / seats,
    cards: all.map(({ key, title }) => ({
      title,
      played: cards[key]?.played ?? 0,
      plays: cards[key]?.plays ?? 0,
    })),
    complaints,
  };
}

/** How often what is nobody's was used, or came up. */
function reportOthers(cards: readonly CardDef[], { finished, cards: counts = {} }: Simulation): void {
  console.log(`\nIn ${finished} games of others with it:\n`);
  const rows = cards.map(({ key, title }) => {
    const { played, plays } = counts[key] ?? { played: 0, plays: 0 };
    return [title, percent(played / Math.max(1, finished)), String(plays)];
  });
  for (const line of columns([['Prize or Event', 'used in', 'times'], ...rows], 'lrr')) console.log(line);
}

const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;

function report(
  { name, games, share, standardError, fair, cards, complaints }: Strength,
  seed: number,
): void {
  const off = share - fair;
  const sure = Math.abs(off) > 2 * standardError;
  const words = !sure
    ? 'about as strong as the others'
    : off > 0
      ? 'stronger than the others'
      : 'weaker than the others';
  console.log(
    `${name} wins ${percent(share)} (± ${(100 * standardError).toFixed(1)}) of ${games} games; ` +
      `${percent(fair)} would be even: ${words} (seed ${seed}).\n`,
  );
  const rows = cards
    .toSorted((a, b) => b.played - a.played)
    .map(({ title, played, plays }) => [title, percent(played / Math.max(1, games)), String(plays)]);
  for (const line of columns([['Card', 'played in', 'plays'], ...rows], 'lrr')) console.log(line);
  const never = cards.filter(({ plays }) => plays === 0);
  if (never.length > 0) console.log(`\nNever played: ${never.map(({ title }) => `“${title}”`).join(', ')}.`);
  if (complaints.length > 0) console.log(`\nBots failed:\n${complaints.join('\n')}`);
}
