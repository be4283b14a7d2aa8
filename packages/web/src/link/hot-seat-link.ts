/**
 * Several people on one device: a table that is seen through the eyes of whoever is asked. Before the next one sees
 * anything, the table is covered, and what anybody may see is all there is of it. The house asks in a window only whoever
 * is hit and whoever says that they answer (`comeIn`): to whom the device goes tells nothing of what they hold.
 */
import type { Orders, WireAnswer } from '@taproom/client';
import type { Cover, Hint, ReasonTold, TableLink, TableSnapshot, WhyNot } from './table-link.ts';

const NOBODY = new Error('Nobody looks at the table.');

/** Somebody is asked, and has not answered yet. */
function isAsked(link: TableLink): boolean {
  const { own, table } = link.snapshot();
  return own !== null && table?.status === 'playing' && own.question !== null && own.declared === null;
}

const seatOf = (link: TableLink): number => link.snapshot().own?.seat ?? -1;

export class HotSeatLink implements TableLink {
  private readonly people: readonly TableLink[];
  /** As everybody may see it. */
  private readonly common: TableLink;
  /** Whose cards are open. */
  private looking: TableLink | null = null;
  /** For whom the table is covered. */
  private next: TableLink | null = null;
  private last = -1;
  private made: { common: TableSnapshot; of: object | string | null; now: TableSnapshot } | null = null;
  private now: TableSnapshot;
  private readonly listeners = new Set<() => void>();

  /** `people`: their seats; the first is the host's. `common`: the table for somebody who only watches. */
  constructor(people: readonly TableLink[], common: TableLink) {
    this.people = people;
    this.common = common;
    this.now = this.drawn();
    for (const link of [...people, common]) link.subscribe(() => this.changed());
  }

  private changed(): void {
    if (this.next !== null && !isAsked(this.next)) this.next = null;
    if (this.next === null && (this.looking === null || !isAsked(this.looking)))
      this.turnTo(this.nextAsked());
    const now = this.drawn();
    if (now === this.now) return;
    this.now = now;
    for (const listener of this.listeners) listener();
  }

  /** Whoever is asked next around the table. */
  private nextAsked(): TableLink | null {
    const asked = this.people.filter(isAsked);
    return asked.find((link) => seatOf(link) > this.last) ?? asked[0] ?? null;
  }

  /** Nobody is asked: whoever looked looks on. */
  private turnTo(link: TableLink | null): void {
    if (link === null) return;
    this.looking = null;
    this.next = link;
  }

  private drawn(): TableSnapshot {
    const common = this.common.snapshot();
    if (common.table !== null && common.table.status !== 'playing') return this.around(common);
    const seen = this.looking?.snapshot() ?? common;
    const cover = this.next && this.coverFor(this.next);
    const mayComeIn = this.mayComeIn();
    if (cover === null && mayComeIn.length === 0) return seen;
    return this.madeOf(seen, JSON.stringify([cover, mayComeIn]), () => ({ cover, mayComeIn }));
  }

  /** Whoever is not asked about what is happening. It is the same whatever they hold; whoever looks has a button for it. */
  private mayComeIn(): Cover[] {
    const { table } = this.common.snapshot();
    const { asked, pace } = table ?? {};
    if (pace !== 'handed' || asked?.kind !== 'respond') return [];
    return this.people
      .filter((link) => link !== this.looking && link !== this.next && !asked.held.includes(seatOf(link)))
      .map((link) => this.coverFor(link));
  }

  comeIn(seat: number): void {
    this.people.find((link) => seatOf(link) === seat)?.hold();
  }

  private coverFor(link: TableLink): Cover {
    const seat = seatOf(link);
    return { seat, name: link.snapshot().table?.seats[seat]?.name ?? '' };
  }

  /** What anybody may see with something beside it: the same object while it is made of the same. */
  private madeOf(
    common: TableSnapshot,
    of: object | string | null,
    more: () => Partial<TableSnapshot>,
  ): TableSnapshot {
    if (this.made?.common !== common || this.made.of !== of)
      this.made = { common, of, now: { ...common, ...more() } };
    return this.made.now;
  }

  /** Before and after the game: what is decided then is decided on the host's seat; nobody's cards are shown for that. */
  private around(common: TableSnapshot): TableSnapshot {
    const { own } = this.people[0].snapshot();
    return this.madeOf(common, own, () => ({ own: own && { ...own, sees: {} } }));
  }

  /** The right one has the device in hand. */
  uncover(): void {
    if (this.next === null) return;
    this.looking = this.next;
    this.last = seatOf(this.next);
    this.next = null;
    this.changed();
  }

  snapshot(): TableSnapshot {
    return this.now;
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  answer(answer: WireAnswer): Promise<void> {
    return this.looking?.answer(answer) ?? Promise.reject(NOBODY);
  }

  withdraw(): void {
    this.looking?.withdraw();
  }

  undo(): void {
    this.looking?.undo();
  }

  hold(): void {
    this.looking?.hold();
  }

  orders(orders: Orders): void {
    this.looking?.orders(orders);
  }

  whyNot(): Promise<readonly WhyNot[]> {
    return this.looking?.whyNot() ?? Promise.resolve([]);
  }

  hints(): Promise<readonly Hint[]> {
    return this.looking?.hints() ?? Promise.resolve([]);
  }

  reason(seat: number): Promise<ReasonTold> {
    return (this.looking ?? this.common).reason(seat);
  }

  addChance(text: string): void {
    this.people[0].addChance(text);
  }

  say(text: string): void {
    this.looking?.say(text);
  }

  phrase(n: number): void {
    this.looking?.phrase(n);
  }

  close(): void {
    for (const link of [...this.people, this.common]) link.close();
    this.listeners.clear();
  }
}
