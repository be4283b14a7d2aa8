import { describe, expect, it } from 'vitest';
import {
  cardName,
  jackHandStanding,
  jackStanding,
  parlour,
  rankOf,
  type ParlourState,
} from '../src/index.ts';
import {
  asked,
  cards,
  checkAll,
  dice,
  optionsOf,
  pick,
  ranks,
  refused,
  setupFor,
  sitDown,
} from './dealing.ts';
import { playRandomly, setupOf } from './playing.ts';

/** A table of two with these dice, and these ranks as jobs. */
function table(first: number[], second: number[], jobs: string, variants: string[] = []): ParlourState {
  const state = sitDown(setupFor('jack-of-all-trades', 2, { variants }), ranks(jobs));
  parlour.apply(state, dice(...first));
  parlour.apply(state, dice(...second));
  return state;
}
const workers = (state: ParlourState): (readonly number[])[] => state.seats.map((seat) => seat.dice.dice);

describe('the score of Jack of All Trades', () => {
  it('is what has no job: the least is best, a Dragon in hand is nothing', () => {
    // proves: gii.jack-of-all-trades.lowest-wins, gii.jack-of-all-trades.hidden-fate.lowest-hand
    // proves: gii.jack-of-all-trades.dragons.in-hand
    expect(jackStanding([]).score).toBe(0);
    expect(jackStanding([6, 2]).score).toBe(8);
    expect(jackStanding([6]).order[0]).toBeLessThan(jackStanding([2, 3]).order[0]);
    expect(jackHandStanding(cards('Rogue/Owl', 'Lady/Owl', 'Dragon/Red')).score).toBe(7);
  });
});

