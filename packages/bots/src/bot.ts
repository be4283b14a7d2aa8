/** A player that sees what its seat may see, and nothing else. */
import type { Answers, Luck } from '@taproom/kernel';
import type { Answer, Content, InnView } from '@taproom/inn';

export interface BotTable {
  /** What the bot's seat may know. */
  readonly view: InnView;
  readonly answers: Answers<Answer>;
  /** What the cards are: everybody may read them. */
  readonly content: Content;
  /** The bot's own luck; the table's is nobody's business. */
  readonly luck: Luck;
}

export type Bot = (table: BotTable) => Answer;
