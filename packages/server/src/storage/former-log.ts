/**
 * Tables that were begun when a window was still asked one after the other beneath what players declared: their logs
 * hold the declarations beside the answers that came of them. Read here, they become logs of today: a declaration is
 * an answer, and a window ends with the clock's. Each entry stays one entry, and a `since` stands after the last of them.
 */
import type { Answer, Inn, InnSetup, InnState } from '@taproom/inn';
import { HOUSE } from '@taproom/kernel';
import type { Entry, TableRecord } from './storage.ts';

interface FormerEntry extends Entry {
  /** What the player said: declared, or answered. */
  readonly said?: Answer;
  readonly withdrew?: true;
  readonly did: readonly Answer[];
}

/** The former game and today's, side by side. */
interface Both {
  readonly former: InnState;
  readonly now: InnState;
}

const TODAY = { asks: 'everybody', pace: 'clock' } as const;

/** What stands in the log between what was written then and now. */
export const SINCE: Entry = { did: [], since: 2 };

export const isFormer = ({ options, setup }: TableRecord): boolean =>
  options.game === 'inn' && setup !== null && !('pace' in setup);

/** The table as today's release would have begun it. */
export const asOfToday = (record: TableRecord): TableRecord =>
  isFormer(record) ? { ...record, setup: { ...record.setup!, ...TODAY } } : record;

/** All entries of a table as today's release would have written them. */
export function entriesOfToday(inn: Inn, record: TableRecord, entries: readonly Entry[]): readonly Entry[] {
  const since = entries.findIndex((entry) => entry.since !== undefined);
  const count = isFormer(record) ? entries.length : since;
  if (count < 0) return entries;
  const setup = record.setup as InnSetup;
  return [...converted(inn, setup, entries.slice(0, count) as FormerEntry[]), ...entries.slice(count)];
}

function converted(inn: Inn, setup: InnSetup, entries: readonly FormerEntry[]): Entry[] {
  let both: Both = {
    former: inn.create({ ...setup, asks: 'everybody', pace: 'in-order' }),
    now: inn.create({ ...setup, ...TODAY }),
  };
  let before = both;
  return entries.map(({ said, withdrew, ...entry }) => {
    if (entry.undid) both = before;
    else if (entry.did.length > 0) before = { former: inn.copy(both.former), now: inn.copy(both.now) };
    const did: Answer[] = [];
    const give = (answer: Answer): void => {
      inn.apply(both.now, answer);
      did.push(answer);
    };
    if (withdrew) give({ seat: entry.by!, do: 'withdraw' });
    else if (said !== undefined && entry.did.length === 0) give(said);
    else for (const answer of entry.did) follow(inn, both, answer, give);
    return { ...entry, did };
  });
}

/** One answer of the former game, and what it is in today's. */
function follow(inn: Inn, { former }: Both, answer: Answer, give: (answer: Answer) => void): void {
  const window = former.stack.at(-1);
  const inWindow = window?.k === 'window';
  inn.apply(former, answer);
  if (!inWindow || answer.do === 'potion') return give(answer);
  if (answer.do === 'play') give(answer);
  // A pass counts when it is the last: when nobody is left to be asked, or somebody acts whom nobody plays.
  else if (former.stack.at(-1) === window) return;
  give({ seat: HOUSE, do: 'close' });
}