describe('a table of Jack of All Trades', () => {
  it('antes, rolls five workers each, and has four Betting Rounds around three jobs and the Last Call', () => {
    // proves: gii.jack-of-all-trades.step-1, gii.jack-of-all-trades.step-2, gii.jack-of-all-trades.step-3
    // proves: gii.jack-of-all-trades.step-4, gii.jack-of-all-trades.step-6, gii.jack-of-all-trades.step-7
    // proves: gii.jack-of-all-trades.step-8, gii.jack-of-all-trades.step-10, gii.jack-of-all-trades.betting-count
    const state = table([1, 1, 1, 1, 1], [1, 1, 1, 1, 1], 'RRRR');
    expect(state.stake).toEqual([1, 1]);
    expect(workers(state).map((list) => list.length)).toEqual([5, 5]);
    expect(state.common.cards.jobs).toBeUndefined();
    // Nobody has a 5 or a 6: nobody is asked, so all Betting Rounds follow each other.
    expect(checkAll(state)).toBe(4);
    expect(state.common.cards.jobs.map(rankOf)).toEqual([5, 5, 5, 5]);
    expect(state.result).toMatchObject({ places: [1, 1], scores: [5, 5], won: [1, 1] });
  });

  it('takes one fit worker for a job, a 6 only where nobody is fit, and never by force', () => {
    // proves: gii.jack-of-all-trades.step-5, gii.jack-of-all-trades.placing-optional
    // proves: gii.jack-of-all-trades.jack-only-without-match
    const state = table([4, 4, 6, 1, 2], [6, 6, 1, 1, 2], 'MMMB');
    checkAll(state);
    expect(asked(state)).toMatchObject({ seat: 0, what: 'assign', min: 0, max: 1 });
    expect(optionsOf(state)).toEqual(['4']);
    pick(state, '4');
    expect(optionsOf(state)).toEqual(['6']);
    refused(state, { seat: 1, do: 'choose', picks: [0, 0] });
    refused(state, { seat: 1, do: 'choose', picks: [1] });
    pick(state);
    expect(workers(state)).toEqual([
      [4, 6, 1, 2],
      [6, 6, 1, 1, 2],
    ]);
    checkAll(state);
    pick(state, '4');
    pick(state, '6');
    checkAll(state);
    expect(optionsOf(state)).toEqual(['6']);
  });

  it('shows what the players did when all are done', () => {
    // proves: gii.amb.jack-assign-order
    const state = table([4, 4, 6, 1, 2], [4, 6, 1, 1, 2], 'MMMB');
    checkAll(state);
    const told = (): object => ({ ...parlour.view(state, 1), waitingFor: 0, asked: [] });
    const before = told();
    const events = pick(state, '4');
    expect(events).toEqual([]);
    expect(workers(state)[0]).toHaveLength(5);
    expect(told()).toEqual(before);
    pick(state, '4');
    expect(workers(state).map((list) => list.length)).toEqual([4, 4]);
  });

  it('takes all fit workers on the Last Call, but one Jack at most', () => {
    // proves: gii.jack-of-all-trades.step-9
    const state = table([3, 3, 3, 1, 2], [6, 6, 1, 1, 2], 'MMMB');
    for (let job = 0; job < 3; job++) {
      checkAll(state);
      pick(state);
    }
    checkAll(state);
    expect(asked(state)).toMatchObject({ min: 0, max: 3 });
    pick(state, '3', '3', '3');
    expect(asked(state)).toMatchObject({ seat: 1, min: 0, max: 1 });
    pick(state, '6');
    expect(state.result).toMatchObject({ scores: [3, 10], winners: [0] });
  });

  it('takes but one on the Last Call with No Last Call', () => {
    // proves: gii.jack-of-all-trades.no-last-call.single
    const state = table([3, 3, 3, 1, 2], [5, 5, 5, 5, 5], 'MMMB', ['no-last-call']);
    checkAll(state);
    expect(asked(state)).toMatchObject({ seat: 0, max: 1 });
    pick(state, '3');
    expect(state.result).toMatchObject({ scores: [9, 25] });
  });

  it('takes anybody for a Dragon, a 6 too, but one of each player even on the Last Call', () => {
    // proves: gii.jack-of-all-trades.dragons.job, gii.amb.jack-assign-order
    const jobs = [...cards('Rogue/Owl', 'Rogue/Owl', 'Dragon/Red', 'Dragon/Blue')];
    const state = sitDown(setupFor('jack-of-all-trades', 2, { variants: ['dragons'] }), jobs);
    parlour.apply(state, dice(3, 3, 6, 1, 2));
    parlour.apply(state, dice(1, 1, 1, 1, 1));
    checkAll(state);
    pick(state);
    checkAll(state);
    pick(state);
    checkAll(state);
    expect(optionsOf(state)).toEqual(['3', '6', '1', '2']);
    pick(state, '6');
    pick(state, '1');
    checkAll(state);
    expect(asked(state)).toMatchObject({ min: 0, max: 1 });
    pick(state, '3');
    pick(state);
    expect(state.result).toMatchObject({ scores: [6, 4] });
  });

  it('ties without a tiebreaker', () => {
    // proves: gii.jack-of-all-trades.tiebreaker
    const state = table([1, 1, 1, 1, 4], [2, 2, 2, 1, 1], 'RRRR');
    checkAll(state);
    expect(state.result).toMatchObject({ places: [1, 1], scores: [8, 8] });
  });
});

