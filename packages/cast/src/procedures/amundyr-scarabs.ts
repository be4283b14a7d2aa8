/** Amundyr's Scarabs: how they bite, and how they come home. */
import {
  changeToken,
  giveTokens,
  isIn,
  isPresent,
  presentInOrder,
  pushChoose,
  pushPlay,
  areMates,
  type Answer,
  type PlayFrame,
  type Run,
  type SpecialFrame,
} from '@taproom/inn';
import type { Procedure } from '@taproom/kernel';

type Steps = Procedure<Run, SpecialFrame, Answer>;

const SCARABS = 'scarabs';

const scarabsOf = (t: Run, seat: number): number => t.s.seats[seat].tokens[SCARABS] ?? 0;

/** Back to her supply; if she is out of the game they leave it. */
function goHome(t: Run, owner: number, seat: number, n: number, cause: number): void {
  if (isIn(t.s, owner)) giveTokens(t, seat, owner, SCARABS, n, cause);
  else changeToken(t, seat, SCARABS, -n, cause);
}

/**
 * At the end of a turn one Scarab goes home, whatever becomes of its bite, and bites: as though a card of hers were
 * played, so that it can be Ignored and reduced. Whoever is not there is not bitten.
 */
function bite(t: Run, f: SpecialFrame): void {
  const [seat] = f.targets;
  if (areMates(t.s, seat, f.by) || !isIn(t.s, seat) || scarabsOf(t, seat) === 0) return;
  const [scarabBite] = t.c.effects[f.by];
  goHome(t, f.by, seat, 1, scarabBite);
  if (!isPresent(t.s, seat)) return;
  // Nothing waits for this frame: when the bite is done it is looked at who has passed out.
  t.stack.pop();
  pushPlay(t, scarabBite, 0, f.by, [seat], -1, 0, false);
}

export const scarabs: Steps = { steps: [bite] };

/** Whoever is out of the game has no more use for Scarabs. */
export const scarabsHome: Steps = {
  steps: [
    (t, f) => {
      for (const seat of f.targets) if (seat !== f.by) goHome(t, f.by, seat, scarabsOf(t, seat), -1);
    },
  ],
};

/** “Hungry hungry scarabs”: once, however many players Ignored it, and anybody may be picked. */
function ifIgnored(t: Run, f: SpecialFrame): void {
  const { strokes } = t.below() as PlayFrame;
  f.targets = presentInOrder(t.s, f.by).filter((seat) => !areMates(t.s, seat, f.by));
  if (strokes.some(({ v, gone }) => v === 'fortitude' && gone))
    pushChoose(
      t,
      f.by,
      'hungry-scarabs',
      f.targets.map((seat) => ({ seat })),
      0,
      1,
      f.card,
      0,
    );
}

function swarm(t: Run, f: SpecialFrame): void {
  if (f.memory.length > 0) giveTokens(t, f.by, f.targets[f.memory[0]], SCARABS, 2, f.card);
}

export const hungryScarabs: Steps = { steps: [ifIgnored, swarm] };
