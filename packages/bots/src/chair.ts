/** What a bot is shown of a table. Many a bot looks at no view at all, so it is made only when somebody looks. */
import type { Game, Luck, Types } from '@taproom/kernel';
import type { BotTable } from './bot.ts';
import type { Temper } from './temper.ts';

export class Chair<T extends Types> implements BotTable<T> {
  readonly game: Game<T>;
  readonly luck: Luck;
  readonly answers: T['answers'];
  temper?: Temper;
  readonly #state: T['state'];
  readonly #memory: (() => T['memory']) | undefined;
  readonly #deadline: number;
  #seen: T['view'] | null = null;

  /** At a seat that is asked. Without a memory the seat knows no more than it sees. */
  constructor(
    game: Game<T>,
    state: T['state'],
    answers: T['answers'],
    luck: Luck,
    memory?: () => T['memory'],
    patience = Infinity,
  ) {
    this.game = game;
    this.#state = state;
    this.answers = answers;
    this.luck = luck;
    this.#memory = memory;
    this.#deadline = patience === Infinity ? Infinity : performance.now() + patience;
  }
  get view(): T['view'] {
    return (this.#seen ??= this.game.look(this.#state, this.answers.seat));
  }
  get setup(): T['setup'] {
    return this.#state.setup;
  }
  get content(): T['content'] {
    return this.game.content(this.#state.setup);
  }
  get memory(): T['memory'] {
    return this.#memory?.() ?? this.game.memory(this.#state.setup);
  }
  timeLeft(): number {
    return this.#deadline === Infinity ? Infinity : this.#deadline - performance.now();
  }
  imagine(): T['state'] {
    return this.game.imagine(this.#state, this.answers.seat, this.memory, this.luck);
  }
}
