/** A character whom the house does not know, with a card of a verb that it does not know either. */
import type { CardDef, CharacterDef } from '@taproom/inn';
import type { Drain } from './drain.ts';

const drains: Drain = { verb: 'hollow:drain', who: 'target', each: 1 };

export const chill: CardDef = {
  key: 'hollow.chill',
  title: 'A chill from the cellar',
  types: ['action'],
  copies: 12,
  provenance: 'ours',
  uses: [
    {
      label: 'chill',
      when: { at: 'action' },
      pick: { from: 'any', min: 1, max: 1 },
      effects: [drains],
    },
  ],
};

export const draught: CardDef = {
  key: 'hollow.draught',
  title: 'Somebody left the door open',
  types: ['action'],
  copies: 8,
  provenance: 'ours',
  uses: [{ label: 'draught', when: { at: 'action' }, effects: [{ ...drains, who: 'each-other' }] }],
};

export const hollow: CharacterDef = {
  name: 'Hollow',
  fullName: 'The Hollow Guest',
  book: 'rdi9',
  traits: [],
  mugs: 1,
  pitch: 'Nobody remembers inviting it.',
  deck: [chill, draught],
};
