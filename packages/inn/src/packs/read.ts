/**
 * A pack of pure data, as anybody may bring one: each mistake in a sentence with its place, or the pack that the rules
 * play with. Nothing of it is trusted before it is read, and all of its cards are marked as a guest's.
 */
import type {
  CardDef,
  CharacterDef,
  Cost,
  Hooks,
  ProcedureName,
  SideDeckDef,
  TokenDef,
  TokenName,
  Use,
} from '../cards/card.ts';
import { castOf, checkPack, type Pack } from '../cards/pack.ts';
import type { Effect } from '../effects/effects.ts';
import { capital } from '../effects/verb.ts';
import { BadSetup } from '@taproom/kernel';
import type { Cast, CastWith } from '../table/content.ts';
import {
  cardFile,
  packFile,
  type ByItself,
  type CardFile,
  type CharacterFile,
  type DrinkFile,
  type PackFile,
  type PrizeFile,
} from './file.ts';
import type { EventFile, EventUseFile } from './event-file.ts';
import { broughtOf, slug } from './brief.ts';
import { itself } from '../play/by-itself.ts';
import { readJson } from './json.ts';
import { LIMITS } from './limits.ts';
import { schemaOf, type Say, type Schema } from './shape.ts';
import { checkSound } from './sound.ts';
import { withVerbsTold } from './verbs-told.ts';

export interface ReadPack {
  /** Null where there are mistakes. */
  readonly pack: Pack | null;
  readonly mistakes: readonly string[];
}

/** Nobody reads more at once. */
const MOST_MISTAKES = 40;

/** For whoever writes packs with an editor that knows JSON Schema. */
export const packSchema: Schema = withVerbsTold(
  schemaOf(packFile, {
    title: 'A pack for Taproom',
    description:
      'Characters, Drinks, Prizes, Events and gambling variants as data: docs/PACKS.md tells how to write one.',
  }),
);

/** Whether it is a pack as far as shapes go: whoever only shows it need not know more. */
export function isPackFile(value: unknown): value is PackFile {
  let sound = true;
  packFile.check(value, '', () => (sound = false));
  return sound;
}

export function readPackText(text: string, house: Cast): ReadPack {
  if (text.length > LIMITS.text) return refused(tooLong(text.length));
  const read = readJson(text);
  return 'mistake' in read ? refused(read.mistake) : readPack(read.value, house);
}

/** `house`: what it will stand beside. */
export function readPack(value: unknown, house: Cast): ReadPack {
  const mistakes: string[] = [];
  const say: Say = (at, mistake) => {
    if (mistakes.length <= MOST_MISTAKES) mistakes.push(`${placeOf(value, at)}${mistake}`);
  };
  if (isCharacter(value))
    return refused('This is a character by itself; in a pack it stands in "characters": [ … ].');
  packFile.check(value, '', say);
  if (mistakes.length > 0) return { pack: null, mistakes: [...mistakes, MORE] };
  // What has nothing wrong with its shape is such a file.
  const file = value as PackFile;
  const { length } = JSON.stringify(file);
  if (length > LIMITS.text) return refused(tooLong(length));
  checkSound(file, say);
  if (mistakes.length > 0) return { pack: null, mistakes };
  const pack = packOf(file);
  mistakes.push(...checkPack(pack, [{ ...house, name: 'the-house' }]));
  return { pack: mistakes.length > 0 ? null : pack, mistakes };
}

const isCharacter = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'deck' in value && !('characters' in value);

/** Said after mistakes of shape. */
const MORE = 'Whether it all fits together is looked at once that is mended.';

const refused = (mistake: string): ReadPack => ({ pack: null, mistakes: [mistake] });
const tooLong = (length: number): string =>
  `The pack has ${length} characters; more than ${LIMITS.text} are too many.`;

/** “characters[0].deck[3].uses[0] (“Mind the ladder”): ”. */
function placeOf(value: unknown, at: string): string {
  if (at === '') return '';
  let here = value;
  let title = '';
  for (const step of at.split(/[.[\]]+/)) {
    if (typeof here !== 'object' || here === null) break;
    here = (here as Readonly<Record<string, unknown>>)[step];
    const known = here as { readonly title?: unknown; readonly name?: unknown } | null | undefined;
    const words = known?.title ?? known?.name;
    if (typeof words === 'string') title = words.slice(0, 60);
  }
  return `${at}${title === '' ? '' : ` (“${title}”)`}: `;
}

