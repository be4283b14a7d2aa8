/** Otto, the automated third player of two (rdi9.otto.*). */
import type { CharacterDef } from '@taproom/inn';
import { berserker } from './berserker.ts';
import { spelunker } from './spelunker.ts';

export const otto: CharacterDef = {
  name: 'Otto',
  fullName: 'Otto, the mechanical friend',
  book: 'rdi9',
  traits: ['automaton'],
  mugs: 1,
  pitch:
    'A machine built to fill the third chair: knock him over on your side of the mat and you are rewarded.',
  deck: [],
  automaton: {
    deck: { name: 'ottoDeck', title: 'Otto Deck' },
    factions: [berserker, spelunker],
    mixes: 2,
    players: 2,
    length: 6,
    noOrders: 'rdi9.otto.no-ordering-for-otto',
  },
};
