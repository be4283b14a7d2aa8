/** One gambling game in the terminal: asks the person, lets the bots answer, tells what happens. */
import { setTimeout as sleep } from 'node:timers/promises';
import { gamblers } from '@taproom/bots';
import { answerAt, IllegalAnswer, luckFrom, seatTable, type Luck, type Table } from '@taproom/kernel';
import {
  parlour,
  tellParlour,
  type ParlourAnswer,
  type ParlourEvent,
  type ParlourSetup,
  type ParlourState,
  type ParlourView,
} from '@taproom/parlour';
import type { Lines } from '../play/lines.ts';
import { wrap } from '../terminal.ts';
import { several } from '../words.ts';
import { menuLines, menuOf, readLine } from './menu.ts';
import { handLines, questionWords, tableLines, type Screen } from './screen.ts';

export interface ParlourGameOptions {
  readonly setup: ParlourSetup;
  readonly seed: number;
  readonly me: number;
  readonly screen: Screen;
  readonly lines: Lines;
  /** Milliseconds that a bot seems to think. */
  readonly pause: number;
}

const HELP = `  a number       that answer; several, with spaces, where several may be chosen
  to N           bet, or raise, to a total of N
  Enter          the first answer, or nothing
  -              none, where none may be chosen
  table          show it again
  log            everything that has happened
  ?              this help
  quit           leave the table`;

export class ParlourGame {
  readonly #options: ParlourGameOptions;
  readonly #table: Table<ParlourState, ParlourAnswer>;
  /** Each bot's own luck: what one of them muses changes nothing for the others. */
  readonly #minds: readonly Luck[];
  readonly #told: string[] = [];
  readonly #news: ParlourEvent[] = [];
  #shown = '';

  constructor(options: ParlourGameOptions) {
    const { setup, seed } = options;
    this.#options = options;
    this.#table = seatTable(parlour, setup, seed, this.#news);
    this.#minds = setup.players.map((_, seat) => luckFrom(seed * 16 + seat + 1));
  }

  /** Plays until the game is over or the person leaves. */
  async run(): Promise<void> {
    const { me, lines } = this.#options;
    this.#tell(this.#news.splice(0));
    for (;;) {
      const question = parlour.question(this.#table.state);
      if (question.kind === 'over') return this.#end();
      // Whoever has folded sees how it ends; whoever has left does not.
      const out = this.#table.state.folded[me];
      if (lines.isInterrupted || (lines.isClosed && !out)) return leave();
      const mine = question.seat === me;
      const events = mine ? await this.#ask() : await this.#letBotAnswer(question.seat);
      if (events === null) return leave();
      this.#tell(events);
    }
  }

  async #letBotAnswer(seat: number): Promise<ParlourEvent[]> {
    const { state } = this.#table;
    const { setup, pause, lines } = this.#options;
    const answer = gamblers.sensible({
      view: parlour.view(state, seat),
      answers: parlour.answers(state, { bare: true }),
      setup,
      luck: this.#minds[seat],
    });
    if (pause > 0) await Promise.race([sleep(pause, undefined, { ref: false }), lines.closed]);
    return answerAt(parlour, this.#table, answer);
  }

  /** Asks until a line is a legal answer; null: the person leaves. */
  async #ask(): Promise<ParlourEvent[] | null> {
    const { state } = this.#table;
    const menu = menuOf(parlour.question(state), parlour.answers(state));
    const { paint } = this.#options.screen;
    this.#showTable();
    const showQuestion = (): void => {
      console.log(paint('bold', questionWords(menu.question)));
      for (const line of menuLines(menu, (text) => paint('dim', text))) console.log(line);
    };
    showQuestion();
    for (;;) {
      const typed = (await this.#options.lines.ask('> '))?.trim();
      if (typed === undefined || /^(q|quit|exit)$/i.test(typed)) return null;
      if (this.#command(typed)) {
        if (typed.toLowerCase() === 'table') showQuestion();
        continue;
      }
      const read = readLine(menu, typed);
      if ('problem' in read) this.#say(read.problem);
      else {
        try {
          return answerAt(parlour, this.#table, read.answer);
        } catch (error) {
          if (!(error instanceof IllegalAnswer)) throw error;
          this.#say(error.rules.length > 0 ? `${error.message} (${error.rules.join(', ')})` : error.message);
        }
      }
    }
  }

  /** Whether the line was a command about the table, not an answer. */
  #command(typed: string): boolean {
    switch (typed.toLowerCase()) {
      case '?':
      case 'help':
        console.log(HELP);
        return true;
      case 'table':
        this.#shown = '';
        this.#showTable();
        return true;
      case 'log':
        for (const sentence of this.#told) this.#say(sentence);
        return true;
      default:
        return false;
    }
  }

  #view(): ParlourView {
    return parlour.view(this.#table.state, this.#options.me);
  }

  #showTable(): void {
    const { screen } = this.#options;
    const view = this.#view();
    const text = [...tableLines(screen, view), ...handLines(screen, view)].join('\n');
    if (text !== this.#shown) console.log(`\n${text}`);
    this.#shown = text;
  }

  #tell(events: readonly ParlourEvent[]): void {
    const { setup, me } = this.#options;
    for (const event of events) {
      const sentence = tellParlour(setup, event, me);
      this.#told.push(sentence);
      this.#say(sentence);
    }
  }

  #say(text: string): void {
    console.log(wrap(`  ${text}`, this.#options.screen.width, '    '));
  }

  #end(): void {
    const { setup, me, screen } = this.#options;
    const { result, carried } = this.#view();
    this.#shown = '';
    this.#showTable();
    const winners = result?.winners ?? [];
    const names = winners.map((seat) => setup.players[seat]);
    const won = result?.won[me] ?? 0;
    console.log('');
    if (winners.length === 0) console.log(screen.paint('bold', 'The game is over.'));
    else if (winners.length > 1) console.log(screen.paint('bold', `A tie between ${several(names)}.`));
    else console.log(screen.paint('bold', winners[0] === me ? 'You win!' : `${names[0]} wins.`));
    console.log(
      `You took ${won} ${won === 1 ? 'coin' : 'coins'} out of the pot${carried > 0 ? `; ${carried} stay in it` : ''}.`,
    );
  }
}

const leave = (): void => console.log('You leave the table. Good night!');
