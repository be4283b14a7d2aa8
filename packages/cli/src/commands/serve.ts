/** `taproom serve`: tables over the network. */
import { startServer } from '@taproom/server';

export interface ServeOptions {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  readonly origin?: string[];
}

/** Runs until it is told to stop; then everything is made durable first. */
export async function serve({ port, host, data, origin }: ServeOptions): Promise<number> {
  const server = await startServer({
    port,
    host,
    dataDir: data,
    origins: origin,
    logLevel: process.env.LOG_LEVEL,
  });
  await new Promise<void>((resolve) => {
    process.once('SIGTERM', resolve);
    process.once('SIGINT', resolve);
  });
  await server.stop();
  return 0;
}
