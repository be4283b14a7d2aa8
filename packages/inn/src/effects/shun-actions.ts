import { does, type Verb } from './verb.ts';

/** Ignores all Action Cards, welcome ones too, until one's next turn begins. */
export const shunActions: Verb<'shun-actions'> = {
  verb: 'shun-actions',
  resolve(t, stroke) {
    t.s.seats[stroke.seat].shuns = true;
    t.emit('shuns', stroke.seat, 0, -1, stroke.card);
  },
  words: (_effect, who) =>
    `${does(who, 'Ignore', 'Ignores')} all Action Cards until ${who.name === 'you' ? 'your' : 'their'} next turn`,
  icon: () => 'ignore',
  worth: () => 1.8,
};
