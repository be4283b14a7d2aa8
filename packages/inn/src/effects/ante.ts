import { standsFor } from '../modes/champions.ts';
import { chooseOne } from '../play/choosing.ts';
import { needsAntes } from '../gambling/from-outside.ts';
import { ante as anteGold } from '../table/numbers.ts';
import type { Run } from '../run.ts';
import { presentInOrder } from '../table/seats.ts';
import type { Option, Stroke } from '../table/state.ts';
import { always } from './meaning.ts';
import { does, type Verb } from './verb.ts';

/**
 * Everybody in the Round antes; where the card starts the Round, everybody who is there. If the card's player cannot
 * ante, nobody has to (core.gambling.broke-ante-card).
 */
export const ante: Verb<'ante'> = {
  verb: 'ante',
  means: always('ante', -1),
  strokes(t, f, effect, add) {
    const round = t.round();
    for (const seat of presentInOrder(t.s, f.by))
      if (round === null ? standsFor(f.champions, seat) : round.inside.includes(seat)) add(seat, -effect.n);
  },
  resolve(t, stroke, effect, f) {
    if (f.k !== 'play' || !needsAntes(t, f)) return;
    const bloody = effect.blood === true || t.round()?.blood === true;
    const blood = bloody && !stroke.inn && stroke.seat !== t.c.automaton && t.side(stroke.seat).fortitude > 0;
    // Its player's own ante comes first; if they cannot pay it, the card asks nothing of anybody.
    if (stroke.seat === f.by && !stroke.inn && !blood && t.side(f.by).gold === 0 && f.by !== t.c.automaton) {
      for (const other of f.strokes) if (other.of === 'ante') other.n = 0;
      t.emit('no-antes', f.by, 0, -1, f.card);
    }
    if (stroke.n === 0) return;
    if (blood) askForBlood(t, stroke);
    else anteGold(t, stroke.seat, -stroke.n, f.card, stroke.inn);
  },
  words: (effect, who) =>
    `${does(who, 'ante', 'antes')} ${effect.n} Gold${
      effect.blood ? '. In this Round any ante may be paid in Fortitude: the Inn puts in that Gold' : ''
    }`,
  whom: (effects) =>
    `each player${effects.some(({ verb }) => verb === 'start-round') ? '' : ' still in the Round'}, you included,`,
  tells: (effect, who) => `${does(who, 'ante', 'antes')} ${effect.n} Gold`,
  icon: () => 'gambling',
  worth: (effect) => -effect.n * 0.6,
};

/** How much of the ante is paid in Fortitude: any part of it (rdi6.ex.blood-money-ante-2). */
function askForBlood(t: Run, stroke: Stroke): void {
  const due = -stroke.n;
  const most = Math.min(due, t.side(stroke.seat).fortitude);
  const options: Option[] = [];
  for (let blood = 0; blood <= most; blood++)
    options.push({ word: `${blood} Fortitude${blood < due ? ` and ${due - blood} Gold` : ''}` });
  chooseOne(t, stroke.seat, 'blood-ante', options, stroke.card, due);
}
