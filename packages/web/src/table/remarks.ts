/** What bots say when something big has happened: everybody's page knows their tempers, so nobody has to be told. */
import { remark, TEMPERS } from '@taproom/bots/temper';
import type { PublicTable } from '@taproom/client';
import type { StoryEvent } from '../link/table-link.ts';

export interface Remark {
  /** The number of the event. */
  readonly at: number;
  readonly seat: number;
  readonly text: string;
}

/** To each event the first bot after whom it befell that is still in the game and has a word for it. */
export function remarksOn(story: readonly StoryEvent[], seats: PublicTable['seats']): readonly Remark[] {
  const tempers = seats.map(({ temper }) => TEMPERS.find(({ name }) => name === temper));
  const remarks: Remark[] = [];
  if (tempers.every((temper) => temper === undefined)) return remarks;
  const out = new Set<number>();
  for (const { e, seat: whom = -1, n = 0, list, at } of story) {
    if (e === 'out') out.add(whom);
    for (let i = 0; i < seats.length; i++) {
      const seat = (Math.max(0, whom) + i) % seats.length;
      const temper = tempers[seat];
      const text = temper && !out.has(seat) ? remark(temper, seat, { e, seat: whom, n, list }, at) : null;
      if (text === null) continue;
      remarks.push({ at, seat, text });
      break;
    }
  }
  return remarks;
}
