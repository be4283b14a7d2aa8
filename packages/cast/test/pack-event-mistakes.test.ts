/** What does not fit together in the Drinks and the Events of a pack. */
import { LIMITS, type DrinkFile, type EventFile, type PackFile } from '@taproom/inn';
import { describe, expect, test } from 'vitest';
import { mistakesOf } from './mistakes.ts';

const beer: DrinkFile = { title: 'Beer', effects: [{ verb: 'alcohol', who: 'drinker', by: 1 }] };
const pours = (...drinks: object[]): PackFile => ({
  format: 1,
  name: 'cellar',
  title: 'The Cellar',
  drinks: drinks as readonly DrinkFile[],
});
const happens = (more: Partial<EventFile>): PackFile => ({
  format: 1,
  name: 'cellar',
  title: 'The Cellar',
  events: [{ title: 'A Draught', level: 1, effects: [{ verb: 'befall', use: 0 }], ...more }],
});
const loses = { verb: 'fortitude', who: 'target', by: -1 };
const NOTHING = 'it changes nothing: give "by" an amount.';
const leadsTo = (...uses: object[]): PackFile => happens({ uses: uses as EventFile['uses'] });

describe('Drinks and Events', () => {
  const dare = { verb: 'dare' };
  const loss = { label: 'brr', effects: [{ verb: 'fortitude', who: 'you', by: -1 }] };
  const pays = (n: number): object => ({
    label: 'pay',
    effects: [{ verb: 'pay', who: 'you', n, to: 'inn' }],
  });
  const asAction = { label: 'brr', as: 'action', effects: [loses] };
  test.each<[string, PackFile]>([
    [
      'drinks: there are 31 Drinks, copies counted; a Drink Deck has 30.',
      pours({ ...beer, copies: 30 }, { ...beer, title: 'Ale' }),
    ],
    [
      `drinks: 14 of them are no Events; at least ${LIMITS.realDrinks} must be Drinks.`,
      pours({ ...beer, copies: 14 }, { title: 'Dare', copies: 16, event: [dare] }),
    ],
    ['it has either "effects", as a Drink, or "event".', pours({ ...beer, copies: 29 }, { title: 'Void' })],
    [
      'an Event has no chaser, noSplit.',
      pours({ ...beer, copies: 29 }, { title: 'Dare', event: [dare], chaser: true, noSplit: true }),
    ],
    ['only an Event has "uses".', pours({ ...beer, copies: 29 }, { ...beer, title: 'Ale', uses: [loss] })],
    [
      '"drink-together" has no place among Drinks: they could go on for ever.',
      pours(
        { ...beer, copies: 29 },
        {
          title: 'Round',
          event: [{ verb: 'befall', use: 0 }],
          uses: [{ label: 'cheers', effects: [{ verb: 'drink-together' }] }],
        },
      ),
    ],
    ['"dare" has a place only among Drinks.', happens({ effects: [{ verb: 'dare' }] })],
    ['nothing happens: it needs effects, or a Round of Gambling.', happens({ effects: [] })],
    ['it leads to use 0, and there are 0 (the first is 0).', happens({})],
    [
      'it leads to use 2, and there are 2 (the first is 0).',
      leadsTo({ label: 'a', effects: [{ verb: 'flip', heads: 1, tails: 2 }] }, loss),
    ],
    [
      'it leads to use 0; what follows stands after it.',
      leadsTo({ label: 'a', effects: [{ verb: 'if-alone', alone: 1, together: 0 }] }, loss),
    ],
    [
      'it names a use twice.',
      happens({ effects: [{ verb: 'choose-mode', uses: [0, 0] }], uses: [loss] as EventFile['uses'] }),
    ],
    [
      'one of the choices must be possible without cards and without Gold.',
      happens({
        effects: [{ verb: 'choose-mode', uses: [0, 1] }],
        uses: [pays(1), pays(2)] as EventFile['uses'],
      }),
    ],
    [NOTHING, leadsTo({ ...loss, effects: [{ ...loss.effects[0], by: 0 }] })],
    ['"target" is for what counts as an Action Card.', leadsTo({ ...asAction, as: undefined })],
    ['as an Action Card it is for the "target".', leadsTo({ ...loss, as: 'action' })],
    [
      '"drink-together" cannot count as an Action Card.',
      leadsTo({ ...asAction, effects: [loses, { verb: 'drink-together' }] }),
    ],
    ['an Action Card does something.', leadsTo({ ...asAction, effects: [] })],
  ])('are told: %s', (mistake, pack) => expect(mistakesOf(pack)).toEqual([mistake]));

  test.each<[string, PackFile]>([
    [
      'half of the Drinks are Events',
      pours({ ...beer, copies: 14 }, { ...beer, title: 'Ale' }, { title: 'Dare', copies: 15, event: [dare] }),
    ],
    ['a Drink may do nothing', pours({ ...beer, copies: 29 }, { title: 'Water', effects: [] })],
    [
      'a Drink Event leads to its uses',
      pours({ ...beer, copies: 29 }, { title: 'Chill', event: [{ verb: 'befall', use: 0 }], uses: [loss] }),
    ],
    ['nothing but a Round of Gambling', happens({ effects: [], gambles: { ante: 1 } })],
    [
      'one way out costs nothing',
      happens({
        effects: [{ verb: 'choose-mode', uses: [0, 1] }],
        uses: [pays(1), loss] as EventFile['uses'],
      }),
    ],
    ['it counts as an Action Card', leadsTo(asAction)],
    ['a coin leads on', leadsTo({ label: 'a', effects: [{ verb: 'flip', heads: 1, tails: 1 }] }, loss)],
    ['all drink together', leadsTo({ label: 'cheers', effects: [{ verb: 'drink-together' }] })],
    ['one may be left in peace', leadsTo({ label: 'luck', effects: [] })],
  ])('may be so: %s', (_words, pack) => expect(mistakesOf(pack)).toEqual([]));
});
