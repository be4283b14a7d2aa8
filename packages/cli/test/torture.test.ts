/** The watcher of random games finds what it is there for. */
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
