/** What a bot is shown of a table. Many a bot looks at no view at all, so it is made only when somebody looks. */
import type { Game, Luck, Types } from '@taproom/kernel';
import type { BotTable } from './bot.ts';

export class Chair<T extends Types> implements BotTable<T> {
  readonly luck: Luck;
  readonly answers: T['answers'];
  private readonly game: Game<T>;
  private readonly state: T['state'];
  private seen: T['view'] | null = null;

  /** At a seat that is asked. */
  constructor(game: Game<T>, state: T['state'], answers: T['answers'], luck: Luck) {
    this.game = game;
    this.state = state;
    this.answers = answers;
    this.luck = luck;
  }
  get view(): T['view'] {
    return (this.seen ??= this.game.look(this.state, this.answers.seat));
  }
  get setup(): T['setup'] {
    return this.state.setup;
  }
  get content(): T['content'] {
    return this.game.content(this.state.setup);
  }
}
