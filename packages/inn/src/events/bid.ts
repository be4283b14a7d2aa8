/** Bidding at an Event. As in a Round of Gambling, whoever passes may come back as long as it is not over. */
import { pushBefall } from './event-effects.ts';
import { change, pay } from '../table/numbers.ts';
import type { Run } from '../run.ts';
import type { BidFrame, Option } from '../table/state.ts';
import type { EffectOf } from '../effects/effects.ts';
import type { InnProcedure } from '../play/announcing.ts';

const effectOf = (t: Run, f: BidFrame): EffectOf<'bid'> =>
  t.def(f.card).event!.effects[f.e] as EffectOf<'bid'>;

const wordOf = (t: Run, f: BidFrame): string => (effectOf(t, f).currency === 'gold' ? 'Gold' : 'Fortitude');

/** It is over when everybody else has passed since the last bid, or everybody before any. */
function ask(t: Run, f: BidFrame): void {
  if (f.passes >= f.players.length - (f.leader < 0 ? 0 : 1)) return;
  f.step--;
  const seat = f.players[f.i];
  const most = t.side(seat)[effectOf(t, f).currency];
  const options: Option[] = [];
  for (let bid = f.bid + 1; bid <= most; bid++) options.push({ word: `${bid} ${wordOf(t, f)}` });
  // Who cannot bid higher has no choice, and what everybody has is no secret. Whoever nobody plays never bids.
  if (options.length === 0 || seat === t.c.automaton) pass(t, f);
  else t.ask({ seat, kind: 'choose', what: 'bid', options, min: 0, max: 1, card: f.card });
}

function next(f: BidFrame): void {
  do f.i = (f.i + 1) % f.players.length;
  while (f.players[f.i] === f.leader && f.players.length > 1);
}

function pass(t: Run, f: BidFrame): void {
  t.emit('bid-pass', f.players[f.i], f.bid, -1, f.card);
  f.passes++;
  next(f);
}

function settle(t: Run, f: BidFrame): void {
  const { leader, bid } = f;
  if (leader < 0) {
    t.emit('no-bid', -1, 0, -1, f.card);
    return;
  }
  const { currency, use } = effectOf(t, f);
  if (currency === 'gold') pay(t, leader, bid, -1, f.card, false);
  else change(t, leader, 'fortitude', -bid, f.card);
  pushBefall(t, f.card, use, [leader], f.players);
}

export const bid: InnProcedure<BidFrame> = {
  steps: [ask, settle],
  answered(t, f, answer) {
    if (answer.do !== 'choose') return;
    if (answer.picks.length === 0) return pass(t, f);
    f.leader = f.players[f.i];
    f.bid += answer.picks[0] + 1;
    f.passes = 0;
    t.emit('bid', f.leader, f.bid, -1, f.card, -1, [], undefined, wordOf(t, f));
    next(f);
  },
};