describe('Hidden Fate in Jack of All Trades', () => {
  const dealt = (top: number[], variants: string[] = []): ParlourState =>
    sitDown(setupFor('jack-of-all-trades', 2, { variants: ['hidden-fate', ...variants] }), top);

  it('deals five cards that only their owner sees; the Starting Player says what finds the jobs', () => {
    // proves: gii.jack-of-all-trades.hidden-fate.cards-as-workers, gii.jack-of-all-trades.hidden-fate.job-sources
    // proves: gii.ex.jack-job-sources
    const state = dealt(ranks('WLBMRWLBMRBM'));
    expect(state.seats.map(({ cards: { hand } }) => hand.length)).toEqual([5, 5]);
    expect(state.seats[0].dice).toEqual({});
    expect(parlour.view(state, 1).seats[0].zones.hand.cards).toBeNull();
    expect(asked(state)).toMatchObject({ seat: 0, what: 'sources', min: 1, max: 1 });
    expect(optionsOf(state)).toHaveLength(16);
    const [said] = pick(state, 'card, die, card, die');
    expect(said.word).toBe('lets the four jobs be shown by a card, a die, a card and a die');
    checkAll(state);
    expect(state.memory.jobs).toEqual([3]);
    pick(state);
    pick(state);
    checkAll(state);
    parlour.apply(state, dice(2));
    pick(state);
    pick(state);
    checkAll(state);
    expect(state.memory.jobs).toEqual([3, 2, 4]);
    pick(state);
    pick(state);
    checkAll(state);
    parlour.apply(state, dice(5));
    expect(state.memory.jobs).toEqual([3, 2, 4, 5]);
    expect(state.common.cards.jobs.map(rankOf)).toEqual([3, 4]);
    expect(state.common.dice.jobs).toEqual([2, 5]);
  });

  it('puts workers face up on the table, asks everybody, and bets once more before the hands are shown', () => {
    // proves: gii.jack-of-all-trades.hidden-fate.assign-face-up, gii.jack-of-all-trades.hidden-fate.final-betting
    // proves: gii.jack-of-all-trades.hidden-fate.lowest-hand
    const state = dealt(ranks('BBLMRWWWWWBLLL'));
    pick(state, 'card, card, card, card');
    checkAll(state);
    expect(optionsOf(state)).toHaveLength(2);
    pick(state, optionsOf(state)[0]);
    // Ben has no Bard; he is asked all the same, so that nobody learns it.
    expect(asked(state)).toMatchObject({ seat: 1, options: [], min: 0, max: 0 });
    pick(state);
    expect(parlour.view(state, 1).seats[0].zones.placed.cards!.map(rankOf)).toEqual([3]);
    for (let job = 2; job <= 4; job++) {
      checkAll(state);
      pick(state, ...(job === 4 ? [optionsOf(state)[0]] : []));
      pick(state);
    }
    expect(parlour.view(state, 1).seats[0].zones.hand.cards).toBeNull();
    expect(parlour.question(state).kind).toBe('bet');
    expect(checkAll(state)).toBe(1);
    expect(state.result).toMatchObject({ scores: [12, 5], winners: [1] });
  });

  it('takes anybody for a rolled 6, but one of each player even on the Last Call; never a Dragon', () => {
    // proves: gii.jack-of-all-trades.hidden-fate.six-job, gii.jack-of-all-trades.dragons.in-hand
    const hand = cards('Dragon/Red', 'Rogue/Owl', 'Rogue/Owl', 'Lady/Owl', 'Bard/Owl');
    const state = dealt(
      [...hand, ...cards('Warrior/Wolf', 'Warrior/Owl', 'Lady/Hare', 'Lady/Wren', 'Lady/Wolf')],
      ['dragons'],
    );
    pick(state, 'die, die, die, die');
    for (let job = 1; job < 4; job++) {
      checkAll(state);
      parlour.apply(state, dice(4));
      pick(state);
      pick(state);
    }
    checkAll(state);
    parlour.apply(state, dice(6));
    expect(optionsOf(state)).toEqual(hand.slice(1).map(cardName));
    expect(asked(state).max).toBe(1);
    pick(state, 'Rogue/Owl');
    pick(state);
    checkAll(state);
    expect(state.result).toMatchObject({ scores: [10, 8] });
  });
});

describe('random games of Jack of All Trades', () => {
  it('keep coins, cards, dice and secrets, and end', () => {
    for (let n = 0; n < 240; n++)
      playRandomly(setupOf('jack-of-all-trades', n), n, {
        looks: (zone, owner, viewer, state) =>
          viewer === owner ||
          owner < 0 ||
          ((zone !== 'hand' || state.open.includes('hand')) && !state.folded[owner]),
        each({ seats, setup, folded }) {
          if (setup.variants?.includes('hidden-fate')) return;
          seats.forEach(({ dice: held }, seat) => {
            if (!folded[seat] && held.dice) expect(held.dice.length + (held.placed?.length ?? 0)).toBe(5);
          });
        },
      });
  });
});
