/** A player of the house. It sees what its seat may see, and nothing else. */
import type { InnTypes } from '@taproom/inn';
import type { Luck, Types } from '@taproom/kernel';
import type { EveningTypes, ParlourTypes } from '@taproom/parlour';

/** What a bot is given when it is asked. */
export interface BotTable<T extends Types> {
  /** What was agreed before the game: everybody knows it. */
  readonly setup: T['setup'];
  /** What follows from that, such as what the cards are: everybody may read them. */
  readonly content: T['content'];
  /** What the bot's seat may know. */
  readonly view: T['view'];
  readonly answers: T['answers'];
  /** The bot's own luck; the table's is nobody's business. */
  readonly luck: Luck;
}

export type Plays<T extends Types> = (table: BotTable<T>) => T['answer'];

/** A way to play each game of the house. */
export interface Bot {
  readonly name: string;
  readonly inn: Plays<InnTypes>;
  readonly parlour: Plays<ParlourTypes>;
  readonly evening: Plays<EveningTypes>;
}

export type InnTable = Omit<BotTable<InnTypes>, 'setup'>;
/** A gambler reads the cards' values off the cards, at a table of its own or in a Round at the inn. */
export type ParlourTable = Omit<BotTable<ParlourTypes>, 'content'>;
/** All that whoever doesn't think needs. */
export type Blind<T extends Types> = Pick<BotTable<T>, 'answers' | 'luck'>;
