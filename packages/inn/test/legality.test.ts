/**
 * Which response fits which card, and which rules stand in the way of the others: every condition that a card can have
 * against every kind of play, for whoever it is aimed at (B) and for somebody else (C). D holds an Anytime Card, so that
 * every window opens.
 */
import { expect, test } from 'vitest';
import {
  STEP,
  type CardDef,
  type CardType,
  type CharacterDef,
  type Effect,
  type InnSetup,
  type PlayMatch,
  type When,
} from '@taproom/inn';
import { card, deed, person, tableOf, type Prepare, type SmallTable } from './small-house.ts';

const [A, B, C, D] = [0, 1, 2, 3];

const answer = (title: string, when: When, ...effects: Effect[]): CardDef =>
  card(title, 'sometimes', { label: title, when, effects });
const toCard = (title: string, match: PlayMatch, effect: Effect = { verb: 'ignore' }): CardDef =>
  answer(title, { at: 'play', ...match }, effect);

/** Everything that can be held against a card. */
const ANSWERS: readonly CardDef[] = [
  toCard('negates', {}, { verb: 'negate' }),
  toCard('negates another’s', { by: 'another' }, { verb: 'negate' }),
  toCard('Actions', { types: ['action'] }),
  toCard('Sometimes Cards', { types: ['sometimes'] }),
  toCard('Fortitude', { affects: ['fortitude'] }),
  toCard('Alcohol', { affects: ['alcohol'] }),
  toCard('Gold', { affects: ['gold'] }),
  toCard('losses', { costsFortitude: true }, { verb: 'reduce', by: 1 }),
  toCard('healing', { heals: true }, { verb: 'stop-healing' }),
  toCard('antes', { antes: true }, { verb: 'leave-round' }),
  toCard('payments', { pays: true }, { verb: 'inn-pays' }),
  toCard('changed Drinks', { changesDrink: true }, { verb: 'negate' }),
  toCard('Ignored Drinks', { ignoresDrink: true }, { verb: 'negate' }),
  toCard('the Inn’s Gold', { takesFromInn: true }, { verb: 'block-inn-gold' }),
  toCard('cheats', { cheats: true }, { verb: 'negate' }),
  toCard('force-outs', { forcesOut: true }),
  toCard('picks', { picksYou: true }),
  toCard('calls', { calling: 'all' }),
  toCard('Champions', { calling: 'champions' }),
  toCard('inside', { onlyInside: true }),
];

const another = (title: string, owner: string): CardDef['key'] => `test.${title}.${owner}`;
const heldBy = (owner: string, cards: readonly CardDef[]): CardDef[] =>
  cards.map((def) => ({ ...def, key: another(def.title, owner), title: `${owner}: ${def.title}` }));

const anytime = card('anytime', 'anytime', {
  label: 'anytime',
  when: { at: 'any' },
  effects: [{ verb: 'draw', who: 'you', n: 0 }],
});

function table(
  own: readonly CardDef[],
  step: number = STEP.action,
  setup: Partial<InnSetup> = {},
): SmallTable {
  const at = tableOf(
    [
      person('A', own),
      person('B', heldBy('B', ANSWERS)),
      person('C', heldBy('C', ANSWERS)),
      person('D', [anytime]),
    ],
    undefined,
    setup,
    step,
  );
  // D lets everything pass before it comes to A.
  for (let i = 0; i < 5 && at.state.ask?.kind === 'respond'; i++) at.pass();
  return at;
}

/** A and B against C and D; all but A could answer. */
function teamTable(own: readonly CardDef[]): SmallTable {
  const rest = ['B', 'C', 'D'].map((name) =>
    person(name, name === 'D' ? [anytime, ...heldBy(name, ANSWERS)] : heldBy(name, ANSWERS)),
  );
  const at = tableOf([person('A', own), ...rest], undefined, { mode: 'two-headed-dragon' });
  for (let i = 0; i < 5 && at.state.ask?.kind === 'respond'; i++) at.pass();
  return at;
}

/** What a seat can play now, and for what it can't the rules that are in the way. */
function verdict({ house, state }: SmallTable, seat: number): string[] {
  const { legal, refused } = house.answers(state, { seat });
  const { defs } = house.content(state.setup);
  const short = (title: string): string => title.replace(/^.: /, '');
  const plays = legal.flatMap((each) => (each.do === 'play' ? [short(defs[each.card].title)] : []));
  const groups = new Map<string, string[]>();
  for (const { what, rules } of refused) {
    const key = rules.join(', ');
    groups.set(key, [...(groups.get(key) ?? []), short(what)]);
  }
  return [
    `  ${'ABCD'[seat]} can play: ${[...new Set(plays)].join(', ')}`,
    ...[...groups].map(([rules, titles]) => `    not ${titles.join(', ')}: ${rules}`),
  ];
}

