/** What is to be kept lies on one shelf, what is only tried out on another, which is gone with the page. */
import type { Shelf } from '@taproom/server/nearby';
import { isPassing } from './pocket-id.ts';

/** A key says of which table it is. */
export function twoShelves(kept: Shelf, passing: Shelf): Shelf {
  const shelfOf = (key: string): Shelf => (isPassing(key.split('/')[1] ?? '') ? passing : kept);
  return {
    get: (key) => shelfOf(key).get(key),
    list: (prefix, after) => shelfOf(prefix).list(prefix, after),
    // Whatever is written at once is of one table.
    write: ([first, ...others], given) =>
      shelfOf('put' in first ? first.put : first.drop).write([first, ...others], given),
    async close() {
      await kept.close();
      await passing.close();
    },
  };
}
