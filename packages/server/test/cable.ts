/** A connection that can be cut: what comes to its port goes on to another one, or not. */
import { connect, createServer, type Socket } from 'node:net';

export interface Cable {
  readonly port: number;
  /** Everything that hangs on it is cut off; `silent`: whoever comes meanwhile hears nothing, else they are refused. */
  cut(silent: boolean): void;
  mend(): void;
  remove(): Promise<void>;
}

export async function layCable(to: number): Promise<Cable> {
  const ends = new Set<Socket>();
  let state: 'whole' | 'silent' | 'cut' = 'whole';
  const server = createServer((one) => {
    keep(one);
    if (state === 'cut') one.destroy();
    if (state !== 'whole') return;
    const other = connect(to, '127.0.0.1');
    keep(other);
    one.pipe(other);
    other.pipe(one);
    one.once('close', () => other.destroy());
    other.once('close', () => one.destroy());
  });

  function keep(end: Socket): void {
    ends.add(end);
    end.setNoDelay(true);
    end.on('error', () => end.destroy());
    end.once('close', () => ends.delete(end));
  }
  const cutAll = (): void => {
    for (const end of ends) end.destroy();
  };

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as { port: number }).port,
    cut(silent) {
      state = silent ? 'silent' : 'cut';
      // Whoever was connected is not told either: their messages go nowhere.
      if (silent) for (const end of ends) end.unpipe().pause();
      else cutAll();
    },
    mend() {
      state = 'whole';
      cutAll();
    },
    async remove() {
      cutAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
