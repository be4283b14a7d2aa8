/** What can be won at gambling besides Gold. Of two of them the books tell only the name (house.35x). */
import type { CardDef, Use } from '@taproom/inn';

interface Named {
  readonly key: string;
  readonly title: string;
  readonly provenance: CardDef['provenance'];
  readonly retold?: CardDef['retold'];
}

const prize = ({ key, title, provenance, retold }: Named, use: Use): CardDef => ({
  key: `prize.${key}`,
  title,
  types: [],
  subtypes: ['Prize'],
  copies: 1,
  provenance,
  retold: {
    'rdi6.team.char.general-special-actions': 'rdi9.prize.team',
    'core.cards.sometimes-condition': 'rdi9.prize.winner-takes',
    ...retold,
  },
  uses: [{ ...use, from: 'play' }],
});

export const prizes: readonly CardDef[] = [
  prize(
    {
      key: 'absorbent-towel',
      title: 'Absorbent Towel',
      provenance: 'stated',
      retold: { 'core.ignore.drink-of-another': 'rdi7.card.absorbent-towel.3' },
    },
    {
      label: 'soak up a Drink',
      when: { at: 'drink', whose: 'yours' },
      types: ['sometimes'],
      pick: { from: 'any', min: 1, max: 1, outsideToo: true, drinkerToo: true },
      effects: [{ verb: 'ignore-drink' }, { verb: 'soak-up' }],
    },
  ),
  prize(
    { key: 'dales-finest-mushroom', title: "Dale's Finest Mushroom", provenance: 'named' },
    {
      label: 'eat it',
      when: { at: 'any' },
      effects: [
        { verb: 'fortitude', who: 'you', by: 3 },
        { verb: 'alcohol', who: 'you', by: -1 },
      ],
    },
  ),
  prize(
    { key: 'speedy-runners-stopwatch', title: "Speedy Runner's Stopwatch", provenance: 'named' },
    {
      label: 'play another Action',
      when: { at: 'action', free: true },
      effects: [{ verb: 'another-action', who: 'you' }],
    },
  ),
  {
    ...prize(
      { key: 'straw-of-misdirection', title: 'Straw of Misdirection', provenance: 'stated' },
      {
        label: 'discard this',
        deed: 'must use',
        when: { at: 'called' },
        types: ['sometimes'],
        pick: { from: 'another', min: 1, max: 1 },
        effects: [{ verb: 'pass-drink' }],
      },
    ),
    must: 0,
  },
];
