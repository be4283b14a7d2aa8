/** The waiting room: two Patients, filled up as a turn begins and at no other time (rdi9.terci.turn-start-refill). */
import {
  putInPlay,
  pushChoose,
  sideReady,
  takeFromSide,
  type Answer,
  type Run,
  type SpecialFrame,
  cardOptions,
} from '@taproom/inn';
import type { Procedure } from '@taproom/kernel';

type Practice = Procedure<Run, SpecialFrame, Answer>;

const WAITING_ROOM = 2;
/** Which side deck the Patients come from. */
const PATIENT_DECK = 0;

/** Who waits: other things may lie in front of the doctor too. */
const waiting = (t: Run, by: number): number[] =>
  t.s.seats[by].play.filter((card) => t.c.owner[card] === by && t.c.sideDeck[card] === PATIENT_DECK);

/** One at a time: the deck may have to be shuffled in between. */
function callIn(t: Run, f: SpecialFrame): void {
  if (waiting(t, f.by).length >= WAITING_ROOM) return;
  if (!sideReady(t, f.by, PATIENT_DECK)) {
    f.step--;
    return;
  }
  if (t.isHidden()) return;
  const card = takeFromSide(t, f.by, PATIENT_DECK);
  if (card < 0) return;
  f.step--;
  putInPlay(t.s.seats[f.by], card);
  t.emit('enter-play', f.by, 0, card, f.card, -1, [], undefined, 'waits');
}

/** “Next!”: the one card that may send Waiting Patients away (rdi9.terci.waiting-not-discardable). */
function sendAway(t: Run, f: SpecialFrame): void {
  const options = cardOptions(waiting(t, f.by));
  if (options.length > 0) pushChoose(t, f.by, 'discard-in-play', options, 0, options.length, f.card);
}

export const terciWaitingRoom: Practice = { steps: [callIn] };
export const terciSetup: Practice = { steps: [callIn] };
export const terciNext: Practice = { steps: [sendAway, callIn] };
