/** What a pack may bring, and how each of its mistakes is told. */
import { base } from '@taproom/cast';
import {
  castOf,
  checkPack,
  createInn,
  isData,
  type CardDef,
  type CharacterDef,
  type Pack,
} from '@taproom/inn';
import { answerAt, below, luckFrom, seatTable } from '@taproom/kernel';
import { describe, expect, test } from 'vitest';
import { drain } from '../../inn/test/outside/drain.ts';

const card = (n: number, more: Partial<CardDef> = {}): CardDef => ({
  key: `mira.card-${n}`,
  title: `Card ${n}`,
  types: ['action'],
  copies: 4,
  provenance: 'ours',
  uses: [
    {
      label: 'Somebody loses 1 Fortitude',
      when: { at: 'action' },
      pick: { from: 'another', min: 1, max: 1 },
      effects: [{ verb: 'fortitude', by: -1, who: 'target' }],
    },
  ],
  ...more,
});

const mira = (more: Partial<CharacterDef> = {}): CharacterDef => ({
  name: 'Mira',
  fullName: 'Mira of the Harbour',
  book: 'harbour',
  traits: [],
  mugs: 1,
  pitch: 'Throws fish.',
  deck: Array.from({ length: 10 }, (_, n) => card(n)),
  ...more,
});

const pack = (character: CharacterDef, more: Partial<Pack> = {}): Pack => ({
  name: 'harbour',
  characters: [character],
  ...more,
});

describe('a pack', () => {
  test('of the books is sound, and code', () => {
    expect(checkPack(base)).toEqual([]);
    expect(isData(base)).toBe(false);
  });

  test('of pure data sits down beside the books, from JSON', () => {
    const harbour = JSON.parse(JSON.stringify(pack(mira()))) as Pack;
    expect([checkPack(harbour, [base]), isData(harbour)]).toEqual([[], true]);
    const house = createInn(castOf([base, harbour]));
    const table = seatTable(house, { players: ['Mira', 'Jett', 'Dale'] }, 3);
    const luck = luckFrom(5);
    while (house.question(table.state).kind !== 'over') {
      const { legal } = house.answers(table.state, { bare: true });
      answerAt(house, table, legal[below(luck, legal.length)]);
    }
    expect(table.state.winners).not.toBeNull();
  });

  test('may use a verb of a pack beside it, but not one that only another house has', () => {
    const cellar: Pack = { name: 'cellar', verbs: [drain] };
    const harbour = pack(mira({ deck: [withEffect({ verb: drain.verb }), ...mira().deck.slice(1)] }));
    expect(checkPack(harbour, [base, cellar])).toEqual([]);
    createInn(castOf([base, cellar]));
    expect(checkPack(harbour, [base])).toEqual([
      'Mira’s "Card 0" does "hollow:drain", and no verb is called that.',
    ]);
  });

  test.each<[string, Pack]>([
    [
      '"Harbour Folk" is no name for a pack: small letters, digits and hyphens.',
      pack(mira(), { name: 'Harbour Folk' }),
    ],
    ['There is a pack "base" already.', pack(mira(), { name: 'base' })],
    ['There is a Jett already.', pack(mira({ name: 'Jett' }))],
    ['Mira is hard to play by 1 to 3 mugs, not 4.', pack(mira({ mugs: 4 as never }))],
    ['Mira has no pitch: one sentence that says what they are like.', pack(mira({ pitch: '' }))],
    ['Mira’s deck has 36 cards; a Character Deck has 40.', pack(mira({ deck: mira().deck.slice(1) }))],
    ['Mira’s deck has copies of one card only.', pack(mira({ deck: [card(1, { copies: 40 })] }))],
    ['The key "mira.card-1" is there twice.', pack(mira({ deck: [...mira().deck.slice(1), card(1)] }))],
    [
      'The key "sera.swift-counterattack" is there twice.',
      pack(mira({ deck: [...mira().deck.slice(1), card(1, { key: 'sera.swift-counterattack' })] })),
    ],
    [
      'Mira’s "Card 0" is there 0 times.',
      pack(mira({ deck: [card(0, { copies: 0 }), ...mira().deck.slice(1)] })),
    ],
    [
      'Mira’s "Card 0" is of the type "magic", which there is not.',
      pack(mira({ deck: [card(0, { types: ['magic' as never] }), ...mira().deck.slice(1)] })),
    ],
    [
      'Mira’s "Card 0" does "explode", and no verb is called that.',
      pack(mira({ deck: [withEffect({ verb: 'explode' }), ...mira().deck.slice(1)] })),
    ],
    [
      'Mira’s "Card 0" needs the procedure "mira:gut-fish", which the pack does not bring.',
      pack(
        mira({
          deck: [withEffect({ verb: 'special', procedure: 'mira:gut-fish' }), ...mira().deck.slice(1)],
        }),
      ),
    ],
    [
      'Mira’s hook `turnStart` needs the procedure "mira:wake", which the pack does not bring.',
      pack(mira({ hooks: { turnStart: 'mira:wake' } })),
    ],
    [
      'The procedure "wake" needs a name with a colon, such as "harbour:wake".',
      pack(mira(), { procedures: { wake: { steps: [] } } }),
    ],
    [
      'The drink deck of "harbour" names "drink.seawater", and there is no such Drink.',
      pack(mira(), { drinkDecks: [{ book: 'harbour', cards: [{ key: 'drink.seawater', copies: 30 }] }] }),
    ],
  ])('is told: %s', (mistake, broken) => {
    expect(checkPack(broken, [base])).toContain(mistake);
  });
});

function withEffect(effect: object): CardDef {
  const [use] = card(0).uses;
  return card(0, { uses: [{ ...use, effects: [effect as never] }] });
}
