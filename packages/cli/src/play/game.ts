/** One game in the terminal: asks the person, lets the bots answer, tells what happens. */
import { setTimeout as sleep } from 'node:timers/promises';
import { sensible } from '@taproom/bots';
import { cast, inn } from '@taproom/cast';
import {
  forecast,
  tell,
  type Answer,
  type Content,
  type InnEvent,
  type InnSetup,
  type InnState,
  type Question,
} from '@taproom/inn';
import { answerAt, luckFrom, seatTable, type Answers, type Luck, type Table } from '@taproom/kernel';
import { wrap } from '../terminal.ts';
import { nameAt, several } from '../words.ts';
import type { Lines } from './lines.ts';
import { menuOf, readAnswer, type Menu } from './menu.ts';
import { cardLines, whyLines, whyLinesOf } from './rules.ts';
import {
  HELP,
  handLines,
  happeningLines,
  logLine,
  questionLines,
  tableLines,
  type Screen,
} from './screen.ts';

export interface GameOptions {
  readonly setup: InnSetup;
  readonly seed: number;
  readonly me: number;
  readonly screen: Screen;
  readonly lines: Lines;
  /** Milliseconds that a bot seems to think. */
  readonly pause: number;
}

export class Game {
  readonly #me: number;
  readonly #screen: Screen;
  readonly #lines: Lines;
  readonly #pause: number;
  readonly #table: Table<InnState, Answer>;
  readonly #content: Content;
  /** Each bot's own luck: what one of them muses changes nothing for the others. */
  readonly #minds: readonly Luck[];
  readonly #told: string[] = [];
  /** What has happened and was not told yet: the dealing. */
  readonly #news: InnEvent[] = [];
  /** What was last on the screen: only what has changed is shown again. */
  #shownMats = '';
  #shownHand = '';
  #watching = false;

  constructor({ setup, seed, me, screen, lines, pause }: GameOptions) {
    this.#me = me;
    this.#screen = screen;
    this.#lines = lines;
    this.#pause = pause;
    this.#table = seatTable(inn, setup, seed, this.#news);
    this.#content = inn.content(this.#table.state.setup);
    this.#minds = setup.players.map((_, seat) => luckFrom(seed * 16 + seat + 1));
  }

  get log(): readonly Answer[] {
    return this.#table.log;
  }

