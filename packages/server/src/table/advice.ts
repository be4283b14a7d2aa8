/**
 * What players are told who ask: what somebody good would do, why a bot may have played something, why a card cannot be
 * played. It goes to whoever asked and to nobody else, nothing waits for it, and the table stays as it is.
 */
import type { RefusalCode } from '@taproom/client';
import type { Reason, Weighed } from '@taproom/bots';
import type { AnyGame } from '@taproom/house';
import type { AnyAnswer, AnyEvent, AnyMemory, AnyState } from '@taproom/kernel';
import type { Rulebook } from '../rulebook/data.ts';
import type { TableRecord } from '../storage/storage.ts';
import type { BotPool } from './bots.ts';
import type { Memory } from './memory.ts';
import type { Viewer } from './telling.ts';

/** The replies: see the messages of the same names. */
type Told =
  | { readonly type: 'hint'; readonly id: string; readonly question: number; readonly hints: readonly Hint[] }
  | ({ readonly type: 'reason'; readonly id: string; readonly seat: number; readonly card: number } & Pick<
      Reason,
      'chance' | 'passing'
    >)
  | {
      readonly type: 'why';
      readonly question: number;
      readonly refused: readonly object[];
      readonly words: Readonly<Record<string, string>>;
    };

interface Hint {
  readonly answer: AnyAnswer;
  readonly expects?: Pick<Weighed, 'chance' | 'stays' | 'life' | 'gold'>;
}

export interface Advised {
  readonly game: () => AnyGame;
  readonly record: TableRecord;
  readonly memory: () => Memory | null;
  readonly bots: BotPool;
  readonly rulebook: Rulebook;
  /** Whether the open question is put to a seat. */
  isOffered(seat: number): boolean;
  /** Not before what they ask about is durable. */
  tell(viewer: Viewer, message: Told): void;
  refuse(viewer: Viewer, id: string | undefined, code: RefusalCode, why: string): void;
}

/** How the table stood before bots played, in as little room as that takes; which of their cards came about is seen later. */
interface Coming {
  readonly before: string;
  readonly plays: readonly AnyAnswer[];
}

interface Played {
  readonly before: string;
  readonly play: AnyAnswer;
}

/** The card of a play, or of what came of it. */
const cardOf = (said: object): unknown => (said as { readonly card?: unknown }).card;

/** What is kept of it. */
interface Before {
  readonly state: AnyState;
  /** By seat, those of people. */
  readonly minds: readonly (AnyMemory | null)[];
}

export class Advice {
  private readonly of: Advised;
  private coming: Coming | null = null;
  /** By seat: the last card of its bot. */
  private readonly played = new Map<number, Played>();
  /** By seat: the question that a hint was asked for last, and the hint. Asking again costs nothing. */
  private readonly hints = new Map<number, { question: number; hints: ReturnType<BotPool['advise']> }>();

  constructor(of: Advised) {
    this.of = of;
  }

  private get isGiven(): boolean {
    const { options } = this.of.record;
    return options.game === 'inn' && options.hints !== false;
  }

  /** Bots are about to play. */
  expect({ state, minds }: Memory, answers: readonly AnyAnswer[]): void {
    const { seats } = this.of.record;
    const plays = answers.filter((answer) => answer.do === 'play' && seats[answer.seat].kind === 'bot');
    if (plays.length === 0 || !this.isGiven) return;
    const kept = minds.map((mind, seat) => (seats[seat].kind === 'human' ? mind : null));
    this.coming = { before: JSON.stringify({ state, minds: kept } satisfies Before), plays };
  }

  /** Only what has been seen can be asked about. */
  happened(events: readonly AnyEvent[]): void {
    if (this.coming === null) return;
    const { before, plays } = this.coming;
    this.coming = null;
    for (const play of plays)
      if (
        events.some(
          (event) => event.e === 'play' && event.seat === play.seat && cardOf(event) === cardOf(play),
        )
      )
        this.played.set(play.seat, { before, play });
  }

