/**
 * What the screen shows of each gambling game at the first decision and at the end, kept as text beside this test:
 * somebody who has read nothing else must be able to play by it. `vitest run packages/cli/test/screens.test.ts -u`
 * writes them anew; read them then.
 */
import type { Bot } from '@taproom/bots';
import { house } from '@taproom/house/own';
import { below, luckFrom, type Answers, type AnyAnswer, type Luck } from '@taproom/kernel';
import { expect, test, vi } from 'vitest';
import { gamblingTable, type ParlourChoice } from '../src/gambling.ts';
import { USUAL_BOT } from '../src/options.ts';
import { sitDown } from '../src/terminal/game.ts';
import type { Input } from '../src/terminal/lines.ts';

/** Nobody bets or gives up, so that the games come to their ends. */
const DULL: ReadonlySet<string> = new Set(['fold', 'raise', 'leave']);

function anyOf<A extends AnyAnswer>({ legal }: Answers<A>, luck: Luck): A {
  const calm = legal.filter((answer) => !DULL.has(answer.do));
  return calm[below(luck, calm.length)];
}

const bot: Bot = {
  name: USUAL_BOT,
  inn: ({ answers, luck }) => anyOf(answers, luck),
  parlour: ({ answers, luck }) => anyOf(answers, luck),
  evening: ({ answers, luck }) => anyOf(answers, luck),
};

/** Types some commands at the first question, and then any number of those on the screen. */
class Typist implements Input {
  readonly closed = new Promise<void>(() => undefined);
  readonly isClosed = false;
  readonly isInterrupted = false;
  readonly #luck = luckFrom(3);
  readonly #shown: readonly string[];
  readonly #first: string[];
  /** Where the menu begins that is open now. */
  #menu = 0;
  /** Where the screen of the last question ends. */
  last = 0;

  constructor(shown: readonly string[], first: readonly string[]) {
    this.#shown = shown;
    this.#first = [...first];
  }

  async ask(prompt: string): Promise<string> {
    const line = this.#first.shift() ?? this.#any();
    // What is asked about the table leaves the menu as it was.
    if (!/[a-z]/.test(line)) this.#menu = this.#shown.length;
    (this.#shown as string[]).push(`${prompt}${line}`);
    this.last = this.#shown.length;
    // A typist who never gets on would type for ever.
    if (this.last > 20_000) throw new Error(this.#shown.slice(-30).join('\n'));
    return Promise.resolve(line);
  }

  #any(): string {
    const menu = this.#shown.slice(this.#menu);
    // Where several must be chosen, the first will do.
    if (menu.some((text) => text.includes('with spaces between them'))) return '';
    const calm = menu.flatMap((text) => /^ +(\d+)\) (?!Fold|Bet|Raise|Leave|Back)/.exec(text)?.[1] ?? []);
    // Where nothing can be chosen Enter goes on.
    return calm.length === 0 ? '' : calm[below(this.#luck, calm.length)];
  }

  takes(): boolean {
    return false;
  }

  close(): void {
    return undefined;
  }
}

/** The screen at the first question, with what can be asked there, and what comes after the last one. */
async function screensOf(game: string, choice: ParlourChoice): Promise<string> {
  const shown: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((text: string) => {
    shown.push(...text.split('\n'));
  });
  const typist = new Typist(shown, ['ranks', 'worth', 'why']);
  try {
    const table = gamblingTable(game, [], { players: 3, ...choice });
    const quiet = { ...house, bots: new Map([[bot.name, bot]]) };
    await sitDown(quiet, { ...table, seed: 4, me: 0, fast: true }, 'You are Ann.', typist);
  } finally {
    log.mockRestore();
  }
  const first = shown.findIndex((line) => line === '> why');
  const next = shown.findIndex((line, at) => at > first && line.startsWith('> '));
  return [
    '=== at the first decision',
    ...shown.slice(0, next < 0 ? undefined : next),
    '',
    '=== at the end',
    ...shown.slice(typist.last),
    '',
  ].join('\n');
}

const GAMES: readonly (readonly [file: string, game: string, choice: ParlourChoice])[] = [
  ...house.parlour.defs.map(({ id }) => [id, id, {}] as const),
  ['rank-and-class', 'rogues-and-warriors', { variants: 'rank-and-class,exchange,dragons' }],
  ['threes-hidden-fate', 'threes', { variants: 'hidden-fate,dragons,fools-luck,strength-in-numbers' }],
  ['jack-hidden-fate', 'jack-of-all-trades', { variants: 'hidden-fate,dragons' }],
  ['hiding-in-plain-sight', 'spy-network', { variants: 'hiding-in-plain-sight,friends-in-high-places' }],
  ['deadly-encounter', 'dragon-hunt', { variants: 'deadly-encounter,noble-hunt' }],
  ['unwound-clock', 'the-wheel', { variants: 'unwound-clock,dragons' }],
  ['three-dragons', 'heroes-plunder', { variants: 'three-dragons' }],
  ['protection-racket', 'streets-of-greyport', { variants: 'protection-racket,caravan-guards,dragons' }],
];

test.each(GAMES)('%s', async (file, game, choice) => {
  await expect(await screensOf(game, choice)).toMatchFileSnapshot(`screens/${file}.txt`);
});
