/** A bot of one's own, from a file: `export default { name: 'mine', inn: ({ answers }) => answers.legal[0] }`. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { madeWhole, named, type Bot, type OwnBot } from '@taproom/bots';
import type { House } from '@taproom/house';
import { Failure } from './failure.ts';

/** The address of the module, so that threads find it too. */
export function moduleOf(file: string): string {
  const path = resolve(file);
  if (!existsSync(path)) throw new Failure(`There is no file ${path}.`);
  return pathToFileURL(path).href;
}

const GAMES = ['inn', 'parlour', 'evening'] as const;

/** What the module says by default. Each mistake in it is a sentence. */
export async function botFrom(module: string): Promise<Bot> {
  return botIn(module, await defaultOf(module));
}

/** What a module exports by default, whatever it is. */
export async function defaultOf(module: string): Promise<unknown> {
  return ((await load(module)) as { readonly default?: unknown }).default;
}

export function botIn(module: string, found: unknown): Bot {
  const bot = found as Partial<OwnBot> | null | undefined;
  const said = `${module.replace(/^.*\//, '')} must say \`export default { name: 'mine', inn: (table) => … }\``;
  if (typeof bot !== 'object' || bot === null) throw new Failure(`${said}: it exports no bot.`);
  const { name } = bot;
  if (typeof name !== 'string' || !/^[a-z][\w-]{0,39}$/.test(name))
    throw new Failure(`${said}: its name is one word of small letters, digits and dashes.`);
  if (!GAMES.some((game) => typeof bot[game] === 'function'))
    throw new Failure(`${said}: it plays none of the games ${GAMES.join(', ')}.`);
  return madeWhole({ ...bot, name });
}

async function load(module: string): Promise<unknown> {
  try {
    return await import(module);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ERR_UNKNOWN_FILE_EXTENSION')
      throw new Failure(
        `Node ${process.versions.node} does not run TypeScript as it stands (22.18 and newer do): write the bot in ` +
          'JavaScript (.mjs), or compile it first.',
      );
    throw new Failure(`${module} could not be loaded: ${message}`);
  }
}

/** The house with somebody more to play with. */
export const withBot = (house: House, bot: Bot): House => ({
  ...house,
  bots: named([...new Set(house.bots.values()), bot]),
});
