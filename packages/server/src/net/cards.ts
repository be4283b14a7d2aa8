/** What the cards of a table are, ready to be sent: made once for each set-up. */
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { cast, inn } from '@taproom/cast';
import type { GameName } from '@taproom/client';
import { facesOf, type CardFace, type InnSetup } from '@taproom/inn';
import { parlourFaces } from '@taproom/parlour';
import { titleKey, type Rulebook, type RulebookData } from '../rulebook/rulebook.ts';
import type { GameSetup } from '../table/games.ts';

interface Sent {
  readonly plain: string;
  readonly zipped: Buffer;
}

const MOST_KEPT = 100;
const kept = new Map<string, Promise<Sent>>();
const zip = promisify(gzip);

export function cardsOf(game: GameName, setup: GameSetup, rulebook: Rulebook): Promise<Sent> {
  const key = `${game} ${JSON.stringify(setup)}`;
  let sent = kept.get(key);
  if (sent === undefined) {
    if (kept.size >= MOST_KEPT) kept.clear();
    sent = make(game, setup, rulebook);
    kept.set(key, sent);
    sent.catch(() => kept.delete(key));
  }
  return sent;
}

async function make(game: GameName, setup: GameSetup, rulebook: Rulebook): Promise<Sent> {
  const faces = game === 'inn' ? innFaces(setup, await rulebook.read()) : parlourFaces();
  const plain = JSON.stringify(faces);
  return { plain, zipped: await zip(plain) };
}

/** The faces of the inn's cards, with the rulings that there are on each. */
function innFaces(setup: InnSetup, book: RulebookData): object {
  const faces = facesOf(inn.content(setup));
  const cards = faces.cards.map((face) => ({
    ...face,
    rulings: rulingsOn(face, faces.characters[face.owner]?.name, book),
  }));
  return { ...faces, cards };
}

const CHARACTERS: ReadonlySet<string> = new Set(cast.characters.map(({ name }) => name));

/** Rulings about another character's card of the same title are about another card. */
function rulingsOn({ title }: CardFace, character: string | undefined, { cards }: RulebookData): string[] {
  const rulings = (cards.get(titleKey(title)) ?? [])
    .filter(({ owner }) => owner === character || !CHARACTERS.has(owner))
    .flatMap((found) => found.rulings);
  // Several books may say the same.
  return [...new Set(rulings)];
}
