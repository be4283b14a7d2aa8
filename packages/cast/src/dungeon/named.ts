/** The Dungeon Events that the book names. What it leaves open is decided in the house rules (house.34x). */
import type { CardDef } from '@taproom/inn';
import {
  alcohol,
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

export const named: readonly CardDef[] = [
  dungeonEvent(
    { key: 'cave-in', title: 'Cave-in!', level: 3, provenance: 'printed' },
    [toAll(0)],
    [happens('everybody pays and loses a Drink', paysInn(1), { verb: 'spill', who: 'you', n: 1 })],
  ),
  dungeonEvent(
    {
      key: 'drink-or-meet-your-doom',
      title: 'Drink or Meet Your Doom!',
      level: 2,
      provenance: 'named',
      retold: {
        'core.drink-events.no-stop-after-start': [
          'rdi6.card.drink-or-meet-your-doom.3',
          'rdi6.card.drink-or-meet-your-doom.4',
        ],
      },
    },
    [{ verb: 'choose-mode', uses: [0, 1] }],
    [happens('discard 3 cards', discards(3)), happens('drink', { verb: 'drink-together' })],
  ),
  dungeonEvent(
    { key: 'feats-of-heroism', title: 'Feats of Heroism', level: 1, provenance: 'named' },
    [toHeroes(0), toVillains(1)],
    [happens('Heroes are toasted', alcohol(1)), happens('Villains are beaten', fortitude(-1))],
  ),
  dungeonEvent(
    { key: 'a-costly-cure', title: 'A Costly Cure', level: 2, provenance: 'named' },
    [{ verb: 'stake', of: 'most', use: 0 }],
    [happens('the cure works', alcohol(-3))],
  ),
  dungeonEvent(
    { key: 'a-contest-of-wills', title: 'A Contest of Wills', level: 2, provenance: 'named' },
    [{ verb: 'bid', currency: 'fortitude', use: 0 }],
    [happens('the strongest will', draws(2), alcohol(2, 'each-other'))],
  ),
  dungeonEvent(
    { key: 'the-price-of-power', title: 'The Price of Power', level: 3, provenance: 'named' },
    [{ verb: 'bid', currency: 'gold', use: 0 }],
    [happens('power', fortitude(2), fortitude(-2, 'each-other'))],
  ),
  dungeonEvent(
    { key: 'blood-money', title: "Blood Money? I'm In!", level: 2, provenance: 'named' },
    [],
    [happens('a Round of Gambling', { verb: 'ante', n: 1, blood: true }, { verb: 'start-round' })],
    { enacts: 0 },
  ),
  dungeonEvent(
    { key: 'drinks-with-friends', title: 'Drinks with "Friends"', level: 2, provenance: 'named' },
    [{ verb: 'house-round' }],
  ),
  dungeonEvent(
    { key: 'leftover-loot', title: 'Leftover Loot', level: 1, provenance: 'named' },
    [{ verb: 'choose-mode', uses: [0, 1] }],
    [
      happens('yes, help open the chest', { verb: 'flip', heads: 2, tails: 3 }),
      happens('no, keep away from it'),
      happens('Gold', { verb: 'gold', who: 'you', n: 2 }),
      happens('a trap', fortitude(-2)),
    ],
  ),
  dungeonEvent(
    { key: 'staring-contest', title: 'Staring Contest', level: 3, provenance: 'named' },
    [{ verb: 'choose-mode', uses: [0, 1] }],
    [
      happens('blink, and lose 2 Alcohol Content', alcohol(-2)),
      happens('keep staring, and Ignore all Action Cards', { verb: 'shun-actions', who: 'you' }),
    ],
  ),
  dungeonEvent(
    { key: 'kobolds', title: 'Who Let All These Kobolds In?', level: 2, provenance: 'named' },
    [{ verb: 'choose-mode', uses: [0, 1, 2] }],
    [
      happens('throw them out', fortitude(-2)),
      happens('pay them to leave', paysInn(2)),
      happens('drink with them', alcohol(2)),
    ],
  ),
];
