/** A table in a line: what is played, with whom, and whose move it is. */
import type { TableState } from '@taproom/client';
import type * as v from 'valibot';
import { standing as words } from '../words/standing.ts';
import { list } from '../words/table.ts';

export interface Standing {
  readonly text: string;
  /** Whoever looks at it is asked. */
  readonly isYours: boolean;
}

export function howItStands(state: v.InferOutput<typeof TableState>): Standing {
  const { game, status, seats, seat, asked, paused } = state;
  const others = seats.filter(({ kind }, n) => n !== seat && kind === 'human').map(({ name }) => name);
  const bots = seats.filter(({ kind }) => kind === 'bot' || kind === 'open').length;
  const withWhom = [...others, ...(bots === 0 || status === 'lobby' ? [] : [words.bots(bots)])];
  const isYours = status === 'playing' && !paused && asked.includes(seat);
  const move = paused
    ? words.paused
    : isYours
      ? words.yours
      : words.theirs(list(asked.map((n) => seats[n].name)));
  const now = status === 'lobby' ? words.lobby : status === 'over' ? words.over : move;
  const whom = withWhom.length === 0 ? '' : words.withWhom(list(withWhom));
  return { text: `${words.games[game]}${whom}: ${now}`, isYours };
}
