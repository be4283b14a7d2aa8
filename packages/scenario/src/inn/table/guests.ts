/**
 * `guests`: somebody whom no book has, with a few cards of their own, for rules about cards that the house does not
 * have. They come in a pack of pure data; the rest of their deck is what every deck has.
 */
import { newPack } from '@taproom/cast/new-pack';
import { castWith, type CardFile, type Inn, type PackFile } from '@taproom/inn';
import type { Entry } from '../../language/spot.ts';

const DECK = 40;
const MOST_COPIES = 10;

export interface Hosted {
  /** The inn with its guests. */
  readonly inn: Inn;
  readonly packs: readonly PackFile[];
}

export function readGuests(guests: readonly Entry[], inn: Inn): Hosted {
  // What is wrong with a card is told by whoever reads packs.
  const packs = guests.map(({ key, value }) =>
    guest(
      key,
      value.items('the cards of a guest').map((card) => card.data() as CardFile),
    ),
  );
  return { inn: { ...inn, cast: castWith(inn.cast, packs) }, packs };
}

function guest(name: string, own: readonly CardFile[]): PackFile {
  const pack = newPack(name);
  const [{ fullName, pitch, mugs, mark, deck, tokens = [], sideDecks = [] }] = pack.characters ?? [];
  const special = [...tokens, ...sideDecks].map((thing) => `"${thing.name}"`);
  const plain = deck.filter((card) => !special.some((word) => JSON.stringify(card).includes(word)));
  return {
    ...pack,
    characters: [{ name, fullName, pitch, mugs, mark, deck: [...own, ...filled(plain, own)] }],
  };
}

/** As many of the plain cards as a deck still needs. */
function filled(plain: readonly CardFile[], own: readonly CardFile[]): CardFile[] {
  let room = DECK - own.reduce((sum, { copies = 1 }) => sum + copies, 0);
  return plain.flatMap((card) => {
    const copies = Math.min(MOST_COPIES, room);
    room -= copies;
    return copies > 0 ? [{ ...card, copies }] : [];
  });
}
