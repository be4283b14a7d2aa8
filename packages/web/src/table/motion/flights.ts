/** Which coins and mugs fly where, told by what happened. */
import type { StoryEvent } from '../../link/table-link.ts';

/** A place that has a name: `gold:2` (−1 is the Inn), `drinks:0`, `hand:1`, `pot`, `drink-deck`. */
export type Anchor = string;

export interface Flight {
  readonly what: 'coin' | 'mug';
  readonly from: Anchor;
  readonly to: Anchor;
}

/** More would only take time. */
const MOST_OF_ONE = 4;
const MOST = 12;

export function flights(events: readonly StoryEvent[]): Flight[] {
  const found: Flight[] = [];
  const send = (what: Flight['what'], n: number, from: Anchor, to: Anchor): void => {
    if (from !== to) for (let i = 0; i < Math.min(n, MOST_OF_ONE); i++) found.push({ what, from, to });
  };
  for (const { e, seat = -1, to = -1, n = 1, list = [], word } of events) {
    // What the Inn pays for somebody does not come out of their Stash.
    const payer = `gold:${word === 'inn' ? -1 : seat}`;
    switch (e) {
      case 'paid':
        send('coin', n, payer, `gold:${to}`);
        break;
      case 'gold':
        send('coin', n, 'gold:-1', `gold:${seat}`);
        break;
      case 'ante':
        send('coin', n, payer, 'pot');
        break;
      case 'call':
      case 'bet':
      case 'raise':
      case 'all-in':
        send('coin', n, `gold:${seat}`, `bet:${seat}`);
        break;
      case 'wins':
        send('coin', n, 'pot', `gold:${seat}`);
        break;
      case 'pot':
      case 'skim':
        send('coin', n, 'pot', `gold:${seat}`);
        break;
      case 'round-void':
        send('coin', n, 'pot', 'gold:-1');
        break;
      case 'share':
        for (const winner of list) send('coin', n, `gold:${seat}`, `gold:${winner}`);
        break;
      case 'ordered':
        send('mug', 1, 'drink-deck', `drinks:${to}`);
        break;
      case 'served':
        send('mug', n, 'drink-deck', `drinks:${to}`);
        break;
      default:
        break;
    }
  }
  return found.slice(0, MOST);
}
