/** The block function of ChaCha20 (RFC 8439, 2.3): 16 words of 32 bits from a key, a counter and a nonce. */

/** "expand 32-byte k" */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;
const ROUNDS = 20;

function quarterRound(x: Uint32Array, a: number, b: number, c: number, d: number): void {
  x[a] += x[b];
  x[d] ^= x[a];
  x[d] = (x[d] << 16) | (x[d] >>> 16);
  x[c] += x[d];
  x[b] ^= x[c];
  x[b] = (x[b] << 12) | (x[b] >>> 20);
  x[a] += x[b];
  x[d] ^= x[a];
  x[d] = (x[d] << 8) | (x[d] >>> 24);
  x[c] += x[d];
  x[b] ^= x[c];
  x[b] = (x[b] << 7) | (x[b] >>> 25);
}

const begun = new Uint32Array(16);

/** `key`: 8 words, `nonce`: 3 words, each as its bytes are read little-endian. */
export function chacha20Block(
  key: ArrayLike<number>,
  counter: number,
  nonce: ArrayLike<number>,
  into: Uint32Array,
): void {
  begun.set(CONSTANTS, 0);
  begun.set(key, 4);
  begun[12] = counter;
  begun.set(nonce, 13);
  into.set(begun);
  for (let round = 0; round < ROUNDS; round += 2) {
    quarterRound(into, 0, 4, 8, 12);
    quarterRound(into, 1, 5, 9, 13);
    quarterRound(into, 2, 6, 10, 14);
    quarterRound(into, 3, 7, 11, 15);
    quarterRound(into, 0, 5, 10, 15);
    quarterRound(into, 1, 6, 11, 12);
    quarterRound(into, 2, 7, 8, 13);
    quarterRound(into, 3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) into[i] += begun[i];
}
