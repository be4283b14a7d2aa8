/**
 * What all cards of a table are, as plain data for showing them without an engine: everybody may read any card that
 * they can see.
 */
import type { SeatId } from '@taproom/kernel';
import type { CardDef, CardType, CharacterDef, Cost, Place, Provenance } from './card.ts';
import type { Content } from '../table/content.ts';
import { DRINKS, EVENTS, PRIZES } from '../table/extras.ts';
import { cardLines, useText } from './text.ts';
import { scaleOf, type Effect, type Scale, type Who } from '../effects/effects.ts';
import { verbOf } from '../effects/registry.ts';
import { tokenWords } from '../effects/verb.ts';
import type { Mark } from '../packs/marks.ts';

/** What a use does to numbers that lie open, as far as it depends on nothing else: enough to tell before it is played. */
export interface PlainEffect {
  readonly who: Who;
  /** Which number. */
  readonly of: 'fortitude' | 'alcohol' | 'gold';
  /** By how much; below 0: less. */
  readonly by: number;
  /** Who receives what is paid; empty: nobody. */
  readonly to: 'you' | 'target' | 'inn' | '';
  /** Where the amount depends on a token of the card's player. */
  readonly scale: Pick<Scale, 'token' | 'table'> | null;
}

export interface UseFace {
  /** What a player reads where a card has several uses. */
  readonly label: string;
  /** The whole of it in words. */
  readonly text: string;
  /** What it does to numbers, as far as that is certain. */
  readonly does: readonly PlainEffect[];
  /** The name of the sign that stands for what it mainly does. */
  readonly icon: string;
  /** Where the card must lie. */
  readonly from: Place;
  /** What must be given up as it is played. */
  readonly cost: Cost | null;
}

export interface CardFace {
  /** Which card it is, whatever table it lies on. */
  readonly key: string;
  /** As it is printed. */
  readonly title: string;
  /** Action, Sometimes, Anytime, Gambling, Cheating, Drink … */
  readonly types: readonly CardType[];
  /** What else it is: stands in the type line after the types. */
  readonly subtypes: readonly string[];
  /** The standard card that it is, whatever its title; empty: none. */
  readonly family: string;
  /** One sentence a line, and for each line the name of the sign that stands for what it mainly does. */
  readonly lines: readonly string[];
  /** Beside each line, the name of that sign. */
  readonly icons: readonly string[];
  /** Each way to play it. */
  readonly uses: readonly UseFace[];
  /** What its player pays to keep it where it lies in front of them and is hit; 0: it cannot be hit. */
  readonly wages: number;
  /** Where it comes from: printed in a book, stated, named, published, or ours. */
  readonly provenance: Provenance;
  /** The seat whose card it is; −1: everybody's. */
  readonly owner: SeatId;
  /** `character`, the name of a side deck, `drink`, `event`, `prize`, or `effect`: what resolves like a card but lies nowhere. */
  readonly deck: string;
  /** What its side deck, or deck of Events, is called; empty: it comes from none. */
  readonly sideDeck: string;
  /** Face down, cards with the same back look the same. */
  readonly back: string;
  /** What the rulebook says about this card in particular: put in by whoever has the rulebook at hand. */
  readonly rulings: readonly string[];
}

/** Who sits at a seat, and what they have beside a deck. */
export interface CharacterFace {
  /** As everybody calls them. */
  readonly name: string;
  /** With everything. */
  readonly fullName: string;
  /** Who they are, in a sentence. */
  readonly pitch: string;
  /** How hard they are to play, from 1 to 3. */
  readonly mugs: number;
  /** Plays with a Boss deck. */
  readonly boss: boolean;
  /** `title`: what several are called, `one`: what one is called. */
  readonly tokens: readonly {
    /** As the view calls them. */
    readonly name: string;
    /** What a player reads. */
    readonly title: string;
    /** What one is called. */
    readonly one: string;
    /** The most there can be. */
    readonly max: number;
    /** The name of its sign. */
    readonly sign: string;
  }[];
  /** Side decks by name, as the view calls them, with what a player reads. */
  readonly sideDecks: readonly {
    /** As the view calls it. */
    readonly name: string;
    /** What a player reads. */
    readonly title: string;
    /** The name of its sign. */
    readonly sign: string;
  }[];
  /** How it is told from others, where a page does not know it. */
  readonly mark?: Mark;
}

