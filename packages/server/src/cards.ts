/** What the cards of a table are, ready to be sent: made once for each set-up. */
import type { House } from '@taproom/house';
import { facesOf, type CardFace, type Faces } from '@taproom/inn';
import { parlourFaces } from '@taproom/parlour';
import { titleKey, type Rulebook, type RulebookData } from './rulebook/data.ts';
import { Refused } from './refused.ts';
import type { Storage, TableRecord } from './storage/storage.ts';

/** As it is sent. */
export interface Packed {
  readonly plain: string;
  readonly zipped: Uint8Array;
  /** By its content. */
  readonly etag: string;
}

const MOST_KEPT = 100;

/** Makes a text ready to be sent: over a network that is some work, so it is done once. */
export type Pack = (text: string) => Promise<Packed>;

export interface Cards {
  /** Of a table that is played. */
  of(record: TableRecord): Promise<Packed>;
  /** Keeps them, so that they can be shown when no release knows them any more. */
  keep(record: TableRecord): void;
  /** Of a table that is no longer played: as they were kept. */
  keptOf(record: TableRecord): Promise<Packed>;
}

export function openCards({ cast, inn }: House, rulebook: Rulebook, storage: Storage, pack: Pack): Cards {
  const kept = new Map<string, Promise<Packed>>();
  const characters: ReadonlySet<string> = new Set(cast.characters.map(({ name }) => name));

  const make = (faces: object): Promise<Packed> => pack(JSON.stringify(faces));

  /** The faces of the inn's cards, with the rulings that there are on each. */
  async function ruled(faces: Faces): Promise<object> {
    const book = await rulebook.read();
    const cards = faces.cards.map((face) => ({
      ...face,
      rulings: rulingsOn(face, faces.characters[face.owner]?.name, book),
    }));
    return { ...faces, cards };
  }

  /** Rulings about another character's card of the same title are about another card. */
  function rulingsOn({ title }: CardFace, character: string | undefined, { cards }: RulebookData): string[] {
    const rulings = (cards.get(titleKey(title)) ?? [])
      .filter(({ owner }) => owner === character || !characters.has(owner))
      .flatMap((found) => found.rulings);
    // Several books may say the same.
    return [...new Set(rulings)];
  }

  return {
    of({ options, setup }) {
      if (setup === null) throw new Refused(409, 'The cards are told once the game has begun.');
      const key = `${options.game} ${JSON.stringify(setup)}`;
      let sent = kept.get(key);
      if (sent === undefined) {
        if (kept.size >= MOST_KEPT) kept.clear();
        sent = options.game === 'inn' ? ruled(facesOf(inn.content(setup))).then(make) : make(parlourFaces());
        kept.set(key, sent);
        sent.catch(() => kept.delete(key));
      }
      return sent;
    },
    keep({ setup, playedWith }) {
      const { cards } = playedWith!;
      if (cards !== '') storage.keepDeck(cards, JSON.stringify(facesOf(inn.content(setup!))));
    },
    async keptOf({ options, playedWith }) {
      // The cards and dice of gambling games are what they are.
      if (options.game !== 'inn') return make(parlourFaces());
      const faces = await storage.deck(playedWith?.cards ?? '');
      if (faces === null) throw new Refused(404, 'What the cards of this table were is not kept.');
      return make(await ruled(JSON.parse(faces) as Faces));
    },
  };
}
