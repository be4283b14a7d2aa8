/** What all decide at the same time, whose dice are rolled, and how a question is asked again. */
import { CHANCE, IllegalAnswer, SPECTATOR } from '@taproom/kernel';
import { describe, expect, it } from 'vitest';
import { cardsNamed, parlour, type ParlourAnswer, type ParlourState } from '../src/index.ts';
import { cards, dice, setupFor, sitDown } from './dealing.ts';

const choose = (seat: number, ...picks: number[]): ParlourAnswer => ({ seat, do: 'choose', picks });

const shares = { mode: 'shares', share: 1 } as const;

describe('a decision of all', () => {
  // proves: house.408-together
  const table = (): ParlourState =>
    sitDown(
      setupFor('rogues-and-warriors', 3, shares),
      cards('Lady/Wolf', 'Bard/Wolf', 'Rogue/Wolf', 'Rogue/Hawk'),
    );

  it('is asked of everybody at once, each with a question of their own', () => {
    const state = table();
    expect(parlour.question(state)).toMatchObject({ seat: 0, what: 'show', together: true });
    for (const seat of [0, 1, 2]) {
      const question = parlour.questionFor(state, seat);
      const hand = state.seats[seat].cards.hand.map((card) => ({ card }));
      expect(question).toMatchObject({ seat, what: 'show', options: hand, together: true });
      expect(parlour.view(state, seat).question).toEqual(question);
      expect(parlour.answers(state, { seat }).legal).toHaveLength(2);
      expect(parlour.answers(state, { seat }).many).toBeUndefined();
      expect(parlour.view(state, seat).asked).toEqual([0, 1, 2]);
    }
    expect(parlour.questionFor(state, SPECTATOR)).toBeNull();
    expect(parlour.view(state, SPECTATOR)).toMatchObject({ question: null, asked: [0, 1, 2] });
  });

  it('is not what a bet or a choice of one is', () => {
    const state = sitDown(setupFor('kings-council', 3));
    for (const what of ['bet', 'choose']) {
      expect(parlour.question(state)).toMatchObject({ kind: what, seat: 0 });
      expect(parlour.asked(state)).toEqual({ how: 'one', seats: [0] });
      expect(parlour.view(state, 1)).toMatchObject({ asked: [0], question: null });
      expect(parlour.questionFor(state, 1)).toBeNull();
      for (const seat of [0, 1, 2]) if (what === 'bet') parlour.apply(state, { seat, do: 'check' });
    }
  });

  it('goes round from the Starting Player; who is asked is shown in the order of the seats', () => {
    const state = sitDown(setupFor('rogues-and-warriors', 3, { ...shares, first: 1 }));
    expect(parlour.question(state).seat).toBe(1);
    expect(parlour.asked(state)).toEqual({ how: 'at-once', seats: [1, 2, 0] });
    expect(parlour.view(state, 0).asked).toEqual([0, 1, 2]);
  });

  it('may be made in any order, once, and is seen by nobody else before all are done', () => {
    const state = table();
    const before = JSON.stringify({ ...parlour.view(state, 1), asked: [] });
    expect(parlour.apply(state, choose(2, 1))).toEqual([]);
    expect(parlour.view(state, 2)).toMatchObject({ question: null, asked: [0, 1] });
    expect(parlour.view(state, 2).chosen).toEqual([{ card: state.seats[2].cards.hand[1] }]);
    expect(JSON.stringify({ ...parlour.view(state, 1), asked: [] })).toBe(before);
    expect(() => parlour.apply(state, choose(2, 0))).toThrow(IllegalAnswer);
    parlour.apply(state, choose(0, 0));
    const events = parlour.apply(state, choose(1, 0));
    expect(events.filter(({ e }) => e === 'show').map(({ seat }) => seat)).toEqual([0, 1, 2]);
  });

  it('shows a builder what they have placed where, and nobody else', () => {
    const state = sitDown(setupFor('city-square', 2, shares));
    const [card] = state.seats[1].cards.hand;
    const question = parlour.questionFor(state, 1);
    const options = question?.kind === 'choose' ? question.options : [];
    const at = options.findIndex((option) => option.card === card && option.word === '2,2');
    parlour.apply(state, choose(1, at));
    expect(parlour.view(state, 1).chosen).toEqual([{ card, place: 12, word: '2,2' }]);
    expect(parlour.view(state, 0).chosen).toEqual([]);
    expect(JSON.stringify(parlour.view(state, 0))).not.toContain(`"card":${card},"place"`);
    // The next card may not go there, and is told why.
    const { refused } = parlour.answers(state, { seat: 1 });
    expect(refused.find(({ option }) => option.word === '2,2')?.rules).toEqual([
      'gii.city-square.not-same-year',
    ]);
  });
});

describe('a roll', () => {
  it('says whose dice they are', () => {
    const threes = sitDown(setupFor('threes', 2, { first: 1 }));
    expect(parlour.question(threes)).toMatchObject({ kind: 'dice', of: 1 });
    parlour.apply(threes, dice(1, 2, 3, 4, 5));
    expect(parlour.question(threes)).toMatchObject({ kind: 'dice', of: 0 });
    const delve = sitDown(setupFor('delve', 2));
    expect(parlour.question(delve)).toMatchObject({ kind: 'dice', of: CHANCE });
  });
});

