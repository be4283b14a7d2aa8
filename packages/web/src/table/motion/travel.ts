/**
 * Cards travel from where they were to where they are, coins hop, mugs slide. Everything is already in its place and can
 * be used while it still seems to move: only the drawing lags behind, for a moment.
 */
import type { StoryEvent } from '../../link/table-link.ts';
import { motionScale } from '../../settings/index.ts';
import type { TableState } from '../table-store.ts';
import { flights, type Anchor, type Flight } from './flights.ts';

const TRAVEL = 280;
/** After so long the next coin sets out. */
const BETWEEN = 60;
/** When a coin is over the middle of its way, of the time that it takes: it leaves fast and comes slowly. */
const MIDWAY = 0.3;
/** A step to the side is none. */
const NEAR = 6;
const EASE = 'cubic-bezier(0.2, 0.8, 0.3, 1)';

interface Place {
  readonly rect: DOMRect;
  readonly element: HTMLElement;
}

/** How far a card still seems to be from its place, and how much larger. */
interface Off {
  readonly dx: number;
  readonly dy: number;
  readonly scale: number;
}

interface Way extends Off {
  readonly flight: Animation;
}

const IN_PLACE: Off = { dx: 0, dy: 0, scale: 1 };

type Anchors = ReadonlyMap<Anchor, DOMRect>;

interface Before {
  readonly cards: ReadonlyMap<number, Place>;
  readonly anchors: Anchors;
  readonly events: StoryEvent[];
}

export class Travel {
  private before: Before | null = null;
  private readonly sky: HTMLElement;
  /** The cards that are under way. */
  private readonly ways = new Map<HTMLElement, Way>();
  /** What was just sent through the sky. */
  private sent: { readonly element: HTMLElement; readonly flight: Animation }[] = [];

  /** `sky`: where things fly that lie nowhere any more. */
  constructor(sky: HTMLElement) {
    this.sky = sky;
  }

  /** Something is about to change: where is everything now? False where nothing will move. */
  look(next: TableState, last: TableState): boolean {
    const seen = sceneOf(last);
    if (sceneOf(next) === seen || seen === null || motionScale() === 0 || document.hidden) return false;
    const known = last.story.at(-1)?.at ?? -1;
    const events = next.story.filter(({ at }) => at > known);
    if (this.before !== null) this.before.events.push(...events);
    else this.before = { cards: cardsNow(), anchors: anchorsNow(), events };
    return true;
  }

  /** It has changed: let everything come from where it was. */
  go(state: TableState): void {
    const { before } = this;
    this.before = null;
    if (before === null || sceneOf(state) === null) return;
    // All is measured before anything is moved: each look after a change would lay out the whole table anew.
    const now = cardsNow();
    const anchors = anchorsNow();
    const own = state.own?.seat ?? -1;
    for (const [card, { element, rect }] of now) {
      const was = before.cards.get(card)?.rect ?? before.anchors.get(comesFrom(card, before.events));
      if (was !== undefined) this.slide(element, was, rect);
    }
    for (const [card, place] of before.cards)
      if (!now.has(card) && !place.element.isConnected) {
        this.halt(place.element);
        const owner = state.faces?.cards[card]?.owner ?? -1;
        this.leave(place, anchors.get(owner < 0 ? 'drink-discard' : `mat:${owner}`));
      }
    const coins = flights(before.events);
    coins.forEach((flight, n) => this.fly(flight, before.anchors, anchors, n, coins.length));
    this.clearSky();
    if (before.events.some(({ e, seat, n = 0 }) => e === 'fortitude' && seat === own && n < 0)) shake(own);
  }

  private slide(element: HTMLElement, from: DOMRect, to: DOMRect): void {
    const [mx, my] = [middleX(from) - middleX(to), middleY(from) - middleY(to)];
    if (Math.hypot(mx, my) < NEAR || to.width === 0) return;
    const off = this.halt(element);
    const [dx, dy] = [mx + off.dx, my + off.dy];
    const scale = Math.max(0.2, Math.min(2, (from.width / to.width) * off.scale));
    // Above the others, but not as a part of the motion: then the browser could not move it without painting it anew.
    // Nor could it if this were added to the element's own transform.
    element.style.zIndex = '10';
    const flight = element.animate(
      [
        { translate: `${dx}px ${dy}px`, scale },
        { translate: '0 0', scale: 1 },
      ],
      { duration: TRAVEL * motionScale(), easing: EASE },
    );
    this.ways.set(element, { flight, dx, dy, scale });
    flight.addEventListener('finish', () => {
      if (this.ways.get(element)?.flight !== flight) return;
      this.ways.delete(element);
      element.style.zIndex = '';
    });
  }

  /** Where it was on its way to. Two ways at once would keep the page busy: no browser moves that by itself. */
  private halt(element: HTMLElement): Off {
    const way = this.ways.get(element);
    if (way === undefined) return IN_PLACE;
    const left = 1 - (way.flight.effect?.getComputedTiming().progress ?? 1);
    way.flight.cancel();
    this.ways.delete(element);
    return { dx: way.dx * left, dy: way.dy * left, scale: 1 + (way.scale - 1) * left };
  }

