/** Answers to cards, Drinks and Events: what they keep from happening, or what they add to it. */
import {
  scaledEffect,
  type Blow,
  type PlayAnswer,
  type ShapedUse,
  type Sip,
  type StackView,
} from '@taproom/inn';
import { leaveWorth } from './gambling.ts';
import type { Mind } from './mind.ts';
import { isAutomated, isMate, lifeOf, trackWorth } from './numbers.ts';
import { strokesWorth } from './plays.ts';

export type PlayView = Extract<StackView, { kind: 'play' }>;
export type DrinksView = Extract<StackView, { kind: 'drinks' }>;

/** What a pending card means to everybody: to oneself, and to rivals by what each of them matters. */
function harmOf(mind: Mind, { strokes }: PlayView): number {
  return -strokesWorth(mind.view, strokes, mind.me);
}

/** What it would bring, all in all: below 0 it is better for one's own side if it happens. */
function evilOf(mind: Mind, about: PlayView): number {
  const { view, stakes, me } = mind;
  let evil = harmOf(mind, about);
  for (let seat = 0; seat < view.seats.length; seat++)
    if (stakes[seat] > 0 && !isMate(view, seat, me))
      evil += stakes[seat] * strokesWorth(view, about.strokes, seat);
  return evil;
}

/** To leave a Round that one's own side has just started or raised, or to Negate its card. */
const NEVER = -99;

/** A response to a card. `own`: what it does besides, with what answers the card counted there too. */
export function answerWorth(mind: Mind, use: ShapedUse, about: PlayView, own: number): number {
  const { view, me, temper } = mind;
  const harm = harmOf(mind, about);
  const blow: Blow = {
    harm,
    loss: lossOf(mind, about),
    life: lifeOf(view, me),
    gold: view.seats[me].gold,
    ours: about.by >= 0 && isMate(view, about.by, me),
    isAnswer: about.on >= 0,
  };
  let saved = 0;
  let nominal = 0;
  for (let e = 0; e < use.effects.length; e++) {
    const verb = use.verbs[e];
    if (verb.saves === undefined) continue;
    const effect = scaledEffect(use.effects[e], view.seats[me].tokens);
    const { stop, of } = use.means[e];
    nominal += verb.worth(effect);
    if (stop === 'ante' && of === 'place') saved += blow.ours ? NEVER : leaveWorth(mind, harm);
    else if (stop === 'negate') saved += blow.ours ? NEVER : negateWorth(mind, about);
    else saved += temper.caution * verb.saves(effect, blow);
  }
  return saved + own - nominal;
}

/** What was answered is answered no more: that is worth what the answer would have changed. */
const AN_ANSWER = 0.9;

function negateWorth(mind: Mind, about: PlayView): number {
  if (about.on < 0) return evilOf(mind, about);
  const below = mind.view.stack[about.on];
  if (below?.kind !== 'play')
    return evilOf(mind, about) + (below?.kind === 'drinks' ? drinkSaved(mind, about) : 0);
  // Somebody stops a card that is good for us, or one that is bad for us.
  const stopped = -evilOf(mind, below);
  return evilOf(mind, about) + AN_ANSWER * stopped;
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

function lossOf({ view, me }: Mind, about: PlayView): number {
  let loss = 0;
  for (const { of, n, seat } of about.strokes)
    if (of === 'fortitude' && n < 0 && seat >= 0 && isMate(view, seat, me)) loss -= n;
  return loss;
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
