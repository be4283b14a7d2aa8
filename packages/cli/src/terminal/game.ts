/** A game in the terminal: asks the person, lets the bots answer, tells what happens. The same for every game. */
import { setTimeout as sleep } from 'node:timers/promises';
import {
  Guest,
  hintsFor,
  hintWords,
  reasonFor,
  reasonWords,
  remark,
  temperAt,
  type BotTable,
  type Witnessed,
} from '@taproom/bots';
import type { InnTypes } from '@taproom/inn';
import type { AnyGame, House } from '@taproom/house';
import {
  answerAt,
  copyPlain,
  IllegalAnswer,
  luckFrom,
  seatTable,
  type AnyAnswer,
  type AnyEvent,
  type AnyQuestion,
  type AnyState,
  type Answers,
  type Game,
  type Table,
  type Types,
} from '@taproom/kernel';
import { botNamed } from '../options.ts';
import { writeGame, type SavedGame } from '../savefile.ts';
import { Lines, type Input } from './lines.ts';
import { answerWords, menuLines, menuOf, opened, readAnswer, type Menu, type Worded } from './menu.ts';
import { ruleLines } from './rules.ts';
import { sceneOf, type Scene } from './scene.ts';
import { ourScreen, several, wrap } from './text.ts';

/** What was agreed on, and the person who sits down. */
export interface Sitting extends Omit<SavedGame, 'log'> {
  readonly seed: number;
  readonly me: number;
  /** How well the others play. */
  readonly bots?: string;
  /** What it is about, where the game itself does not say so. */
  readonly goal?: string;
  /** Bots don't seem to think. */
  readonly fast?: boolean;
  /** A file for the game, for `taproom replay`. */
  readonly save?: string;
}

/** Plays until the game is over or the person leaves, and keeps the log. */
export async function sitDown(
  house: House,
  sitting: Sitting,
  welcome: string,
  lines: Input = new Lines(),
): Promise<number> {
  const { game, goal, setup, seed, me, save } = sitting;
  // Now rather than after an evening's play: a file that cannot be written.
  const keep = (log: readonly AnyAnswer[]): void => {
    if (save !== undefined) writeGame(save, { game, setup, seed, log });
  };
  const played = new TerminalGame(house, sitting, lines);
  try {
    keep(played.log);
    const others = setup.players.filter((_, seat) => seat !== me);
    console.log(`${welcome} With you sit ${several(others)}.`);
    if (goal !== undefined) console.log(goal);
    console.log(
      `This is game ${seed} (--seed). Type a number to answer, \`?\` for help, \`quit\` to leave.\n`,
    );
    await played.run();
  } finally {
    lines.close();
    // Also when the house breaks down: the log is what shows why.
    keep(played.log);
  }
  if (save !== undefined) console.log(`Saved to ${save}.`);
  return 0;
}

const helpWith = (
  more: string,
): string => `  a number       that answer; several, with spaces, where several may be chosen
  a word         what stands for itself: pass, fold, leave …
  Enter          the first answer, or nothing
  -              none, where none may be chosen
  why            why you are asked, what you cannot do now, and why
  why log        the rules behind what has just happened, and what would come next
${more}
  hand, table    show them again
  hint           what somebody good would do, and what it leads to
  reason <name>  why a bot did what it did last
  log            everything that has happened
  undo           take back your last answer, if nobody has learned anything from it
  ?              this help
  quit           leave the table`;

/** Milliseconds that a bot seems to think. */
const PAUSE = 700;

/** What a team is asked as one: the person of it decides. */
const FOR_ALL: ReadonlySet<string> = new Set(['choose', 'order']);

/** A step of a forecast, as far as it is told here. */
interface Foretold {
  readonly what: string;
  readonly text: string;
}

class TerminalGame {
  readonly #game: AnyGame;
  readonly #scene: Scene<Types>;
  readonly #screen = ourScreen();
  readonly #me: number;
  readonly #fast: boolean;
  readonly #lines: Input;
  readonly #table: Table<AnyState, AnyAnswer>;
  /** Each with luck of its own: what one of them muses changes nothing for the others. */
  readonly #guests: readonly Guest<Types>[];
  /** By seat: what its bot last played, as the person has seen it. */
  readonly #plays: (Pick<Witnessed, 'before' | 'answer' | 'memory'> | undefined)[] = [];
  readonly #setup: Sitting['setup'];
  readonly #told: string[] = [];
  /** What has happened since the person last answered. */
  #lately: { readonly sentence: string; readonly event: string }[] = [];
  /** What has happened and was not told yet: the dealing. */
  readonly #news: AnyEvent[] = [];
  /** What was last on the screen: only what has changed is shown again. */
  #shownTable = '';
  #shownHand = '';
  #watching = false;
  /** The table before the person's last answer, as long as that can be taken back. */
  #before: AnyState | null = null;

