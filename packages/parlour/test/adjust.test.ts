/** What Gambling and Cheating Cards of the inn do to dice and cards of one's own, step by step. */
import { mayKnow, CHANCE } from '@taproom/kernel';
import { describe, expect, it } from 'vitest';
import { cardName, parlour, type CardEffect, type ParlourEvent, type ParlourState } from '../src/index.ts';
import { asked, cards, dice, optionsOf, pick, ranks, setupFor, sitDown } from './dealing.ts';

const table = (game: string, variants: string[], top: number[], players = 2): ParlourState =>
  sitDown(
    setupFor(game, players, { variants, inside: true, chips: Array.from({ length: players }, () => 0) }),
    top,
  );

const play = (state: ParlourState, effect: CardEffect): ParlourEvent[] =>
  parlour.apply(state, { seat: parlour.question(state).seat, do: 'card', effect });
const pass = (state: ParlourState): void =>
  void parlour.apply(state, { seat: parlour.question(state).seat, do: 'pass' });

describe('a die', () => {
  /** Ann has kept 3 and 3, Ben 5, 5 and 5. */
  const threes = (...variants: string[]): ParlourState => {
    const state = table('threes', variants, cards('Lady/Owl', 'Bard/Owl', 'Rogue/Owl', 'Rogue/Hare'));
    const rest = variants.includes('hidden-fate') ? [] : [1];
    parlour.apply(state, dice(3, 3, 2, 4, ...rest));
    parlour.apply(state, dice(5, 5, 5, 6, ...rest));
    pick(state, '3');
    pick(state, '5');
    expect(parlour.question(state)).toEqual({ seat: 0, kind: 'card-play' });
    return state;
  };

  it('is turned to another face by whoever cheats, and rolled again by whoever gambles', () => {
    // proves: gii.app-b.gambling-effect, gii.app-b.cheating-effect
    const state = threes();
    play(state, 'cheating');
    // Of two that show the same one stands for both; no card has a part in this game.
    expect(asked(state)).toEqual({
      seat: 0,
      kind: 'choose',
      what: 'adjust',
      options: [{ die: 3, word: 'change the' }],
      min: 0,
      max: 1,
    });
    pick(state, 'change the 3');
    expect(asked(state)).toMatchObject({ seat: 0, what: 'face', min: 1, max: 1 });
    expect(optionsOf(state)).toEqual(['1', '2', '4', '5', '6']);
    pick(state, '6');
    expect(state.seats[0].dice.keep).toEqual([6, 3]);
    expect(parlour.question(state)).toEqual({ seat: 1, kind: 'card-play' });
    play(state, 'gambling');
    expect(optionsOf(state)).toEqual(['reroll the 5']);
    pick(state, 'reroll the 5');
    expect(parlour.question(state)).toEqual({ seat: -1, kind: 'dice', count: 1, sides: 6, of: 1, each: [1] });
    const [turned] = parlour.apply(state, dice(2));
    expect(turned).toMatchObject({ e: 'turn', seat: 1, n: 5, list: [2] });
    expect(state.seats[1].dice.keep).toEqual([2, 5, 5]);
    // Whoever has acted is not asked again: the game waits once, and goes on.
    expect(parlour.question(state)).toEqual({ seat: 0, kind: 'card-play', free: true });
    pass(state);
    expect(parlour.question(state)).toMatchObject({ kind: 'dice', of: 0, each: [3, 2] });
  });

  it('may stay as it is', () => {
    const state = threes();
    play(state, 'cheating');
    pick(state);
    expect(state.seats[0].dice.keep).toEqual([3, 3]);
    expect(parlour.question(state)).toMatchObject({ seat: 1, kind: 'card-play' });
  });

  it('is one of the ways where cards have a part in it; with a Winning Hand all of both', () => {
    const state = threes('hidden-fate');
    play(state, 'either');
    expect(optionsOf(state)).toEqual([
      'change the 3',
      'look at the top 3 cards',
      'reroll the 3',
      'look at the top card',
    ]);
    pick(state, 'reroll the 3');
    expect(parlour.question(state)).toMatchObject({ kind: 'dice', count: 1, of: 0 });
    parlour.apply(state, dice(1));
    expect(state.seats[0].dice.keep).toEqual([1, 3]);
    play(state, 'either');
    pick(state, 'look at the top card');
    expect(optionsOf(state)).toEqual(['Rogue/Owl']);
  });

  it('tells different numbers apart, and dice that found work are done with', () => {
    // proves: gii.amb.jack-rdi-assigned
    const state = table('jack-of-all-trades', [], ranks('BBBB'));
    parlour.apply(state, dice(4, 4, 2, 3, 2));
    parlour.apply(state, dice(1, 1, 1, 1, 1));
    play(state, 'cheating');
    // The cards of the jobs are nobody's.
    expect(optionsOf(state).filter((words) => words.startsWith('change'))).toEqual([
      'change the 4',
      'change the 2',
      'change the 3',
    ]);
    pick(state, 'change the 2');
    pick(state, '3');
    expect(state.seats[0].dice.dice).toEqual([4, 4, 3, 3, 2]);
    pass(state);
    pass(state);
    pick(state, '3');
    expect(state.seats[0].dice).toEqual({ dice: [4, 4, 3, 2], placed: [3] });
    play(state, 'gambling');
    expect(optionsOf(state).filter((words) => words.startsWith('reroll'))).toEqual([
      'reroll the 4',
      'reroll the 3',
      'reroll the 2',
    ]);
  });
});

