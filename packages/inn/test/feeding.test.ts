/** Cards that feed on tokens, and Rounds of Gambling that go on after they were won. */
import { describe, expect, test } from 'vitest';
import { asFrame, type CardDef, type Effect } from '@taproom/inn';
import { card, person, tableOf, type SmallTable } from './small-house.ts';

const [A, B, C] = [0, 1, 2];

function passUntil(table: SmallTable, seat: number, kind: string, about?: string): void {
  const { house, state } = table;
  const isThere = (): boolean => {
    const question = house.question(state);
    return (
      question.seat === seat &&
      question.kind === kind &&
      (question.kind !== 'respond' || about === undefined || question.about === about)
    );
  };
  for (let i = 0; i < 30 && !isThere(); i++) table.pass();
  expect(house.question(state)).toMatchObject({ seat, kind });
}

describe('a card that feeds on tokens', () => {
  const cushion: CardDef = { ...card('cushion', 'sometimes'), passive: { softens: 1 } };
  const feeds = (more: { max?: number; back: 'lost' | 'anyway' }): CardDef =>
    card('feed', 'action', {
      label: 'feed',
      when: { at: 'action' },
      effects: [{ verb: 'feed', who: 'each-other', token: 'bug', name: 'Bug', ...more } satisfies Effect],
    });

  test.each<[string, { max?: number; back: 'lost' | 'anyway' }, number[], number[]]>([
    ['all of them', { back: 'anyway' }, [20, 17, 19], [7, 0, 0]],
    ['as many as were felt', { back: 'lost' }, [20, 17, 19], [6, 0, 1]],
    ['one each', { max: 1, back: 'anyway' }, [20, 19, 20], [4, 2, 1]],
    ['one each, if it was felt', { max: 1, back: 'lost' }, [20, 19, 20], [3, 2, 2]],
  ])('takes %s', (_, more, fortitude, bugs) => {
    const tokens = [{ name: 'bug', start: 2, max: 9 }];
    const people = [
      person('A', [feeds(more)], { tokens }),
      person('B', []),
      person('C', [cushion]),
      person('D', []),
    ];
    const table = tableOf(people, ({ seats }, find) => {
      seats[B].tokens = { bug: 3 };
      seats[C].tokens = { bug: 2 };
      seats[C].hand = [];
      seats[C].play = [find('cushion')];
    });
    table.plays(A, 'feed');
    const { state } = table;
    expect(state.sides.map((side) => side.fortitude)).toEqual([...fortitude, 20]);
    expect(state.seats.map((at) => at.tokens.bug)).toEqual([...bugs, undefined]);
  });
});

describe('a Round of Gambling that was won', () => {
  const bet = card('bet', 'action', {
    label: 'bet',
    when: { at: 'action' },
    effects: [{ verb: 'start-round' }, { verb: 'ante', n: 1 }],
  });
  const gamble = (title: string, ...effects: Effect[]): CardDef =>
    card(title, 'gambling', { label: title, when: { at: 'gamble' }, effects });
  const again = card('again', 'sometimes', {
    label: 'again',
    when: { at: 'won' },
    effects: [{ verb: 'restart-round' }],
  });
  const hum = card('hum', 'anytime', { label: 'hum', when: { at: 'any' }, effects: [] });

  test('goes on with its winner in control, with nothing locked and nobody passed', () => {
    const people = [
      person('A', [bet, gamble('late', { verb: 'take-control' })]),
      person('B', [gamble('lock', { verb: 'take-control', lock: true })]),
      person('C', [again, hum]),
    ];
    const table = tableOf(people);
    passUntil(table, A, 'action');
    table.plays(A, 'bet');
    passUntil(table, B, 'gamble');
    table.plays(B, 'lock');
    passUntil(table, C, 'respond', 'won');
    const { house, state, find } = table;
    const round = (): object => asFrame(state.stack[state.roundAt], 'round');
    expect(round()).toMatchObject({ over: true, winner: B, lock: true });
    const answer = { seat: C, do: 'play', card: find('again'), use: 0, targets: [], drink: 0 } as const;
    const events = house.apply(state, answer);
    while (house.question(state).kind === 'respond' && !events.some(({ e }) => e === 'round-on'))
      events.push(...house.apply(state, { seat: house.question(state).seat, do: 'pass' }));
    expect(events.filter(({ e }) => e === 'round-on')).toMatchObject([
      { seat: B, n: 3, cause: find('again') },
    ]);
    expect(round()).toMatchObject({ over: false, control: B, winner: -1, lock: false, passed: [] });
    passUntil(table, A, 'gamble');
    table.plays(A, 'late');
    passUntil(table, C, 'respond', 'idle');
    expect(state.sides.map(({ gold }) => gold)).toEqual([9, 9, 9]);
    passUntil(table, A, 'order');
    expect(state.sides.map(({ gold }) => gold)).toEqual([12, 9, 9]);
  });
});
