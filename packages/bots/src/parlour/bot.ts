/** A player of the gambling games that sees what its seat may see, and nothing else. */
import type { Answers, Luck } from '@taproom/kernel';
import type { ParlourAnswer, ParlourSetup, ParlourView } from '@taproom/parlour';

export interface ParlourBotTable {
  /** What the bot's seat may know. */
  readonly view: ParlourView;
  readonly answers: Answers<ParlourAnswer>;
  /** What was agreed before the game: everybody knows it. */
  readonly setup: ParlourSetup;
  /** The bot's own luck; the table's is nobody's business. */
  readonly luck: Luck;
}

export type ParlourBot = (table: ParlourBotTable) => ParlourAnswer;
