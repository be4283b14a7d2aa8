/**
 * Tables that were begun when a window was still asked one after the other beneath what players declared: their logs
 * hold the declarations beside the answers that came of them. Read here, they become logs of today: a declaration is
 * an answer, and a window ends with the clock's.
 */
import type { Answer, Inn, InnSetup, InnState } from '@taproom/inn';
import { HOUSE } from '@taproom/kernel';
import type { Entry, GameSetup, TableRecord } from './storage.ts';

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

export const isFormer = ({ options, setup }: TableRecord): boolean =>
  options.game === 'inn' && setup !== null && !('pace' in setup);

/** From before the rules had numbers to the first one. */
export const formerStep = {
  to: 1,
  setup: (setup: GameSetup): GameSetup => ({ ...setup, ...TODAY }),
  entries: ({ inn }: { readonly inn: Inn }, setup: GameSetup, entries: readonly Entry[]): Entry[] =>
    converted(inn, setup, entries as readonly FormerEntry[]),
};

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
