/** Who won, and why, in two sentences. */
import type { PublicTable } from '@taproom/client';
import type { InnView } from '@taproom/inn';
import { end as words } from '../words/end.ts';
import { endOf, playerName } from './names.ts';

export interface Headline {
  readonly who: string;
  readonly why: string;
}

const WHY = {
  last: words.whyLast,
  side: words.whySide,
  tie: words.whyTie,
  other: words.whyOther,
} as const;

export function headlineOf(view: InnView, table: PublicTable): Headline {
  const winners = view.winners ?? [];
  const names = winners.map((seat) => playerName(view, table, seat));
  const how = endOf(view);
  const who =
    winners.length === 0
      ? words.over
      : how === 'tie'
        ? words.tie(names)
        : winners.includes(view.seat)
          ? words.youWin
          : words.wins(names);
  return { who, why: WHY[how](view.turns) };
}
