/** Gambling games that the steps speak of: they are at hand, also where `variants` does not say so. */
import type { ParlourDef } from '@taproom/parlour';
import type { Spot } from '../../language/spot.ts';

/** `plays "Gambling? I'm in!" for "Threes"`, `picks "King's Council", "dragons"`. */
const CHOOSING = /\b(?:plays\b.*\bfor|picks)\s(.+)$/i;
const IN_QUOTES = /["“]([^"”]+)["”]/g;

const bare = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '');

/** Whether a step chooses a gambling game for a Round. */
export function namesGame(when: Spot | null, games: readonly ParlourDef[]): boolean {
  const names = new Set(games.flatMap(({ id, name }) => [bare(id), bare(name)]));
  return (when?.items('when') ?? []).some((item) => {
    const chosen = item.isMap() || item.isEmpty() ? null : CHOOSING.exec(item.text('a step'));
    return [...(chosen?.[1] ?? '').matchAll(IN_QUOTES)].some(([, quoted]) => names.has(bare(quoted)));
  });
}
