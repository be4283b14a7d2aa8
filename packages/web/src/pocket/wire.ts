/** What the page and the house in its worker say to each other: what would be HTTP, and what would be WebSockets. */
import type { SeatGiven } from '@taproom/client';
import type { ArrangedTable, AskedNearby, RepliedNearby } from '@taproom/server/nearby';

/** `n`: which request, or which conversation. */
export type ToHouse =
  | { readonly kind: 'ask'; readonly n: number; readonly asked: AskedNearby }
  | { readonly kind: 'arrange'; readonly n: number; readonly table: ArrangedTable }
  | { readonly kind: 'open' | 'hang-up'; readonly n: number }
  | { readonly kind: 'say'; readonly n: number; readonly text: string };

export type FromHouse =
  | { readonly kind: 'replied'; readonly n: number; readonly reply: RepliedNearby }
  | { readonly kind: 'arranged'; readonly n: number; readonly seats: readonly SeatGiven[] }
  | { readonly kind: 'failed'; readonly n: number; readonly why: string }
  | { readonly kind: 'said'; readonly n: number; readonly text: string }
  | { readonly kind: 'hung-up'; readonly n: number; readonly code: number; readonly reason: string };