const MOST_PACKS = 3;

/** The cast, and what somebody brought to the table. Throws BadSetup with each mistake in it. */
export const castWith: CastWith = (cast, packs = []) => {
  if (!Array.isArray(packs) || packs.length > MOST_PACKS)
    throw new BadSetup(`A table has a list of at most ${MOST_PACKS} packs.`);
  return packs.reduce<Cast>((beside, file) => {
    const { pack, mistakes } = readPack(file, beside);
    if (pack === null) throw new BadSetup(mistakes.join('\n'));
    return castOf([{ ...beside, name: 'the-house' }, pack]);
  }, cast);
};

/** One card of a character as it will be, whatever may be wrong elsewhere; null where the card itself cannot be read. */
export function cardOf(character: CharacterFile, card: CardFile): CardDef | null {
  let sound = true;
  cardFile.check(card, '', () => (sound = false));
  return sound ? new Filler(character, (title) => title).card(card) : null;
}

/** A file without mistakes as the rules read it. */
function packOf({ name, characters, drinks, prizes, events, gambling }: PackFile): Pack {
  const keys = new Keys();
  return {
    name,
    characters: (characters ?? []).map((character) => characterOf(character, name, keys)),
    ...(drinks && drinkDeckOf(drinks, name, keys)),
    ...(prizes && { prizes: prizes.map((prize) => prizeOf(prize, keys.of(name, 'prize', prize.title))) }),
    ...(events && {
      eventDecks: [
        {
          ...DUNGEON,
          cards: events.map((event) => eventOf(event, keys.of(name, 'event', event.title))),
        },
      ],
    }),
    ...(gambling && { gambling: broughtOf({ name, gambling }) }),
  };
}

/** As the book has it, for a house without one. */
const DUNGEON = { kind: 'dungeon', title: 'Dungeon Event Deck', counters: 2, countersBeside: 3 } as const;

const guest = (key: string, title: string): Pick<CardDef, 'key' | 'title' | 'copies' | 'provenance'> => ({
  key,
  title,
  copies: 1,
  provenance: 'guest',
});

function prizeOf({ title, uses }: PrizeFile, key: string): CardDef {
  return {
    ...guest(key, title),
    types: [],
    subtypes: ['Prize'],
    uses: uses.map((use): Use => ({ ...use, from: 'play' })),
  };
}

function eventOf({ title, copies = 1, level, effects, uses = [], gambles }: EventFile, key: string): CardDef {
  const round: Use[] = gambles
    ? [
        called('a Round of Gambling', [
          { verb: 'ante', n: gambles.ante, ...(gambles.blood && { blood: true }) },
          { verb: 'start-round' },
        ]),
      ]
    : [];
  return {
    ...guest(key, title),
    copies,
    types: ['event'],
    uses: [...uses.map(eventUse), ...round],
    event: { effects, kind: 'dungeon', level, ...(gambles && { enacts: uses.length }) },
  };
}

const called = (label: string, effects: readonly Effect[]): Use => ({
  label,
  when: { at: 'called' },
  effects,
});

const eventUse = ({ label, effects, as }: EventUseFile): Use => ({
  ...called(label, effects),
  ...(as && { types: [as] }),
});

/** A key for each card, made from its title; where two have the same, the second is numbered. */
class Keys {
  private readonly known = new Set<string>();
  of(...parts: readonly string[]): string {
    const key = parts.map(slug).join('.');
    let free = key;
    for (let n = 2; this.known.has(free); n++) free = `${key}-${n}`;
    this.known.add(free);
    return free;
  }
}

function drinkDeckOf(
  drinks: readonly DrinkFile[],
  pack: string,
  keys: Keys,
): Pick<Pack, 'drinks' | 'drinkDecks'> {
  const cards = drinks.map(
    ({ title, copies: _copies, event, uses = [], effects = [], ...drink }): CardDef => {
      const card = guest(keys.of(pack, 'drink', title), title);
      return event
        ? { ...card, types: ['event'], uses: uses.map(eventUse), event: { effects: event } }
        : { ...card, types: ['drink'], uses: [], drink: { ...drink, effects } };
    },
  );
  return {
    drinks: cards,
    drinkDecks: [{ book: pack, cards: cards.map(({ key }, i) => ({ key, copies: drinks[i].copies ?? 1 })) }],
  };
}

