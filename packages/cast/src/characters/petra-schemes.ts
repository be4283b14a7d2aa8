/** How her cards are written: Schemes, and the fire they feed. */
import type { CardDef, Effect } from '@taproom/inn';

export const hellfire = (by: number): Effect => ({
  verb: 'token',
  who: 'you',
  token: 'hellfire',
  name: 'Hellfire',
  by,
});

/** A Scheme: played from the Plotted Cards it has other effects, in place of its own: “instead”. */
export const schemeInstead = (def: CardDef, ...effects: Effect[]): CardDef => ({
  ...def,
  subtypes: ['Scheme'],
  retold: { ...def.retold, 'from plot': 'rdi9.petra.scheme-from-plotted' },
  uses: [...def.uses, { ...def.uses[0], label: `scheme: ${def.uses[0].label}`, from: 'plot', effects }],
});

/** A Scheme whose effects from the Plotted Cards are added to its own. */
export const schemeAlso = (def: CardDef, ...effects: Effect[]): CardDef =>
  schemeInstead(def, ...def.uses[0].effects, ...effects);

/** Not a card: whoever answers it must have something against any loss of Fortitude (house.48-hellfire-no-card). */
export const tracker = (key: string, ...effects: Effect[]): CardDef => ({
  key,
  title: 'Hellfire',
  types: [],
  copies: 1,
  provenance: 'named',
  noHitBack: true,
  refusals: {
    negate: 'house.48-hellfire-no-card',
    ignore: 'house.48-hellfire-no-card',
    reduce: 'house.48-hellfire-no-card',
    redirect: 'house.48-hellfire-no-card',
    'hit-back': 'house.196-hellfire-track',
  },
  uses: [{ label: 'when your Hellfire is full', when: { at: 'called' }, effects }],
});
