/** The shape of the inn's procedures, and what several of them need. */
import type { CardId, Procedure } from '@taproom/kernel';
import { takeOutOfPlay } from '../table/in-play.ts';
import { provokedBy } from '../modes/automaton.ts';
import { windowMoment, type Moment } from './legality.ts';
import { isAskedIn } from './plays.ts';
import { thinksOfPotions } from './potions.ts';
import type { ProcedureName } from '../cards/card.ts';
import type { Answer, PlayAnswer } from './question.ts';
import type { Run } from '../run.ts';
import { areMates, isPresent } from '../table/seats.ts';
import { takeOut } from '../table/piles.ts';
import { payCost } from '../table/costs.ts';
import { announceStrokes } from './strokes.ts';
import type { About, Frame, PlayFrame } from '../table/state.ts';

export type InnProcedure<F extends Frame> = Procedure<Run, F, Answer>;

/**
 * Opens a window for responses about the frame on top: everybody who could play something is asked, in turn order from
 * the first. Where nobody could, no window opens at all.
 */
export function openWindow(t: Run, about: About, first: number, skip = -1, only = -1): void {
  if (t.silent && about === 'idle' && t.c.automaton < 0) return;
  const moment = windowMoment(t, about, t.top());
  if (t.dry !== null) return passOver(t, moment);
  const asked = nextToAsk(t, moment, first, 0, skip, only);
  if (asked < 0) return;
  const said = t.c.pace === 'in-order' ? null : t.s.seats.map(() => null);
  t.push({ k: 'window', step: 0, about, first, asked, only, skip, said, closed: false });
  const seat = (first + asked) % t.s.seats.length;
  // Whoever nobody plays is not asked: the window's own step answers for them.
  if (seat !== t.c.automaton) t.ask({ seat, kind: 'respond', about });
}

/** Where it is only tried out what happens, nobody answers; but nobody keeps an automated seat from doing so. */
export function passOver(t: Run, moment: Moment): void {
  if (t.c.automaton >= 0 && provokedBy(t, moment) >= 0) t.dry?.meets();
}

/** How far from the first seat the next one sits who could play something; −1 if there is none. */
export function nextToAsk(
  t: Run,
  moment: Moment,
  first: number,
  from: number,
  skip: number,
  only: number,
): number {
  const count = t.s.seats.length;
  for (let i = from; i < count; i++) {
    const seat = (first + i) % count;
    if (seat === skip || (only >= 0 && !areMates(t.s, only, seat))) continue;
    if (seat === t.c.automaton) {
      if (provokedBy(t, moment) >= 0) return i;
      continue;
    }
    if (!isPresent(t.s, seat)) continue;
    if (isAskedIn(t, moment, seat) || (t.c.teams && thinksOfPotions(t, moment, seat))) return i;
  }
  return -1;
}

/** A card is announced, with its targets, and its costs are paid; `on` is the frame that it answers. */
export function playCard(t: Run, answer: PlayAnswer, on = -1): void {
  const { seat, card, use } = answer;
  const at = t.s.seats[seat];
  const way = t.use(card, use);
  const from = way.from ?? 'hand';
  if (way.oncePerPhase) at.used = [...at.used, card];
  if (!way.stays) {
    if (from === 'play') takeOutOfPlay(at, card);
    else takeOut(at[from], card);
  }
  if (way.cost) {
    // It is told before what it costs.
    t.emit('play', seat, use, card, -1, on, answer.targets);
    payCost(t, seat, way.cost, answer.pays ?? [], card);
  }
  pushPlay(t, card, use, seat, answer.targets, !way.stays, null, on, answer.drink);
}

/**
 * A card on its way: its effects become strokes. `held`: the card itself is with the frame and lies nowhere else. `on`,
 * `which`: the frame that it answers, and the Drink there that is meant.
 */
export function pushPlay(
  t: Run,
  card: CardId,
  use: number,
  by: number,
  targets: readonly number[],
  held: boolean,
  champions: readonly number[] | null = null,
  on = -1,
  which = 0,
): void {
  const frame: PlayFrame = {
    k: 'play',
    step: 0,
    card,
    use,
    by,
    targets: targets.slice(),
    on,
    which,
    strokes: [],
    i: 0,
    negated: false,
    met: false,
    losses: [],
    paid: 0,
    from: t.use(card, use).from ?? 'hand',
    held,
    stays: false,
    added: [],
    next: null,
    champions,
  };
  // Where it would reach everybody, it is announced to its Champions only (play.ts calls them).
  if (!t.c.teams || champions !== null || !t.use(card, use).callsAll) announceStrokes(t, frame, card, use);
  if (t.c.guests) t.s.plays++;
  t.push(frame);
}

/** A hook's procedure begins. */
export function pushHook(
  t: Run,
  procedure: ProcedureName | undefined,
  by: number,
  targets?: number[],
  memory?: number[],
): void {
  if (procedure === undefined) return;
  t.push({ k: procedure, step: 0, by, card: -1, targets: targets ?? [], memory: memory ?? [] });
}
