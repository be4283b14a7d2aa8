/**
 * A Pipe Card: as it is announced, before anybody may respond, the top Story is turned up and its effects are added to
 * the same play. Whom the Story is about is picked only now that it can be seen (rdi7.warthorn.pipe-target-before-story).
 */
import {
  asFrame,
  announceStrokes,
  areMates,
  inOrder,
  chooseOne,
  takeFromSide,
  targetSets,
  THING,
  thingOf,
  type Answer,
  type Run,
  type SpecialFrame,
  type ShapedUse,
} from '@taproom/inn';
import type { Procedure } from '@taproom/kernel';
import { ARCANE_INTENTION } from '../characters/warthorn-stories.ts';

const STORY_DECK = 0;
/** Behind all steps. */
const OVER = 99;

/** From here on `card` is the Story. It lies with the Pipe Card until that is put away. */
function turnUp(t: Run, f: SpecialFrame): void {
  f.memory = [];
  if (t.isHidden()) return;
  const pipe = asFrame(t.below(), 'play');
  f.card = takeFromSide(t, t.c.owner[pipe.card], STORY_DECK);
  if (f.card < 0) {
    f.step = OVER;
    return;
  }
  pipe.added = [...pipe.added, f.card];
  t.emit('reveal-card', f.by, 0, f.card, pipe.card);
}

const laysItself = ({ means }: ShapedUse): boolean => means.some(({ of }) => of === 'table');

/**
 * A Story is laid in front of anybody else in the game, also of those whom no effect reaches at the moment; only never
 * in front of somebody whom nobody plays (rdi9.otto.warthorn-stories).
 */
function aims(t: Run, by: number, use: ShapedUse): number[] {
  if (use.pick === undefined) return [];
  return laysItself(use)
    ? inOrder(t.s, by).filter((seat) => !areMates(t.s, seat, by) && seat !== t.c.automaton)
    : targetSets(t, by, use).map(([target]) => target);
}

function aim(t: Run, f: SpecialFrame): void {
  const [use] = t.def(f.card).uses;
  if (use?.pick === undefined) return;
  const targets = aims(t, f.by, use);
  const what = laysItself(use) ? 'story-for' : 'story';
  const options = targets.map((target) => (target < THING ? { seat: target } : { card: thingOf(target) }));
  if (targets.length > 0) chooseOne(t, f.by, what, options, f.card);
}

function add(t: Run, f: SpecialFrame): void {
  const pipe = asFrame(t.below(), 'play');
  const [use] = t.def(f.card).uses;
  if (t.def(f.card).key === ARCANE_INTENTION)
    for (const stroke of pipe.strokes) stroke.n += Math.sign(stroke.n);
  if (use === undefined) return;
  const targets = aims(t, f.by, use).slice(f.memory[0]).slice(0, 1);
  // With nobody to tell it about, or to, the Story is only put away with the card.
  if (use.pick !== undefined && targets.length === 0) return;
  if (targets.length > 0) t.emit('chose', f.by, 0, -1, f.card, targets[0]);
  announceStrokes(t, { ...pipe, targets }, f.card, 0);
}

const steps = [turnUp, aim, add];

export const tellStory: Procedure<Run, SpecialFrame, Answer> = { steps };

/** Two of them: the second is turned up when it is seen whom the first is about. */
export const tellStories: Procedure<Run, SpecialFrame, Answer> = { steps: [...steps, ...steps] };