  constructor(house: House, sitting: Sitting, lines: Input) {
    const { game, setup, seed, me, bots, fast = false } = sitting;
    this.#game = house.game(game);
    this.#me = me;
    this.#setup = setup;
    this.#fast = fast || !process.stdout.isTTY;
    this.#lines = lines;
    this.#table = seatTable(this.#game, setup, seed, this.#news);
    this.#scene = sceneOf(house, sitting, this.#screen);
    this.#guests = setup.players.map(
      (_, seat) =>
        new Guest({
          game: this.#game,
          setup,
          seat,
          bots: house.bots,
          name: botNamed(house, bots),
          temper: game === 'inn' ? temperAt(setup.players, seat) : undefined,
          luck: luckFrom(seed * 16 + seat + 1),
        }),
    );
  }

  get log(): readonly AnyAnswer[] {
    return this.#table.log;
  }

  async run(): Promise<void> {
    print(this.#scene.intro ?? []);
    this.#hear(this.#news);
    this.#tell(this.#news.splice(0).filter(({ e }) => !this.#scene.dealt?.includes(e)));
    for (;;) {
      const question = this.#game.question(this.#table.state);
      if (question.kind === 'over') return this.#end(question.winners ?? []);
      const isOut = this.#scene.isOut(this.#view());
      if (isOut && !(await this.#staysToWatch())) return leave();
      if (this.#lines.isInterrupted || (this.#lines.isClosed && !isOut)) return leave();
      const events = this.#isMine(question) ? await this.#ask() : await this.#letBotAnswer(question.seat);
      if (events === null) return leave();
      this.#hear(events);
      this.#tell(events);
    }
  }

  #isMine({ seat, kind }: AnyQuestion): boolean {
    if (seat === this.#me) return true;
    const { how, seats } = this.#game.asked(this.#table.state);
    return how === 'any' && FOR_ALL.has(kind) && seats.includes(this.#me);
  }

  async #letBotAnswer(seat: number): Promise<AnyEvent[]> {
    const { state } = this.#table;
    const lines = this.#lines;
    const answer = this.#guests[seat].answer(state);
    if (answer.do === 'play' && this.#game.name === 'inn') this.#plays[seat] = this.#witness(answer);
    // Passing takes no time: it happens all around the table after every card.
    if (!this.#fast && answer.do !== 'pass')
      await Promise.race([sleep(PAUSE, undefined, { ref: false }), lines.closed]);
    const leaves = this.#game
      .answers(state, { bare: true, seat: this.#me })
      .legal.find((own) => own.do === 'leave');
    this.#before = null;
    return answerAt(this.#game, this.#table, leaves !== undefined && lines.takes('leave') ? leaves : answer);
  }

  /** How the table stands before somebody plays, for whoever asks why. The game's name says what it is. */
  #witness(answer: AnyAnswer): Pick<Witnessed, 'before' | 'answer' | 'memory'> {
    const before = this.#game.copy(this.#table.state);
    const memory = copyPlain(this.#guests[this.#me].memory());
    return { before, answer, memory } as Pick<Witnessed, 'before' | 'answer' | 'memory'>;
  }

  /** Whoever is out may go, or see how it ends. */
  async #staysToWatch(): Promise<boolean> {
    if (this.#watching || !this.#scene.asksToWatch) return true;
    const line = await this.#lines.ask('You are out. Enter to watch the rest, `quit` to leave: ');
    this.#watching = line !== null && !isQuit(line);
    return this.#watching;
  }

  #hear(events: readonly AnyEvent[]): void {
    for (const guest of this.#guests) guest.hear(events.slice());
  }

  #tell(events: readonly AnyEvent[]): void {
    for (const event of events) {
      if (this.#scene.silent?.includes(event.e)) continue;
      const sentence = this.#game.tell(this.#table.state, event, this.#me);
      this.#told.push(sentence);
      this.#lately.push({ sentence, event: event.e });
      const style = this.#scene.styles?.[event.e];
      const text = wrap(`  ${sentence}`, this.#screen.width, '    ');
      const painted = style === undefined ? text : this.#screen.paint(style, text);
      console.log(style !== undefined && event.e === 'turn' ? `\n${painted}` : painted);
      this.#remarkOn(event);
    }
  }

  /** The first of the others who has a word for it. */
  #remarkOn(event: AnyEvent): void {
    if (this.#game.name !== 'inn') return;
    const { players } = this.#setup;
    for (let i = 1; i < players.length; i++) {
      const seat = (this.#me + i) % players.length;
      const said = remark(temperAt(players, seat), seat, { n: 0, ...event }, this.#told.length);
      if (said === null) continue;
      this.#say([`${players[seat]}, ${temperAt(players, seat).name}: “${said}”`]);
      return;
    }
  }

  /** Asks until a line is a legal answer; null: the person leaves. */
  async #ask(): Promise<AnyEvent[] | null> {
    const { state } = this.#table;
    const question = this.#game.questionFor(state, this.#me) ?? this.#game.question(state);
    const answers = this.#inWords(question, this.#game.answers(state, { seat: this.#me }));
    let menu = menuOf(answers);
    this.#show(question, menu);
    for (;;) {
      const typed = (await this.#lines.ask('> '))?.trim();
      if (typed === undefined || isQuit(typed)) return null;
      if (/^undo$/i.test(typed) && this.#before !== null) {
        this.#undo(this.#before);
        return [];
      }
      if (await this.#command(typed, answers, question, menu)) continue;
      const own = this.#scene.typed?.(typed, question) ?? null;
      const read = own === null ? readAnswer(menu, typed) : { answer: own };
      if ('problem' in read) this.#say([read.problem]);
      else if ('answer' in read) {
        const events = this.#answer(read.answer);
        if (events !== null) return events;
      } else {
        menu = opened(read.entry, answers);
        this.#showQuestion(question, menu);
      }
    }
  }

  #inWords(question: AnyQuestion, answers: Answers<AnyAnswer>): Worded<AnyAnswer> {
    const choices = this.#scene.inWords?.(question, answers.choices, this.#view()) ?? answers.choices;
    return { ...answers, choices };
  }

  /** What comes of an answer; null, and why, if it is not legal. */
  #answer(answer: AnyAnswer): AnyEvent[] | null {
    const before = this.#game.copy(this.#table.state);
    const { length } = this.#table.log;
    try {
      const events = answerAt(this.#game, this.#table, answer);
      this.#lately = [];
      const after = this.#table.state;
      const alone = this.#table.log.length === length + 1 && this.#game.question(after).seat === this.#me;
      const canBack =
        alone && !this.#game.isAside(answer) && this.#game.leavesNoTrace({ before, answer, events, after });
      this.#before = canBack ? before : null;
      return events;
    } catch (error) {
      if (!(error instanceof IllegalAnswer)) throw error;
      this.#say([error.rules.length > 0 ? `${error.message} (${error.rules.join(', ')})` : error.message]);
      return null;
    }
  }

  #undo(before: AnyState): void {
    this.#table.state = before;
    this.#table.log.pop();
    this.#before = null;
    this.#told.push('You take that back.');
    this.#say(this.#told.slice(-1));
  }

  /** Whether the line was a command about the table, not an answer. */
  async #command(
    typed: string,
    answers: Answers<AnyAnswer>,
    question: AnyQuestion,
    menu: Menu<AnyAnswer>,
  ): Promise<boolean> {
    const [word, ...rest] = typed.split(/\s+/);
    const about = rest.join(' ');
    const command = word.toLowerCase();
    switch (command) {
      case '?':
      case 'help':
        console.log(helpWith(this.#scene.help));
        return true;
      case 'why':
        this.#say(
          about.toLowerCase() === 'log'
            ? await this.#whyLog()
            : await this.#scene.why(answers.refused, this.#view(), about),
        );
        return true;
      case 'hint':
        this.#say(this.#hints(answers));
        return true;
      case 'reason':
        this.#say([this.#reasonOf(about)]);
        return true;
      case 'hand':
        print(this.#scene.hand(this.#view()));
        return true;
      case 'table':
      case 'mats':
        this.#shownTable = '';
        this.#show(question, menu);
        return true;
      case 'log':
        this.#say(this.#told.length > 0 ? this.#told : ['Nothing has happened yet.']);
        return true;
      case 'undo':
        this.#say(['That cannot be taken back.']);
        return true;
      default: {
        const told = (await this.#scene.command?.(command, about, this.#view())) ?? null;
        if (told !== null) this.#say(told);
        return told !== null;
      }
    }
  }

  /** The rule behind each thing that has happened lately, and each that would come if nobody answers. */
  async #whyLog(): Promise<string[]> {
    const view = this.#view();
    const foretold = this.#game.forecast(this.#table.state) as { lines: readonly Foretold[] } | null;
    const steps = foretold?.lines.map(({ text, what }) => ({ sentence: text, step: what })) ?? [];
    const said = [...this.#lately, ...steps];
    if (said.length === 0) return ['Nothing has happened since you last answered.'];
    const lines = said.map(async (one) => [
      'step' in one ? `If nobody answers: ${one.sentence}` : one.sentence,
      ...(await ruleLines([this.#scene.rule(one, view)])),
    ]);
    return (await Promise.all(lines)).flat();
  }

  /** What somebody good would answer, and what it leads to. */
  #hints(answers: Answers<AnyAnswer>): string[] {
    if (this.#game.name !== 'inn') return ['Nobody gives hints at gambling.'];
    // The game's name says what it is.
    const table = this.#guests[this.#me].chair(this.#table.state) as BotTable<Types> as BotTable<InnTypes>;
    return hintsFor(table).map((hint) => `${answerWords(answers, hint.answer)}: ${hintWords(hint)}`);
  }

  /** Why somebody did what they did last. */
  #reasonOf(name: string): string {
    const { players } = this.#setup;
    const seat = players.findIndex((player) => player.toLowerCase() === name.trim().toLowerCase());
    if (seat < 0 || seat === this.#me)
      return `Of whom? With you sit ${several(players.filter((_, i) => i !== this.#me))}.`;
    const play = this.#plays[seat];
    if (play === undefined) return `${players[seat]} has played nothing yet.`;
    const game = this.#game as Game<Types> as Game<InnTypes>;
    const luck = luckFrom(this.#told.length);
    return reasonWords(
      players[seat],
      reasonFor({ ...play, game, asker: this.#me, luck, timeLeft: () => Infinity }),
    );
  }

  #view(): object {
    return this.#game.view(this.#table.state, this.#me);
  }

  #show(question: AnyQuestion, menu: Menu<AnyAnswer>): void {
    const view = this.#view();
    const table = this.#scene.table(view).join('\n');
    const hand = this.#scene.hand(view).join('\n');
    console.log('');
    if (table !== this.#shownTable) console.log(`${table}\n`);
    print(this.#scene.happening?.(view, this.#game.forecast(this.#table.state)) ?? []);
    // Responses come one after the other; the steps of one's own turn deserve the whole hand.
    if (hand !== '' && (hand !== this.#shownHand || question.kind !== 'respond')) console.log(hand);
    this.#showQuestion(question, menu);
    this.#shownTable = table;
    this.#shownHand = hand;
  }

  #showQuestion(question: AnyQuestion, menu: Menu<AnyAnswer>): void {
    const dim = (text: string): string => this.#screen.paint('dim', text);
    console.log(
      this.#screen.paint('bold', wrap(this.#scene.question(question, this.#view()), this.#screen.width)),
    );
    print(menuLines(menu, dim, question.kind === 'discard'));
    const hint = this.#scene.hint?.(question) ?? null;
    if (hint !== null) console.log(dim(hint));
  }

  #say(lines: readonly string[]): void {
    // What comes in several lines was broken where it fits.
    for (const line of lines)
      console.log(
        line.includes('\n') ? line.replaceAll(/^/gm, '  ') : wrap(`  ${line}`, this.#screen.width, '    '),
      );
  }

  #end(winners: readonly number[]): void {
    const view = this.#view();
    console.log('');
    print(this.#scene.table(view));
    const [first, ...more] = this.#scene.end(view, winners);
    console.log(`\n${this.#screen.paint('bold', first)}`);
    print(more);
  }
}

const leave = (): void => console.log('You leave the table. Good night!');

function print(lines: readonly string[]): void {
  for (const line of lines) console.log(line);
}

const isQuit = (line: string): boolean => /^(q|quit|exit)$/i.test(line.trim());
