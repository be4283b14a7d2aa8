/** Which places were reached, a bit for each: what thousands of tests tell must be short. */

export function packed(reached: Uint8Array): string {
  const bits = new Uint8Array(Math.ceil(reached.length / 8));
  reached.forEach((is, place) => {
    if (is === 1) bits[place >> 3] |= 1 << (place & 7);
  });
  return Buffer.from(bits).toString('base64');
}

export const unpacked = (bits: string): Uint8Array => Buffer.from(bits, 'base64');

export const isReached = (bits: Uint8Array, place: number): boolean =>
  (bits[place >> 3] & (1 << (place & 7))) !== 0;
