/** `--dungeon-events`, `--pub-crawl` and `--prizes`: what else is agreed on before the game. */
import type { Cast, InnSetup } from '@taproom/inn';
import { below, type Luck } from '@taproom/kernel';
import { usage } from './failure.ts';
import { wholeNumber } from './numbers.ts';
import { listed } from './options.ts';

export interface ExtraOptions {
  readonly dungeonEvents?: string | true;
  readonly prizes?: string | true;
  readonly pubCrawl?: boolean;
}

export type Extras = Pick<InnSetup, 'dungeonEvents' | 'prizes' | 'pubCrawl'>;

const counters = wholeNumber('--dungeon-events', 0);

export function extrasOf(cast: Cast, { dungeonEvents, prizes, pubCrawl }: ExtraOptions): Extras {
  return {
    ...(dungeonEvents === undefined
      ? {}
      : { dungeonEvents: dungeonEvents === true ? true : counters(dungeonEvents) }),
    ...(prizes === undefined ? {} : { prizes: prizesNamed(cast, prizes) }),
    ...(pubCrawl ? { pubCrawl } : {}),
  };
}

/** All of them, or those that are named by their titles, or by the beginnings of these. */
function prizesNamed(cast: Cast, named: string | true): string[] {
  const all = cast.prizes ?? [];
  if (named === true) return all.map(({ key }) => key);
  return listed(named).map((typed) => {
    const found = all.filter(({ title }) => title.toLowerCase().startsWith(typed.toLowerCase()));
    if (found.length === 1) return found[0].key;
    throw usage(`No Prize is called "${typed}". There are: ${all.map(({ title }) => title).join(', ')}.`);
  });
}

/** At every second table Events come up, and at every second there is something to win. */
export function randomExtras(cast: Cast, luck: Luck): Extras {
  const events = below(luck, 2) === 0;
  const prizes = (cast.prizes ?? []).filter(() => below(luck, 2) === 0).map(({ key }) => key);
  return {
    ...(events ? { dungeonEvents: below(luck, 2) === 0 ? true : 1 + below(luck, 3) } : {}),
    ...(below(luck, 2) === 0 && prizes.length > 0 ? { prizes } : {}),
  };
}
