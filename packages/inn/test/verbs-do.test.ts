/** What each verb does, as it is told: whom it happens to and how much, by which card. */
import { describe, expect, test } from 'vitest';
import {
  STEP,
  verbsTold,
  type Answer,
  type CardDef,
  type Effect,
  type InnEvent,
  type Use,
} from '@taproom/inn';
import { card, deed, person, tableOf, veto, type SmallTable } from './small-house.ts';

const [A, B, C] = [0, 1, 2];

const tokens = ['pebbles', 'crumbs'].map((name) => ({ name, start: 4, max: 9 }));
const sideDecks = [{ name: 'pocketDeck', title: 'Pocket Deck', cards: [card('pocket', 'action')] }];

const aimed = (title: string, when: Use['when'], effect: Effect): CardDef =>
  card(title, 'action', {
    label: title,
    when,
    pick: { from: 'another', min: 1, max: 1 },
    effects: [effect],
  });

/** All that is told because of the card, until everybody has passed, and what is asked for then. */
function told(table: SmallTable, seat: number, title: string, ...targets: number[]): string {
  const { house, state, find } = table;
  const { defs } = house.content(state.setup);
  const of = (id: number): string => (id < 0 ? '' : ` ${defs[id].title}`);
  const name = (at: number): string => 'ABC'[at] ?? 'table';
  const events: InnEvent[] = [];
  const depth = state.stack.length;
  const apply = (answer: Answer): void => void events.push(...house.apply(state, answer));
  apply({ seat, do: 'play', card: find(title), use: 0, targets, drink: 0 });
  while (state.stack.length >= depth && house.question(state).kind === 'respond')
    apply({ seat: house.question(state).seat, do: 'pass' });
  const question = house.question(state);
  const asks =
    question.kind === 'choose'
      ? [
          `${name(question.seat)} may choose ${question.min} to ${question.max} of ${question.options.length} (${question.what}${of(question.card)})`,
        ]
      : question.kind === 'order' && question.left > 1
        ? [`${name(question.seat)} orders ${question.left}`]
        : [];
  return [
    ...events
      .filter(({ e, cause }) => e !== 'play' && cause === find(title))
      .map(
        ({ e, seat: who, n, card: which, to }) =>
          `${e} ${name(who)} ${n}${of(which)}${to < 0 ? '' : ` → ${name(to)}`}`,
      ),
    ...asks,
  ].join(', ');
}

/** The verbs that have a place in some moment, with what is told of them there. */
function eachVerb(at: string, seen: (effect: Effect) => string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const verb of verbsTold)
    if (verb.at.some((moment) => moment === at) || (verb.at.length === 0 && at === 'action'))
      found[verb.verb] = seen(verb.effect);
  return found;
}

const rags = (n: number): CardDef[] => Array.from({ length: n }, (_, i) => card(`rag ${i}`, 'gambling'));

