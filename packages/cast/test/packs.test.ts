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
  type SideDeckDef,
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

const withCard = (more: Partial<CardDef>): Pack =>
  pack(mira({ deck: [card(0, more), ...mira().deck.slice(1)] }));
const withUse = (more: Partial<CardDef['uses'][number]>): Pack =>
  withCard({ uses: [{ ...card(0).uses[0], ...more }] });

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
      pack(mira({ deck: [card(0, { copies: 0 }), ...mira().deck.slice(1), card(10)] })),
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
    ['Somebody without a name needs a name and a full name.', pack(mira({ name: '' }))],
    ['Mira needs a name and a full name.', pack(mira({ fullName: '' }))],
    ['There is a JETT already.', pack(mira({ name: 'JETT' }))],
    ['Mira is hard to play by 1 to 3 mugs, not 0.', pack(mira({ mugs: 0 as never }))],
    ['Mira’s deck has 44 cards; a Character Deck has 40.', pack(mira({ deck: [...mira().deck, card(10)] }))],
    [
      'Mira’s deck has 38 cards; a Character Deck has 40.',
      pack(mira({ deck: mira().deck.slice(1), sideDecks: [joining(2)] })),
    ],
    [
      'Mira’s "Card 0" has the key "fish"; a key looks like "sera.swift-counterattack".',
      withCard({ key: 'fish' }),
    ],
    ['The card "mira.card-0" has no title.', withCard({ title: '' })],
    [
      'Mira’s "Card 0" is played at "breakfast", and there is no such moment.',
      withUse({ when: { at: 'breakfast' as never } }),
    ],
    [
      'Mira’s "Card 0" needs the procedure "mira:shout", which the pack does not bring.',
      withCard({ announce: 'mira:shout' }),
    ],
    [
      'Mira’s token "fish" needs the procedure "mira:feast", which the pack does not bring.',
      pack(mira({ tokens: [{ name: 'fish', start: 0, max: 3, circle: 'mira:feast' }] })),
    ],
    [
      'The verb "gut" needs a name with a colon, such as "harbour:gut".',
      pack(mira(), { verbs: [{ ...drain, verb: 'gut' as never }] }),
    ],
    ['The key "mira.card-1" is there twice.', pack(mira({ boss: { size: 44, deck: [card(1)] } }))],
    ['The key "mira.card-1" is there twice.', pack(mira({ effects: [card(1)] }))],
    ['The key "mira.card-1" is there twice.', pack(mira(), { prizes: [card(1)] })],
    ['The key "mira.card-1" is there twice.', pack(mira(), { drinks: [card(1)] })],
    [
      'The key "mira.card-1" is there twice.',
      pack(mira(), {
        eventDecks: [{ kind: 'dungeon', title: 'Events', counters: 2, countersBeside: 3, cards: [card(1)] }],
      }),
    ],
  ])('is told: %s', (mistake, broken) => {
    expect(checkPack(broken, [base])).toEqual([mistake]);
  });

  test.each<[string, Pack]>([
    [
      'cards that join a deck are more than it lacks',
      pack(mira({ deck: mira().deck.slice(1), sideDecks: [joining(4), joining(8, 11)] })),
    ],
    [
      'cards that join a deck are what it lacks',
      pack(mira({ deck: mira().deck.slice(1), sideDecks: [joining(4)] })),
    ],
    [
      'a side deck that does not join it is beside it',
      pack(mira({ sideDecks: [{ ...joining(4), joins: undefined }] })),
    ],
    ['a hook is one that the house has', pack(mira({ hooks: { turnStart: 'jett:turn-start' } }))],
    [
      'a deck of Drinks is poured of those of the house',
      pack(mira(), { drinkDecks: [{ book: 'harbour', cards: [{ key: base.drinks![0].key, copies: 30 }] }] }),
    ],
    [
      'a procedure and a verb of its own',
      pack(mira({ hooks: { turnStart: 'mira:wake' } }), {
        procedures: { 'mira:wake': { steps: [] } },
        verbs: [drain],
      }),
    ],
    ['each card once', withCard({ copies: 4, types: ['sometimes', 'anytime'] })],
  ])('may be so: %s', (_words, sound) => expect(checkPack(sound, [base])).toEqual([]));

  test('is code as soon as it brings a procedure or a verb', () => {
    expect(isData(pack(mira(), { procedures: {}, verbs: [] }))).toBe(true);
    expect(isData(pack(mira(), { procedures: { 'mira:wake': { steps: [] } } }))).toBe(false);
    expect(isData(pack(mira(), { verbs: [drain] }))).toBe(false);
  });
});

function withEffect(effect: object): CardDef {
  const [use] = card(0).uses;
  return card(0, { uses: [{ ...use, effects: [effect as never] }] });
}

/** Cards that are shuffled into a deck on the way. */
function joining(copies: number, n = 10): SideDeckDef {
  return { name: `later${n}`, title: 'Later', joins: true, cards: [card(n, { copies })] };
}