function characterOf(file: CharacterFile, pack: string, keys: Keys): CharacterDef {
  const { name, fullName, pitch, mugs, villain, traits = [], extraGold, mark, specials, temper } = file;
  const filler = new Filler(file, (title) => keys.of(pack, name, title));
  const deck = file.deck.map((card) => filler.card(card));
  const sideDecks = file.sideDecks?.map((side): SideDeckDef => ({
    name: side.name,
    title: side.title,
    ...(side.sign && { sign: side.sign }),
    cards: side.cards.map((card) => filler.card(card)),
  }));
  const tokens = file.tokens?.map(({ name: token, words, start = 0, max, sign, full }): TokenDef => ({
    name: token,
    ...(words && { words }),
    start,
    max,
    ...(sign && { sign }),
    ...(full && { circle: filler.byItself(full) }),
  }));
  const hooks: Hooks = Object.fromEntries(
    Object.entries({ ...file.moments }).map(([moment, does]) => [moment, filler.byItself(does)]),
  );
  return {
    name,
    fullName,
    book: pack,
    ...(villain && { villain }),
    traits,
    mugs,
    pitch,
    ...(extraGold && { extraGold }),
    ...(mark && { mark }),
    ...(specials && { specials }),
    ...(temper && { temper }),
    ...(tokens && { tokens }),
    ...(sideDecks && { sideDecks }),
    hooks,
    effects: filler.effects,
    deck,
  };
}

/** Fills in what a file leaves out: keys, and the words and signs of tokens and side decks wherever they are named. */
class Filler {
  /** What happens by itself, each as a card that lies nowhere. */
  readonly effects: CardDef[] = [];
  private readonly file: CharacterFile;
  private readonly keyOf: (title: string) => string;

  constructor(file: CharacterFile, keyOf: (title: string) => string) {
    this.file = file;
    this.keyOf = keyOf;
  }

  card({ copies = 1, uses, ...card }: CardFile): CardDef {
    return {
      ...card,
      key: this.keyOf(card.title),
      copies,
      provenance: 'guest',
      uses: uses.map((use): Use => ({
        ...use,
        // Nobody could answer what comes about by itself.
        ...(use.when.at === 'called' && { silent: true }),
        ...(use.cost && { cost: this.cost(use.cost) }),
        effects: use.effects.map((effect) => this.effect(effect)),
      })),
    };
  }

  byItself({ title, effects }: ByItself): ProcedureName {
    const use: Use = {
      label: title,
      when: { at: 'called' },
      silent: true,
      effects: effects.map((effect) => this.effect(effect)),
    };
    const key = this.keyOf(`by-itself ${title}`);
    this.effects.push({
      key,
      title,
      types: [],
      copies: 1,
      provenance: 'guest',
      noHitBack: true,
      uses: [use],
    });
    return itself(this.effects.length - 1);
  }

  private cost(cost: Cost): Cost {
    const tokens = Object.keys(cost.tokens ?? {});
    return {
      ...cost,
      names: Object.fromEntries(tokens.map((token) => [token, this.nameOf(token)])),
      signs: Object.fromEntries(tokens.map((token) => [token, this.signOf(token).sign ?? token])),
    };
  }

  private effect(effect: Effect): Effect {
    const scale = 'scale' in effect ? { scale: this.scale(effect.scale as { token: string }) } : {};
    // Each is the same effect, with all that its verb says about it.
    if (effect.verb === 'side-card') {
      const side = this.file.sideDecks?.find(({ name }) => name === effect.deck);
      return { ...effect, name: side?.card ?? '' } as Effect;
    }
    if (effect.verb === 'choose-token')
      return { ...effect, ...this.signOf((effect.tokens as readonly string[])[0]) } as Effect;
    if (!('token' in effect)) return { ...effect, ...scale } as Effect;
    const token = effect.token as string;
    return { ...effect, name: this.nameOf(token), ...this.signOf(token) } as Effect;
  }

  private scale(scale: { readonly token: string }): object {
    return { ...scale, name: this.nameOf(scale.token) };
  }

  private nameOf(token: string): TokenName {
    return this.file.tokens?.find(({ name }) => name === token)?.words ?? capital(token);
  }

  private signOf(token: string): { readonly sign?: string } {
    const sign = this.file.tokens?.find(({ name }) => name === token)?.sign;
    return sign === undefined ? {} : { sign };
  }
}
