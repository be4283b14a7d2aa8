/**
 * A simple sensible player: adds up what each answer is worth by its verbs and takes the best that is worth a card.
 * It sees its seat's view and the legal answers, never the state.
 */
import { scaledEffect, verbOf } from '@taproom/inn';
import type {
  Answer,
  Blow,
  InnView,
  PlayAnswer,
  Question,
  ShapedUse,
  Sip,
  StackView,
  Use,
} from '@taproom/inn';
import type { InnTable } from '../bot.ts';
import { potionWanted } from '../inn/potions.ts';
import { chooseGame, playGame, wantsRoundOver } from '../inn/game.ts';
import { chooseAtEvent, hasActionsFor } from './events.ts';
import {
  cardWorth,
  isAutomated,
  isMate,
  lifeOf,
  playWorth,
  plotWorth,
  spiteFor,
  strokesWorth,
  trackWorth,
} from './worth.ts';

/** What an answer must be worth before a card is spent on it. */
const PRICE_OF_A_CARD = 0.2;

type PlayView = Extract<StackView, { kind: 'play' }>;
type DrinksView = Extract<StackView, { kind: 'drinks' }>;

export function sensibleGuest(table: InnTable): Answer {
  const { view, answers } = table;
  const potion = potionWanted(view, answers.legal);
  if (potion !== null) return potion;
  let best: Answer | null = null;
  let most = PRICE_OF_A_CARD;
  for (const play of answers.legal) {
    if (play.do !== 'play') continue;
    const worth = worthOf(table, play);
    if (worth > most) {
      most = worth;
      best = play;
    }
  }
  if (best !== null) return best;
  switch (answers.kind) {
    case 'discard':
      return discardWeak(table);
    case 'order':
      return orderFor(view, answers.legal);
    case 'choose':
      return chooseFor(table);
    case 'game':
      return playGame(table);
    default:
      return { seat: answers.seat, do: 'pass' };
  }
}

function worthOf(table: InnTable, play: PlayAnswer): number {
  const { view, content } = table;
  const me = play.seat;
  const use = content.defs[play.card].uses[play.use];
  const about = view.stack.at(-2);
  const attacker = about?.kind === 'play' ? about.by : -1;
  if (use.when.at === 'event') return 0.4 + (lifeOf(view, me) <= 6 ? 2 : 0);
  if (use.when.at === 'drink' && about?.kind === 'drinks') return drinkWorth(view, use, me, about, play);
  const own = playWorth(view, use, me, play.targets, attacker);
  switch (use.when.at) {
    case 'play':
      return about?.kind === 'play' ? answerWorth(view, use, me, about, own) : own;
    case 'won':
      // Nobody plays on against their own win.
      return holdsRound(view, me) ? -1 : own;
    case 'action':
      if (use.from === 'play' && use.means.some(({ of, by }) => of === 'turn' && by > 0))
        return hasActionsFor(view, content, me, view.seats[me].actions + 1) ? own : 0;
      return use.startsRound ? own + roundWorth(view, me) : own;
    case 'gamble':
      return gambleWorth(view, use, me, own);
    case 'round':
      if (view.round?.game)
        return use.means.some(({ stop }) => stop === 'round') && !wantsRoundOver(table) ? 0 : own;
      return view.round !== null && !holdsRound(view, me) && view.pot >= 4 ? own : 0;
    default:
      return own;
  }
}

/** One's own side is winning the Round of Gambling. */
const holdsRound = (view: InnView, me: number): boolean =>
  view.round !== null && view.round.control >= 0 && isMate(view, view.round.control, me);

/** A response to a card: what it keeps from happening to me, or to somebody else's advantage. */
function answerWorth(view: InnView, use: ShapedUse, me: number, about: PlayView, own: number): number {
  const blow: Blow = {
    harm: -strokesWorth(view, about.strokes, me),
    loss: lossOf(view, about, me),
    life: lifeOf(view, me),
    gold: view.seats[me].gold,
    ours: about.by >= 0 && isMate(view, about.by, me),
    isAnswer: about.on >= 0,
  };
  // What the response does besides (hit, draw) is in `own`, with what answers the card counted there too: take that out.
  let saved = 0;
  let nominal = 0;
  for (let e = 0; e < use.effects.length; e++) {
    const verb = use.verbs[e];
    if (verb.saves === undefined) continue;
    const effect = scaledEffect(use, e, view.seats[me].tokens);
    saved += verb.saves(effect, blow);
    nominal += verb.worth(effect);
  }
  return saved + own - nominal;
}

