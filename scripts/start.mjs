// `npm start`: sets up, builds the page if need be, and opens the house. `npm start -- --help` lists what it takes;
// PORT and DATA_DIR say where to listen and where to keep the tables. (The terminal game: `npm run taproom play`.)
import { buildPage } from './page.mjs';
import { endLike, run, setup } from './setup.mjs';

const node = await setup();
await buildPage(node);
endLike(await run(node, 'taproom', ['serve', ...process.argv.slice(2)]));
