/** The `taproom` command: reads its line, then hands over. Each command is loaded only when it is asked for. */
import * as modules from 'node:module';
import { join } from 'node:path';
import { root } from './places.ts';

// Node need not strip and compile the same sources again each time: the command starts twice as fast.
// (Node 20, which runs the package, has no such cache.)
if ('enableCompileCache' in modules) modules.enableCompileCache(join(root, 'node_modules/.cache/taproom'));

// Whoever reads us may have seen enough (`taproom cards | head`): that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

const { CommanderError } = await import('commander');
const { Failure } = await import('./failure.ts');
const { whatAHouseNeeds } = await import('./house-needs.ts');
const { program } = await import('./program.ts');

try {
  await program().parseAsync();
} catch (error) {
  if (error instanceof Failure) {
    console.error(`taproom: ${error.message}`);
    process.exitCode = error.exitCode;
  } else if (error instanceof CommanderError) {
    // Commander has said what there is to say. Help that was asked for is a success; help instead of work is not.
    process.exitCode = error.exitCode === 0 ? 0 : 2;
  } else if (error instanceof Error && error.name === 'BadSetup') {
    // By name: the class would bring all the rules with it, and some commands need none.
    console.error(`taproom: ${error.message}`);
    process.exitCode = 2;
  } else {
    const needed = whatAHouseNeeds(error);
    if (needed === null) throw error;
    console.error(`taproom: ${needed}`);
    process.exitCode = 1;
  }
}