/** All verdicts of a test, to be compared with those in a file that was read by people. */
class Verdicts {
  readonly #lines: string[] = [];

  add(title: string, at: SmallTable, ...seats: readonly number[]): void {
    this.#lines.push(title, ...seats.flatMap((seat) => verdict(at, seat)), '');
  }

  get text(): string {
    return this.#lines.join('\n');
  }
}

const typed = (type: CardType, def: CardDef): CardDef => ({ ...def, types: [type] });
const lose: Effect = { verb: 'fortitude', who: 'target', by: -2 };

test('every answer to every kind of card', async () => {
  const blow = deed('x', lose);
  const verdicts = new Verdicts();
  const aimed: [string, CardDef][] = [
    ['a blow', blow],
    ['healing', deed('x', { verb: 'fortitude', who: 'target', by: 2 })],
    ['Alcohol', deed('x', { verb: 'alcohol', who: 'target', by: 1 })],
    ['a payment to the Inn', deed('x', { verb: 'pay', who: 'target', n: 1, to: 'inn' })],
    ['a payment to its player', deed('x', { verb: 'pay', who: 'target', n: 1, to: 'you' })],
    ['a payment by its player', deed('x', { verb: 'pay', who: 'you', n: 1, to: 'target' })],
    ['Gold from the Inn', deed('x', { verb: 'gold', who: 'target', n: 1 })],
    ['a Drink that is ordered', deed('x', { verb: 'order', n: 1 })],
    ['a Drink that is drunk at once', deed('x', { verb: 'make-drink', who: 'target', from: 'deck' })],
    ['a Sometimes Card', typed('sometimes', blow)],
    ['a Cheating Card', typed('cheating', blow)],
    ['what cannot be Negated', { ...blow, proof: ['negate'] }],
    ['what cannot be Ignored', { ...blow, proof: ['ignore'] }],
    [
      'what cannot be Ignored, by a rule of its own',
      { ...blow, proof: ['ignore', 'reduce'], refusals: { ignore: 'test.ignore' } },
    ],
    [
      'what cannot be made smaller if used like that',
      {
        ...blow,
        uses: [{ ...blow.uses[0], proof: ['reduce', 'ignore'] }],
        refusals: { reduce: 'test.reduce' },
      },
    ],
    ['what only its victim may answer', { ...blow, uses: [{ ...blow.uses[0], alone: 'test.alone' }] }],
    ['what answers to one family only', { ...blow, answeredOnlyBy: ['i-dont-think-so'] }],
    [
      'what answers to one family only and is of it',
      { ...blow, family: 'i-dont-think-so', answeredOnlyBy: ['i-dont-think-so'] },
    ],
    [
      'what answers to one family only and stops changes of Drinks',
      { ...blow, family: 'stop-playing', answeredOnlyBy: ['i-dont-think-so'] },
    ],
  ];
  for (const [title, def] of aimed) {
    const at = table([def]);
    at.plays(A, 'x', B);
    verdicts.add(title, at, B, C);
  }
  const wide: [string, Effect[]][] = [
    ['a blow for everybody', [{ verb: 'fortitude', who: 'each', by: -1 }]],
    ['a blow for everybody else', [{ verb: 'fortitude', who: 'each-other', by: -1 }]],
    ['a Round', [{ verb: 'start-round' }, { verb: 'ante', n: 1 }]],
  ];
  for (const [title, effects] of wide) {
    const at = table([
      card('x', 'action', { label: 'x', when: { at: 'action' }, effects }),
      ...heldBy('A', ANSWERS),
    ]);
    at.plays(A, 'x');
    verdicts.add(title, at, A, B);
  }
  const teams: [string, Effect][] = [
    ['a blow at one of a team', lose],
    ['a payment by one of a team', { verb: 'pay', who: 'target', n: 1, to: 'you' }],
    ['a payment by one’s own team', { verb: 'pay', who: 'you', n: 1, to: 'inn' }],
  ];
  for (const [title, effect] of teams) {
    const at = teamTable([deed('x', effect)]);
    at.plays(A, 'x', C);
    verdicts.add(title, at, B, C, D);
  }
  await expect(verdicts.text).toMatchFileSnapshot('answers-to-cards.txt');
});

