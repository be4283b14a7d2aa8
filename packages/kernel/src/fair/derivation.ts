/**
 * How chance follows from a secret and what the players add to it. docs/FAIRNESS.md says the same in words, for whoever
 * wants to check a game in another language.
 */
import { chacha20Block } from './chacha20.ts';
import { asHex, sha256 } from './sha256.ts';

/** What is told before the deal: it binds the house to its secret and says nothing about it. */
export const commitmentTo = (secret: string): string => asHex(sha256(secret));

/** The key to all draws of a game: 8 words of 32 bits. */
export type DealKey = Uint32Array;

/** `secret`: 64 hexadecimal digits; `additions`: what each seat added, in the order of the seats, none of several lines. */
export const dealKey = (secret: string, additions: readonly string[]): DealKey =>
  // ChaCha20 reads the bytes of the hash from their other end.
  sha256(['taproom deal 1', secret, ...additions].join('\n')).map(swapped);

const swapped = (word: number): number =>
  (word >>> 24) | ((word >>> 8) & 0xff00) | ((word & 0xff00) << 8) | (word << 24);

/** What is drawn: the top `first` cards of a shuffled pile (all of them), one of several things, or dice. */
export type DrawAsked =
  | { readonly kind: 'shuffle'; readonly size: number; readonly first?: number }
  | { readonly kind: 'pick'; readonly size: number }
  | { readonly kind: 'dice'; readonly count: number; readonly sides: number };

/** What was drawn, and the numbers that it gave. */
export type Draw = DrawAsked & { readonly gave: readonly number[] };

/** All that is needed to check the chance of a game, told when it is over. */
export interface Proof {
  readonly commitment: string;
  readonly secret: string;
  /** What each seat added, in the order of the seats; empty: nothing. */
  readonly additions: readonly string[];
  /** The first draws picked who is who: for each of them the seat, and of whom it was picked. */
  readonly characters: readonly { readonly seat: number; readonly of: readonly string[] }[];
  readonly draws: readonly Draw[];
}

/** Far more cards, or dice, than there are on any table. */
const MOST = 10_000;

/** The numbers of the draw with this number; the first has 0. Throws where nothing can be drawn. */
export function drawNumbers(key: DealKey, number: number, asked: DrawAsked): number[] {
  const many = asked.kind === 'dice' ? asked.count : asked.size;
  if (!Number.isInteger(many) || many < 0 || many > MOST)
    throw new RangeError(`Nothing is drawn from ${many}.`);
  const stream = new Stream(key, number);
  switch (asked.kind) {
    case 'shuffle':
      return topOf(stream, asked.size, asked.first ?? asked.size);
    case 'pick':
      return [stream.below(asked.size)];
    case 'dice':
      return Array.from({ length: asked.count }, () => stream.below(asked.sides) + 1);
  }
}

/** Fisher and Yates from the top of the pile, its end, and no further than is asked for. */
function topOf(stream: Stream, size: number, first: number): number[] {
  const pile = Array.from({ length: size }, (_, i) => i);
  for (let i = size - 1; i >= size - first; i--) {
    const j = stream.below(i + 1);
    [pile[i], pile[j]] = [pile[j], pile[i]];
  }
  return pile.slice(size - first);
}

/** The words that ChaCha20 gives with the number of the draw as its nonce. */
class Stream {
  private readonly key: DealKey;
  private readonly nonce: readonly number[];
  private readonly words = new Uint32Array(16);
  private taken = 0;

  constructor(key: DealKey, number: number) {
    this.key = key;
    this.nonce = [number, 0, 0];
  }

  private next(): number {
    const at = this.taken++ % 16;
    if (at === 0) chacha20Block(this.key, (this.taken - 1) / 16, this.nonce, this.words);
    return this.words[at];
  }

  /** A whole number from 0 to below `size`, each exactly as likely: words of the last, incomplete round are passed over. */
  below(size: number): number {
    if (!(size >= 1)) throw new RangeError(`No number is below ${size}.`);
    const whole = 0x100000000 - (0x100000000 % size);
    for (;;) {
      const word = this.next();
      if (word < whole) return word % size;
    }
  }
}
