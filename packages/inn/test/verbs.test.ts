/** What each verb announces: whom it is about and how much, and who else has part in it. */
import { describe, expect, test } from 'vitest';
import { STEP, verbsTold, type CardDef, type Effect, type InnState, type Use } from '@taproom/inn';
import { amountOf } from '../src/effects/registry.ts';
import { card, person, tableOf, veto, type SmallTable } from './small-house.ts';

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

/** The strokes of the card that was played last. */
function announced({ stack }: InnState): string {
  const play = stack.findLast((frame) => frame.k === 'play');
  const strokes = play?.strokes ?? [];
  return strokes
    .map(({ seat, n, to }) => `${'ABC'[seat]} ${n}${to < 0 ? '' : ` and ${'ABC'[to]}`}`)
    .join(', ');
}

/** The verbs that have a place in some moment, by what they announce there. */
function verbsBy(at: string, seen: (effect: Effect) => string): Record<string, string> {
  const found: Record<string, string[]> = {};
  for (const told of verbsTold)
    if (told.at.some((moment) => moment === at) || (told.at.length === 0 && at === 'action'))
      (found[seen(told.effect)] ??= []).push(told.verb);
  return Object.fromEntries(Object.entries(found).map(([told, verbs]) => [told, verbs.sort().join(' ')]));
}

describe('a verb announces', () => {
  test('in an Action, played by A on B', () => {
    const seen = (effect: Effect): string => {
      const table = tableOf([
        person('A', [aimed('it', { at: 'action' }, effect)], { tokens, sideDecks }),
        person('B', [veto], { tokens }),
        person('C', []),
      ]);
      table.plays(A, 'it', B);
      return announced(table.state);
    };
    expect(verbsBy('action', seen)).toEqual({
      'A 0': 'another-action end-turn enter-play fresh-pile redraw side-card start-round stow',
      'A 1': 'choose-token fetch',
      'A 2': 'dig draw gold order token',
      'A 3': 'scry',
      'B 0': 'hold-back make-drink show-hand shun-actions step-outside',
      'B 1': 'alcohol',
      'B 2': 'cycle discard-to-heal give-token',
      'B -2': 'discard fortitude spill',
      'B -2 and A': 'pay',
      'A -1, B -1, C -1': 'ante',
      // For each of the four tokens a loss, and then the token back.
      'B -4, B -4': 'feed',
    });
  });

  test('in answer to a blow from A on C, played by C on B', () => {
    const blow = aimed('blow', { at: 'action' }, { verb: 'fortitude', who: 'target', by: -2 });
    const seen = (effect: Effect): string => {
      const table = tableOf([
        person('A', [blow, veto]),
        person('B', []),
        person('C', [aimed('it', { at: 'play' }, effect)]),
      ]);
      table.plays(A, 'blow', C);
      table.pass();
      table.plays(C, 'it', B);
      return announced(table.state);
    };
    expect(verbsBy('play', seen)).toEqual({
      'C 0': 'block-inn-gold ignore inn-pays leave-round negate stop-healing',
      'C 0 and B': 'redirect',
      'C 2': 'reduce',
    });
  });

  /** A is about to drink something, and may answer that with such an effect. */
  const drinking = (key: string, effect: Effect): SmallTable =>
    tableOf(
      [
        person('A', [aimed('it', { at: 'drink', whose: 'any' }, effect)]),
        person('B', [veto]),
        person('C', []),
      ],
      (state, _find, defs) => {
        const cup = state.drinkDeck.find((drink) => defs[drink].key === key)!;
        state.drinkDeck.splice(state.drinkDeck.indexOf(cup), 1);
        state.seats[A].drinkMe = [cup];
      },
      {},
      STEP.drink,
    );

  test('on a Drink nothing where there is nothing to take off it', () => {
    const offered = (key: string, alcohol: number, more: object = {}): boolean => {
      const { house, state } = drinking(key, { verb: 'change-drink', alcohol, ...more });
      return house.question(state).kind === 'respond';
    };
    expect(offered('drink.wine', -1)).toBe(true);
    expect(offered('drink.water', -1)).toBe(false);
    expect(offered('drink.water', 1)).toBe(true);
    expect(offered('drink.water', 0, { fortitude: -1 })).toBe(true);
  });

  test('on A’s own Drink, played by A on B', () => {
    const seen = (effect: Effect): string => {
      const table = drinking('drink.wine', effect);
      // Nothing in it that could go sour.
      if (effect.verb === 'sour-drink') return '';
      table.plays(A, 'it', B);
      return announced(table.state);
    };
    expect(verbsBy('drink', seen)).toEqual({
      '': 'sour-drink',
      'A 0': 'ignore-drink limit-drink',
      'A 0 and B': 'lace-drink pass-drink soak-up split-drink',
      'A 1': 'change-drink convert-drink',
    });
  });
});

test('a verb without an amount has none', () => {
  expect(amountOf({ verb: 'show-hand', who: 'target' })).toBe(0);
  expect(amountOf({ verb: 'draw', who: 'target', n: 2 })).toBe(2);
  expect(amountOf({ verb: 'discard', who: 'target', n: 2 })).toBe(-2);
});
