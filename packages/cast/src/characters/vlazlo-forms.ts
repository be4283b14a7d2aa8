/** Vlazlo's other shapes: eight cards each, which belong to his deck once he has taken them. */
import type { CardDef, Effect, Use } from '@taproom/inn';

/** The icons in a card's corner: Blood comes last, after all that the card does. */
export const blood = (n: number): Effect => ({
  verb: 'token',
  who: 'you',
  token: 'blood',
  name: 'Blood',
  by: n,
});

/** The same card with icons on it, in each of its uses. */
export const withBlood = (def: CardDef, n: number): CardDef => ({
  ...def,
  uses: def.uses.map((use) => ({ ...use, effects: [...use.effects, blood(n)] })),
});

type Form = Pick<CardDef, 'title' | 'types'> & Partial<Pick<CardDef, 'copies' | 'provenance' | 'retold'>>;

/** A card with a form's own back. */
export const form =
  (back: 'wolf' | 'bat' | 'monstrosity', name: string) =>
  (key: string, card: Form, ...uses: Use[]): CardDef => ({
    key: `vlazlo.${back}.${key}`,
    copies: 1,
    provenance: 'ours',
    ...card,
    subtypes: [name],
    back,
    uses,
  });

const wolf = form('wolf', 'Wolf Form');
const bat = form('bat', 'Bat Form');

const another = { from: 'another', min: 1, max: 1 } as const;

export const wolfDeck: readonly CardDef[] = [
  wolf(
    'my-bite',
    { title: 'My bite is vorse than my bark', types: ['action'], copies: 2, provenance: 'named' },
    {
      label: 'bite',
      when: { at: 'action' },
      pick: { ...another, outsideToo: true },
      effects: [{ verb: 'fortitude', who: 'target', by: -4, ignoreTakes: 2 }],
    },
  ),
  wolf(
    'for-the-throat',
    { title: 'Alvays for ze throat. Manners!', types: ['action'], copies: 2 },
    {
      label: 'attack',
      when: { at: 'action' },
      pick: another,
      effects: [{ verb: 'fortitude', who: 'target', by: -3 }, blood(1)],
    },
  ),
  wolf(
    'pack-dines',
    { title: 'Ze pack dines together!', types: ['action'] },
    {
      label: 'attack',
      when: { at: 'action' },
      effects: [{ verb: 'fortitude', who: 'each-other', by: -1 }, blood(2)],
    },
  ),
  wolf(
    'drop-it',
    { title: 'Drop it. Drop it! Good adwenturer.', types: ['action'] },
    {
      label: 'attack',
      when: { at: 'action' },
      pick: another,
      effects: [
        { verb: 'fortitude', who: 'target', by: -2 },
        { verb: 'discard', who: 'target', n: 1, random: true },
        blood(1),
      ],
    },
  ),
  wolf(
    'pardon-the-moon',
    { title: 'Awoooo! Pardon. It is only ze moon.', types: ['anytime'] },
    { label: 'howl', when: { at: 'any' }, effects: [{ verb: 'fortitude', who: 'you', by: 2 }, blood(2)] },
  ),
  wolf(
    'sit-boy',
    { title: 'Who said "sit"?!', types: ['sometimes'] },
    {
      label: 'hit back',
      when: { at: 'loss', of: 'you' },
      effects: [{ verb: 'fortitude', who: 'attacker', by: -3 }, blood(1)],
    },
  ),
];

export const batDeck: readonly CardDef[] = [
  bat(
    'bat-nap',
    {
      title: 'Bat nap',
      types: ['action'],
      provenance: 'named',
      retold: {
        'house.110-outside': [
          'rdi6.team.char.vlazlo-bat-nap',
          'rdi6.team.char.vlazlo-bat-nap-static',
          'rdi6.card.bat-nap.3',
        ],
      },
    },
    { label: 'hang upside down', when: { at: 'action' }, effects: [{ verb: 'end-turn', away: true }] },
  ),
  bat(
    'flap-flap',
    { title: 'Flap, flap. You missed.', types: ['sometimes'], copies: 2 },
    {
      label: 'Ignore a card',
      when: {
        at: 'play',
        types: ['action', 'sometimes', 'anytime'],
        affects: ['fortitude', 'alcohol', 'gold'],
      },
      effects: [{ verb: 'ignore' }, blood(1)],
    },
  ),
  bat(
    'stuck-to-my-feet',
    { title: 'Ze coins, zey stuck to my leetle feet!', types: ['action'] },
    {
      label: 'take Gold',
      when: { at: 'action' },
      pick: { from: 'another', min: 1, max: 2 },
      effects: [{ verb: 'pay', who: 'target', n: 1, to: 'you' }, blood(1)],
    },
  ),
  bat(
    'from-the-rafters',
    { title: 'From ze rafters I see all ze cards.', types: ['cheating'] },
    {
      label: 'cheat',
      when: { at: 'gamble' },
      effects: [{ verb: 'take-control' }, { verb: 'skim-pot', n: 1 }],
    },
  ),
  bat(
    'moonlight-game',
    { title: 'A leetle game by ze moonlight?', types: ['action'] },
    {
      label: 'start a Round of Gambling',
      when: { at: 'action' },
      effects: [{ verb: 'ante', n: 1 }, { verb: 'start-round' }, blood(2)],
    },
  ),
  bat(
    'out-the-vindow',
    { title: 'And out ze vindow!', types: ['sometimes'] },
    {
      label: 'leave the Round',
      when: { at: 'play', antes: true },
      effects: [{ verb: 'leave-round' }, blood(1)],
    },
    {
      label: 'Ignore an Event',
      when: { at: 'event' },
      cost: { tokens: { blood: 1 } },
      effects: [{ verb: 'ignore' }],
    },
  ),
  bat(
    'bats-have-no-pockets',
    { title: 'A bat has no pockets. Ze Inn understands.', types: ['sometimes'] },
    { label: 'the Inn pays', when: { at: 'play', pays: true }, effects: [{ verb: 'inn-pays' }, blood(1)] },
  ),
];