describe('a card', () => {
  const BROW = ['rank-and-class'];
  /** Ann holds a Lady and has a Bard on her brow; Rogues come next. */
  const brow = (): ParlourState =>
    table(
      'rogues-and-warriors',
      BROW,
      cards('Lady/Wolf', 'Lady/Hawk', 'Bard/Wolf', 'Bard/Hawk', 'Rogue/Owl', 'Rogue/Hare', 'Rogue/Wren'),
    );

  it('on the brow is exchanged unseen by whoever gambles', () => {
    // proves: gii.app-b.own-things
    const state = brow();
    play(state, 'gambling');
    expect(optionsOf(state)).toEqual(['look at the top card', 'exchange your brow card unseen']);
    const [swapped] = pick(state, 'exchange your brow card unseen');
    const [rogue, bard] = cards('Rogue/Owl', 'Bard/Wolf');
    expect(swapped).toMatchObject({ e: 'swap', seat: 0, list: [rogue] });
    expect([0, 1, -2].map((viewer) => mayKnow(swapped, viewer))).toEqual([false, true, false]);
    expect(state.seats[0].cards).toMatchObject({ brow: [rogue], hand: cards('Lady/Wolf') });
    expect(state.discard).toEqual([bard]);
    expect(parlour.question(state)).toMatchObject({ seat: 1, kind: 'card-play' });
  });

  it('that one may not see is not exchanged for one that was looked at, but by whoever cheats', () => {
    // proves: gii.app-b.gambling-effect, gii.app-b.cheating-effect
    const state = brow();
    play(state, 'gambling');
    pick(state, 'look at the top card');
    expect(asked(state)).toMatchObject({ seat: 0, what: 'take', min: 0, max: 1 });
    pick(state, 'Rogue/Owl');
    expect(asked(state)).toMatchObject({ seat: 0, what: 'replace', min: 1, max: 1 });
    expect(asked(state).options).toEqual([{ card: cards('Lady/Wolf')[0] }]);
    pick(state, 'Lady/Wolf');
    expect(state.seats[0].cards).toEqual({ hand: cards('Rogue/Owl'), brow: cards('Bard/Wolf') });
    expect(state.discard).toEqual(cards('Lady/Wolf'));

    play(state, 'cheating');
    expect(optionsOf(state)).toEqual(['look at the top 3 cards']);
    pick(state, 'look at the top 3 cards');
    const looked = state.seats[1].cards.looked.slice();
    expect(looked.slice(0, 2)).toEqual(cards('Rogue/Hare', 'Rogue/Wren'));
    expect(looked).toHaveLength(3);
    pick(state, 'Rogue/Wren');
    expect(asked(state).options).toEqual([{ card: cards('Lady/Hawk')[0] }, { word: 'brow' }]);
    const swapped = pick(state, 'brow').find(({ e }) => e === 'swap')!;
    // The cheater knows the card, all others see it.
    expect([0, 1, -2].map((viewer) => mayKnow(swapped, viewer))).toEqual([true, true, true]);
    expect(state.seats[1].cards).toEqual({ hand: cards('Lady/Hawk'), brow: cards('Rogue/Wren') });
    expect(state.discard).toEqual([...cards('Lady/Wolf', 'Bard/Hawk'), looked[0], looked[2]]);
  });

  it('that lies open is named with its place, and takes the very place of the old one', () => {
    const state = table(
      'doublerogue',
      [],
      cards(
        'Lady/Wolf',
        'Lady/Hawk',
        'Bard/Wolf',
        'Bard/Owl',
        'Bard/Hare',
        'Bard/Wren',
        'Merchant/Wolf',
        'Merchant/Owl',
        'Rogue/Owl',
      ),
    );
    play(state, 'gambling');
    expect(optionsOf(state)).toEqual(['look at the top card']);
    pick(state, 'look at the top card');
    pick(state, 'Rogue/Owl');
    expect(asked(state).options).toEqual([
      ...cards('Lady/Wolf', 'Lady/Hawk', 'Bard/Wolf').map((card) => ({ card })),
      { card: cards('Merchant/Wolf')[0], word: 'up' },
    ]);
    pick(state, 'Lady/Hawk');
    expect(state.seats[0].cards.hand.map(cardName)).toEqual(['Lady/Wolf', 'Rogue/Owl', 'Bard/Wolf']);
  });

  it('that was looked at may be left, and is then discarded', () => {
    const state = brow();
    play(state, 'gambling');
    pick(state, 'look at the top card');
    pick(state);
    expect(state.discard).toEqual(cards('Rogue/Owl'));
    expect(Object.keys(state.seats[0].cards)).toEqual(['hand', 'brow']);
    expect(parlour.question(state)).toMatchObject({ seat: 1, kind: 'card-play' });
  });

  it('is not asked for where there is nothing to exchange, or nothing to look at', () => {
    const bare = brow();
    bare.discard.push(...bare.seats[0].cards.hand.splice(0));
    play(bare, 'gambling');
    pick(bare, 'look at the top card');
    expect(bare.discard).toEqual(cards('Lady/Wolf', 'Rogue/Owl'));
    expect(parlour.question(bare)).toMatchObject({ seat: 1, kind: 'card-play' });

    const empty = brow();
    empty.deck = [];
    play(empty, 'gambling');
    pick(empty, 'look at the top card');
    expect(parlour.question(empty)).toMatchObject({ seat: 1, kind: 'card-play' });
    play(empty, 'gambling');
    pick(empty, 'exchange your brow card unseen');
    expect(empty.seats[1].cards.brow).toEqual(cards('Bard/Hawk'));
    expect(parlour.question(empty)).toMatchObject({ kind: 'card-play', free: true });
  });

  it('is drawn from the discards where the deck has run out', () => {
    const state = brow();
    state.discard = cards('Warrior/Owl');
    state.deck = [];
    play(state, 'gambling');
    pick(state, 'exchange your brow card unseen');
    expect(parlour.question(state)).toEqual({ seat: -1, kind: 'shuffle', size: 1 });
    parlour.apply(state, { seat: CHANCE, do: 'shuffle', order: [0] });
    expect(state.seats[0].cards.brow).toEqual(cards('Warrior/Owl'));
    expect(state.discard).toEqual(cards('Bard/Wolf'));
  });
});

