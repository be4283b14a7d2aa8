/** Bad input: refused with the reason, and nothing has changed. The game is the cast's, as a player meets it. */
import { describe, expect, it } from 'vitest';
import { BadSetup, answerAt, IllegalAnswer, seatTable } from '@taproom/kernel';
import { type Answer, type InnSetup } from '@taproom/inn';
import { inn } from '@taproom/cast';

/** A table at which Sera is asked to discard. */
function table() {
  const playing = seatTable(inn, { players: ['Sera', 'Jasper', 'Ygella'] }, 1);
  for (let q = inn.question(playing.state); q.kind === 'respond'; q = inn.question(playing.state))
    answerAt(inn, playing, { seat: q.seat, do: 'pass' });
  return playing;
}

describe('an answer that does not fit', () => {
  const bad: [string, unknown][] = [
    ['nothing at all', null],
    ['a word', 'pass'],
    ['no deed', { seat: 0 }],
    ['a seat that does not exist', { seat: 9, do: 'pass' }],
    ['half a seat', { seat: 0.5, do: 'pass' }],
    ['a seat that is not asked', { seat: 1, do: 'discard', cards: [] }],
    ['another deed than was asked for', { seat: 0, do: 'order', to: 1 }],
    ['passing where that is no answer', { seat: 0, do: 'pass' }],
    ['cards that are no list', { seat: 0, do: 'discard', cards: 'all' }],
    ['a card that is not in the hand', { seat: 0, do: 'discard', cards: [9999] }],
    ['an unknown deed', { seat: 0, do: 'cheat' }],
    [
      'playing a card that one does not hold',
      { seat: 0, do: 'play', card: 9999, use: 0, targets: [], drink: 0 },
    ],
    ['chance where a player is asked', { seat: -1, do: 'shuffle', order: [] }],
  ];

  it.each(bad)('%s is refused and changes nothing', (_, answer) => {
    const { state } = table();
    const before = JSON.stringify(state);
    expect(() => inn.apply(state, answer as Answer)).toThrow(IllegalAnswer);
    expect(JSON.stringify(state)).toBe(before);
  });

  it('the same card twice is refused', () => {
    const { state } = table();
    const [card] = state.seats[0].hand;
    expect(() => inn.apply(state, { seat: 0, do: 'discard', cards: [card, card] })).toThrow('only once');
  });

  it('an Action outside the Action Phase is refused with the rule', () => {
    const { state } = table();
    const card = state.seats[0].hand.find((c) => inn.content(state).defs[c].types.includes('action'))!;
    const play: Answer = { seat: 0, do: 'play', card, use: 0, targets: [1], drink: 0 };
    try {
      inn.apply(state, play);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(IllegalAnswer);
      expect((error as IllegalAnswer).rules).toContain('core.action.only-in-action-phase');
    }
  });

  it('an answer after the end is refused', () => {
    const playing = table();
    playing.state.sides[1].fortitude = 1;
    playing.state.sides[1].alcohol = 1;
    playing.state.sides[2].gold = 0;
    answerAt(inn, playing, { seat: 0, do: 'discard', cards: [] });
    // Nobody looks at the numbers before a card or a phase is done.
    for (let i = 0; i < 300 && inn.question(playing.state).kind !== 'over'; i++) {
      const { legal } = inn.answers(playing.state, { bare: true });
      answerAt(inn, playing, legal[0]);
    }
    expect(inn.question(playing.state).kind).toBe('over');
    expect(() => inn.apply(playing.state, { seat: 0, do: 'pass' })).toThrow('The game is over.');
  });
});

describe('a set-up that cannot be played', () => {
  const bad: [string, unknown, string][] = [
    ['one player', { players: ['Sera'] }, '2 to 8'],
    ['nine players', { players: Array.from({ length: 9 }, () => 'Sera') }, '2 to 8'],
    ['the same character twice', { players: ['Sera', 'sera'] }, 'twice'],
    ['an unknown character', { players: ['Sera', 'Gandalf'] }, 'Gandalf'],
    ['an unknown drink deck', { players: ['Sera', 'Jasper'], drinks: 'rdi99' }, 'rdi99'],
    ['too few drinks', { players: ['Sera', 'Jasper'], drinkCards: ['drink.wine'] }, '30'],
    [
      'an unknown drink',
      { players: ['Sera', 'Jasper'], drinkCards: Array.from({ length: 30 }, () => 'x') },
      '"x"',
    ],
    ['a hand of none', { players: ['Sera', 'Jasper'], hands: 0 }, '1 to 20'],
    ['no players', {}, 'list of players'],
  ];
  it.each(bad)('%s is refused with the reason', (_, setup, reason) => {
    expect(() => inn.create(setup as InnSetup)).toThrow(BadSetup);
    expect(() => inn.create(setup as InnSetup)).toThrow(reason);
  });
});
