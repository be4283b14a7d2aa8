/** SHA-256 (FIPS 180-4), by itself: a page that came over plain HTTP has no other, and neither has the kernel. */

/** The first bits of the fractional parts of the cube roots (and, for the start, square roots) of the first primes. */
const { ROUNDS, START } = constants();

function constants(): { ROUNDS: Uint32Array; START: Uint32Array } {
  const primes: number[] = [];
  for (let n = 2; primes.length < 64; n++) if (primes.every((prime) => n % prime > 0)) primes.push(n);
  const fraction = (x: number): number => (x - Math.floor(x)) * 0x100000000;
  return {
    ROUNDS: Uint32Array.from(primes, (prime) => fraction(Math.cbrt(prime))),
    START: Uint32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime))),
  };
}

const turned = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

/** Of a text in UTF-8: eight words of 32 bits. */
export function sha256(text: string): Uint32Array {
  const bytes = new TextEncoder().encode(text);
  const message = new DataView(new ArrayBuffer(((bytes.length + 72) >> 6) << 6));
  bytes.forEach((byte, at) => message.setUint8(at, byte));
  message.setUint8(bytes.length, 0x80);
  message.setUint32(message.byteLength - 4, bytes.length * 8);
  const hash = START.slice();
  for (let at = 0; at < message.byteLength; at += 64) addBlock(hash, message, at);
  return hash;
}

const words = new Uint32Array(64);

function addBlock(hash: Uint32Array, message: DataView, at: number): void {
  for (let i = 0; i < 16; i++) words[i] = message.getUint32(at + i * 4);
  for (let i = 16; i < 64; i++) {
    const [x, y] = [words[i - 15], words[i - 2]];
    const low = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3);
    const high = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10);
    words[i] = words[i - 16] + low + words[i - 7] + high;
  }
  let [a, b, c, d, e, f, g, h] = hash;
  for (let i = 0; i < 64; i++) {
    const high = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const one = (h + high + ((e & f) ^ (~e & g)) + ROUNDS[i] + words[i]) | 0;
    const low = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const two = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] += word));
}

export const asHex = (hash: Uint32Array): string =>
  Array.from(hash, (word) => word.toString(16).padStart(8, '0')).join('');
