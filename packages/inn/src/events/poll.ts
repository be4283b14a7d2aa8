/** Everybody chooses one thing: what an Event does to them, or how much Gold they give. */
import type { CardId, SeatId } from '@taproom/kernel';
import { costsSomething } from '../modes/automaton.ts';
import { pushBefall } from './event-effects.ts';
import { pay } from '../table/numbers.ts';
import type { Run } from '../run.ts';
import type { Option, PollFrame } from '../table/state.ts';
import type { EffectOf } from '../effects/effects.ts';
import { verbOf } from '../effects/registry.ts';
import type { InnProcedure } from '../play/announcing.ts';

type Polling = EffectOf<'choose-mode'> | EffectOf<'stake'>;

const effectOf = (t: Run, f: PollFrame): Polling => t.def(f.card).event!.effects[f.e] as Polling;

/** What a seat can choose. Whatever it is unable to do is no choice (rdi6.dungeon-events.impossible-option). */
function choicesOf(t: Run, f: PollFrame, seat: SeatId): number[] {
  const effect = effectOf(t, f);
  if (effect.verb === 'choose-mode') return effect.uses.filter((use) => canDo(t, f.card, use, seat));
  const most = Math.min(effect.max ?? Infinity, t.side(seat).gold);
  return Array.from({ length: most + 1 }, (_, gold) => gold);
}

/** Whether a seat has the cards that it would discard and the Gold that it would pay. */
function canDo(t: Run, card: CardId, use: number, seat: SeatId): boolean {
  return t.use(card, use).effects.every((effect) => verbOf(effect.verb).canDo?.(t, effect, seat) ?? true);
}

function ask(t: Run, f: PollFrame): void {
  const seat = f.players[f.picks.length];
  if (seat === undefined) return;
  f.step--;
  const offered = choicesOf(t, f, seat);
  f.offered[f.picks.length] = offered;
  const { verb } = effectOf(t, f);
  // Whoever nobody plays takes the first option that costs nothing, and zero where there is an amount.
  if (seat === t.c.automaton) {
    const free = verb === 'stake' ? 0 : offered.findIndex((use) => !costsSomething(t.use(f.card, use)));
    return choose(t, f, Math.max(0, free));
  }
  const options = offered.map((choice): Option => ({
    word: verb === 'stake' ? `${choice} Gold` : t.use(f.card, choice).label,
  }));
  const what = verb === 'stake' ? 'stake' : 'mode';
  t.ask({ seat, kind: 'choose', what, options, min: 1, max: 1, card: f.card, secret: f.secret });
}

function choose(t: Run, f: PollFrame, pick: number): void {
  const i = f.picks.length;
  f.picks.push(f.offered[i][pick]);
  // Of a secret choice others learn only that it was made.
  if (f.secret) t.emit('chose', f.players[i], 0, -1, f.card);
  else tellPick(t, f, f.players[i], f.picks[i]);
}

/** Now everybody sees what the others chose. */
function show(t: Run, f: PollFrame): void {
  if (f.secret) {
    f.secret = false;
    f.players.forEach((seat, i) => tellPick(t, f, seat, f.picks[i], 1));
  }
  const effect = effectOf(t, f);
  if (effect.verb !== 'stake') return;
  f.players.forEach((seat, i) => pay(t, seat, f.picks[i], -1, f.card, false));
  const meant = effect.of === 'most' ? Math.max(...f.picks) : Math.min(...f.picks);
  pushBefall(
    t,
    f.card,
    effect.use,
    f.players.filter((_, i) => f.picks[i] === meant),
    f.players,
  );
}

/** `told`: 1 where it was already told that a choice was made. */
function tellPick(t: Run, f: PollFrame, seat: SeatId, pick: number, told = 0): void {
  const word = effectOf(t, f).verb === 'stake' ? `${pick || 'no'} Gold` : t.use(f.card, pick).label;
  t.emit('chose', seat, told, -1, f.card, -1, [], undefined, word);
}

/** Each choice happens to all who made it, in the order in which the Event names the choices. */
function carryOut(t: Run, f: PollFrame): void {
  const effect = effectOf(t, f);
  if (effect.verb !== 'choose-mode' || f.i >= effect.uses.length) return;
  f.step--;
  const use = effect.uses[f.i++];
  pushBefall(
    t,
    f.card,
    use,
    f.players.filter((_, i) => f.picks[i] === use),
    f.players,
  );
}

export const poll: InnProcedure<PollFrame> = {
  steps: [ask, show, carryOut],
  answered(t, f, answer) {
    if (answer.do === 'choose') choose(t, f, answer.picks[0]);
  },
};
