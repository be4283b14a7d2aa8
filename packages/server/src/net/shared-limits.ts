/**
 * Limits over all houses of a street, closely enough: each calls out once a second what its guests have taken, and the
 * others take it from what those have left. What is not heard is not counted: nobody is refused because of that.
 */
import type { Street } from '../storage/postgres/street.ts';
import type { BucketPerAddress, Buckets } from './limits.ts';

const CALL_EVERY = 1000;
/** Postgres carries no more than 8,000 bytes in one call. */
const MOST = 100;

type Took = Record<string, Record<string, number>>;

export function shareLimits(street: Street, buckets: Buckets): { stop(): void } {
  let took: Took = {};
  let count = 0;
  for (const [name, bucket] of Object.entries(buckets) as [keyof Buckets, BucketPerAddress][])
    bucket.onTake = (address) => {
      const by = (took[name] ??= {});
      if (by[address] === undefined && count++ >= MOST) return;
      by[address] = (by[address] ?? 0) + 1;
    };
  street.onTook((others) => {
    for (const [name, by] of Object.entries(others))
      for (const [address, n] of Object.entries(by))
        if (name in buckets) buckets[name as keyof Buckets].drain(address, n);
  });
  const timer = setInterval(() => {
    if (count > 0) street.call({ took });
    took = {};
    count = 0;
  }, CALL_EVERY);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