/** A card for every moment there is. */
const MOMENTS: readonly CardDef[] = [
  deed('an Action', lose),
  card('a Gambling Card', 'gambling', {
    label: '',
    when: { at: 'gamble' },
    effects: [{ verb: 'take-control' }],
  }),
  card('a Cheating Card', 'cheating', {
    label: '',
    when: { at: 'gamble' },
    effects: [{ verb: 'take-control' }],
  }),
  answer('when ordering', { at: 'order' }, { verb: 'order', n: 1 }),
  answer('in a Round', { at: 'round' }, { verb: 'end-round', pot: 'inn' }),
  answer('inside a Round', { at: 'round', onlyInside: true }, { verb: 'end-round', pot: 'inn' }),
  toCard('against a card', {}, { verb: 'negate' }),
  answer('for one’s own Drink', { at: 'drink', whose: 'yours' }, { verb: 'ignore-drink' }),
  answer('for any Drink', { at: 'drink', whose: 'any' }, { verb: 'ignore-drink' }),
  answer('for an Event', { at: 'event' }, { verb: 'ignore' }),
  answer('for a Drink Event', { at: 'event', kind: 'drink' }, { verb: 'ignore' }),
  answer('for a loss', { at: 'loss', of: 'you' }, { verb: 'fortitude', who: 'attacker', by: -1 }),
  answer('for anybody’s loss', { at: 'loss', of: 'anyone' }, { verb: 'fortitude', who: 'attacker', by: -1 }),
  answer('for a payment', { at: 'paid' }, { verb: 'gold', who: 'you', n: 1 }),
  answer('for a Round that was won', { at: 'won' }, { verb: 'take-pot', share: 'half' }),
  answer('for a Round that anybody won', { at: 'won', whoever: true }, { verb: 'take-pot', share: 'half' }),
  answer('for a pot', { at: 'collected' }, { verb: 'take-pot', share: 'half' }),
  answer('never', { at: 'called' }, { verb: 'draw', who: 'you', n: 1 }),
];

test('a card for every moment, at every moment', async () => {
  const verdicts = new Verdicts();
  const starts = card('x', 'action', {
    label: 'x',
    when: { at: 'action' },
    effects: [{ verb: 'start-round' }, { verb: 'ante', n: 1 }],
  });
  const people = (own: readonly CardDef[]): CharacterDef[] => [
    person('A', [...own, ...heldBy('A', MOMENTS)]),
    person('B', heldBy('B', MOMENTS)),
    person('C', heldBy('C', MOMENTS)),
    person('D', [anytime]),
  ];
  const at = (
    step: number,
    own: readonly CardDef[] = [],
    prepare?: Prepare,
    setup: Partial<InnSetup> = {},
  ): SmallTable => tableOf(people(own), prepare, setup, step);
  const onTo = (table: SmallTable, what: string): void => {
    const now = (): string => {
      const { ask } = table.state;
      return ask?.kind === 'respond' ? ask.about : (ask?.kind ?? '');
    };
    for (let i = 0; i < 20 && now() !== what; i++) table.pass();
    expect(now()).toBe(what);
  };
  const moment = (title: string, table: SmallTable, what: string): void => {
    onTo(table, what);
    verdicts.add(title, table, A, B, C);
  };

  moment('when A discards', at(STEP.discard), 'discard');
  moment('in A’s Action Phase', at(STEP.action), 'action');
  moment('when A orders', at(STEP.order), 'order');
  const blow = at(STEP.action, [deed('x', lose)]);
  onTo(blow, 'action');
  blow.plays(A, 'x', B);
  moment('for a blow at B', blow, 'play');
  moment('after a blow at B', blow, 'loss');
  const fee = at(STEP.action, [deed('x', { verb: 'pay', who: 'target', n: 1, to: 'inn' })]);
  onTo(fee, 'action');
  fee.plays(A, 'x', B);
  moment('after B has paid the Inn', fee, 'paid');
  moment(
    'for A’s Drink',
    at(STEP.drink, [], (state, find) => {
      const wine = find('Wine');
      state.drinkDeck = state.drinkDeck.filter((id) => id !== wine);
      state.seats[A].drinkMe = [wine];
    }),
    'drink',
  );
  moment('for an Event', at(STEP.end, [], undefined, { dungeonEvents: 1 }), 'event');
  const round = at(STEP.action, [starts]);
  onTo(round, 'action');
  round.plays(A, 'x');
  moment('as A starts a Round', round, 'play');
  moment('on B’s gambling turn', round, 'gamble');
  round.plays(B, 'B: a Gambling Card');
  moment('for B’s Gambling Card', round, 'play');
  moment('on C’s gambling turn', round, 'gamble');
  moment('when the Round is won', round, 'won');
  moment('when the pot is taken', round, 'collected');
  const falls = at(STEP.action, [deed('x', lose)], ({ sides }) => void (sides[D].fortitude = 2));
  onTo(falls, 'action');
  falls.plays(A, 'x', D);
  moment('as D falls', falls, 'last-chance');
  moment(
    'while C is outside and B out of the game',
    at(STEP.action, [], (state) => {
      state.sides[B].out = 1;
      state.seats[C].backAt = C;
    }),
    'action',
  );
  await expect(verdicts.text).toMatchFileSnapshot('moments.txt');
});
