/**
 * What somebody good would do, and what it leads to, for players who ask; and why somebody else may have done something.
 * Both know what the seat of whoever asks knows, and nothing else.
 */
import type { Answer, InnMemory, InnState, InnTypes } from '@taproom/inn';
import { ALL, copyPlain, type Game, type Luck } from '@taproom/kernel';
import type { BotTable } from './bot.ts';
import { value } from './think/learned.ts';
import { compare, weigh, type Weighed } from './think/search.ts';

/** As far as a person would wait for. */
const FUTURES = 300;
const TURNS = 2;

/** The best answers, the best first; one that was not weighed is the only one there is. */
export const hintsFor = (table: BotTable<InnTypes>, most = 3): Weighed[] =>
  weigh(table, { futures: FUTURES, turns: TURNS, value }).slice(0, most);

const percent = (part: number): string => `${Math.round(100 * part)} %`;

/** What an answer leads to, in a sentence. */
export function hintWords({ chance, stays, life, gold, futures }: Weighed): string {
  if (futures === 0) return 'There is nothing else that you could do.';
  return (
    `wins about ${percent(chance)} of the games; soon afterwards you are still in ${percent(stays)} of them, ` +
    `with ${change(life)} Fortitude above your Alcohol Content and ${change(gold)} Gold.`
  );
}

const change = (n: number): string =>
  Math.abs(n) < 0.05 ? 'as much' : `${Math.abs(n).toFixed(1)} ${n < 0 ? 'less' : 'more'}`;

/** A play as somebody has seen it: how the table stood before, who asks, and what that seat had seen by then. */
export interface Witnessed {
  readonly game: Game<InnTypes>;
  readonly before: InnState;
  readonly answer: Extract<Answer, { do: 'play' }>;
  readonly asker: number;
  readonly memory: InnMemory;
  readonly luck: Luck;
  readonly timeLeft: () => number;
}

/** What could be expected of a play, and of doing nothing instead, where that was possible: chances to win. */
export interface Reason {
  readonly chance: number;
  readonly passing: number | null;
  /** In how many futures was looked. */
  readonly futures: number;
}

/**
 * What whoever asks could have expected of somebody's play. They know by now what was played; what else its player held is
 * dealt anew each time. So it tells nothing hidden, and where it looks wrong, its player has known something.
 */
export function reasonFor({ game, before, answer, asker, memory, luck, timeLeft }: Witnessed): Reason {
  const { seat, card, use, pays = [] } = answer;
  const content = game.content(before.setup);
  const knows = copyPlain(memory);
  const event = { seat, n: 0, card, cause: -1, to: -1, list: [card, ...pays], word: '', known: ALL } as const;
  const from = content.defs[card].uses[use].from ?? 'hand';
  if (from !== 'play') game.remember(knows, { ...event, e: from === 'plot' ? 'plot' : 'show' }, asker);
  const pass = game.answers(before, { bare: true, seat }).legal.find((other) => other.do === 'pass');
  const outlook = {
    game,
    content,
    luck,
    seat,
    timeLeft,
    imagine: () => game.imagine(before, asker, knows, luck),
  };
  const candidates = pass === undefined ? [answer] : [answer, pass];
  const weighed = compare(outlook, candidates, { futures: FUTURES, turns: TURNS, value });
  const of = (one: Answer): Weighed | undefined => weighed.find((other) => other.answer === one);
  const { chance, futures } = of(answer)!;
  return { chance, futures, passing: pass === undefined ? null : (of(pass)?.chance ?? null) };
}

/** The same in a sentence. */
export function reasonWords(name: string, { chance, passing }: Reason): string {
  const after = `After that ${name} wins about ${percent(chance)} of the games, as far as you can know`;
  if (passing === null) return `${after}.`;
  const instead = `${after}; after passing, ${percent(passing)}.`;
  return chance < passing ? `${instead} Perhaps they know something that you do not.` : instead;
}
