/** The rulebook, fetched once, when somebody first wants to read in it. */
import { RULEBOOK } from '../rooms/rulebook-address.ts';
import type { Rulebook } from '../rooms/rulebook.ts';

let fetching: Promise<Rulebook> | null = null;

export function readRulebook(): Promise<Rulebook> {
  fetching ??= fetch(RULEBOOK).then(async (response) => {
    if (!response.ok) throw new Error(response.statusText);
    return (await response.json()) as Rulebook;
  });
  // Whoever asks next may have more luck.
  fetching.catch(() => (fetching = null));
  return fetching;
}
