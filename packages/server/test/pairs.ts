/**
 * Pairs of tables that differ only in what a seat, or somebody who watches, may not know: what they are sent is the same,
 * byte by byte; when they come, and when somebody answers. Tables of every mode and game, gambling tables too, at every
 * moment of random games. Where an answer brings the difference to light, the tables rightly go on differently.
 * By itself: node packages/server/test/pairs.ts [pairs] [first seed]
 */
import { fileURLToPath } from 'node:url';
import type { WireAnswer } from '@taproom/client';
import { house } from '@taproom/house/own';
import {
  answerChance,
  luckFrom,
  SPECTATOR,
  type AnyAnswer,
  type AnyState,
  type Chance,
  type ChanceAnswer,
  type Luck,
} from '@taproom/kernel';
import { LiveTable } from '../src/table/live-table.ts';
import type { Viewer } from '../src/table/telling.ts';
import { playTable, quietRoom } from './tables.ts';

export interface Pairs {
  tables: number;
  /** Tables at which gambling games were played. */
  gambling: number;
  /** How often what somebody is told who comes was compared, and what they are told of an answer. */
  welcomes: number;
  steps: number;
  /** How often the answer brought the difference to light, or chance drew from what was different. */
  apart: number;
}

/** Keeps what it is sent. */
class Listener implements Viewer {
  readonly heard: string[] = [];
  readonly from = '';
  seat: number;

  constructor(seat: number) {
    this.seat = seat;
  }

  send(text: string | Buffer): void {
    this.heard.push(text.toString());
  }

  close(): void {
    throw new Error('Somebody was sent away.');
  }
}

/** What one viewer is told who comes now, and then of an answer. */
function toldAt(
  table: LiveTable,
  state: AnyState,
  viewer: number,
  seat: number,
  answer: WireAnswer,
  chance: Chance,
): { readonly welcome: string; readonly step: string; readonly after: AnyState; readonly refused: boolean } {
  const memory = { ...structuredClone({ ...table.memory!, undo: null }), state };
  const copy = new LiveTable(quietRoom(0, [], chance), structuredClone(table.record), memory);
  const [listener, speaker] = [new Listener(viewer), new Listener(seat)];
  try {
    copy.join(listener, 0);
    const [welcome] = listener.heard.splice(0).slice(-1);
    copy.answer(speaker, 'answer', memory.question, answer);
    return {
      welcome,
      step: listener.heard.join('\n'),
      after: memory.state,
      refused: speaker.heard.some((text) => text.startsWith('{"type":"refused"')),
    };
  } finally {
    copy.stop();
  }
}

/** What everybody may see: which cards are named in what somebody is told. */
const names = (text: string, cards: readonly number[]): boolean =>
  cards.some((card) => new RegExp(`\\b${card}\\b`).test(text));

function compare(
  table: LiveTable,
  viewer: number,
  seat: number,
  answer: WireAnswer,
  luck: Luck,
  pairs: Pairs,
): void {
  const { options, setup } = table.record;
  const game = house.game(options.game, setup);
  const { state } = table.memory!;
  const other = game.invariants.exchanged(state, viewer, { ...answer, seat } as AnyAnswer, luck);
  if (other === null) return;
  // Chance says the same to both; still, with another card in the deck the third of it may be another one.
  const brought: ChanceAnswer[] = [];
  const here = toldAt(table, game.copy(state), viewer, seat, answer, (question) => {
    brought.push(answerChance(luck, question));
    return brought.at(-1)!;
  });
  const isDrawn = brought.length > 0;
  const there = toldAt(
    table,
    other.state,
    viewer,
    seat,
    answer,
    (question) => brought.shift() ?? answerChance(luck, question),
  );
  if (here.welcome !== there.welcome) throw differ(here.welcome, there.welcome);
  pairs.welcomes++;
  if (here.step === there.step) {
    pairs.steps++;
    return;
  }
  const course = ({ ask, stack }: AnyState): string => JSON.stringify([ask, stack]);
  const isOver = game.question(here.after).kind === 'over' || game.question(there.after).kind === 'over';
  const isNamed = names(here.step, other.cards) || names(there.step, other.cards);
  if (!there.refused && !isOver && !isDrawn && !isNamed && course(here.after) === course(there.after))
    throw differ(here.step, there.step);
  pairs.apart++;
}

function differ(here: string, there: string): Error {
  let at = 0;
  while (here[at] === there[at]) at++;
  const near = (text: string): string => text.slice(Math.max(0, at - 200), at + 200);
  return new Error(`Two tables can be told apart:\n${near(here)}\n${near(there)}`);
}

/** Pairs come from so many tables at least, and of their answers every third is looked at. */
const SPREAD = 8;
const EVERY = 3;

/** So many pairs. */
export async function comparePairs(count: number, firstSeed: number): Promise<Pairs> {
  const pairs: Pairs = { tables: 0, gambling: 0, welcomes: 0, steps: 0, apart: 0 };
  const luck = luckFrom(firstSeed);
  while (pairs.welcomes < count) {
    let [turn, here] = [0, 0];
    const { record } = await playTable(firstSeed + pairs.tables, (table, seat, answer) => {
      // A short run sees many tables, too.
      if (pairs.welcomes >= count || here > count / SPREAD || turn++ % EVERY > 0) return;
      const viewers = [...table.record.seats.keys(), SPECTATOR];
      const before = pairs.welcomes;
      compare(table, viewers[turn % viewers.length], seat, answer, luck, pairs);
      here += pairs.welcomes - before;
    });
    pairs.tables++;
    if (record.options.game !== 'inn') pairs.gambling++;
  }
  return pairs;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [count = '10000', seed = '1'] = process.argv.slice(2);
  console.log(JSON.stringify(await comparePairs(Number(count), Number(seed))));
  process.exit(0);
}