export interface Faces {
  /** By card id. */
  readonly cards: readonly CardFace[];
  /** By seat. */
  readonly characters: readonly CharacterFace[];
  /** What is asked at this table that only packs ask, in words, by what they call it. */
  readonly questions?: Readonly<Record<string, string>>;
}

/** Cards that are nobody's. */
const HOUSE_DECKS: Readonly<Record<number, string>> = {
  [DRINKS]: 'drink',
  [EVENTS]: 'event',
  [PRIZES]: 'prize',
};

const iconOf = (about: Effect | null): string => (about === null ? 'note' : verbOf(about.verb).icon(about));

function plainEffects(effect: Effect): PlainEffect[] {
  const { token, table } = scaleOf(effect) ?? {};
  const scale = token === undefined || table === undefined ? null : { token, table };
  switch (effect.verb) {
    case 'fortitude':
    case 'alcohol':
      if (effect.affected || isCounted(effect)) return [];
      return [{ who: effect.who, of: effect.verb, by: effect.by, to: '', scale }];
    case 'pay':
      return effect.perTarget ? [] : [{ who: effect.who, of: 'gold', by: -effect.n, to: effect.to, scale }];
    case 'gold':
      return effect.paid ? [] : [{ who: effect.who, of: 'gold', by: effect.n, to: '', scale }];
    default:
      return [];
  }
}

/** How much it is depends on how many play. */
const isCounted = (effect: Effect): boolean =>
  effect.verb === 'fortitude' && (effect.perMate !== undefined || effect.perFoe === true);

type OwnFace = Omit<CardFace, 'owner' | 'deck' | 'sideDeck' | 'back'>;

function ownFace(def: CardDef): OwnFace {
  const lines = cardLines(def);
  return {
    key: def.key,
    title: def.title,
    types: def.types,
    subtypes: def.subtypes ?? [],
    family: def.family ?? '',
    lines: lines.map(({ text }) => text),
    icons: lines.map(({ about }) => iconOf(about)),
    uses: def.uses.map((use) => ({
      label: use.label,
      text: useText(use),
      does: use.effects.flatMap(plainEffects),
      icon: iconOf(use.effects[0] ?? null),
      from: use.from ?? 'hand',
      cost: use.cost ?? null,
    })),
    wages: def.wages ?? 0,
    provenance: def.provenance,
    rulings: [],
  };
}

const characterFace = (def: CharacterDef, boss: boolean): CharacterFace => ({
  name: def.name,
  fullName: def.fullName,
  pitch: def.pitch,
  mugs: def.mugs,
  boss,
  tokens: (def.tokens ?? []).map(({ name, words, max, sign }) => ({
    name,
    title: tokenWords(name, 0, words),
    one: tokenWords(name, 1, words),
    max,
    sign: sign ?? name,
  })),
  sideDecks: (def.sideDecks ?? []).map(({ name, title, sign }) => ({ name, title, sign: sign ?? name })),
  ...(def.mark && { mark: def.mark }),
});

/** A card's face away from any table, in the deck of this name. */
export const faceOf = (def: CardDef, deck: string, sideDeck = ''): CardFace => ({
  ...ownFace(def),
  owner: -1,
  deck,
  sideDeck,
  back: def.back ?? deck,
});

/** The faces of all cards and characters of a table. */
export function facesOf(content: Content): Faces {
  const known = new Map<CardDef, OwnFace>();
  const inDeck = new Set(content.decks.flat());
  const cards = content.defs.map((def, card): CardFace => {
    let face = known.get(def);
    if (face === undefined) {
      face = ownFace(def);
      known.set(def, face);
    }
    const owner = content.owner[card];
    const side = owner < 0 ? undefined : content.characters[owner].sideDecks?.[content.sideDeck[card]];
    const deck = owner < 0 ? HOUSE_DECKS[owner] : (side?.name ?? (inDeck.has(card) ? 'character' : 'effect'));
    const title = owner === EVENTS ? content.eventDecks[content.sideDeck[card]].title : side?.title;
    return { ...face, owner, deck, sideDeck: title ?? '', back: def.back ?? deck };
  });
  const { questions = {} } = content.cast;
  return {
    cards,
    ...(Object.keys(questions).length > 0 && { questions }),
    characters: content.characters.map((character, seat) =>
      characterFace(character, content.terms.bosses[seat]),
    ),
  };
}
