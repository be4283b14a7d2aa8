/** Answers to cards, Drinks and Events: what they keep from happening, or what they add to it. */
import {
  scaledEffect,
  type Blow,
  type Effect,
  type PlayAnswer,
  type ShapedUse,
  type Sip,
  type StackView,
} from '@taproom/inn';
import { leaveWorth } from './gambling.ts';
import type { Mind } from './mind.ts';
import { isAutomated, isMate, lifeOf, trackWorth } from './numbers.ts';
import { strokesWorth } from './plays.ts';
import { evilOf, healingWorth, lessBy, lossOf, redirectWorth, sparedBy, type PlayView } from './saving.ts';

export type DrinksView = Extract<StackView, { kind: 'drinks' }>;

/** To leave a Round that one's own side has just started or raised, or to Negate its card. */
const NEVER = -99;

/** A response to a card. `own`: what it does besides, with what answers the card counted there too. */
export function answerWorth(
  mind: Mind,
  use: ShapedUse,
  about: PlayView,
  targets: readonly number[],
  own: number,
): number {
  const { view, me, temper } = mind;
  const blow: Blow = {
    harm: -strokesWorth(view, about.strokes, me),
    loss: lossOf(view, about, me),
    life: lifeOf(view, me),
    gold: view.seats[me].gold,
    ours: about.by >= 0 && isMate(view, about.by, me),
    isAnswer: about.on >= 0,
  };
  let saved = 0;
  let nominal = 0;
  for (let e = 0; e < use.effects.length; e++) {
    const verb = use.verbs[e];
    const effect = scaledEffect(use, e, view.seats[me].tokens);
    const { stop, of } = use.means[e];
    if (verb.saves === undefined && stop !== 'healing') continue;
    nominal += verb.worth(effect);
    if (stop === 'ante' && of === 'place') saved += blow.ours ? NEVER : leaveWorth(mind, blow.harm);
    else if (stop === 'negate') saved += blow.ours ? NEVER : negateWorth(mind, about);
    else if (stop === 'healing') saved += healingWorth(mind, about);
    else if (stop === 'redirect')
      saved +=
        temper.caution *
        redirectWorth(mind, about, isWhole(effect), targets.length > 0 ? targets[0] : about.by);
    else
      saved +=
        temper.caution *
        (sparedBy(view, about, me, stop, lessBy(effect, blow.loss)) ?? verb.saves!(effect, blow));
  }
  return saved + own - nominal;
}

const isWhole = (effect: Effect): boolean => 'whole' in effect && effect.whole === true;

/** What was answered is answered no more: that is worth what the answer would have changed. */
const AN_ANSWER = 0.9;

function negateWorth(mind: Mind, about: PlayView): number {
  const evil = evilOf(mind, about.strokes);
  if (about.on < 0) return evil;
  const below = mind.view.stack[about.on];
  if (below?.kind === 'drinks') return evil + drinkSaved(mind, about);
  return below?.kind === 'play' ? evil + AN_ANSWER * undoneBy(mind, about, below) : evil;
}

/** What an answer keeps from happening, to those who would rather see it happen. One that stops nothing keeps nothing off. */
function undoneBy(mind: Mind, about: PlayView, below: PlayView): number {
  const { view, stakes, me } = mind;
  let undone = 0;
  for (const { stop, n, seat, to } of about.strokes) {
    if (stop === 'negate') undone -= evilOf(mind, below.strokes);
    else if (stop === 'healing') undone -= healingWorth(mind, below);
    else if (seat >= 0 && !isMate(view, seat, me)) {
      // Where it does not say by how much, the loss is made as small as can be.
      const spared = sparedBy(view, below, seat, stop, n === 0 ? Infinity : n) ?? 0;
      undone += stakes[seat] * spared;
      // They want us to have it instead of them.
      if (stop === 'redirect' && to >= 0 && to < view.seats.length && isMate(view, to, me)) undone += spared;
    }
  }
  return undone;
}

/** Somebody changes a Drink: a rival's that would have hurt them. */
function drinkSaved({ view, stakes, me }: Mind, about: PlayView): number {
  const below = view.stack[about.on];
  if (below?.kind !== 'drinks' || about.by < 0) return 0;
  let worth = 0;
  for (const { seat, strokes } of below.drinks) {
    const harm = -strokesWorth(view, strokes, seat);
    // Whoever plays on their own Drink makes it weaker, on another's stronger.
    if (isMate(view, seat, about.by)) worth += isMate(view, seat, me) ? 0 : stakes[seat] * harm * 0.8;
    else if (isMate(view, seat, me)) worth += 1;
  }
  return worth;
}

/** A card on a Drink: mine should get weaker, a rival's stronger. */
export function drinkWorth(mind: Mind, use: ShapedUse, about: DrinksView, play: PlayAnswer): number {
  const { view, me, stakes, temper } = mind;
  const drink = about.drinks[play.drink];
  if (isAutomated(view, drink.seat)) return automatedDrinkWorth(mind, use, drink);
  const mine = isMate(view, drink.seat, me);
  const harm = -strokesWorth(
    view,
    drink.strokes.map((stroke) => ({ ...stroke, seat: drink.seat })),
    drink.seat,
  );
  // In a contest it is good to drink much.
  const wanted = about.contest && mine ? 2 : 0;
  const sip: Sip = {
    harm: harm - wanted,
    mine,
    spite: stakes[drink.seat],
    to: sentTo(mind, play),
  };
  let worth = 0;
  for (let e = 0; e < use.effects.length; e++) {
    const verb = use.verbs[e];
    worth += verb.onDrink?.(use.effects[e], sip) ?? 0.1;
  }
  return mine ? worth * temper.caution : worth;
}

/** Whom what is sent on goes to: it hurts a rival, and not a seat that nobody plays. */
function sentTo({ view, me }: Mind, { targets }: PlayAnswer): Sip['to'] {
  if (targets.some((target) => target < view.seats.length && isAutomated(view, target))) return 'nobody';
  return targets.length > 0 && targets[0] < view.seats.length && isMate(view, targets[0], me)
    ? 'mate'
    : 'rival';
}

/** A seat that nobody plays is about to drink: the stronger, the nearer the reward. */
function automatedDrinkWorth({ view }: Mind, use: ShapedUse, drink: DrinksView['drinks'][number]): number {
  const sum = (by: number): number =>
    drink.strokes.reduce((total, { of, n }) => total + (of === 'alcohol' ? n : 0), by);
  let worth = 0;
  for (let e = 0; e < use.effects.length; e++) {
    const stronger = use.verbs[e].strengthens?.(use.effects[e]) ?? 0;
    worth +=
      trackWorth(view, drink.seat, 'alcohol', sum(stronger)) -
      trackWorth(view, drink.seat, 'alcohol', sum(0));
  }
  return worth;
}
