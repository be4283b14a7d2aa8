/** Lines from a person or a pipe, one at a time. */
import { createInterface, type Interface } from 'node:readline/promises';

/** Where lines come from. */
export interface Input {
  /** Resolves when there will be no more lines: whoever pauses can stop pausing. */
  readonly closed: Promise<void>;
  readonly isClosed: boolean;
  readonly isInterrupted: boolean;
  /** The next line, or null when there are no more. */
  ask(prompt: string): Promise<string | null>;
  /** Whether this was typed while nobody asked; then it is done with. */
  takes(word: string): boolean;
  close(): void;
}

/**
 * readline's own `question` loses lines that arrive while nobody asks, as piped ones do. Here they wait their turn.
 */
export class Lines implements Input {
  readonly #reader: Interface;
  readonly #waiting: string[] = [];
  #wanted: ((line: string | null) => void) | null = null;
  #closed = false;
  #interrupted = false;
  readonly closed: Promise<void>;

  constructor() {
    this.#reader = createInterface({
      input: process.stdin,
      output: process.stdout,
      terminal: process.stdin.isTTY,
    });
    this.#reader.on('line', (line) => {
      if (this.#wanted === null) this.#waiting.push(line);
      else this.#hand(line);
    });
    // Ctrl-C leaves the table as `quit` does.
    this.#reader.on('SIGINT', () => {
      this.#interrupted = true;
      this.#waiting.length = 0;
      this.#reader.close();
    });
    this.closed = new Promise((resolve) => {
      this.#reader.on('close', () => {
        this.#closed = true;
        this.#hand(null);
        resolve();
      });
    });
  }

  /** Nobody will say anything more; what a pipe has already brought still counts. */
  get isClosed(): boolean {
    return this.#closed && this.#waiting.length === 0;
  }

  get isInterrupted(): boolean {
    return this.#interrupted;
  }

  async ask(prompt: string): Promise<string | null> {
    const piped = !process.stdin.isTTY;
    if (piped) process.stdout.write(prompt);
    else {
      this.#reader.setPrompt(prompt);
      if (!this.#closed) this.#reader.prompt();
    }
    const line = await this.#next();
    // A terminal echoes what is typed; a transcript of piped input should read the same.
    if (piped || line === null) process.stdout.write(`${line ?? ''}\n`);
    return line;
  }

  takes(word: string): boolean {
    if (this.#waiting[0]?.trim().toLowerCase() !== word) return false;
    this.#waiting.shift();
    return true;
  }

  close(): void {
    this.#reader.close();
  }

  #next(): Promise<string | null> {
    const line = this.#waiting.shift();
    if (line !== undefined) return Promise.resolve(line);
    if (this.#closed) return Promise.resolve(null);
    return new Promise((resolve) => {
      this.#wanted = resolve;
    });
  }

  #hand(line: string | null): void {
    const wanted = this.#wanted;
    this.#wanted = null;
    wanted?.(line);
  }
}
