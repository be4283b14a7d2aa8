/** What is measured while the house is open: how late the event loop is, and how long something takes. */
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Seconds: from a quick disk to what players notice. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];

/** How often something took how long, as Prometheus counts it. */
export class Durations {
  private readonly counts = BOUNDS.map(() => 0);
  private count = 0;
  private sum = 0;

  add(seconds: number): void {
    this.count++;
    this.sum += seconds;
    BOUNDS.forEach((bound, i) => {
      if (seconds <= bound) this.counts[i]++;
    });
  }

  text(name: string, help: string): string {
    const buckets = BOUNDS.map((bound, i) => `${name}_bucket{le="${bound}"} ${this.counts[i]}\n`).join('');
    return (
      `# HELP ${name} ${help}\n# TYPE ${name} histogram\n${buckets}` +
      `${name}_bucket{le="+Inf"} ${this.count}\n${name}_sum ${this.sum}\n${name}_count ${this.count}\n`
    );
  }
}

export interface LoopDelay {
  /** Seconds by which the event loop was late, over the last minute or less: 99 of 100 times less than, and at most. */
  now(): { readonly p99: number; readonly max: number };
  stop(): void;
}

const RESOLUTION = 10;
const FORGETS_EVERY = 60_000;

export function watchLoop(): LoopDelay {
  const watch = monitorEventLoopDelay({ resolution: RESOLUTION });
  watch.enable();
  const timer = setInterval(() => watch.reset(), FORGETS_EVERY);
  timer.unref();
  // Its timer itself takes the resolution: only what is beyond that is late.
  const late = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e9 - RESOLUTION / 1000);
  return {
    now: () =>
      watch.count === 0 ? { p99: 0, max: 0 } : { p99: late(watch.percentile(99)), max: late(watch.max) },
    stop() {
      clearInterval(timer);
      watch.disable();
    },
  };
}