/** How much Fortitude a card would cost one's own side. */
function lossOf(view: InnView, about: PlayView, me: number): number {
  let loss = 0;
  for (const { of, n, seat } of about.strokes)
    if (of === 'fortitude' && n < 0 && isMate(view, seat, me)) loss -= n;
  return loss;
}

/** A card on a Drink: mine should get weaker, a rival's stronger. */
function drinkWorth(view: InnView, use: ShapedUse, me: number, about: DrinksView, play: PlayAnswer): number {
  const drink = about.drinks[play.drink];
  if (isAutomated(view, drink.seat)) return automatedDrinkWorth(view, use, drink);
  const harm = -strokesWorth(view, forDrinker(drink), drink.seat);
  const mine = isMate(view, drink.seat, me);
  const sip: Sip = { harm, mine, spite: spiteFor(view, drink.seat), to: sentTo(view, play, me) };
  let worth = 0;
  for (let e = 0; e < use.effects.length; e++) worth += use.verbs[e].onDrink?.(use.effects[e], sip) ?? 0.1;
  // A small Drink is not worth a good card.
  return mine && harm < 1.5 ? worth - 0.6 : worth;
}

/** What was passed on does to its drinker what it would have done to the one before. */
const forDrinker = ({ seat, strokes }: DrinksView['drinks'][number]): PlayView['strokes'] =>
  strokes.every((stroke) => stroke.seat === seat) ? strokes : strokes.map((stroke) => ({ ...stroke, seat }));

/** Whom what is sent on goes to: it hurts a rival, and not a seat that nobody plays. */
function sentTo(view: InnView, { targets }: PlayAnswer, me: number): Sip['to'] {
  if (targets.some((target) => target < view.seats.length && isAutomated(view, target))) return 'nobody';
  return targets.length > 0 && targets[0] < view.seats.length && isMate(view, targets[0], me)
    ? 'mate'
    : 'rival';
}

/** A seat that nobody plays is about to drink: the stronger, the nearer the reward. */
function automatedDrinkWorth(view: InnView, use: Use, drink: DrinksView['drinks'][number]): number {
  const sum = (by: number): number =>
    drink.strokes.reduce((total, { of, n }) => total + (of === 'alcohol' ? n : 0), by);
  let worth = 0;
  for (const effect of use.effects) {
    const stronger = verbOf(effect.verb).strengthens?.(effect) ?? 0;
    worth +=
      trackWorth(view, drink.seat, 'alcohol', sum(stronger)) -
      trackWorth(view, drink.seat, 'alcohol', sum(0));
  }
  return worth;
}

/** A Round is won by whoever is in control when the others pass, and most hands hold little to gamble with. */
function roundWorth(view: InnView, me: number): number {
  if (view.seats[me].gold <= 3) return -2;
  const others = view.seats.filter(
    (seat) => seat.side !== view.seats[me].side && seat.out === 0 && seat.backAt < 0,
  );
  return new Set(others.map(({ side }) => side)).size * 0.5;
}

function gambleWorth(view: InnView, use: ShapedUse, me: number, own: number): number {
  if (view.round === null) return own;
  const raises = use.means.some(({ of }) => of === 'ante');
  const locks = use.effects.some((effect) => 'lock' in effect && effect.lock === true);
  if (raises && view.seats[me].gold <= 3) return -1;
  return own + view.pot * (locks ? 0.7 : 0.5);
}

/** A hand is soon full again: what is not worth much goes, and so do more gambling cards than one Round takes. */
const WORTH_KEEPING = 1.3;
const KEPT_TO_GAMBLE = 1;

function discardWeak({ view, answers, content }: InnTable): Answer {
  const hand = view.seats[answers.seat].hand ?? [];
  let gambling = 0;
  const weak = hand.filter((card) => {
    const def = content.defs[card];
    if (def.types.some((type) => type === 'gambling' || type === 'cheating'))
      return ++gambling > KEPT_TO_GAMBLE;
    return cardWorth(def) < WORTH_KEEPING;
  });
  return { seat: answers.seat, do: 'discard', cards: weak };
}

/** The next Drink goes to whoever is furthest from passing out: the others fall by themselves. */
function orderFor(view: InnView, legal: readonly Answer[]): Answer {
  let best = legal[0];
  let most = -Infinity;
  for (const answer of legal) {
    if (answer.do !== 'order') continue;
    const life = lifeOf(view, answer.to) - view.seats[answer.to].drinkMe;
    if (life > most) {
      most = life;
      best = answer;
    }
  }
  return best;
}

type Choosing = Extract<Question, { kind: 'choose' }>;

