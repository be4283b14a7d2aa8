// `npm start`: sets up, then opens a table in the terminal. `npm start -- --help` lists what it takes.
import { endLike, run, setup } from './setup.mjs';

endLike(await run(await setup(), 'taproom', ['play', ...process.argv.slice(2)]));