describe('asking again', () => {
  it('asks by what lies there now, in the middle of a lap too', () => {
    const state = sitDown(
      setupFor('doublerogue', 2),
      cards(
        'Lady/Wolf',
        'Lady/Hawk',
        'Lady/Hare',
        'Bard/Wolf',
        'Bard/Hawk',
        'Bard/Hare',
        'Merchant/Wolf',
        'Rogue/Wolf',
      ),
    );
    expect(parlour.question(state).seat).toBe(0);
    [state.seats[1].cards.up] = [cardsNamed('Warrior/Owl')];
    parlour.askAgain(state);
    expect(parlour.question(state).seat).toBe(1);
    parlour.apply(state, choose(1, 2));
    const asked = parlour.question(state);
    parlour.askAgain(state);
    expect(parlour.question(state)).toEqual(asked);
  });

  it('leaves every question as it was where nothing has changed', () => {
    for (const { id, betting, shares: forShares } of parlour.defs) {
      const mode = forShares ? 'shares' : 'betting';
      const state = sitDown(setupFor(id, 2, { mode, share: 1 }));
      for (let i = 0; i < 40; i++) {
        const question = parlour.question(state);
        if (question.kind === 'over') break;
        if (question.kind === 'choose') {
          const before = JSON.stringify(state);
          parlour.askAgain(state);
          expect(JSON.stringify(state), `${id}: ${question.what} (${betting})`).toBe(before);
        }
        const { legal } = parlour.answers(state, { bare: true });
        if (question.kind === 'choose')
          parlour.apply(
            state,
            choose(question.seat, ...question.options.slice(0, question.min).map((_, n) => n)),
          );
        else if (question.kind === 'dice')
          parlour.apply(state, dice(...Array.from({ length: question.count }, (_, n) => ((n + i) % 6) + 1)));
        else if (question.kind === 'shuffle')
          parlour.apply(state, {
            seat: CHANCE,
            do: 'shuffle',
            order: Array.from({ length: question.size }, (_, n) => n),
          });
        else parlour.apply(state, legal[0]);
      }
    }
  });
});

describe('what cannot be done', () => {
  const reasons = (state: ParlourState): Record<string, readonly string[]> =>
    Object.fromEntries(parlour.answers(state).refused.map(({ what, rules }) => [what, rules]));

  it('is told in a Betting Round', () => {
    const state = sitDown(setupFor('rogues-and-warriors', 2, { chips: [20, 30] }));
    expect(reasons(state)).toEqual({
      call: ['gii.app-c.call'],
      'bet more than 19': ['gii.app-c.table-stakes'],
    });
    parlour.apply(state, { seat: 0, do: 'raise', to: 5 });
    expect(reasons(state)).toEqual({
      check: ['gii.app-c.check'],
      'raise less than 10': ['gii.app-c.min-raise-optional'],
      'raise more than 29': ['gii.app-c.table-stakes'],
    });
    for (const { why } of parlour.answers(state).refused) expect(why).toMatch(/^[A-Z].*\.$/);
    expect(parlour.answers(state, { bare: true }).refused).toEqual([]);
    // Nobody is told what another cannot do.
    expect(parlour.answers(state, { seat: 0 }).refused).toEqual([]);
  });

  it('is told of cards that a Cart cannot take', () => {
    // proves: gii.streets-of-greyport.cart
    const state = sitDown(
      setupFor('streets-of-greyport', 2, shares),
      cards('Lady/Wolf', 'Merchant/Owl', 'Rogue/Hare'),
    );
    parlour.apply(state, choose(0, 0));
    const question = parlour.question(state);
    if (question.kind !== 'choose') throw new Error('Nothing to load.');
    const lady = question.options.findIndex(({ card }) => card === cards('Lady/Wolf')[0]);
    parlour.apply(state, choose(0, lady));
    const [refusal] = parlour.answers(state).refused;
    expect(refusal).toMatchObject({
      card: cards('Merchant/Owl')[0],
      why: expect.stringMatching(/one colour/) as string,
      rules: ['gii.streets-of-greyport.cart'],
    });
  });

  it('is refused with the rule when somebody tries', () => {
    const state = sitDown(setupFor('kings-council', 2, shares));
    const refused = (answer: unknown): IllegalAnswer => {
      try {
        parlour.apply(state, answer as ParlourAnswer);
      } catch (error) {
        if (error instanceof IllegalAnswer) return error;
        throw error;
      }
      throw new Error('It was not refused.');
    };
    expect(refused(choose(0, 0, 1, 2))).toMatchObject({
      message: 'Choose at most 2; that is 3.',
      rules: ['gii.kings-council.step-5'],
    });
    expect(refused(choose(0, 1, 1)).message).toMatch(/cannot be chosen twice/);
    expect(refused(choose(0, 7)).rules).toContain('gii.kings-council.step-5');
    expect(refused({ seat: 0, do: 'raise', to: 3 }).message).toMatch(/asked to choose/);
    expect(refused(choose(1, 0)).rules).toEqual(['gii.kings-council.step-5']);
  });
});
