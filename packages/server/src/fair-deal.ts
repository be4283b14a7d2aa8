/**
 * The fair deal of a table: the house is bound to a secret when it is opened, the players add to it, and all chance follows
 * from both (docs/FAIRNESS.md). The secret stands in the table's record, and is told when the game is over.
 */
import type { FairDeal, RefusalCode } from '@taproom/client';
import {
  commitmentTo,
  dealKey,
  drawNumbers,
  fairChance,
  type Chance,
  type Draw,
  type Proof,
} from '@taproom/kernel';
import { randomHex } from './secrets.ts';
import type { Choose } from './set-up.ts';
import type { SeatRecord, TableRecord } from './storage/storage.ts';
import type { LiveTable } from './table/live-table.ts';
import type { Viewer } from './table/telling.ts';

export interface Dealt {
  /** Nobody is told before the game is over. */
  readonly secret: string;
  readonly commitment: string;
  /** What each seat has added, closed with the deal. */
  readonly additions?: Proof['additions'];
  /** For whom chance has chosen a character, and of whom: the first draws. */
  readonly characters?: Proof['characters'];
}

export function newDeal(): Dealt {
  const secret = randomHex(32);
  return { secret, commitment: commitmentTo(secret) };
}

/** Only people add something, each for the seat on which they sit. */
const additionsOf = (seats: readonly SeatRecord[]): string[] =>
  seats.map(({ kind, chance = '' }) => (kind === 'human' ? chance : ''));

/** The deal begins: what was added is closed, and chance may choose for those who want to be surprised. */
export function closed(deal: Dealt, seats: readonly SeatRecord[]): { deal: Dealt; choose: Choose } {
  const additions = additionsOf(seats);
  const key = dealKey(deal.secret, additions);
  const characters: { seat: number; of: readonly string[] }[] = [];
  return {
    deal: { ...deal, additions, characters },
    choose(of, seat) {
      characters.push({ seat, of });
      return drawNumbers(key, characters.length - 1, { kind: 'pick', size: of.length })[0];
    },
  };
}

/** Before the deal: what a seat adds to the secret. `trouble`: why nothing can be written. */
export function addChance(table: LiveTable, viewer: Viewer, text: string, trouble: string | null): void {
  const { record } = table;
  const { seat } = viewer;
  const refuse = (code: RefusalCode, why: string): void =>
    viewer.send(JSON.stringify({ type: 'refused', code, why }));
  if (seat < 0) return refuse('no-seat', 'Only those who play add to chance.');
  if (trouble !== null) return refuse('busy', trouble);
  if (record.status !== 'lobby' || record.fair === undefined)
    return refuse('late', 'The deal has begun: nothing can be added to it any more.');
  table.change(({ seats }) => (seats[seat].chance = text));
  table.publish();
}

/** Chance goes on after so many draws of the game; null: nothing was promised at this table. */
export function chanceFor({ fair }: TableRecord, draws: number): Chance | null {
  if (fair === undefined) return null;
  const { secret, additions = [], characters = [] } = fair;
  let chance: Chance | null = null;
  // Most answers need no chance, and no key.
  return (question) =>
    (chance ??= fairChance(dealKey(secret, additions), characters.length + draws))(question);
}

/** What everybody may know of it by now. */
export function told({ fair, status, seats }: TableRecord): FairDeal | null {
  if (fair === undefined) return null;
  const { commitment, secret, additions = additionsOf(seats) } = fair;
  return { commitment, additions: [...additions], secret: status === 'over' ? secret : null };
}

/** All that is needed to check it. `draws`: those of the game. */
export function proofOf(deal: Dealt, draws: readonly Draw[]): Proof {
  const { commitment, secret, additions = [], characters = [] } = deal;
  const key = dealKey(secret, additions);
  const first = characters.map(({ of }, number): Draw => {
    const asked = { kind: 'pick', size: of.length } as const;
    return { ...asked, gave: drawNumbers(key, number, asked) };
  });
  return { commitment, secret, additions, characters, draws: [...first, ...draws] };
}
