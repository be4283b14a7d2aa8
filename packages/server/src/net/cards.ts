/** What the cards of a table are, ready to be sent: made once for each set-up. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { GameName } from '@taproom/client';
import type { House } from '@taproom/house';
import { facesOf, type CardFace } from '@taproom/inn';
import { parlourFaces } from '@taproom/parlour';
import { titleKey, type Rulebook, type RulebookData } from '../rulebook/rulebook.ts';
import type { GameSetup } from '../storage/storage.ts';

interface Sent {
  readonly plain: string;
  readonly zipped: Buffer;
  /** By its content. */
  readonly etag: string;
}

const MOST_KEPT = 100;
const zip = promisify(gzip);

export function openCards(
  { cast, inn }: House,
  rulebook: Rulebook,
): (game: GameName, setup: GameSetup) => Promise<Sent> {
  const kept = new Map<string, Promise<Sent>>();
  const characters: ReadonlySet<string> = new Set(cast.characters.map(({ name }) => name));

  async function make(game: GameName, setup: GameSetup): Promise<Sent> {
    const faces = game === 'inn' ? innFaces(setup, await rulebook.read()) : parlourFaces();
    const plain = JSON.stringify(faces);
    const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
    return { plain, zipped: await zip(plain), etag };
  }

  /** The faces of the inn's cards, with the rulings that there are on each. */
  function innFaces(setup: GameSetup, book: RulebookData): object {
    const faces = facesOf(inn.content(setup));
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

  return (game, setup) => {
    const key = `${game} ${JSON.stringify(setup)}`;
    let sent = kept.get(key);
    if (sent === undefined) {
      if (kept.size >= MOST_KEPT) kept.clear();
      sent = make(game, setup);
      kept.set(key, sent);
      sent.catch(() => kept.delete(key));
    }
    return sent;
  };
}