/** Give away the least, keep the best, and aim at the weakest. */
function chooseFor(table: InnTable): Answer {
  const { view, answers, content } = table;
  const question = view.question as Choosing;
  const { options, min, max, what } = question;
  const game = chooseGame(table, what, options.length);
  if (game !== null) return game;
  const event = chooseAtEvent(table, question);
  if (event !== null) return event;
  const rank: { readonly i: number; readonly score: number }[] = [];
  for (let i = 0; i < options.length; i++) {
    const option = options[i];
    const worth = what === 'plot' ? plotWorth : cardWorth;
    const card =
      option.card === undefined ? 0 : AIMED.has(what) ? THING_SCORE : worth(content.defs[option.card]);
    // Nobody aims at themselves as long as there is somebody else.
    const foe = option.seat === undefined ? 0 : seatScore(view, content, question, option.seat);
    // Wages are paid as long as some Gold is left after that.
    const pays = what === 'wages' && option.word === 'pay' && view.seats[answers.seat].gold < 5 ? -1 : 0;
    const prize = what === 'track-reward' ? rewardScore(view, i) : 0;
    const shape = what === 'buy-form' || what === 'form' ? formScore(view, i, options.length) : 0;
    rank.push({ i, score: card + foe + pays + shape + prize });
  }
  const giving = GIVING.has(what);
  rank.sort((a, b) => (giving ? a.score - b.score : b.score - a.score));
  const wanted = WANTED[what]?.(view, max) ?? Math.max(min, giving ? min : Math.min(max, 1));
  // Only what is better for it is Plotted.
  if (what === 'plot' && rank[0].score <= 0) return { seat: answers.seat, do: 'choose', picks: [] };
  const picks: number[] = [];
  for (let best = 0; best < wanted && best < rank.length; best++) picks.push(rank[best].i);
  return { seat: answers.seat, do: 'choose', picks };
}

/** A team names the one who is away, and so is spared, or who has the cards for a Round; else one aims at foes. */
function seatScore(
  view: InnView,
  content: InnTable['content'],
  { what, card }: Choosing,
  seat: number,
): number {
  if (what !== 'team-champion') return what.startsWith('team-') ? 0 : foeScore(view, view.seat, seat);
  const { backAt, hand } = view.seats[seat];
  if (backAt >= 0) return 5;
  const gambles = content.defs[card]?.uses.some((use) => use.startsRound);
  const cards = (hand ?? []).filter((held) =>
    content.defs[held].uses.some(({ when }) => when.at === 'gamble'),
  ).length;
  return gambles ? cards * 0.5 : 0;
}

/** The weakest rival first; a seat that nobody plays only if there is nobody else, and oneself last. */
function foeScore(view: InnView, me: number, seat: number): number {
  if (isMate(view, seat, me)) return -99;
  return isAutomated(view, seat) ? -50 : -lifeOf(view, seat);
}

/** Gold, or cards: cards for whoever has Gold enough and a hand to fill. */
const rewardScore = (view: InnView, i: number): number => {
  const { gold, handSize } = view.seats[view.seat];
  return i === (gold >= 6 && handSize <= 4 ? 1 : 0) ? 1 : 0;
};

/**
 * Of two decks, the first for attack and the second for defence, one takes turns, and hides when it gets tight. A third
 * one is stronger than both.
 */
const formScore = (view: InnView, i: number, decks: number): number =>
  i === (decks > 2 ? 2 : lifeOf(view, view.seat) <= 9 || view.turns % 2 === 1 ? 1 : 0) ? 1 : 0;

/** Where a blow is aimed, something in play comes after the players whom it would hurt. */
const AIMED: ReadonlySet<string> = new Set(['second-blow']);
const THING_SCORE = -40;

const GIVING: ReadonlySet<string> = new Set([
  'discard',
  'cycle',
  'redraw',
  'discard-to-heal',
  'discard-or-suffer',
  'discard-to-sober',
  'discard-in-play',
]);

/** How many of something offered one takes. */
const WANTED: Readonly<Record<string, (view: InnView, max: number) => number>> = {
  'discard-to-heal': (view, max) => Math.min(max, 20 - view.seats[view.seat].fortitude, 3),
  'discard-or-suffer': (_view, max) => max,
  'discard-to-sober': (view, max) => (lifeOf(view, view.seat) <= 7 ? Math.min(max, 2) : 0),
  // What makes drunk and strong: some of it, as long as one stands firmly.
  'get-drunker'(view) {
    const { drunkenness, alcohol } = view.seats[view.seat];
    return lifeOf(view, view.seat) >= 7 && drunkenness - alcohol < 4 ? 1 : 0;
  },
};
