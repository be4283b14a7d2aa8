/** The rulebook, fetched once, when somebody first wants to read in it. */
import { RULEBOOK } from '../rooms/rulebook-address.ts';
import type { RulebookPage } from '../rooms/rulebook.ts';

let fetching: Promise<RulebookPage> | null = null;

export function readRulebook(): Promise<RulebookPage> {
  fetching ??= fetch(RULEBOOK).then(async (response) => {
    if (!response.ok) throw new Error(response.statusText);
    return (await response.json()) as RulebookPage;
  });
  // Whoever asks next may have more luck.
  fetching.catch(() => (fetching = null));
  return fetching;
}
