/** The watcher of random games finds what it is there for. */
import type { AnyGame } from '@taproom/house';
import { house } from '@taproom/house/own';
import type { AnyState } from '@taproom/kernel';
import { parlour, ParlourRun } from '@taproom/parlour';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { watch } from '../src/torture/watch.ts';

afterEach(() => vi.restoreAllMocks());

const council = {
  game: 'kings-council',
  players: ['Ann', 'Ben', 'Cy'],
  mode: 'shares',
  share: 2,
} as const;

const watchMany = (): void => {
  for (let seed = 0; seed < 20; seed++) watch(parlour, council, seed);
};

/** Lets every event pass, changed. */
function meddle(change: (run: ParlourRun, args: Parameters<ParlourRun['emit']>) => void): void {
  // oxlint-disable-next-line typescript/unbound-method -- called with the run it belongs to
  const { emit } = ParlourRun.prototype;
  vi.spyOn(ParlourRun.prototype, 'emit').mockImplementation(function (this: ParlourRun, ...args) {
    change(this, args);
    emit.apply(this, args);
  });
}

describe('the watcher of gambling tables', () => {
  test('has nothing against a game as it should be', () => {
    expect(watchMany).not.toThrow();
  });

  test('notices a coin that is lost', () => {
    meddle((run, [e, seat]) => {
      if (e === 'exchange') run.s.chips[seat]--;
    });
    expect(watchMany).toThrow(/coins/);
  });

  test('notices a card that is told to whoever may not see it', () => {
    meddle((_run, args) => {
      if (args[0] === 'exchange') args[4] = undefined;
    });
    expect(watchMany).toThrow(/is told of/);
  });

  test('notices a card that lies in two places', () => {
    meddle((run, [e, seat]) => {
      if (e === 'exchange') run.s.discard.push(run.s.seats[seat].cards.hand[0]);
    });
    expect(watchMany).toThrow(/two places/);
  });

  test('notices what is seen to depend on hidden cards', () => {
    meddle((run, args) => {
      // A public number is that of a card in somebody else's hand.
      if (args[0] === 'exchange') args[2] = run.s.seats[(args[1] + 1) % 3].cards.hand[0];
    });
    expect(watchMany).toThrow(/strictly deep-equal/);
  });
});

const TABLES = [
  ['inn', { players: ['Sera', 'Dale', 'Petra'] }],
  ['parlour', council],
  ['evening', { players: ['Ann', 'Ben', 'Cy'], rounds: 2 }],
] as const;

describe.each(TABLES)('the watcher of any game: %s', (name, setup) => {
  const game = house.game(name);
  const watched = (spoilt: Partial<AnyGame>) => (): void => {
    for (let seed = 0; seed < 5; seed++) watch({ ...game, ...spoilt }, setup, seed);
  };
  const text = (state: AnyState): string => JSON.stringify(state);

  test('has nothing against it as it should be', () => {
    expect(watched({})).not.toThrow();
  });

  test.each<[string, Partial<AnyGame>, RegExp]>([
    ['a copy that is none', { copy: (state) => state }, /copy changed/],
    [
      'a view that tells what is hidden',
      { view: (state, seat) => ({ ...game.view(state, seat), leak: text(state) }) },
      /deep-equal/,
    ],
    ['what one sees beyond that', { own: (state) => ({ leak: text(state) }) }, /deep-equal/],
    [
      'answers that tell what is hidden',
      { answers: (state, ask) => ({ ...game.answers(state, ask), kind: text(state) }) },
      /deep-equal/,
    ],
    [
      'a view that changes with the table',
      { view: (state, seat) => ({ ...game.view(state, seat), stack: state.stack }) },
      /not extensible|read only|deep-equal/,
    ],
    [
      'money that is lost',
      { invariants: { ...game.invariants, wealth: ({ stack }) => stack.length } },
      /There were/,
    ],
    [
      'answers that are refused',
      {
        check(state, answer) {
          game.check(state, answer);
          if (answer.do === 'choose' || answer.do === 'pass') throw new Error('Refused after all.');
        },
      },
      /Refused after all/,
    ],
    ['no sentence', { tell: (_state, { e }) => `${e} undefined.` }, /Somebody is told/],
    ['half a sentence', { tell: (_state, { e }) => e }, /No sentence/],
  ])('notices %s', (_what, spoilt, words) => {
    expect(watched(spoilt)).toThrow(words);
  });
});

test('the watcher notices what is foretold and does not come', () => {
  const forecast: AnyGame['forecast'] = (state) => {
    const found = house.game('inn').forecast(state);
    return found && { ...found, lines: found.lines.map((line) => ({ ...line, n: line.n * 2 })) };
  };
  expect(() => watch({ ...house.game('inn'), forecast }, TABLES[0][1], 1)).toThrow(/Foretold was/);
});
