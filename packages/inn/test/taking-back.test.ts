/** What an answer has let others learn: an answer that leaves no trace can be taken back. */
import { describe, expect, test } from 'vitest';
import { ALL } from '@taproom/kernel';
import type { Answer, InnEvent, InnState } from '@taproom/inn';
import { leavesNoTrace } from '../src/play/taking-back.ts';

type Ask = InnState['ask'];
type Seat = { hand: number[]; plot: number[]; play: number[] };

const PASS: Answer = { seat: 0, do: 'pass' };
const ASKED: Ask = { seat: 1, kind: 'respond', about: 'idle' };
const seats = (): Seat[] => [
  { hand: [0, 1], plot: [2], play: [3] },
  { hand: [4], plot: [], play: [] },
];
const stateOf = (at: Seat[], ask: Ask): InnState => ({ seats: at, ask }) as unknown as InnState;
const event = (more: Partial<InnEvent>): InnEvent =>
  ({ card: -1, list: [], known: ALL, ...more }) as unknown as InnEvent;
const choice = (...cards: (number | undefined)[]): Ask => ({
  seat: 0,
  kind: 'choose',
  what: 'x',
  options: cards.map((card) => (card === undefined ? { word: 'x' } : { card })),
  min: 1,
  max: 1,
  card: -1,
});

interface Case {
  readonly answer?: Answer;
  readonly events?: readonly InnEvent[];
  readonly ask?: Ask;
  /** What has become of the cards. */
  readonly after?: Seat[];
}

function traceless({ answer = PASS, events = [event({})], ask = ASKED, after = seats() }: Case): boolean {
  const before = stateOf(seats(), null);
  const s = stateOf(after, ask);
  return leavesNoTrace({ s } as never, { before, answer, events, after: s });
}

const changed = (change: (at: Seat[]) => void): Seat[] => {
  const at = seats();
  change(at);
  return at;
};

describe('no trace is left', () => {
  test.each<[string, Case]>([
    ['by passing', {}],
    ['by discarding nothing', { answer: { seat: 0, do: 'discard', cards: [] } }],
    ['by a choice among words', { ask: choice(undefined) }],
    ['by a choice among one’s own cards', { ask: choice(0, 1, 2, 3) }],
    ['where something else has moved', { after: changed((at) => at[0].play.push(9)) }],
  ])('%s', (_, of) => {
    expect(traceless(of)).toBe(true);
  });
});

describe('a trace is left', () => {
  test.each<[string, Case]>([
    ['by a play', { answer: { seat: 0, do: 'play', card: 0, use: 0, targets: [] } as unknown as Answer }],
    ['by a discard', { answer: { seat: 0, do: 'discard', cards: [0] } }],
    ['by a card that was named', { events: [event({ card: 0 })] }],
    ['by cards that were named', { events: [event({}), event({ list: [0] })] }],
    ['by what only some know', { events: [event({ known: 0 })] }],
    ['by a gambling game', { events: [event({ game: {} as never })] }],
    ['in the own hand', { after: changed((at) => at[0].hand.push(9)) }],
    ['in the hand of another', { after: changed((at) => at[1].hand.pop()) }],
    ['in what somebody plots', { after: changed((at) => at[0].plot.pop()) }],
    ['where nobody is asked', { ask: null }],
    ['by what a gambling game asks', { ask: { ...choice(undefined)!, kind: 'game' } as never }],
    ['by a choice among others’ cards', { ask: choice(0, 4) }],
  ])('%s', (_, of) => {
    expect(traceless(of)).toBe(false);
  });
});
