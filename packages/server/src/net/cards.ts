/** What the cards of a table are, ready to be sent: made once for each set-up. */
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { GameSetup, TableGame } from '../games/index.ts';
import type { Rulebook } from '../rulebook/rulebook.ts';

interface Sent {
  readonly plain: string;
  readonly zipped: Buffer;
}

const MOST_KEPT = 100;
const kept = new Map<string, Promise<Sent>>();
const zip = promisify(gzip);

export function cardsOf(game: TableGame, setup: GameSetup, rulebook: Rulebook): Promise<Sent> {
  const key = `${game.name} ${JSON.stringify(setup)}`;
  let sent = kept.get(key);
  if (sent === undefined) {
    if (kept.size >= MOST_KEPT) kept.clear();
    sent = make(game, setup, rulebook);
    kept.set(key, sent);
    sent.catch(() => kept.delete(key));
  }
  return sent;
}

async function make(game: TableGame, setup: GameSetup, rulebook: Rulebook): Promise<Sent> {
  const plain = JSON.stringify(game.cards(setup, await rulebook.read()));
  return { plain, zipped: await zip(plain) };
}
