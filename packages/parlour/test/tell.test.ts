/** What a table tells are sentences: for every game, every variant, every viewer. */
import { luckFrom, SPECTATOR } from '@taproom/kernel';
import { describe, expect, it } from 'vitest';
import {
  makeParlourEvent,
  parlour,
  tellParlour,
  type ParlourAnswer,
  type ParlourSetup,
  type ParlourState,
} from '../src/index.ts';
import { dice, setupFor, sitDown } from './dealing.ts';
import { cards, randomAnswer, variantSets } from './play.ts';

const players = ['Ann', 'Ben', 'Cid'];
const said = (...event: Parameters<typeof makeParlourEvent>): string =>
  tellParlour({ players }, makeParlourEvent(...event), 0);

describe('what is told', () => {
  it.each(parlour.defs.map(({ id }) => id))('are sentences without signs of the engine: %s', (game) => {
    const def = parlour.defs.find(({ id }) => id === game)!;
    const sets = variantSets(game);
    for (let i = 0; i < Math.max(6, sets.length); i++) {
      const mode = def.shares && (!def.betting || i % 2 === 1) ? 'shares' : 'betting';
      const variants = sets[i % sets.length].filter((id) => {
        const variant = def.variants.find((one) => one.id === id)!;
        return variant.mode === undefined || variant.mode === mode;
      });
      const setup: ParlourSetup = { game, players, mode, variants, agreed: { bounty: 2 } };
      const state = parlour.create(setup);
      const luck = luckFrom(i + 1);
      while (parlour.question(state).kind !== 'over')
        for (const event of parlour.apply(state, randomAnswer(luck, state)))
          for (const viewer of [SPECTATOR, 0, 1]) {
            const sentence = tellParlour(setup, event, viewer);
            expect(sentence).toMatch(/^[A-Z0-9][^/()_]*[^\s.]\.$/);
            expect(sentence).not.toMatch(/\b0 cards|\b1 cards|\bNobody |undefined|,\d/);
          }
    }
  });

  it('is that fewer points are better, where they are', () => {
    const scores = (state: ParlourState, answers: readonly ParlourAnswer[]): string[] =>
      answers
        .flatMap((answer) => parlour.apply(state, answer))
        .filter(({ e }) => e === 'score')
        .map((event) => tellParlour(state.setup, event, 0));
    const threes = (...variants: string[]): string[] =>
      scores(sitDown(setupFor('threes', 2, { variants })), [dice(6, 6, 6, 6, 6), dice(1, 1, 1, 1, 1)]);
    expect(threes()).toEqual([
      'Ann scores 30 points, the fewer the better.',
      'Ben scores 5 points, the fewer the better.',
    ]);
    // Five alike are the better the more they count.
    expect(threes('strength-in-numbers')).toEqual(['Ann scores 30 points.', 'Ben scores 5 points.']);
    const council = sitDown(
      setupFor('kings-council', 2, { mode: 'shares', share: 1 }),
      cards(...Array<string>(5).fill('Rogue/Owl'), ...Array<string>(5).fill('Rogue/Wren'), 'Lady/Wolf'),
    );
    const keepAll = [0, 1, 0, 1].map((seat): ParlourAnswer => ({ seat, do: 'choose', picks: [] }));
    expect(scores(council, keepAll)).toEqual([
      'Ann scores no points with 5 Owl Rogues.',
      'Ben scores no points with 5 Wren Rogues.',
    ]);
  });

  it('counts cards of the same name, and knows the Dragons', () => {
    const list = cards('Lady/Owl', 'Rogue/Wren', 'Lady/Owl', 'Dragon/Red');
    expect(said('deal', 0, 4, list)).toBe('Ann gets 2 Owl Ladies, a Wren Rogue and the Red Dragon.');
    expect(said('deal', 1, 4, list, 2)).toBe('Ben gets 4 cards.');
    expect(said('deal', 1, 1, list.slice(1, 2), undefined, 'brow')).toBe(
      'Ben holds a Wren Rogue to the brow.',
    );
  });

  it('says what was done with them', () => {
    const [card] = cards('Bard/Owl');
    expect(said('exchange', 0)).toBe('Ann keeps all cards.');
    expect(said('place', 0, 1, [card], undefined, 'city 0,1')).toBe('Ann builds a district: an Owl Bard.');
    expect(said('place', 0, 1, [card], undefined, 'Lady')).toBe('Ann plays an Owl Bard to the Lady.');
    expect(said('place', 1, 2, [card, card], 2, 'scouts')).toBe('Ben sends 2 cards ahead as scouts.');
    expect(said('reveal', -1, 1, [card], undefined, 'Lady')).toBe(
      'The Clock strikes: an Owl Bard goes to the Lady.',
    );
    expect(said('swap', 0, 1, [card], undefined, 'brow')).toBe(
      'Ann exchanges the card on the brow for an Owl Bard.',
    );
    expect(said('keep', 0, 3, [5, 5, 5])).toBe('Ann keeps three 5s.');
    expect(said('over', -1, 3, [0, 1, 2])).toBe('Ann, Ben and Cid win the game together.');
    expect(said('all-in', 0, 7, [], undefined, 'call')).toBe('Ann calls with all that is left, 7 coins.');
    expect(said('left-over', -1, 1)).toBe('1 coin cannot be divided and stays for the next game.');
  });
});
