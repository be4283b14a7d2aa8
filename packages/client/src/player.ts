/** A player over the wire: whatever answers for a seat, be it a program or a person at a terminal. */
import type { WireAnswer } from './basics.ts';
import { AnswerRefused, type TaproomClient } from './client.ts';
import type { OwnPart, PublicTable } from './messages.ts';

/** What a seat is asked, and all that it may know. */
export interface Turn {
  readonly seat: number;
  readonly question: NonNullable<OwnPart['question']>;
  /** Ready answers, each with its words. */
  readonly choices: OwnPart['choices'];
  /** Where an answer combines several of the choices: how many (`combined` makes the answer). */
  readonly many: OwnPart['many'];
  /** The table as this seat sees it. */
  readonly view: Readonly<Record<string, unknown>>;
  /** Who sits where, and everything else that is not the game. */
  readonly table: PublicTable;
}

export type Player = (turn: Turn) => WireAnswer | Promise<WireAnswer>;

export interface Playing {
  /** What the player answered was refused; a ready answer took its place. */
  readonly refused?: (turn: Turn, answer: WireAnswer, error: AnswerRefused) => void;
}

/** Answers for the client's seat until its game is over. Rejects where the seat is gone. */
export async function playOn(client: TaproomClient, player: Player, playing: Playing = {}): Promise<void> {
  const gone = new Promise<never>((_, reject) => {
    client.on.gone = (why) => reject(new Error(why));
  });
  while (client.public?.status !== 'over') {
    const turn = turnOf(client);
    if (turn === null) await Promise.race([client.changed(), gone]);
    else await answer(client, turn, player, playing);
  }
}

function turnOf({ own, view, question, public: table }: TaproomClient): Turn | null {
  if (own === null || table === null || view === null || question === null) return null;
  const { seat, choices, many } = own;
  return { seat, question, choices, many, view, table };
}

/** Somebody else’s answer may have made this one late: then there is another question, or none. */
const OVERTAKEN = ['late', 'not-asked', 'not-playing'];

async function answer(
  client: TaproomClient,
  turn: Turn,
  player: Player,
  { refused }: Playing,
): Promise<void> {
  const said = await player(turn);
  try {
    await client.answer(said);
  } catch (error) {
    if (!(error instanceof AnswerRefused)) throw error;
    if (OVERTAKEN.includes(error.code)) return;
    refused?.(turn, said, error);
    await client.answer(readyAnswer(turn));
  }
}

/** Some answer that is legal. */
function readyAnswer(turn: Turn): WireAnswer {
  const { choices, many } = turn;
  if (many === null) return combined(turn, [0]);
  const items = choices.flatMap(({ answer: one }, place) => (listIn(one) === undefined ? [] : [place]));
  return combined(turn, items.slice(0, many.min));
}

/** One of the choices by its place; where several combine (`many`), any number of them that it allows, as one answer. */
export function combined(
  { choices, many }: Pick<Turn, 'choices' | 'many'>,
  places: readonly number[],
): WireAnswer {
  const picked = places.map((place) => choices[place]?.answer);
  const [first = choices.find(({ answer: one }) => listIn(one) !== undefined)?.answer] = picked;
  if (first === undefined) throw new Error('There is no such choice.');
  const list = many === null ? undefined : listIn(first);
  const whole =
    list === undefined ? first : { ...first, [list]: picked.flatMap((one) => (one as Items)[list] ?? []) };
  // Choices are answers that the house itself has made.
  return whole as WireAnswer;
}

/** What answers combine: cards to discard, things to choose. */
const LISTS = ['picks', 'cards'] as const;
type Items = Readonly<Partial<Record<(typeof LISTS)[number], readonly number[]>>>;
const listIn = (one: object): (typeof LISTS)[number] | undefined => LISTS.find((key) => key in one);
