/** How many of what is offered each question lets its player choose: whatever else a scenario says, that holds. */

/** Where there is but one, nobody is asked. */
const ONE = `blood-ante bounty choose-token dare declare drink-effect face game gather gather-target horde
  keep loot my-friend-target pile place play scry second-blow show something-else sources stake
  team-champion team-drink team-scarab track-reward unicorn`;

/** It is asked also where only one is left. */
const ONE_IF_ALONE = 'clock divider form mode mount must prize replace story story-for turn wages';

const AT_MOST_ONE = `adjust bid borrow-action bribe buy-form exchange-one gambling-game gambling-split
  gambling-variant get-drunker guard hungry-scarabs load loan my-friend patrons plot predict prize-share self-split
  steal take variants`;

/** All that were asked for. */
const EXACTLY = 'cycle discard fetch scouts';

/** None too. */
const ANY = 'discard-to-heal discard-to-sober redraw';

const AT_MOST_TWO = 'discard-or-suffer exchange exchange-or-reroll';

interface Asked {
  readonly seat: number;
  readonly what: string;
  readonly options: readonly unknown[];
  readonly min: number;
  readonly max: number;
}

type Holds = (asked: Asked) => boolean;

const HOLDS: ReadonlyMap<string, Holds> = new Map(
  (
    [
      [ONE, ({ min, max, options }) => min === 1 && max === 1 && options.length > 1],
      [ONE_IF_ALONE, ({ min, max }) => min === 1 && max === 1],
      [AT_MOST_ONE, ({ min, max, options }) => min === 0 && (max === 1 || max === options.length)],
      [EXACTLY, ({ min, max, options }) => min === max && min > 0 && min <= options.length],
      [ANY, ({ min, max, options }) => min === 0 && max > 0 && max <= options.length],
      [AT_MOST_TWO, ({ min, max, options }) => min === 0 && max === Math.min(2, options.length)],
      ['divide', ({ min, max, options }) => min === 1 && max === options.length - 1],
    ] satisfies [string, Holds][]
  ).flatMap(([names, holds]) => names.split(/\s+/).map((name): [string, Holds] => [name, holds])),
);

/**
 * Whoever looks at somebody's cards, and whoever has no worker that is fit, no guard or no Rogue, is asked all the same:
 * nobody is to know.
 */
const ASKED_ANYHOW: ReadonlySet<string> = new Set(['my-friend', 'borrow-action', 'assign', 'guard', 'bribe']);

/**
 * Throws where a question lets its player choose among nothing, or more or fewer than it should. A question of another
 * house may.
 */
export function checkHowMany(asked: Asked): void {
  const { seat, what, options, min, max } = asked;
  if (options.length === 0 && !ASKED_ANYHOW.has(what))
    throw new Error(`seat ${seat} is asked to choose among nothing (${what})`);
  if (HOLDS.get(what)?.(asked) !== false) return;
  throw new Error(`seat ${seat} is asked for ${min} to ${max} of ${options.length} (${what})`);
}
