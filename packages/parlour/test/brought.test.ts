/** Variants that somebody has thought of: which Orders of Play can be played, and that they are played as told. */
import { BadSetup, CHANCE } from '@taproom/kernel';
import { describe, expect, it } from 'vitest';
import {
  ORDER_LIMITS,
  orderMistakes,
  ownOrders,
  parlour,
  type BroughtStep,
  type BroughtVariant,
  type ParlourSetup,
  type ParlourState,
} from '../src/index.ts';
import { setupFor } from './dealing.ts';

const deal = (n: number): BroughtStep => ({ do: 'deal', n });
const exchange = (max: number): BroughtStep => ({ do: 'exchange', max });
const bet: BroughtStep = { do: 'bet' };
const game: BroughtStep = { do: 'game' };
const defOf = (id: string) => parlour.defs.find((def) => def.id === id)!;

const hasty: BroughtVariant = {
  game: 'den-of-thieves',
  id: 'mine.hasty',
  name: 'Hasty',
  order: [deal(3), bet, deal(2), exchange(1), bet],
};
const setup = (brought: unknown, more: Partial<ParlourSetup> = {}): ParlourSetup =>
  setupFor('den-of-thieves', 3, {
    brought: brought as readonly BroughtVariant[],
    variants: [hasty.id],
    ...more,
  });
const sitDown = (brought: unknown, more: Partial<ParlourSetup> = {}): ParlourState =>
  parlour.create(setup(brought, more));

describe('an Order of Play that somebody tells anew', () => {
  it.each<[string, string, ...BroughtStep[]]>([
    ['the fewest cards', 'den-of-thieves', deal(3), bet],
    ['the most cards', 'den-of-thieves', deal(5), bet, deal(2)],
    ['as often as may be', 'den-of-thieves', deal(3), ...[1, 2, 3, 4].flatMap(() => [bet, exchange(1)]), bet],
    ['the King before anybody bets', 'kings-council', deal(5), game, bet],
    [
      'the first War before anybody bets, the others whenever',
      'three-kingdoms',
      deal(7),
      game,
      bet,
      bet,
      game,
      game,
    ],
  ])('may have %s', (_words, id, ...order) => expect(orderMistakes(defOf(id), order)).toEqual([]));

  it.each<[string, string, ...BroughtStep[]]>([
    [
      'the Order of Play of Threes is more than dealing, betting and exchanging: it stays as it is.',
      'threes',
      deal(5),
      bet,
    ],
    ['cards are dealt first.', 'den-of-thieves', bet, deal(5)],
    [
      'everybody is dealt 2 cards in all; in Den of Thieves these are 3 to 7.',
      'den-of-thieves',
      deal(2),
      bet,
    ],
    [
      'everybody is dealt 8 cards in all; in Den of Thieves these are 3 to 7.',
      'den-of-thieves',
      deal(7),
      bet,
      deal(1),
    ],
    [
      'Den of Thieves has 0 steps of its own ("game"), and 1 of them stand here.',
      'den-of-thieves',
      deal(3),
      game,
      bet,
    ],
    [
      'Three Kingdoms has 3 steps of its own ("game"), and 2 of them stand here.',
      'three-kingdoms',
      deal(7),
      game,
      bet,
      game,
    ],
    [
      'King’s Council has 1 steps of its own before anybody bets or exchanges.',
      'kings-council',
      deal(5),
      bet,
      game,
    ],
    [
      'King’s Council has 1 steps of its own before anybody bets or exchanges.',
      'kings-council',
      deal(5),
      exchange(1),
      game,
      bet,
    ],
    ['nobody bets: at least one Betting Round is held.', 'den-of-thieves', deal(5), exchange(1)],
    ['"bet" stands there 6 times; 5 are the most.', 'den-of-thieves', deal(5), bet, bet, bet, bet, bet, bet],
    [
      '"exchange" stands there 5 times; 4 are the most.',
      'den-of-thieves',
      deal(5),
      bet,
      ...[1, 2, 3, 4, 5].map(exchange),
    ],
  ])('is told: %s', (mistake, id, ...order) => expect(orderMistakes(defOf(id), order)).toEqual([mistake]));

  it('may have several mistakes', () => {
    expect(orderMistakes(defOf('kings-council'), [game])).toEqual([
      'cards are dealt first.',
      'everybody is dealt 0 cards in all; in King’s Council these are 3 to 7.',
      'King’s Council has 1 steps of its own before anybody bets or exchanges.',
      'nobody bets: at least one Betting Round is held.',
    ]);
  });

  it('excludes the variants of the book that tell it anew, too', () => {
    expect(ownOrders(defOf('den-of-thieves'))).toEqual([]);
    expect(ownOrders(defOf('dragon-hunt'))).toEqual(['deadly-encounter']);
  });

  it('is played as it is told, between the ante and the showdown', () => {
    const state = sitDown([hasty], { chips: [20, 20, 20] });
    const seen: string[] = [];
    for (
      let question = parlour.question(state);
      question.kind !== 'over';
      question = parlour.question(state)
    ) {
      if (question.kind === 'shuffle')
        parlour.apply(state, {
          seat: CHANCE,
          do: 'shuffle',
          order: Array.from({ length: question.size }, (_, i) => i),
        });
      else {
        const { legal } = parlour.answers(state, { bare: true });
        const what = `${question.kind === 'choose' ? `${question.what} ${question.max}` : question.kind} with ${state.seats[question.seat].cards.hand.length}`;
        if (seen.at(-1) !== what) seen.push(what);
        parlour.apply(
          state,
          legal.find((answer) => answer.do === 'check') ?? { seat: question.seat, do: 'choose', picks: [] },
        );
      }
    }
    expect(seen).toEqual(['bet with 3', 'exchange 1 with 5', 'bet with 5']);
  });

  it('is the rule behind its exchanges, which are steps of no book', () => {
    // proves: house.824-order-of-play
    const state = sitDown([{ ...hasty, order: [deal(3), exchange(1), bet] }], { chips: [20, 20, 20] });
    const { size } = parlour.question(state) as { size: number };
    parlour.apply(state, { seat: CHANCE, do: 'shuffle', order: Array.from({ length: size }, (_, i) => i) });
    expect(parlour.rulesInTheWay(state, 0, () => true)).toEqual(['house.824-order-of-play']);
    expect(parlour.rulesInTheWay(state, 1, () => true)).toEqual(['house.824-order-of-play']);
  });

  it('takes the steps of the game in their own order', () => {
    const wars: BroughtVariant = {
      game: 'three-kingdoms',
      id: 'mine.wars',
      name: 'Wars',
      order: [deal(7), game, game, game, bet],
    };
    const state = parlour.create(
      setupFor('three-kingdoms', 2, { brought: [wars], variants: [wars.id], chips: [9, 9] }),
    );
    const { size } = parlour.question(state) as { size: number };
    parlour.apply(state, { seat: CHANCE, do: 'shuffle', order: Array.from({ length: size }, (_, i) => i) });
    expect(parlour.question(state).kind).toBe('bet');
    expect(state.common.cards.war).toHaveLength(6);
  });
});

