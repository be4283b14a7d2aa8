/** The Mushroom Deck. A Mushroom's values run from the top of the card down; the last is the one it is Gathered at. */
import type { CardDef, Effect, Provenance, Use } from '@taproom/inn';

interface Mushroom {
  readonly key: string;
  readonly title: string;
  readonly values: readonly number[];
  readonly copies?: number;
  readonly provenance?: Provenance;
}

/** Only its Gather effect, if it has one, is answered as though it came from an Action Card (rdi9.dale.gather-as-action). */
const mushroom = (card: Mushroom, gather?: Omit<Use, 'label' | 'when' | 'from'>): CardDef => ({
  key: `dale.${card.key}`,
  title: card.title,
  types: [],
  subtypes: ['Mushroom'],
  copies: card.copies ?? 1,
  provenance: card.provenance ?? 'ours',
  values: card.values,
  uses:
    gather === undefined
      ? []
      : [
          {
            label: 'gather',
            deed: 'Gathers',
            when: { at: 'called' },
            from: 'play',
            types: ['action'],
            ...gather,
          },
        ],
});

const another = { from: 'another', min: 1, max: 1 } as const;
const you = (effect: Effect): Omit<Use, 'label' | 'when' | 'from'> => ({ effects: [effect] });
const onAnother = (...effects: Effect[]): Omit<Use, 'label' | 'when' | 'from'> => ({
  pick: another,
  effects,
});

/** The one that is never Gathered. */
export const EVERSHROOM = 'dale.the-evershroom';

export const mushrooms: readonly CardDef[] = [
  {
    ...mushroom({
      key: 'the-evershroom',
      title: 'The Evershroom',
      values: [1, 2, 3],
      provenance: 'named',
    }),
    notes: ['It is never Gathered.'],
  },
  mushroom({ key: 'cellar-button', title: 'Cellar Button', values: [1, 2, 3], copies: 3 }),
  // Not every Mushroom is better for being older.
  mushroom({ key: 'hasty-inkcap', title: 'Hasty Inkcap', values: [1, 4, 2] }),
  mushroom({ key: 'portly-bellows', title: 'Portly Bellows', values: [0, 2, 3, 5] }),
  mushroom(
    { key: 'grumpcap', title: 'Grumpcap', values: [1, 3], copies: 2 },
    onAnother({ verb: 'fortitude', who: 'target', by: -1 }),
  ),
  mushroom(
    { key: 'nicecap', title: 'Deceptively Nicecap', values: [0, 1, 2, 4] },
    onAnother({ verb: 'fortitude', who: 'target', by: -2 }),
  ),
  mushroom(
    { key: 'tipsy-parasol', title: 'Tipsy Parasol', values: [1, 2, 3] },
    onAnother({ verb: 'alcohol', who: 'target', by: 1 }),
  ),
  mushroom(
    { key: 'puffball', title: 'Puffball of Regret', values: [1, 2, 2, 4] },
    you({ verb: 'fortitude', who: 'each-other', by: -1 }),
  ),
  mushroom(
    { key: 'soup-morel', title: 'Soup Morel', values: [1, 2, 3] },
    you({ verb: 'fortitude', who: 'you', by: 2 }),
  ),
  mushroom(
    { key: 'bell-chanterelle', title: 'Dinner-Bell Chanterelle', values: [1, 3] },
    you({ verb: 'draw', who: 'you', n: 1 }),
  ),
  mushroom(
    { key: 'dowry-truffle', title: 'Dowry Truffle', values: [1, 2, 3, 4] },
    you({ verb: 'gold', who: 'you', n: 1 }),
  ),
  mushroom(
    { key: 'sobering-shield', title: 'Sobering Shield', values: [1, 2, 3] },
    you({ verb: 'alcohol', who: 'you', by: -1 }),
  ),
];
