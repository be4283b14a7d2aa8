/** How long ago, in the words of the browser. */
const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

export function ago(time: number, now = Date.now()): string {
  const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
  for (const [unit, length] of STEPS) {
    const n = Math.floor((now - time) / length);
    if (n >= 1) return words.format(-n, unit);
  }
  return 'just now';
}
