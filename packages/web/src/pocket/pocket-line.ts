/** A line to a table in the pocket: as much of a WebSocket as the client uses. The pocket itself is loaded with the first. */
import type { connectToPocket } from './pocket.ts';

const OPEN = 1;
const CLOSED = 3;
const LOST = 1006;

export class PocketLine {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { readonly data: string }) => void) | null = null;
  onclose: ((event: { readonly code: number; readonly reason: string }) => void) | null = null;
  onerror: (() => void) | null = null;
  private connected: ReturnType<typeof connectToPocket> | null = null;

  constructor() {
    import('./pocket.ts').then(
      (pocket) => {
        if (this.readyState === CLOSED) return;
        this.connected = pocket.connectToPocket(this);
        this.readyState = OPEN;
        this.onopen?.();
      },
      () => this.end(LOST, ''),
    );
  }

  send(text: string): void {
    this.connected?.say(text);
  }

  close(): void {
    this.connected?.hangUp();
    this.end(LOST, '');
  }

  hear(data: string): void {
    if (this.readyState === OPEN) this.onmessage?.({ data });
  }

  end(code: number, reason: string): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.onclose?.({ code, reason });
  }
}

/** For the client, which uses no more of a WebSocket than this. */
export const openPocketLine = (): WebSocket => new PocketLine() as unknown as WebSocket;