  /** A card that is put away: its picture goes where it belongs, and is gone. */
  private leave({ element, rect }: Place, goal: DOMRect | undefined): void {
    if (goal === undefined || rect.width === 0) return;
    const picture = element.cloneNode(true) as HTMLElement;
    for (const part of [picture, ...picture.querySelectorAll('*')])
      for (const name of ['id', 'data-card', 'data-peek', 'tabindex']) part.removeAttribute(name);
    picture.inert = true;
    Object.assign(picture.style, {
      position: 'absolute',
      left: `${rect.left}px`,
      top: `${rect.top}px`,
      width: `${rect.width}px`,
      height: `${rect.height}px`,
      margin: '0',
      transform: 'none',
      animation: 'none',
    });
    const [dx, dy] = [middleX(goal) - middleX(rect), middleY(goal) - middleY(rect)];
    this.show(
      picture,
      [
        { transform: 'none', opacity: 1 },
        { transform: `translate(${dx}px, ${dy}px) scale(0.25)`, opacity: 0 },
      ],
      { duration: TRAVEL, easing: EASE },
    );
  }

  /**
   * The nth of so many: it waits until it is its turn, and is not seen any more where it has come. All of them are moved for
   * the same time: a browser is busy with each that begins or ends by itself.
   */
  private fly({ what, from, to }: Flight, before: Anchors, now: Anchors, n: number, of: number): void {
    const start = before.get(from) ?? now.get(from);
    const goal = now.get(to) ?? before.get(to);
    if (start === undefined || goal === undefined) return;
    const thing = document.createElement('i');
    thing.dataset.flies = what;
    const at = (x: number, y: number): string => `translate(${x}px, ${y}px)`;
    const [x0, y0, x1, y1] = [middleX(start), middleY(start), middleX(goal), middleY(goal)];
    const top = Math.min(y0, y1) - (what === 'coin' ? 40 : 10);
    const duration = TRAVEL + (of - 1) * BETWEEN;
    const when = (part: number): number => (n * BETWEEN + part * TRAVEL) / duration;
    const [here, there] = [at(x0, y0), at(x1, y1)];
    this.show(
      thing,
      [
        { transform: here, opacity: 1 },
        { transform: here, opacity: 1, offset: when(0), easing: 'ease-out' },
        { transform: at((x0 + x1) / 2, top), opacity: 1, offset: when(MIDWAY), easing: 'ease-out' },
        { transform: there, opacity: 1, offset: when(0.99), easing: 'step-end' },
        { transform: there, opacity: 0, offset: when(1) },
        { transform: there, opacity: 0 },
      ],
      { duration },
    );
  }

  private show(element: HTMLElement, frames: Keyframe[], { duration, easing }: EffectTiming): void {
    this.sky.append(element);
    const flight = element.animate(frames, {
      duration: Number(duration) * motionScale(),
      easing,
      fill: 'both',
    });
    this.sent.push({ element, flight });
  }

  /** All that was sent together is gone together: with each that goes the browser arranges the whole table anew. */
  private clearSky(): void {
    const { sent } = this;
    this.sent = [];
    void Promise.allSettled(sent.map(({ flight }) => flight.finished)).then(() => {
      for (const { element } of sent) element.remove();
    });
  }
}

/** What lies on the table. */
export const sceneOf = ({ view, gambling }: TableState): object | null => view ?? gambling ?? null;

const middleX = ({ left, width }: DOMRect): number => left + width / 2;
const middleY = ({ top, height }: DOMRect): number => top + height / 2;

function cardsNow(): Map<number, Place> {
  const found = new Map<number, Place>();
  for (const element of document.querySelectorAll<HTMLElement>('[data-card]')) {
    const rect = element.getBoundingClientRect();
    if (rect.width > 0) found.set(Number(element.dataset.card), { element, rect });
  }
  return found;
}

function anchorsNow(): Anchors {
  const found = new Map<Anchor, DOMRect>();
  for (const element of document.querySelectorAll<HTMLElement>('[data-anchor]'))
    found.set(element.dataset.anchor!, element.getBoundingClientRect());
  for (const element of document.querySelectorAll<HTMLElement>('[data-mat]'))
    found.set(`mat:${element.dataset.mat}`, element.getBoundingClientRect());
  return found;
}

/** Where a card comes from that lay nowhere to be seen: somebody's hand, a pile of Drinks, a deck. */
function comesFrom(card: number, events: readonly StoryEvent[]): Anchor {
  for (const event of events) {
    const isAbout = event.card === card || event.list?.includes(card) === true;
    if (!isAbout) continue;
    switch (event.e) {
      case 'reveal':
        return `drinks:${event.seat}`;
      case 'chaser':
      case 'event':
        return 'drink-deck';
      default:
        return event.seat === undefined ? '' : `mat:${event.seat}`;
    }
  }
  return '';
}

/** Hit: the mat shakes once. */
function shake(seat: number): void {
  const mat = document.querySelector<HTMLElement>(`[data-mat="${seat}"]`);
  mat?.animate(
    [-6, 5, -3, 2, 0].map((x) => ({ translate: `${x}px` })),
    { duration: TRAVEL * motionScale() },
  );
}
