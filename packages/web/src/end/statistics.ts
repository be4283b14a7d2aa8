/** What tells the story of a game in a few numbers: who drank, who hit whom hardest, and who put whom under the table. */
import type { WireEvent } from '@taproom/client';

/** What one player did in the whole game. */
export interface Deeds {
  readonly cards: number;
  readonly drinks: number;
  /** Fortitude that their cards took from others. */
  readonly dealt: number;
  /** Gold that they took out of pots. */
  readonly won: number;
}

export interface Hit {
  readonly by: number;
  readonly whom: number;
  readonly card: number;
  readonly n: number;
  readonly turn: number;
}

/** Somebody's game ended: by which card, and whose doing it was. −1: by none, nobody's. */
export interface Fall {
  readonly seat: number;
  readonly turn: number;
  readonly how: 'drunk' | 'broke' | 'conceded';
  readonly card: number;
  readonly by: number;
  /** The card was a Drink, and `by` ordered it. */
  readonly ordered: boolean;
}

export interface Statistics {
  readonly deeds: readonly Deeds[];
  readonly hardest: Hit | null;
  readonly falls: readonly Fall[];
  /** The fullest pot that somebody took. */
  readonly pot: { readonly seat: number; readonly n: number; readonly turn: number } | null;
  /** Whoever stayed in the game at their last chance. */
  readonly escapes: readonly { readonly seat: number; readonly turn: number }[];
}

/** How `out` says why. */
const HOW: readonly Fall['how'][] = ['drunk', 'drunk', 'broke', 'conceded'];
const NOBODY = -1;

interface Blow {
  readonly card: number;
  readonly by: number;
  readonly ordered: boolean;
}

/** `sides`: by seat, the side whose track it shares; without it everybody stands alone. */
export function statisticsOf(
  events: readonly WireEvent[],
  seats: number,
  sides: readonly number[] = [],
): Statistics {
  return new Count(seats, sides).of(events);
}

/** A side falls at once, and so may several by the same card: that is told once. */
export function together(falls: readonly Fall[]): readonly (readonly Fall[])[] {
  const found = new Map<string, Fall[]>();
  for (const fall of falls) {
    const how = [fall.turn, fall.how, fall.card, fall.by, fall.ordered].join();
    found.set(how, [...(found.get(how) ?? []), fall]);
  }
  return [...found.values()];
}

/** How many did better than this seat, itself counted: 1 is the winner; null: its game never ended. */
export function placeOf(falls: readonly Fall[], players: number, seat: number): number | null {
  const groups = together(falls);
  const mine = groups.findIndex((group) => group.some((fall) => fall.seat === seat));
  return mine < 0 ? null : players - groups.slice(0, mine + 1).flat().length + 1;
}

class Count {
  private readonly deeds: { -readonly [K in keyof Deeds]: Deeds[K] }[];
  private readonly sides: readonly number[];
  private readonly falls: Fall[] = [];
  private readonly escapes: { seat: number; turn: number }[] = [];
  private hardest: Hit | null = null;
  private pot: Statistics['pot'] = null;
  private turn = 0;
  /** Who played a card last. */
  private readonly playedBy = new Map<number, number>();
  /** Whoever ordered what lies on each Drink Me! Pile, the top last. */
  private readonly piles: number[][];
  /** Who is to blame for the Drink that is being drunk, and whether they ordered it. */
  private pourer: { by: number; ordered: boolean } = { by: NOBODY, ordered: false };
  /** What last hurt each side. */
  private readonly hurt = new Map<number, Blow>();

  constructor(seats: number, sides: readonly number[]) {
    this.sides = sides;
    this.deeds = Array.from({ length: seats }, () => ({ cards: 0, drinks: 0, dealt: 0, won: 0 }));
    this.piles = Array.from({ length: seats }, () => []);
  }

  of(events: readonly WireEvent[]): Statistics {
    for (const event of events) this.add(event);
    const { deeds, hardest, falls, pot, escapes } = this;
    return { deeds, hardest, falls, pot, escapes };
  }

  private add(event: WireEvent): void {
    const { e, seat = NOBODY, to = NOBODY, n = 0, card = NOBODY, cause = NOBODY } = event;
    switch (e) {
      case 'turn':
        this.turn++;
        break;
      case 'play':
        this.playedBy.set(card, seat);
        this.count(seat, 'cards', 1);
        break;
      case 'ordered':
        this.piles[to]?.push(seat);
        break;
      case 'served':
        for (let i = 0; i < Math.max(1, n); i++) this.piles[to]?.push(seat);
        break;
      case 'fresh-pile':
      case 'pile-shuffled':
        // From here on nobody knows whose Drink is whose.
        if (this.piles[seat]) this.piles[seat] = [];
        break;
      case 'reveal':
        this.pourer = { by: this.piles[seat]?.pop() ?? NOBODY, ordered: true };
        this.count(seat, 'drinks', 1);
        break;
      case 'chaser':
        this.piles[seat]?.pop();
        break;
      case 'event':
        // It lay on the pile, or came from a deck.
        if (n > 0) this.piles[seat]?.pop();
        break;
      case 'drink-ignored':
        this.count(to, 'drinks', -1);
        break;
      case 'drink-passed':
        // A teammate may give it away, too.
        this.count(event.list?.[0] ?? seat, 'drinks', -1);
        this.count(to, 'drinks', 1);
        this.pourer = { by: seat, ordered: false };
        break;
      case 'drink-split':
        this.count(to, 'drinks', 1);
        break;
      case 'fortitude':
        if (n < 0) this.hit(seat, -n, cause);
        break;
      case 'alcohol':
        if (n > 0) this.hurts(seat, cause);
        break;
      case 'pot':
      case 'skim':
        this.count(seat, 'won', n);
        if (n > (this.pot?.n ?? 0)) this.pot = { seat, n, turn: this.turn };
        break;
      case 'saved':
        this.escapes.push({ seat, turn: this.turn });
        break;
      case 'out':
        this.fell(seat, HOW[n] ?? 'drunk');
        break;
      default:
        break;
    }
  }

  private count(seat: number, what: keyof Deeds, n: number): void {
    const deeds = this.deeds[seat];
    if (deeds !== undefined) deeds[what] += n;
  }

  private hit(whom: number, n: number, card: number): void {
    this.hurts(whom, card);
    const by = this.playedBy.get(card) ?? NOBODY;
    if (by < 0 || by === whom) return;
    this.count(by, 'dealt', n);
    if (n > (this.hardest?.n ?? 0)) this.hardest = { by, whom, card, n, turn: this.turn };
  }

  private hurts(seat: number, card: number): void {
    const player = this.playedBy.get(card);
    const blow = player === undefined ? { card, ...this.pourer } : { card, by: player, ordered: false };
    this.hurt.set(this.sideOf(seat), card < 0 ? { card, by: NOBODY, ordered: false } : blow);
  }

  private fell(seat: number, how: Fall['how']): void {
    const blow = how === 'drunk' ? this.hurt.get(this.sideOf(seat)) : undefined;
    const { card = NOBODY, by = NOBODY, ordered = false } = blow ?? {};
    // Whoever did it to their own side is not blamed for it.
    const isOwn = this.sideOf(by) === this.sideOf(seat);
    this.falls.push({ seat, turn: this.turn, how, card, by: isOwn ? NOBODY : by, ordered });
  }

  private sideOf(seat: number): number {
    return this.sides[seat] ?? seat;
  }
}