  /** Plays until the game is over or the person leaves. */
  async run(): Promise<void> {
    // The first hand is on the screen in a moment; the shuffling goes without saying.
    this.#tell(this.#news.splice(0).filter(({ e }) => e !== 'shuffled' && e !== 'draw'));
    for (;;) {
      const question = inn.question(this.#table.state);
      if (question.kind === 'over') return this.#end(question.winners);
      const { isClosed, isInterrupted } = this.#lines;
      if (isInterrupted || (isClosed && !this.#watching)) return this.#leave();
      const answer = this.#isMine(question) ? await this.#ask() : await this.#botAnswer(question.seat);
      if (answer === null) return this.#leave();
      this.#tell(answerAt(inn, this.#table, answer));
      if (!(await this.#staysToWatch())) return this.#leave();
    }
  }

  /** What a whole team is asked, the person of it decides. */
  #isMine(question: Question): boolean {
    if (question.seat === this.#me) return true;
    const asked = question.kind === 'choose' || question.kind === 'order';
    return asked && inn.view(this.#table.state, this.#me).question !== null;
  }

  async #botAnswer(seat: number): Promise<Answer> {
    const { state } = this.#table;
    const view = inn.view(state, seat);
    const answer = sensible.inn({
      view,
      answers: inn.answers(state, { seat }),
      content: this.#content,
      luck: this.#minds[seat],
    });
    // Passing takes no time: it happens all around the table after every card.
    if (this.#pause > 0 && answer.do !== 'pass')
      await Promise.race([sleep(this.#pause, undefined, { ref: false }), this.#lines.closed]);
    return answer;
  }

  /** Whoever is out may go, or see how it ends. */
  async #staysToWatch(): Promise<boolean> {
    const { seats, winners } = inn.view(this.#table.state, this.#me);
    if (this.#watching || winners !== null || seats[this.#me].out === 0) return true;
    const line = await this.#lines.ask('You are out. Enter to watch the rest, `quit` to leave: ');
    this.#watching = line !== null && !isQuit(line);
    return this.#watching;
  }

  #tell(events: readonly InnEvent[]): void {
    for (const event of events) {
      const sentence = tell(this.#content, event, this.#me);
      this.#told.push(sentence);
      console.log(logLine(this.#screen, event.e, sentence));
    }
  }

  /** Asks until a line is an answer; null: the person leaves. */
  async #ask(): Promise<Answer | null> {
    const answers = inn.answers(this.#table.state, { seat: this.#me });
    let menu = menuOf(answers);
    this.#showAll(menu);
    for (;;) {
      const typed = (await this.#lines.ask('> '))?.trim();
      if (typed === undefined || isQuit(typed)) return null;
      if (await this.#command(typed, answers, menu)) continue;
      const read = readAnswer(menu, typed);
      if ('answer' in read) return read.answer;
      if ('problem' in read) this.#say([read.problem]);
      else {
        const { more = [] } = read.entry;
        menu = menuOf({ ...answers, many: undefined, choices: [...more, ...answers.choices.slice(0, 1)] });
        // The last one is the way back out: what Enter would have answered before.
        menu = { ...menu, byDefault: answers.choices[0].answer, defaultAt: menu.entries.length - 1 };
        this.#print(questionLines(this.#screen, this.#content, this.#view(), menu));
      }
    }
  }

  /** Whether the line was a command about the table, not an answer. */
  async #command(typed: string, answers: Answers<Answer>, menu: Menu): Promise<boolean> {
    const [word, ...rest] = typed.split(/\s+/);
    const about = rest.join(' ');
    switch (word.toLowerCase()) {
      case '?':
      case 'help':
        console.log(HELP);
        return true;
      case 'why':
        this.#say(await this.#why(about, answers));
        return true;
      case 'hand':
        this.#print(handLines(this.#screen, this.#content, this.#hand()));
        return true;
      case 'mats':
        this.#print(tableLines(this.#screen, this.#content, this.#view()));
        this.#print(this.#happening());
        this.#print(questionLines(this.#screen, this.#content, this.#view(), menu));
        return true;
      case 'log':
        this.#say(this.#told.length > 0 ? this.#told : ['Nothing has happened yet.']);
        return true;
      case 'rules':
        this.#say(await cardLines(cast, about));
        return true;
      default:
        return false;
    }
  }

  async #why(about: string, { refused }: Answers<Answer>): Promise<string[]> {
    if (about === '') return whyLines(this.#content, refused);
    const hand = this.#hand();
    const number = Number(about.replace(/^#/, ''));
    const card = hand[number - 1];
    if (card === undefined) return [`There is no card #${about} in your hand; they are 1 to ${hand.length}.`];
    return whyLinesOf(this.#content, card, refused);
  }

  #view(): ReturnType<typeof inn.view> {
    return inn.view(this.#table.state, this.#me);
  }

  #hand(): readonly number[] {
    return this.#view().seats[this.#me].hand ?? [];
  }

  #showAll(menu: Menu): void {
    const view = this.#view();
    const mats = tableLines(this.#screen, this.#content, view).join('\n');
    const hand = handLines(this.#screen, this.#content, this.#hand()).join('\n');
    console.log('');
    if (mats !== this.#shownMats) console.log(`${mats}\n`);
    this.#print(this.#happening());
    // Responses come one after the other; the steps of one's own turn deserve the whole hand.
    if (hand !== this.#shownHand || view.question?.kind !== 'respond') console.log(hand);
    this.#print(questionLines(this.#screen, this.#content, view, menu));
    this.#shownMats = mats;
    this.#shownHand = hand;
  }

  #print(lines: readonly string[]): void {
    for (const line of lines) console.log(line);
  }

  #say(lines: readonly string[]): void {
    for (const line of lines) console.log(wrap(`  ${line}`, this.#screen.width, '    '));
  }

  #leave(): void {
    console.log('You leave the table. Good night!');
  }

  #end(winners: readonly number[]): void {
    const view = this.#view();
    const names = winners.map((seat) => nameAt(this.#content, seat));
    console.log('');
    this.#print(tableLines(this.#screen, this.#content, view));
    const { paint } = this.#screen;
    console.log('');
    const { sides } = this.#content.terms;
    const together = sides.some((side) => winners.every((seat) => side.includes(seat)));
    if (winners.length > 1 && together)
      console.log(
        paint(
          'bold',
          winners.includes(this.#me)
            ? 'Your team wins: everybody else is out. The next round is on you!'
            : `${several(names)} win: everybody else is out.`,
        ),
      );
    else if (winners.length > 1)
      console.log(paint('bold', `A tie between ${several(names)}: they went out together, the last of all.`));
    else if (winners[0] === this.#me)
      console.log(paint('bold', 'You win: everybody else is out. The next round is on you!'));
    else console.log(paint('bold', `${names[0]} wins: everybody else is out.`));
    console.log(`The game took ${view.turns} turns.`);
  }

  #happening(): string[] {
    const foretold = forecast(this.#content, this.#table.state);
    return happeningLines(this.#screen, this.#content, this.#view(), foretold);
  }
}

const isQuit = (line: string): boolean => /^(q|quit|exit)$/i.test(line.trim());
