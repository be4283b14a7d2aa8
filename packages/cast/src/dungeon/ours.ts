/** Nine more Dungeon Events, to the twenty that the book says there are. */
import type { CardDef } from '@taproom/inn';
import {
  alcohol,
  asAction,
  discards,
  draws,
  dungeonEvent,
  fortitude,
  happens,
  paysInn,
  toAll,
  toHeroes,
  toVillains,
} from './event.ts';

export const ours: readonly CardDef[] = [
  dungeonEvent(
    { key: 'dripping-ceiling', title: 'That Is Not Water Dripping from the Ceiling', level: 2 },
    [toAll(0)],
    [asAction('it drips on everybody', fortitude(-2, 'target'))],
  ),
  dungeonEvent(
    { key: 'whose-trap', title: 'Whose Trap Was This Supposed to Be?', level: 1 },
    [toAll(0)],
    [asAction('everybody is in it', fortitude(-1, 'target'), discards(1, 'target'))],
  ),
  dungeonEvent(
    { key: 'villains-drink-free', title: 'Villains Drink Free. Heroes Pay for It.', level: 3 },
    [toVillains(0), toHeroes(1)],
    [happens('on the house', alcohol(-2)), happens('the bill', paysInn(1))],
  ),
  dungeonEvent(
    { key: 'one-bunk', title: 'One Bunk, Several Snorers', level: 2 },
    [{ verb: 'choose-mode', uses: [0, 1], secret: true }],
    [
      happens('take the bunk', { verb: 'if-alone', alone: 2, together: 3 }),
      happens('doze at the table', alcohol(-1)),
      happens('a good night', fortitude(3)),
      happens('elbows', fortitude(-2)),
    ],
  ),
  dungeonEvent(
    { key: 'pass-the-helmet', title: 'Pass the Helmet, and No Peeking', level: 2 },
    [{ verb: 'stake', of: 'least', max: 3, use: 0 }],
    [happens('stared at by an angry ogre', fortitude(-2))],
  ),
  dungeonEvent(
    { key: 'goblin-charity', title: 'The Goblins Are Collecting for Charity', level: 1 },
    [{ verb: 'choose-mode', uses: [0, 1, 2] }],
    [
      happens('give a coin', paysInn(1)),
      happens('give them old clothes', discards(2)),
      happens('give them a scolding', fortitude(-1)),
    ],
  ),
  dungeonEvent(
    { key: 'keg-room', title: 'Somebody Found the Keg Room', level: 1 },
    [toAll(0)],
    [happens('everybody drinks', { verb: 'drink-together' })],
  ),
  dungeonEvent(
    { key: 'washing-up', title: 'The Gelatinous Cube Does the Washing-Up', level: 4 },
    [toAll(0)],
    [happens('everything comes out clean', alcohol(-1), { verb: 'cycle', who: 'you', n: 2 })],
  ),
  dungeonEvent(
    { key: 'songs-about-you', title: 'The Bard Knows a Song About You', level: 4 },
    [toHeroes(0), toVillains(1)],
    [happens('a ballad', draws(1)), happens('a ditty', discards(1))],
  ),
];