describe('a verb does', () => {
  test('in an Action, played by A on B', () => {
    const seen = (effect: Effect): string => {
      const table = tableOf(
        [
          person('A', [aimed('it', { at: 'action' }, effect), ...rags(4)], { tokens, sideDecks }),
          person('B', [veto, ...rags(4).map((def) => ({ ...def, key: `b.${def.key}` }))], { tokens }),
          person('C', []),
        ],
        ({ seats, sides, drinkDeck }, find) => {
          for (const side of sides) Object.assign(side, { fortitude: 10, alcohol: 3 });
          seats[A].deck = seats[A].hand.filter((id) => id !== find('it'));
          seats[A].hand = [find('it')];
          seats[B].drinkMe = drinkDeck.splice(0, 3);
        },
      );
      return told(table, A, 'it', B);
    };
    expect(eachVerb('action', seen)).toEqual({
      fortitude: 'fortitude B -2',
      alcohol: 'alcohol B 1',
      pay: 'paid B 2 → A',
      gold: 'gold A 2',
      draw: 'draw A 2',
      discard: 'B may choose 2 to 2 of 5 (discard it)',
      cycle: 'B may choose 2 to 2 of 5 (cycle it)',
      'discard-to-heal': 'B may choose 0 to 2 of 5 (discard-to-heal it)',
      scry: 'reveal-card A 3, A may choose 1 to 1 of 3 (scry it)',
      fetch: '',
      dig: 'reveal-card A 2, discard A 2',
      'show-hand': 'show B 5',
      redraw: 'draw A 4',
      stow: '',
      token: 'token A 2',
      'give-token': 'token B 2 → A',
      feed: 'fortitude B -4, token A 4 → B',
      'choose-token': 'A may choose 1 to 1 of 2 (choose-token it)',
      'side-card': 'enter-play A 0 pocket',
      'enter-play': '',
      'another-action': 'another-action A 1',
      'step-outside': 'outside A 0 → B',
      'end-turn': 'asleep A 0',
      order: 'A orders 2',
      'make-drink': '',
      spill: 'discard B 2',
      'shun-actions': 'shuns B 0',
      'start-round': 'round A 0',
      ante: 'ante A 1, ante B 1, ante C 1',
      'fresh-pile': 'fresh-pile A 0',
      'hold-back': '',
    });
  });

  test('in answer to a blow from A on C, played by C on B', () => {
    const blow = deed(
      'blow',
      { verb: 'fortitude', who: 'target', by: -3 },
      { verb: 'pay', who: 'target', n: 2, to: 'inn' },
    );
    const seen = (effect: Effect): string => {
      const table = tableOf([
        person('A', [blow, veto], { tokens }),
        person('B', rags(1)),
        person('C', [aimed('it', { at: 'play' }, effect)], { tokens }),
      ]);
      table.plays(A, 'blow', C);
      table.pass();
      // There is no Round to leave.
      return effect.verb === 'leave-round' ? '' : told(table, C, 'it', B);
    };
    expect(eachVerb('play', seen)).toEqual({
      'leave-round': '',
      negate: 'negated A 0 blow → C',
      ignore: 'ignored C 0 blow',
      reduce: 'reduced C 1 blow',
      redirect: 'redirected C 0 blow → B',
      'stop-healing': 'no-healing C 0 blow',
      'inn-pays': 'inn-pays C 0 blow',
      'block-inn-gold': 'blocked A 0 blow → C',
    });
  });

  test('on A’s own Drink, played by A on B', () => {
    const seen = (effect: Effect): string => {
      const table = tableOf(
        [
          person('A', [aimed('it', { at: 'drink', whose: 'yours' }, effect)], { tokens }),
          person('B', [veto]),
          person('C', []),
        ],
        (state, find) => {
          state.phase = 'drink';
          state.seats[A].drinkMe = [find('Wine')];
        },
        {},
        STEP.drink,
      );
      // Nothing in it that could go sour.
      return effect.verb === 'sour-drink' ? '' : told(table, A, 'it', B);
    };
    expect(eachVerb('drink', seen)).toEqual({
      'ignore-drink': 'drink-ignored A 0 → A',
      'change-drink': 'drink-changed A 1 → A',
      'limit-drink': 'drink-changed A -1 → A',
      'pass-drink': 'drink-passed A 0 → B',
      'split-drink': 'drink-split A 0 → B',
      'lace-drink': '',
      'convert-drink': 'drink-converted A 1, fortitude A 0',
      'sour-drink': '',
      'soak-up': 'soaked A 0 → B',
    });
  });

  const bet = card('bet', 'action', {
    label: 'bet',
    when: { at: 'action' },
    effects: [{ verb: 'start-round' }, { verb: 'ante', n: 2 }],
  });

  test('in a Round of Gambling that A has started, played by B on C', () => {
    const seen = (effect: Effect): string => {
      const it = { ...aimed('it', { at: 'gamble' }, effect), types: ['gambling'] as const };
      const table = tableOf([
        person('A', [bet, veto], { tokens }),
        person('B', [it], { tokens }),
        person('C', rags(1)),
      ]);
      table.plays(A, 'bet');
      for (let i = 0; i < 9 && table.house.question(table.state).kind !== 'gamble'; i++) table.pass();
      return told(table, B, 'it', C);
    };
    expect(eachVerb('gamble', seen)).toEqual({
      ante: 'ante B 1, ante C 1, ante A 1',
      'take-control': 'control B 0',
      'force-out': 'left-round C 0',
      'end-round': 'round-void B 6',
      'win-round': '',
      'skim-pot': 'skim B 2',
      'leave-round': 'left-round B 0',
    });
  });

  test.each<[Use['when'], Record<string, string>]>([
    [
      { at: 'round' },
      {
        'force-out': 'left-round C 0',
        'end-round': 'round-void B 6',
        'win-round': '',
        'skim-pot': 'skim B 2',
      },
    ],
    [{ at: 'won' }, { 'take-pot': 'pot B 6', 'skim-pot': 'skim B 2', 'restart-round': 'round-on A 6' }],
  ])('in it at another moment, played by B on C: %j', (when, all) => {
    const seen = (effect: Effect): string => {
      const it: CardDef = { ...aimed('it', when, effect), types: ['sometimes'] };
      const people = [person('A', [bet, veto]), person('B', [it]), person('C', rags(1))];
      const table = tableOf(people);
      const { house, state } = table;
      table.plays(A, 'bet');
      const mayPlay = (): boolean =>
        house.answers(state, { seat: B, bare: true }).legal.some((each) => each.do === 'play');
      for (let i = 0; i < 9 && !mayPlay(); i++) table.pass();
      return told(table, B, 'it', C);
    };
    expect(eachVerb(when.at, seen)).toEqual(all);
  });
});
