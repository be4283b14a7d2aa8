/** A character of the house as a pack to begin with: what only its own procedures do is left out, and said. */
import type { CardDef, CharacterDef, Use } from '../cards/card.ts';
import type { Effect } from '../effects/effects.ts';
import { packName } from './brief.ts';
import { packFile, type CardFile, type CharacterFile, type PackFile, type UseFile } from './file.ts';
import { checkSound } from './sound.ts';

export interface BegunPack {
  readonly file: PackFile;
  /** What could not be taken along, in words. */
  readonly left: readonly string[];
  /** What stands in the deck instead. */
  readonly instead: string;
}

/** Fields that only the house's own cards have, or that are filled in. */
const ONLY_OURS: ReadonlySet<string> = new Set([
  'key',
  'provenance',
  'retold',
  'refusals',
  'notes',
  'name',
  'names',
  'silent',
  'back',
  'rule',
  'choosesFor',
  'perMate',
  'perFoe',
  'speaksOf',
  'sign',
]);

/** A card of the house as a file has it. */
export const cardFileOf = (def: CardDef): CardFile =>
  JSON.parse(
    JSON.stringify(def, (key: string, one: unknown) => (ONLY_OURS.has(key) ? undefined : one)),
  ) as CardFile;

/** `name`: what the new character is called, and the pack after it. */
export function beginPack(from: CharacterDef, name: string): BegunPack {
  const left: string[] = [];
  const keep = (cards: readonly CardDef[], inSideDeck: boolean): CardFile[] =>
    cards.flatMap((def) => {
      const card = cardFileOf(def);
      if (isSound(card, from, inSideDeck)) return [card];
      const cut = withoutProcedures(card);
      if (cut !== null && isSound(cut, from, inSideDeck)) {
        left.push(`“${def.title}”: a part of it cannot be said in a pack.`);
        return [cut];
      }
      left.push(`“${def.title}” (${def.copies}): it cannot be said in a pack.`);
      return [];
    });
  const sideDecks = (from.sideDecks ?? []).flatMap(({ name: side, title, cards }) => {
    const kept = keep(cards, true);
    return kept.length > 0 ? [{ name: side, title, card: wordOf(title), cards: kept }] : [];
  });
  const tokens = from.tokens?.map(({ name: token, words, start, max }) => ({
    name: token,
    ...(words && { words }),
    start,
    max: Math.min(max, 20),
  }));
  if (Object.keys(from.hooks ?? {}).length > 0) left.push('What happens by itself at moments of the turn.');
  const kept = keep(from.deck, false);
  const missing = DECK - kept.reduce((sum, { copies = 1 }) => sum + copies, 0);
  const character: CharacterFile = {
    name,
    fullName: name,
    pitch: from.pitch,
    mugs: from.mugs,
    ...(from.villain && { villain: true }),
    ...(tokens && { tokens }),
    ...(sideDecks.length > 0 && { sideDecks }),
    deck: [...kept, ...blows(missing)],
  };
  return {
    file: { format: 1, name: packName(name), title: name, characters: [withoutOrphans(character)] },
    left,
    instead: missing > 0 ? `${missing} × “${PLAIN.title}”` : '',
  };
}

/** “Item Deck” → “Item”. */
const wordOf = (title: string): string => title.replace(/ Deck$/, '').slice(0, 20);

/** Whether a card can be said in a pack, beside all that its character has. */
function isSound(card: CardFile, from: CharacterDef, inSideDeck: boolean): boolean {
  const sideDecks = (from.sideDecks ?? []).map(({ name }) => ({
    name,
    title: 'Deck',
    card: 'Card',
    cards: [COMES_UP],
  }));
  const tried: CharacterFile = {
    name: 'Tried',
    fullName: 'Tried',
    pitch: 'Tried.',
    mugs: 1,
    ...(from.tokens && { tokens: from.tokens.map(({ name }) => ({ name, max: 20 })) }),
    ...(inSideDeck
      ? { sideDecks: [{ name: 'tried', title: 'Deck', card: 'Card', cards: [card] }] }
      : sideDecks.length > 0 && { sideDecks }),
    deck: inSideDeck ? [PLAIN, PLAIN] : [card, PLAIN],
  };
  const file: PackFile = { format: 1, name: 'tried', title: 'Tried', characters: [tried] };
  let sound = true;
  const say = (): void => void (sound = false);
  packFile.check(file, '', say);
  if (sound) checkSound(file, say);
  return sound;
}

/** The card without the effects and uses that only a procedure brings about; null where nothing is left. */
function withoutProcedures(card: CardFile): CardFile | null {
  const uses = card.uses.flatMap((use): UseFile[] => {
    const effects = use.effects.filter(({ verb }) => verb !== 'special' && !verb.includes(':'));
    return effects.length > 0 ? [{ ...use, effects }] : [];
  });
  const { announce: _announce, ...rest } = card as CardFile & { announce?: string };
  return uses.length > 0 ? { ...rest, uses } : null;
}

const hit: Use = {
  label: 'attack',
  when: { at: 'action' },
  pick: { from: 'another', min: 1, max: 1 },
  effects: [{ verb: 'fortitude', who: 'target', by: -2 }],
};
const PLAIN: CardFile = { title: 'A blow like any other', types: ['action'], uses: [hit] };
const COMES_UP: CardFile = {
  title: 'Something turns up',
  types: [],
  uses: [{ label: 'it turns up', when: { at: 'called' }, effects: [{ verb: 'gold', who: 'you', n: 1 }] }],
};

const DECK = 40;
const MOST_COPIES = 10;

/** Plain blows in the place of what was left out, so that there are 40 cards again. */
function blows(missing: number): CardFile[] {
  const cards: CardFile[] = [];
  for (let n = 1; missing > 0; n++) {
    const copies = Math.min(missing, MOST_COPIES);
    cards.push({ ...PLAIN, title: n === 1 ? PLAIN.title : `${PLAIN.title} (${n})`, copies });
    missing -= copies;
  }
  return cards;
}

/** A side deck of which nothing is left takes along the effects that name it. */
function withoutOrphans(character: CharacterFile): CharacterFile {
  const names = (effect: Effect): boolean =>
    effect.verb !== 'side-card' || (character.sideDecks ?? []).some(({ name }) => name === effect.deck);
  const cut = (card: CardFile): CardFile => ({
    ...card,
    uses: card.uses
      .map((use) => ({ ...use, effects: use.effects.filter(names) }))
      .filter(({ effects }) => effects.length > 0),
  });
  return { ...character, deck: character.deck.map(cut) };
}
