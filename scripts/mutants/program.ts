/** All mutants in one program: the sources with their switches, and what runs scenarios on them, in one piece. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Script } from 'node:vm';
import type { Cast, Inn } from '@taproom/inn';
import type * as scenarioDoor from '@taproom/scenario';
import type * as sheetDoor from '../../packages/cast/test/sheet.ts';
import { rolldown } from 'rolldown';
import { plant, SWITCH, type Mutant } from './plant.ts';
import { ROOT, sources, type Source } from './sources.ts';
import type { Switch } from './switch.ts';

export interface Plan {
  readonly mutants: readonly Mutant[];
  /** The rewritten sources, by their whole path. */
  readonly texts: ReadonlyMap<string, string>;
}

/** The mutants are numbered by file: whoever plans the same sources gets the same numbers. */
export function planOf(all: readonly Source[] = sources()): Plan {
  const mutants: Mutant[] = [];
  const texts = new Map<string, string>();
  for (const source of all) {
    const planted = plant(source, mutants.length);
    mutants.push(...planted.mutants);
    texts.set(join(ROOT, source.file), planted.text);
  }
  return { mutants, texts };
}

/** What the program offers. */
export interface House extends Pick<typeof scenarioDoor, 'runScenarioText'>, Pick<typeof sheetDoor, 'sheet'> {
  readonly cast: Cast;
  readonly inn: Inn;
}

const ENTRY = 'mutants-entry';
/** The pack is not checked: what the scenarios notice is asked. */
const DOORS = `import { base } from '@taproom/cast';
import { castOf, createInn } from '@taproom/inn';
export const cast = castOf([base]);
export const inn = createInn(cast, { pauses: true });
export { runScenarioText } from '@taproom/scenario';
export { sheet } from '../packages/cast/test/sheet.ts';`;

export async function bundle({ texts }: Plan): Promise<string> {
  const bundled = await rolldown({
    input: ENTRY,
    cwd: ROOT,
    platform: 'node',
    external: [/^node:/, 'yaml'],
    treeshake: false,
    plugins: [
      {
        name: 'mutants',
        resolveId: (id) => (id === ENTRY ? join(ROOT, 'scripts', `${ENTRY}.ts`) : null),
        load: (id) => (id.endsWith(`${ENTRY}.ts`) ? DOORS : (texts.get(id) ?? null)),
      },
    ],
  });
  const { output } = await bundled.generate({ format: 'cjs', codeSplitting: false });
  await bundled.close();
  return output[0].code;
}

/** Each call makes the whole house anew, as nobody remembers anything from the last one. */
export function houseMaker(code: string): (mutants: Switch) => House {
  const script = new Script(`(function (exports, require, ${SWITCH}) {${code}\n})`, { filename: 'house.js' });
  const make = script.runInThisContext() as (exports: object, require: NodeJS.Require, on: Switch) => void;
  const require = createRequire(import.meta.url);
  return (mutants) => {
    const exports = {};
    make(exports, require, mutants);
    return exports as House;
  };
}
