/** What an automated seat does: its Action, its answers, its gambling turns, and what follows when a track is full. */
import { aimed, boxOf, mayAnswer, renewDeck, turnUp } from './automaton.ts';
import { chooseOne } from '../play/choosing.ts';
import { gainGold } from '../table/numbers.ts';
import { draw } from '../table/piles.ts';
import type { Run } from '../run.ts';
import { inOrder } from '../table/seats.ts';
import { asFrame, type RewardFrame, type RoundFrame } from '../table/state.ts';
import { isFull } from '../table/tracks.ts';
import { pushPlay, type InnProcedure } from '../play/announcing.ts';

/** Its Action Phase: the Action box of the top card. False: the deck must be shuffled first. */
export function act(t: Run): boolean {
  if (renewDeck(t)) return false;
  const card = turnUp(t);
  if (card < 0) return true;
  const use = boxOf(t, card, 'action');
  const way = t.use(card, use);
  const targets = aimed(t, way);
  // What would be illegal is not done at all.
  if (way.pick === undefined || targets.length > 0) pushPlay(t, card, use, t.c.automaton, targets, false);
  else t.emit('idle', t.c.automaton, 0, card);
  renewDeck(t);
  return true;
}

/** One answer to the card or Drink that stands at `on`: the Sometimes box of the top card, if it fits. */
export function answer(t: Run, on: number, which: number): void {
  const frame = asFrame(t.stack[on], 'play', 'drinks');
  if (frame.k === 'play') frame.met = true;
  else frame.drinks[which].met = true;
  const card = turnUp(t);
  const use = boxOf(t, card, frame.k === 'play' ? 'card' : 'drink');
  if (use >= 0 && mayAnswer(t, card, use, on, which))
    pushPlay(t, card, use, t.c.automaton, aimed(t, t.use(card, use)), false, null, on, which);
  else t.emit('idle', t.c.automaton, 0, card);
  renewDeck(t);
}

/** Its gambling turn: the bottom box of the top card. Where nothing comes of it, it passes. */
export function gamble(t: Run, f: RoundFrame): void {
  const card = turnUp(t);
  if (card < 0) return;
  const use = boxOf(t, card, 'gamble');
  const way = t.use(card, use);
  const targets = aimed(t, way);
  const legal =
    (!f.lock || way.types?.includes('cheating') === true) && (way.pick === undefined || targets.length > 0);
  if (legal) pushPlay(t, card, use, t.c.automaton, targets, false);
  else t.emit('idle', t.c.automaton, 0, card);
}

/** Whose track is full, in turn order from the active player. */
const nextFull = (t: Run): number =>
  inOrder(t.s, t.s.turn).find((seat) => t.s.tracks.some((track) => track.seat === seat && isFull(track))) ??
  -1;

const GOLD = 1;
const CARDS = 2;

/** The track starts afresh, and its player chooses a reward. One track after the other. */
function startAfresh(t: Run, f: RewardFrame): void {
  f.seat = nextFull(t);
  if (f.seat < 0) {
    f.step = steps.length;
    return;
  }
  const track = t.s.tracks.find(({ seat }) => seat === f.seat)!;
  track.fortitude = t.c.characters[t.c.automaton].automaton!.length;
  track.alcohol = 0;
  t.emit('track-out', t.c.automaton, 0, -1, -1, f.seat);
  f.memory = [];
  const options = [{ word: `gain ${GOLD} Gold` }, { word: `draw ${CARDS} cards` }];
  chooseOne(t, f.seat, 'track-reward', options, -1);
}

function reward(t: Run, f: RewardFrame): void {
  f.step = 0;
  if (f.memory[0] === 0) gainGold(t, f.seat, GOLD, -1);
  else draw(t, f.seat, CARDS, -1);
}

const steps = [startAfresh, reward];

export const rewards: InnProcedure<RewardFrame> = { steps };
