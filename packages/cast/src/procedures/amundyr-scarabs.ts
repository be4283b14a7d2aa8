/** Amundyr's Scarabs: how they bite, and how they come home. */
import {
  asFrame,
  changeToken,
  giveTokens,
  isIn,
  isPresent,
  presentInOrder,
  chooseOne,
  pushChoose,
  pushPlay,
  areMates,
  THING,
  type Answer,
  type Run,
  type SpecialFrame,
  seatOptions,
} from '@taproom/inn';
import type { Procedure, SeatId } from '@taproom/kernel';

type Steps = Procedure<Run, SpecialFrame, Answer>;

const SCARABS = 'scarabs';

const scarabsOf = (t: Run, seat: SeatId): number => t.s.seats[seat].tokens[SCARABS] ?? 0;

/** Back to her supply; if she is out of the game they leave it. */
function goHome(t: Run, owner: SeatId, seat: SeatId, n: number): void {
  if (isIn(t.s, owner)) giveTokens(t, seat, owner, SCARABS, n, -1);
  else changeToken(t, seat, SCARABS, -n, -1);
}

/** Those whose turn ends and who have a Scarab: each is bitten once, one after the other. */
function victims(t: Run, f: SpecialFrame): number[] {
  return f.targets.filter((seat) => !areMates(t.s, seat, f.by) && isIn(t.s, seat) && scarabsOf(t, seat) > 0);
}

/** A team decides in which order its players are bitten (house.85-team-scarab-order). */
function whoIsNext(t: Run, f: SpecialFrame): void {
  f.memory = [];
  f.targets = victims(t, f);
  if (f.targets.length < 2) return;
  const options = seatOptions(f.targets);
  chooseOne(t, f.targets[0], 'team-scarab', options, t.c.effects[f.by][0]);
}

/**
 * At the end of a turn one Scarab goes home, whatever becomes of its bite, and bites: as though a card of hers were
 * played, so that it can be Ignored and reduced. Whoever is not there is not bitten.
 */
function bite(t: Run, f: SpecialFrame): void {
  const [seat] = f.targets.splice(f.memory[0] ?? 0, 1);
  if (seat === undefined) return;
  const [scarabBite] = t.c.effects[f.by];
  goHome(t, f.by, seat, 1);
  f.step = 0;
  if (isPresent(t.s, seat)) pushPlay(t, scarabBite, 0, f.by, [seat], false);
}

export const scarabs: Steps = { steps: [whoIsNext, bite] };

/** Whoever is out of the game has no more use for Scarabs. */
export const scarabsHome: Steps = {
  steps: [
    (t, f) => {
      for (const seat of f.targets) if (seat !== f.by) goHome(t, f.by, seat, scarabsOf(t, seat));
    },
  ],
};

/** “Hungry hungry scarabs”: once, however many players Ignored it, and anybody may be picked. */
function ifIgnored(t: Run, f: SpecialFrame): void {
  const { strokes } = asFrame(t.below(), 'play');
  f.targets = presentInOrder(t.s, f.by).filter((seat) => !areMates(t.s, seat, f.by));
  if (strokes.some(({ v, gone }) => v === 'fortitude' && gone))
    pushChoose(t, f.by, 'hungry-scarabs', seatOptions(f.targets), 0, 1, f.card);
}

function swarm(t: Run, f: SpecialFrame): void {
  if (f.memory.length > 0) giveTokens(t, f.by, f.targets[f.memory[0]], SCARABS, 2, f.card);
}

export const hungryScarabs: Steps = { steps: [ifIgnored, swarm] };

/** “You're in a bit of a bind”: whoever Ignored it, the one who was picked gets a Scarab. */
export const inABind: Steps = {
  steps: [
    (t, f) => {
      const { strokes, targets } = asFrame(t.below(), 'play');
      const [seat] = targets;
      const ignored = strokes.some(({ v, gone }) => v === 'fortitude' && gone);
      if (ignored && seat < THING && isIn(t.s, seat)) giveTokens(t, f.by, seat, SCARABS, 1, f.card);
    },
  ],
};
