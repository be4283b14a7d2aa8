// `npm start`: sets up, builds the page if need be, and opens the house. `npm start -- --help` lists what it takes;
// PORT and DATA_DIR say where to listen and where to keep the tables. (The terminal game: `npm run taproom play`.)
import { join } from 'node:path';
import { buildPage } from './page.mjs';
import { endLike, root, run, setup } from './setup.mjs';

const taproom = join(root, 'packages', 'cli', 'bin', 'taproom.mjs');

const node = await setup();
await buildPage(node);
endLike(await run(node, 'node', [taproom, 'serve', ...process.argv.slice(2)], { interrupts: true }));
