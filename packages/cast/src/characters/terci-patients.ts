/** The Patient Deck: who waits to be treated, with what, and what they give the doctor in return. */
import type { CardDef, CardType, Cost, Provenance, Use } from '@taproom/inn';
import { ignoreDrinkUse, target } from '../standard.ts';

type Supplies = NonNullable<Cost['tokens']>;

export const SUPPLIES = {
  salve: { one: 'Salve', many: 'Salves' },
  splint: { one: 'Splint', many: 'Splints' },
  bandage: { one: 'Bandage', many: 'Bandages' },
} as const;

interface Patient {
  readonly key: string;
  readonly title: string;
  readonly type: CardType;
  readonly needs: Supplies;
  readonly provenance?: Provenance;
}

/** Treating is no play: nobody may answer it (house.52-treating-unanswerable). */
const treat = (needs: Supplies): Use => ({
  label: 'treat',
  deed: 'treats',
  when: { at: 'any' },
  from: 'play',
  cost: { tokens: needs, names: SUPPLIES },
  silent: true,
  effects: [{ verb: 'take-up' }],
});

const patient = ({ key, title, type, needs, provenance }: Patient, ...uses: Use[]): CardDef => ({
  key: `terci.${key}`,
  title,
  types: [type],
  subtypes: ['Patient'],
  copies: 1,
  provenance: provenance ?? 'ours',
  back: 'patient',
  refusals: { negate: 'house.52-treating-unanswerable', ignore: 'house.52-treating-unanswerable' },
  uses: [treat(needs), ...uses],
});

const another = { from: 'another', min: 1, max: 1 } as const;

export const patients: readonly CardDef[] = [
  patient(
    {
      key: 'hung-over-adventurer',
      title: 'The hung-over adventurer',
      type: 'sometimes',
      needs: { salve: 1 },
      provenance: 'named',
    },
    {
      label: 'spike a Drink',
      when: { at: 'drink', whose: 'any' },
      effects: [{ verb: 'change-drink', alcohol: 2 }],
    },
  ),
  patient(
    {
      key: 'hiccuping-monk',
      title: 'The monk with a vow of hiccups',
      type: 'sometimes',
      needs: { salve: 1 },
    },
    {
      label: 'let it pass',
      when: { at: 'drink', whose: 'yours' },
      effects: [{ verb: 'convert-drink', fortitude: 2 }],
    },
  ),
  patient(
    { key: 'hoarse-bard', title: 'The bard without a voice. At last.', type: 'action', needs: { salve: 1 } },
    {
      label: 'pass the hat',
      when: { at: 'action' },
      effects: [{ verb: 'pay', who: 'each-other', n: 1, to: 'you' }],
    },
  ),
  patient(
    {
      key: 'singed-apprentice',
      title: 'The apprentice with half an eyebrow',
      type: 'action',
      needs: { salve: 1, bandage: 1 },
    },
    {
      label: 'set the table alight',
      when: { at: 'action' },
      effects: [
        { verb: 'fortitude', who: 'each-other', by: -1 },
        { verb: 'draw', who: 'you', n: 2 },
      ],
    },
  ),
  patient(
    {
      key: 'sprained-cardsharp',
      title: 'The cardsharp with ten sprained fingers',
      type: 'cheating',
      needs: { splint: 1 },
    },
    {
      label: 'cheat',
      when: { at: 'gamble' },
      effects: [{ verb: 'take-control' }, { verb: 'skim-pot', n: 1 }],
    },
  ),
  patient(
    {
      key: 'fallen-dwarf',
      title: 'The dwarf who fell off a barstool',
      type: 'sometimes',
      needs: { splint: 1 },
    },
    ignoreDrinkUse,
  ),
  patient(
    {
      key: 'humbled-bouncer',
      title: 'The bouncer who met a bigger bouncer',
      type: 'sometimes',
      needs: { splint: 1, bandage: 1 },
    },
    {
      label: 'bounce somebody',
      when: { at: 'loss', of: 'you' },
      effects: [{ verb: 'fortitude', who: 'attacker', by: -3 }],
    },
  ),
  patient(
    {
      key: 'toothache-troll',
      title: 'The troll with the toothache',
      type: 'action',
      needs: { salve: 1, splint: 1 },
    },
    { label: 'bite', when: { at: 'action' }, pick: another, effects: [target.loses(4)] },
  ),
  patient(
    {
      key: 'limping-smuggler',
      title: 'The smuggler with a limp and a tab',
      type: 'anytime',
      needs: { splint: 2 },
    },
    { label: 'settle the bill', when: { at: 'any' }, effects: [{ verb: 'gold', who: 'you', n: 2 }] },
  ),
  patient(
    {
      key: 'papercut-clerk',
      title: 'The clerk with a terrible papercut',
      type: 'sometimes',
      needs: { bandage: 1 },
    },
    {
      label: 'file it away',
      when: {
        at: 'play',
        types: ['action', 'sometimes', 'anytime'],
        affects: ['fortitude', 'alcohol', 'gold'],
      },
      effects: [{ verb: 'ignore' }],
    },
  ),
  patient(
    { key: 'knife-juggler', title: 'The knife juggler, retired', type: 'action', needs: { bandage: 1 } },
    {
      label: 'juggle once more',
      when: { at: 'action' },
      pick: { from: 'another', min: 1, max: 3 },
      effects: [target.loses(1)],
    },
  ),
  patient(
    {
      key: 'nervous-duellist',
      title: 'The duellist who faints at blood',
      type: 'sometimes',
      needs: { bandage: 1 },
    },
    {
      label: 'faint in time',
      when: { at: 'play', costsFortitude: true },
      effects: [
        { verb: 'reduce', by: 3 },
        { verb: 'draw', who: 'you', n: 1 },
      ],
    },
  ),
  patient(
    {
      key: 'barkeeps-cousin',
      title: "The Barkeep's clumsy cousin",
      type: 'sometimes',
      needs: { bandage: 1, salve: 1 },
    },
    { label: 'order 3 more', when: { at: 'order' }, effects: [{ verb: 'order', n: 3 }] },
  ),
  patient(
    {
      key: 'hand-in-the-jar',
      title: 'The pickpocket with his hand in a jar',
      type: 'sometimes',
      needs: { splint: 1, salve: 1 },
    },
    { label: 'take half', when: { at: 'collected' }, effects: [{ verb: 'take-pot', share: 'half' }] },
  ),
];