describe('a table with brought variants', () => {
  const FORM = `\`brought\` is a list of at most ${ORDER_LIMITS.variants} variants, each with its Order of Play.`;
  const other = (n: number): BroughtVariant => ({ ...hasty, id: `mine.${n}`, name: `Mine ${n}` });
  it.each<[string, unknown]>([
    ['another one is brought, too', [other(1), hasty]],
    ['twelve are brought', [...Array.from({ length: 11 }, (_, n) => other(n)), hasty]],
    ['some are for other games', [{ ...hasty, game: 'spy-network', name: 'Another' }, hasty]],
    ['names are as long as may be', [{ ...hasty, name: 'x'.repeat(80) }]],
    ['as many are dealt and exchanged as may be', [{ ...hasty, order: [deal(7), exchange(5), bet] }]],
    [
      'it has as many steps as may be',
      [
        {
          ...hasty,
          order: [
            ...Array.from({ length: 7 }, () => deal(1)),
            ...Array.from({ length: 4 }, () => exchange(1)),
            ...Array.from({ length: 5 }, () => bet),
          ],
        },
      ],
    ],
  ])('can be where %s', (_words, brought) => expect(sitDown(brought).stack.length).toBeGreaterThan(0));

  it('is like any other where nobody plays them', () => {
    const plain = { variants: [], chips: [9, 9, 9] };
    expect(sitDown([hasty], plain).stack).toEqual(sitDown(undefined, plain).stack);
    expect(() => sitDown([{ ...hasty, game: 'spy-network' }])).toThrow('has no variant "mine.hasty"');
  });

  it.each<[string, unknown, string]>([
    ['no list', 'hasty', FORM],
    ['thirteen', Array.from({ length: 13 }, (_, n) => other(n)), FORM],
    ['nothing', [null], FORM],
    ['no game', [{ ...hasty, game: undefined }], FORM],
    ['no id', [{ ...hasty, id: '' }], FORM],
    ['too long a name', [{ ...hasty, name: 'x'.repeat(81) }], FORM],
    ['no order', [{ ...hasty, order: 'deal' }], FORM],
    ['too many steps', [{ ...hasty, order: [...Array.from({ length: 16 }, () => deal(1)), bet] }], FORM],
    ['an unknown step', [{ ...hasty, order: [deal(3), { do: 'sing' }, bet] }], FORM],
    ['a step that is none', [{ ...hasty, order: [deal(3), null, bet] }], FORM],
    ['nothing dealt', [{ ...hasty, order: [deal(0), bet] }], FORM],
    ['half a card', [{ ...hasty, order: [deal(3.5), bet] }], FORM],
    ['too many cards', [{ ...hasty, order: [deal(8), bet] }], FORM],
    ['too many exchanged', [{ ...hasty, order: [deal(3), exchange(6), bet] }], FORM],
    ['nothing exchanged', [{ ...hasty, order: [deal(3), exchange(0), bet] }], FORM],
    ['twice the same', [hasty, hasty], 'Two variants of Den of Thieves are called "mine.hasty".'],
    [
      'one as in the book',
      [hasty, { ...hasty, id: 'strong-warriors' }],
      'Two variants of Den of Thieves are called "strong-warriors".',
    ],
    ['a wrong order', [{ ...hasty, order: [bet, deal(3)] }], 'Hasty: cards are dealt first.'],
  ])('cannot be with %s', (_words, brought, why) => {
    expect(() => sitDown(brought)).toThrow(BadSetup);
    expect(() => sitDown(brought)).toThrow(why);
  });

  it('plays one Order of Play at a time', () => {
    expect(() => sitDown([hasty, other(1)], { variants: ['mine.1', hasty.id] })).toThrow(
      'The variants "mine.1" and "mine.hasty" cannot be played together.',
    );
    expect(
      sitDown([hasty, other(1)], { variants: ['strong-warriors', hasty.id] }).stack.length,
    ).toBeGreaterThan(0);
  });
});