  /** What somebody good would answer in this seat's place. */
  async hint(viewer: Viewer, id: string, question: number): Promise<void> {
    const memory = this.mayAsk(viewer, id);
    if (memory === null) return;
    const { seat } = viewer;
    const refuse = (code: RefusalCode, why: string): void => this.of.refuse(viewer, id, code, why);
    if (question !== memory.question) return refuse('late', 'That question is no longer open.');
    const game = this.of.game();
    if (!this.of.isOffered(seat) || game.questionFor(memory.state, seat) === null)
      return refuse('not-asked', 'Nothing is asked of you now.');
    let asked = this.hints.get(seat);
    if (asked?.question !== question) {
      const asker = { table: this.of.record.id, seat, memory: memory.minds[seat] };
      asked = { question, hints: this.of.bots.advise(game, memory.state, asker) };
      this.hints.set(seat, asked);
    }
    const hints = await asked.hints;
    if (hints === null || isRash(hints)) {
      this.hints.delete(seat);
      return refuse('busy', NO_TIME);
    }
    this.of.tell(viewer, { type: 'hint', id, question, hints: hints.map(asHint) });
  }

  /** Why a bot may have played its last card. */
  async reason(viewer: Viewer, id: string, seat: number): Promise<void> {
    if (this.mayAsk(viewer, id) === null) return;
    const played = this.played.get(seat);
    const refuse = (code: RefusalCode, why: string): void => this.of.refuse(viewer, id, code, why);
    if (played === undefined)
      return refuse('not-asked', 'No bot has played a card there that you could ask about.');
    const { state, minds } = JSON.parse(played.before) as Before;
    const memory = minds[viewer.seat];
    if (memory === null || memory === undefined)
      return refuse('not-asked', 'You were not there when it was played.');
    const asker = { table: this.of.record.id, seat: viewer.seat, memory };
    const reason = await this.of.bots.explain(this.of.game(), state, asker, played.play);
    if (reason === null || reason.futures < FEW) return refuse('busy', NO_TIME);
    const { chance, passing } = reason;
    this.of.tell(viewer, { type: 'reason', id, seat, card: Number(cardOf(played.play)), chance, passing });
  }

  /** Why the other cards cannot be played now. */
  async why(viewer: Viewer): Promise<void> {
    const memory = this.of.memory();
    if (viewer.seat < 0) return this.of.refuse(viewer, undefined, 'no-seat', NOT_YOURS);
    if (memory === null) return this.of.refuse(viewer, undefined, 'not-playing', NO_GAME);
    const { refused } = this.of.game().answers(memory.state, { seat: viewer.seat });
    const { question } = memory;
    const words = await this.of.rulebook.words(refused.flatMap(({ rules }) => rules)).catch(() => ({}));
    this.of.tell(viewer, { type: 'why', question, refused, words });
  }

  private mayAsk(viewer: Viewer, id: string): Memory | null {
    const memory = this.of.memory();
    const refuse = (code: RefusalCode, why: string): null => {
      this.of.refuse(viewer, id, code, why);
      return null;
    };
    if (viewer.seat < 0) return refuse('no-seat', NOT_YOURS);
    if (this.of.record.options.game !== 'inn') return refuse('illegal', 'Nobody gives hints at gambling.');
    if (!this.isGiven) return refuse('illegal', 'The host has switched hints off at this table.');
    if (memory === null || this.of.record.status !== 'playing') return refuse('not-playing', NO_GAME);
    return memory;
  }
}

/** In fewer futures than this too much is luck. */
const FEW = 6;
const isRash = ([{ futures }]: readonly Weighed[]): boolean => futures > 0 && futures < FEW;

/** Of an answer without an alternative nothing was found out. */
function asHint({ answer, chance, stays, life, gold, futures }: Weighed): Hint {
  return futures === 0 ? { answer } : { answer, expects: { chance, stays, life, gold } };
}

const NOT_YOURS = 'Whoever only watches has no hand to ask about.';
const NO_GAME = 'No game is going on.';
const NO_TIME = 'Nobody has time to think about that now; ask again in a moment.';
