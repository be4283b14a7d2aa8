/** What is particular to a game in the terminal: how its table looks, how its questions read, what else can be typed. */
import type { House } from '@taproom/house';
import type { Types } from '@taproom/kernel';
import type { ParlourSetup } from '@taproom/parlour';
import type { SavedGame } from '../savefile.ts';
import { eveningScene, parlourScene } from './gambling-scene.ts';
import { innScene } from './inn-scene.ts';
import type { Line } from './menu.ts';
import type { Screen, Style } from './text.ts';

export interface Scene<T extends Types> {
  /** What can be typed in this game beside the usual, a line each. */
  readonly help: string;
  table(view: T['view']): string[];
  hand(view: T['view']): string[];
  /** What is going on, and what will come of it if nobody answers. */
  happening?(view: T['view'], foretold: T['forecast'] | null): string[];
  /** What is told before the game begins. */
  readonly intro?: readonly string[];
  /** What is asked, and what can be answered, in the words of the game. */
  question(question: T['question'], view: T['view']): string;
  inWords?(
    question: T['question'],
    choices: T['answers']['choices'],
    view: T['view'],
  ): readonly Line<T['answer']>[];
  /** What may be answered beside the numbers. */
  hint?(question: T['question']): string | null;
  /** The answer that a line stands for which is no number. */
  typed?(line: string, question: T['question']): T['answer'] | null;
  /** Why something cannot be done now; perhaps only a thing that was named. */
  why(
    refused: T['answers']['refused'],
    view: T['view'],
    about: string,
  ): readonly string[] | Promise<readonly string[]>;
  /** The rule behind something that has happened, or, `step`, that would. */
  rule(said: { readonly event: string } | { readonly step: string }, view: T['view']): string;
  /** Further questions about the game, by the word that they begin with; null: there is no such question. */
  command?(
    word: string,
    about: string,
    view: T['view'],
  ): readonly string[] | Promise<readonly string[]> | null;
  /** What stands out among the events, what goes without saying, and what does so while the table is set. */
  readonly styles?: Readonly<Record<string, Style>>;
  readonly silent?: readonly string[];
  readonly dealt?: readonly string[];
  /** Nothing is left to do but to watch. */
  isOut(view: T['view']): boolean;
  /** Whoever is out may go instead: a game of the inn can last. */
  readonly asksToWatch?: boolean;
  /** How far it has come, where that can be said in few words. */
  progress?(view: T['view']): string;
  /** How it ended, the most important first. */
  end(view: T['view'], winners: readonly number[]): string[];
}

export function sceneOf(
  { inn }: House,
  { game, setup }: Omit<SavedGame, 'log'>,
  screen: Screen,
): Scene<Types> {
  if (game === 'inn') return innScene(inn, setup, screen);
  if (game === 'evening') return eveningScene(screen);
  // Whoever lays a gambling table has agreed on its game: otherwise it would not have been set up.
  return parlourScene(setup as ParlourSetup, screen);
}
