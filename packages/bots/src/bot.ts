/** A player of the house. It sees what its seat may see, and nothing else. */
import type { InnTypes } from '@taproom/inn';
import type { Game, Luck, Types } from '@taproom/kernel';
import type { EveningTypes, ParlourTypes } from '@taproom/parlour';
import type { Temper } from './temper.ts';

/** What a bot is given when it is asked. Never the state. */
export interface BotTable<T extends Types> {
  /** The rules, for whoever plays on in an imagined world. */
  readonly game: Game<T>;
  /** What was agreed before the game: everybody knows it. */
  readonly setup: T['setup'];
  /** What follows from that, such as what the cards are: everybody may read them. */
  readonly content: T['content'];
  /** What the bot's seat may know. */
  readonly view: T['view'];
  /** What may be answered; `everyAnswer` spells out what combines several items. */
  readonly answers: T['answers'];
  /** The bot's own luck; the table's is nobody's business. */
  readonly luck: Luck;
  /** What the seat has seen in this game and does not see any more. */
  readonly memory: T['memory'];
  /** What the bot likes better than it is worth; none: it plays as well as it can. */
  readonly temper?: Temper;
  /** Milliseconds until somebody else answers in the bot's place; below 0: it is late. Infinity: nobody waits. */
  timeLeft(): number;
  /** A world that the seat could not tell from the real one, another one each time; the bot may do with it as it likes. */
  imagine(): T['state'];
}

export type Plays<T extends Types> = (table: BotTable<T>) => T['answer'];

/** A way to play each game of the house. */
export interface Bot {
  readonly name: string;
  /** What it was called before: tables that ask for that get this one. */
  readonly formerly?: readonly string[];
  /** The name of the one who answers where this one throws, answers what is not legal, or is late. */
  readonly below?: string;
  readonly inn: Plays<InnTypes>;
  readonly parlour: Plays<ParlourTypes>;
  readonly evening: Plays<EveningTypes>;
  /** A bot that keeps something from one question to the next is made for each seat and game; others just play. */
  anew?(): Bot;
}

/** The games that a bot plays, as they call themselves. */
export type BotGame = 'inn' | 'parlour' | 'evening';

export type InnTable = Pick<BotTable<InnTypes>, 'view' | 'answers' | 'content' | 'luck'>;
/** A gambler reads the cards' values off the cards, at a table of its own or in a Round at the inn. */
export type ParlourTable = Pick<BotTable<ParlourTypes>, 'view' | 'answers' | 'setup' | 'luck'>;
/** All that whoever doesn't think needs. */
export type Blind<T extends Types> = Pick<BotTable<T>, 'answers' | 'luck'>;
