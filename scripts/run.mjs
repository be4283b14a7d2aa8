// Runs one of the repository's tools, after setting up: `node scripts/run.mjs <command> [arguments]`.
import { endLike, run, setup } from './setup.mjs';

const [command, ...args] = process.argv.slice(2);
if (!command) {
  console.error('usage: node scripts/run.mjs <command> [arguments]');
  process.exit(2);
}
endLike(await run(await setup(), command, args));
