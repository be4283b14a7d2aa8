/** What a gambling game tells somebody who has never played it. Every statement names the rules that it rests on. */
import type { Cards } from '../cards/deck.ts';
import type { Seen } from './seen.ts';

export interface Said {
  readonly text: string;
  readonly rules: readonly string[];
  /** It holds only with this variant, or only without that one. */
  readonly with?: string;
  readonly without?: string;
  /** What it is about depends on how the game is played for money (`helpFor`). */
  readonly money?: 'ante' | 'bet';
}

/** A row of the table of scores: what counts, and for how much. */
export interface Scored extends Said {
  readonly points: string;
}

/** A place in the ranking of hands, with an example of cards or of dice. */
export interface Ranked extends Said {
  readonly cards?: Cards;
  readonly dice?: Cards;
}

/** A question, in the words of its game. */
export interface Asked {
  /** With the most that may be chosen. */
  readonly ask: string | ((most: number) => string);
  /** What it means to choose nothing, where that is allowed. */
  readonly none?: string;
  /** What a die means that can be chosen, for `{die}`. */
  readonly die?: string;
  /** What the words mean that can be chosen; `{card}` stands for the card that is chosen with it. */
  readonly options?: Readonly<Record<string, string>>;
  readonly rules: readonly string[];
}

export interface GameHelp {
  readonly goal: Said;
  /** The order of play. */
  readonly steps: readonly Said[];
  readonly scoring: readonly Scored[];
  /** From best to worst, where hands are ranked and not only counted. */
  readonly ranking?: readonly Ranked[];
  readonly ties: Said;
  /** What each variant changes. */
  readonly variants: Readonly<Record<string, Said>>;
  readonly questions: Readonly<Record<string, Asked>>;
  /** What lies on the table, by the names of the zones, where it is called otherwise than in other games. */
  readonly zones?: Readonly<Record<string, string>>;
  /** What a player's cards and dice are worth now, as far as they may know: the answer first, then details. */
  worth(seen: Seen): string[];
}

/** Rules of a game may be named without it: `step-2`. */
const ruleOf = (game: string, id: string): string => (/^(gii|house)\./.test(id) ? id : `gii.${game}.${id}`);

/** The ways to state something about a game, with its rules. */
export function about(game: string): {
  rules: (...ids: string[]) => string[];
  say: (text: string, ...ids: string[]) => Said;
  scores: (text: string, points: string, ...ids: string[]) => Scored;
} {
  const rules = (...ids: string[]): string[] => ids.map((id) => ruleOf(game, id));
  return {
    rules,
    say: (text, ...ids) => ({ text, rules: rules(...ids) }),
    scores: (text, points, ...ids) => ({ text, points, rules: rules(...ids) }),
  };
}

export const onlyWith = <S extends Said>(variant: string, said: S): S => ({ ...said, with: variant });
export const without = <S extends Said>(variant: string, said: S): S => ({ ...said, without: variant });
