/** Nobody is told anything before it is durable: what is sent waits behind the writes that are under way. */
import type { Done } from '../storage/storage.ts';

export class Saving {
  private underWay = 0;
  private waiting: (() => void)[] = [];
  private stopped = false;
  private readonly failed: (error: Error) => void;

  constructor(failed: (error: Error) => void) {
    this.failed = failed;
  }

  isDone(): boolean {
    return this.underWay === 0;
  }

  write(write: (done: Done) => void): void {
    this.underWay++;
    write((error) => {
      this.underWay--;
      if (error !== null) this.failed(error);
      if (this.underWay > 0) return;
      const waiting = this.waiting;
      this.waiting = [];
      for (const send of waiting) this.tell(send);
    });
  }

  afterwards(send: () => void): void {
    if (this.stopped) return;
    if (this.underWay === 0) this.tell(send);
    else this.waiting.push(send);
  }

  private tell(send: () => void): void {
    try {
      send();
    } catch (error) {
      this.failed(error instanceof Error ? error : new Error(String(error)));
    }
  }

  /** What has not been told is never told. */
  stop(): void {
    this.stopped = true;
    this.waiting = [];
  }
}
