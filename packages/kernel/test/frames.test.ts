import { describe, expect, it } from 'vitest';
import {
  copyPlain,
  Run,
  runFrames,
  scriptsOf,
  type AnyFrame,
  type Procedure,
  type Runs,
  type Types,
} from '@taproom/kernel';

interface Countdown extends AnyFrame {
  left: number;
}

class Bench implements Runs {
  stack: AnyFrame[] = [];
  asking = false;
  log: string[] = [];
  isAsking(): boolean {
    return this.asking;
  }
  goesOn(frame: AnyFrame): boolean {
    return this.stack.at(-1) === frame && !this.asking;
  }
}

const countdown: Procedure<Bench, Countdown, number> = {
  steps: [
    function count(run, f) {
      run.log.push(`${f.left}`);
      if (--f.left > 0) f.step = 0;
    },
    function pushChild(run) {
      run.stack.push({ k: 'child', step: 0 });
    },
    function after(run) {
      run.log.push('after');
    },
  ],
};
const child: Procedure<Bench, AnyFrame, number> = {
  steps: [
    function ask(run) {
      run.asking = true;
    },
    function answered(run) {
      run.log.push('child done');
    },
  ],
};

describe('frames', () => {
  const procedures = scriptsOf({ countdown, child } as never);

  it('run step by step, loop, wait for a question, and go on after being saved and loaded', () => {
    const run = new Bench();
    run.stack.push({ k: 'countdown', step: 0, left: 3 } as Countdown);
    runFrames(run, procedures);
    expect(run.log).toEqual(['3', '2', '1']);
    expect(run.stack.map((f) => f.k)).toEqual(['countdown', 'child']);
    const loaded = new Bench();
    loaded.stack = JSON.parse(JSON.stringify(run.stack)) as AnyFrame[];
    runFrames(loaded, procedures);
    expect(loaded.log).toEqual(['child done', 'after']);
    expect(loaded.stack).toEqual([]);
  });

  it('name a procedure that does not exist, and a loop that does not end', () => {
    const run = new Bench();
    run.stack.push({ k: 'nobody', step: 0 });
    expect(() => runFrames(run, procedures)).toThrow('nobody');
    const endless: Procedure<Bench, AnyFrame, number> = { steps: [(_, f) => void (f.step = 0)] };
    run.stack = [{ k: 'endless', step: 0 }];
    expect(() => runFrames(run, scriptsOf({ endless } as never))).toThrow('does not come to an end');
  });

  it('name a loop that does not end where a procedure takes its next steps itself', () => {
    const stack: AnyFrame[] = [{ k: 'endless', step: 0 }];
    const run = new Run<Types>().at({ stack, ask: null } as never, {});
    const endless: Procedure<Run<Types>, AnyFrame, number> = {
      advance(t, f) {
        do f.step = 0;
        while (t.goesOn(f));
      },
    };
    expect(() => runFrames(run, scriptsOf({ endless } as never))).toThrow('does not come to an end');
  });
});

describe('a procedure that wants to know when its frame comes to the top', () => {
  class Watching extends Bench {
    seen: string[] = [];
  }
  const see = (run: Watching, frame: AnyFrame): void => {
    run.seen.push(frame.k);
    // Whatever it puts there goes first.
    if (frame.k === 'parent' && run.seen.length < 3) run.stack.push({ k: 'urgent', step: 0 });
  };
  const say =
    (word: string) =>
    (run: Bench): void =>
      void run.log.push(word);
  const procedures = scriptsOf({
    parent: { steps: [say('parent')], onTop: see },
    urgent: { steps: [say('urgent')], onTop: see },
    child,
  } as never);

  it('is told of every change, also of one by the answer, but not of where it starts', () => {
    const run = new Watching();
    const waiting = { k: 'child', step: 1 };
    run.stack = [{ k: 'parent', step: 0 }, waiting];
    runFrames(run, procedures);
    expect(run.seen).toEqual(['parent', 'urgent', 'parent']);
    expect(run.log).toEqual(['child done', 'urgent', 'parent']);
    const answered = new Watching();
    answered.stack = [{ k: 'parent', step: 0 }];
    runFrames(answered, procedures, waiting);
    expect(answered.seen).toEqual(['parent', 'urgent', 'parent']);
    const fresh = new Watching();
    fresh.stack = [{ k: 'parent', step: 0 }];
    runFrames(fresh, procedures);
    expect(fresh.seen).toEqual([]);
  });
});

describe('copyPlain', () => {
  it('copies deeply and independently', () => {
    const state = { piles: [[1, 2], [3]], seat: { hand: [4], name: 'x', none: null }, flag: true };
    const copy = copyPlain(state);
    expect(copy).toEqual(state);
    copy.piles[0].push(9);
    copy.seat.hand[0] = 0;
    expect(state).toEqual({ piles: [[1, 2], [3]], seat: { hand: [4], name: 'x', none: null }, flag: true });
  });
});