describe('a round of cards', () => {
  it('goes on from the last who has acted, also where somebody has left since', () => {
    // proves: gii.app-b.card-play-round
    const state = table('kings-council', [], [], 4);
    pass(state);
    parlour.leave(state, 1);
    pass(state);
    expect(parlour.question(state)).toEqual({ seat: 2, kind: 'card-play' });
    pass(state);
    parlour.leave(state, 3);
    pass(state);
    expect(parlour.question(state)).toEqual({ seat: 0, kind: 'card-play', free: true });
    expect(parlour.answers(state).legal).toEqual([{ seat: 0, do: 'pass' }]);
    pass(state);
    expect(asked(state)).toMatchObject({ seat: 0, what: 'exchange' });
  });

  it('offers a pass and each effect', () => {
    const state = table('kings-council', [], []);
    expect(parlour.answers(state).choices).toEqual([
      { answer: { seat: 0, do: 'pass' }, label: 'Pass' },
      { answer: { seat: 0, do: 'card', effect: 'gambling' }, label: 'Gamble' },
      { answer: { seat: 0, do: 'card', effect: 'cheating' }, label: 'Cheat' },
      { answer: { seat: 0, do: 'card', effect: 'either' }, label: 'Gamble or cheat' },
    ]);
    expect(state.chips).toEqual([0, 0]);
    expect(state.stake).toEqual([0, 0]);
  });

  it('lies between two steps in which something happens, without a turn for anybody', () => {
    // proves: house.434-moments-of-a-game
    const state = table('dragon-hunt', [], ranks('WLBMRWLBMR'));
    parlour.apply(state, { seat: CHANCE, do: 'shuffle', order: [0, 1, 2] });
    const moments: string[] = [];
    while (parlour.question(state).kind !== 'over') {
      const question = parlour.question(state);
      if (question.kind === 'card-play') {
        moments.push(question.free ? 'free' : `turn ${question.seat}`);
        pass(state);
      } else if (question.kind === 'choose') {
        moments.push(`${question.what} ${question.seat}`);
        pick(state, ...optionsOf(state).slice(0, question.min));
      } else throw new Error(question.kind);
    }
    expect(moments.join(', ')).toBe(
      'turn 0, turn 1, free, exchange 0, exchange 1, free, scouts 0, scouts 1, free, ' +
        'turn 0, turn 1, free, exchange 0, exchange 1, turn 0, turn 1, free',
    );
  });
});
