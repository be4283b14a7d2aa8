/** Gambling in the terminal: asks the person, lets the bots answer, tells what happens. */
import { setTimeout as sleep } from 'node:timers/promises';
import { IllegalAnswer, luckFrom, type Luck } from '@taproom/kernel';
import { tellParlour, type ParlourEvent, type ParlourRefusal } from '@taproom/parlour';
import type { Lines } from '../play/lines.ts';
import type { GamblingLog } from '../savefile.ts';
import { wrap } from '../terminal.ts';
import { menuLines, menuOf, readLine } from './menu.ts';
import { questionWords, type Screen } from './screen.ts';
import { sitDown, type GamblingSetup, type Sitting } from './sitting.ts';

export interface ParlourGameOptions {
  readonly what: GamblingSetup;
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
  leave          leave a game that may be left at any time, also while others think
  table          show it again
  log            everything that has happened
  why            what you cannot do now, and why
  ?              this help
  quit           leave the table`;

export class ParlourGame {
  readonly #options: ParlourGameOptions;
  readonly #sitting: Sitting;
  /** Each bot's own luck: what one of them muses changes nothing for the others. */
  readonly #minds: readonly Luck[];
  readonly #told: string[] = [];
  readonly #news: ParlourEvent[] = [];
  #shown = '';

  constructor(options: ParlourGameOptions) {
    const { what, seed } = options;
    this.#options = options;
    this.#sitting = sitDown(what, seed, this.#news);
    this.#minds = what.setup.players.map((_, seat) => luckFrom(seed * 16 + seat + 1));
  }

  /** Set-up and all answers so far, for a file. */
  get saved(): GamblingLog {
    return this.#sitting.saved;
  }

  /** Plays until the game is over or the person leaves. */
  async run(): Promise<void> {
    const { me, lines } = this.#options;
    this.#tell(this.#news.splice(0));
    for (;;) {
      const question = this.#sitting.question();
      if (question.kind === 'over') return this.#end();
      // Whoever has folded sees how it ends; whoever has left does not.
      const out = this.#sitting.isOut(me);
      if (lines.isInterrupted || (lines.isClosed && !out)) return leave();
      const mine = question.seat === me;
      const events = mine ? await this.#ask() : await this.#letBotAnswer(question.seat);
      if (events === null) return leave();
      this.#tell(events);
    }
  }

  async #letBotAnswer(seat: number): Promise<ParlourEvent[]> {
    const { pause, lines, me } = this.#options;
    const answer = this.#sitting.think(seat, this.#minds[seat]);
    if (pause > 0) await Promise.race([sleep(pause, undefined, { ref: false }), lines.closed]);
    const leaves = this.#sitting.answers(me).legal.find((own) => own.do === 'leave');
    return this.#sitting.answer(leaves !== undefined && lines.takes('leave') ? leaves : answer);
  }

  /** Asks until a line is a legal answer; null: the person leaves. */
  async #ask(): Promise<ParlourEvent[] | null> {
    const answers = this.#sitting.answers();
    const menu = menuOf(this.#sitting.question(), answers);
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
      if (this.#command(typed, answers.refused)) {
        if (typed.toLowerCase() === 'table') showQuestion();
        continue;
      }
      const read = readLine(menu, typed);
      if ('problem' in read) this.#say(read.problem);
      else {
        try {
          return this.#sitting.answer(read.answer);
        } catch (error) {
          if (!(error instanceof IllegalAnswer)) throw error;
          this.#say(error.rules.length > 0 ? `${error.message} (${error.rules.join(', ')})` : error.message);
        }
      }
    }
  }

  /** Whether the line was a command about the table, not an answer. */
  #command(typed: string, refused: readonly ParlourRefusal[]): boolean {
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
      case 'why':
        if (refused.length === 0) this.#say('Nothing that one might want to do is forbidden now.');
        for (const { what, why, rules } of refused) this.#say(`${what}: ${why} (${rules.join(', ')})`);
        return true;
      default:
        return false;
    }
  }

  #showTable(): void {
    const { screen, me } = this.#options;
    const text = this.#sitting.lines(screen, me).join('\n');
    if (text !== this.#shown) console.log(`\n${text}`);
    this.#shown = text;
  }

  #tell(events: readonly ParlourEvent[]): void {
    const { players } = this.#sitting;
    for (const event of events) {
      const sentence = tellParlour({ players }, event, this.#options.me);
      this.#told.push(sentence);
      this.#say(sentence);
    }
  }

  #say(text: string): void {
    console.log(wrap(`  ${text}`, this.#options.screen.width, '    '));
  }

  #end(): void {
    const { me, screen } = this.#options;
    this.#shown = '';
    this.#showTable();
    const [first, ...more] = this.#sitting.endLines(me);
    console.log(`\n${screen.paint('bold', first)}`);
    for (const line of more) console.log(line);
  }
}

const leave = (): void => console.log('You leave the table. Good night!');
