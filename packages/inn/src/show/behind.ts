/**
 * The rule behind everything that a table tells: each line of the log, each question, each step of a forecast. A door of
 * its own (`@taproom/inn/behind`): it is loaded when somebody wants to know.
 */
import type { EventKind } from '../table/log-event.ts';
import type { About } from '../table/state.ts';

/** What a card says is carried out: behind whatever has no rule of its own. */
const AS_THE_CARD_SAYS = 'core.timing.no-response-resolves';

const OF_EVENT: Readonly<Record<EventKind, string>> = {
  turn: 'core.turn.four-phases',
  play: 'core.timing.response-order',
  called: AS_THE_CARD_SAYS,
  negated: 'core.negate.prevents',
  ignored: 'core.ignore.self-only',
  reduced: 'core.negate.not-reduce-redirect-pass',
  redirected: 'core.redirect.source-kept',
  'no-healing': AS_THE_CARD_SAYS,
  'inn-pays': 'core.ignore.own-payment-reduce',
  blocked: AS_THE_CARD_SAYS,
  fortitude: 'core.minmax.fortitude',
  alcohol: 'core.minmax.alcohol',
  paid: 'core.minmax.gold-min',
  gold: 'core.setup.inn',
  token: AS_THE_CARD_SAYS,
  circle: AS_THE_CARD_SAYS,
  'enter-play': AS_THE_CARD_SAYS,
  'leave-play': AS_THE_CARD_SAYS,
  mark: 'rdi9.dale.grow',
  draw: 'core.discard-draw.draw-to-seven',
  discard: 'core.setup.own-discard',
  take: AS_THE_CARD_SAYS,
  show: AS_THE_CARD_SAYS,
  'reveal-card': AS_THE_CARD_SAYS,
  plot: 'rdi9.petra.plot-how',
  'another-action': 'core.action.one-optional',
  'turn-ends': AS_THE_CARD_SAYS,
  asleep: 'rdi5.lizwick.needle-ends-turn',
  away: 'rdi7.jasper.fresh-air-ignore-all',
  outside: 'rdi7.jasper.fresh-air-ends-turn',
  back: 'rdi7.jasper.fresh-air-ends-turn',
  ordered: 'core.order.mandatory',
  served: 'core.extra-orders.face-down',
  reveal: 'core.drink.reveal-top',
  chaser: 'core.chasers.add',
  sober: 'core.drink.sober-up',
  'no-drink': 'core.ruling.drink-deck-exhausted',
  'drink-ignored': 'core.ignore.drink-affecting-you',
  'drink-changed': 'core.changing-drinks.counts',
  'drink-passed': 'core.changing-drinks.counts',
  'drink-split': 'core.split.half-rounded-up',
  'drink-converted': 'core.changing-drinks.counts',
  'drink-soured': 'core.changing-drinks.counts',
  'drink-kept': 'core.kept-drinks.one-mover',
  'drink-idle': 'core.drink.reveal-top',
  dared: 'core.drink-events.follow',
  'fresh-pile': AS_THE_CARD_SAYS,
  shuffled: 'core.discard-draw.reshuffle-on-last',
  renewed: 'core.drink-deck.run-out-pay',
  round: 'core.gambling.start',
  ante: 'core.gambling.ante',
  'no-antes': 'core.gambling.broke-ante-card',
  'round-on': 'core.gambling.clockwise',
  'round-shared': 'gii.ties.still-tied-split',
  'pot-left': 'gii.app-c.pot-carries',
  'game-chosen': 'gii.app-b.trigger',
  'game-again': 'gii.app-b.replaces-round',
  'game-tied': 'gii.ties.still-tied-split',
  game: 'gii.app-b.order-of-play',
  control: 'core.gambling.card-takes-control',
  'left-round': 'core.gambling.leave-no-cards',
  'gamble-pass': 'core.gambling.pass-stays-in',
  'round-won': 'core.gambling.end-all-pass',
  'round-void': 'core.gambling.no-winner-to-inn',
  pot: 'core.gambling.winner-takes-pot',
  skim: AS_THE_CARD_SAYS,
  event: 'core.drink-events.follow',
  'event-ignored': 'core.ignore.event-before-start',
  counter: 'rdi6.dungeon-events.counter-removal',
  counters: 'rdi6.dungeon-events.refill-by-encounter-level',
  crawl: 'rdi9.pub-crawl.bar-deck-combined',
  stow: AS_THE_CARD_SAYS,
  chose: 'house.342-modes-in-order',
  coin: AS_THE_CARD_SAYS,
  bid: 'house.343-bidding',
  'bid-pass': 'house.343-bidding',
  'no-bid': 'house.343-bidding',
  shuns: 'core.ignore.self-only',
  verb: AS_THE_CARD_SAYS,
  held: 'rdi6.team.shared-defence',
  'stand-in': 'rdi6.team.champions.when',
  soaked: AS_THE_CARD_SAYS,
  'pile-shuffled': 'core.setup.drink-me-unseen',
  'prize-added': 'rdi9.prize.starter-adds-before-ante',
  'prize-won': 'rdi9.prize.winner-takes',
  'prize-inn': 'rdi9.prize.pot-to-inn',
  'prizes-back': 'rdi9.prize.refill-from-bin',
  'contest-value': 'core.contest.ac-changes-count',
  'contest-tie': 'core.contest.tie-repeat',
  'contest-won': 'core.contest.winner-paid',
  'contest-void': 'core.contest.tie-all-out',
  champion: 'rdi6.team.champions.when',
  potion: 'rdi6.team.potion-use',
  share: 'core.losing.split-rest',
  'track-out': 'rdi9.otto.pass-out-reset',
  idle: 'rdi9.otto.illegal-play-nothing',
  'last-chance': 'core.losing.last-chance',
  saved: 'core.losing.saved',
  out: 'core.losing.then-out',
  closing: 'house.821-closing-time',
  over: 'core.object.last-standing-wins',
};

const OF_WINDOW: Readonly<Record<About, string>> = {
  idle: 'core.cards.any-phase',
  play: 'core.timing.response-order',
  drink: 'core.timing.response-order',
  event: 'core.drink-events.respondable',
  loss: 'core.ruling.hit-back-window',
  paid: 'core.ruling.hit-back-window',
  reveal: 'core.timing.response-order',
  won: 'core.ruling.late-cards',
  collected: 'core.ruling.late-cards',
  'last-chance': 'core.losing.last-chance',
};

const OF_QUESTION: Readonly<Record<string, string>> = {
  discard: 'core.discard-draw.discard-any',
  action: 'core.action.one-optional',
  gamble: 'core.gambling.turn-options',
  order: 'core.order.mandatory',
  'turn-end': 'core.turn.next-left',
  over: 'core.object.last-standing-wins',
};

/** What is to be chosen; a card asks for the rest. */
const OF_CHOICE: Readonly<Record<string, string>> = {
  mode: 'house.342-modes-in-order',
  bid: 'house.343-bidding',
  plot: 'rdi9.petra.plot-when',
  wages: 'rdi6.torglesnarf.wages-choice',
  prize: 'rdi9.prize.starter-adds-before-ante',
  'prize-share': 'rdi9.prize.whitehawk',
  dare: 'core.wench-dares.equal-choice',
  'drink-effect': 'core.drink-effects.order-choice',
  'self-split': 'core.self-split.choice',
  'team-drink': 'rdi6.team.turn.drink-sequential',
  'team-champion': 'rdi6.team.champions.when',
  'team-scarab': 'house.85-team-scarab-order',
  'track-reward': 'rdi9.otto.pass-out-reward',
  'gambling-game': 'gii.app-b.trigger',
  'gambling-variant': 'gii.app-b.trigger',
  'gambling-split': 'gii.ties.split-choice',
  form: 'rdi6.vlazlo.starting-hand',
  'buy-form': 'rdi6.vlazlo.form-buy-when',
  'get-drunker': 'rdi5.zakhan.chi-gain-optional',
  'discard-to-sober': 'rdi5.zakhan.chi-reduce',
  gather: 'rdi9.dale.gather-forced',
  'gather-target': 'rdi9.dale.gather-effect',
  mount: 'rdi7.molly.reveal-step-2-immediate',
  story: 'rdi7.warthorn.independent-targets',
  'story-for': 'rdi7.warthorn.kept-story-mandatory',
};

/** Of a question: its kind, what a window is about, what is to be chosen. */
export interface AskedAbout {
  readonly kind: string;
  readonly about?: string;
  readonly what?: string;
}

export const ruleOfEvent = (e: string): string => OF_EVENT[e as EventKind] ?? AS_THE_CARD_SAYS;

/** Why somebody is asked. What a gambling game asks is told by that game (`@taproom/parlour/help`). */
export function ruleOfQuestion({ kind, about = '', what = '' }: AskedAbout): string {
  if (kind === 'respond') return OF_WINDOW[about as About] ?? OF_WINDOW.play;
  return OF_QUESTION[kind] ?? OF_CHOICE[what] ?? AS_THE_CARD_SAYS;
}

/** Steps of a forecast are called as what moves, or as the verb that would do it. */
const OF_STEP: Readonly<Record<string, string>> = {
  answer: 'rdi9.otto.response-trigger',
  wages: 'rdi6.torglesnarf.wages-choice',
  'ignore-drink': 'core.ignore.drink-affecting-you',
  out: 'core.losing.not-immediate',
};

export const ruleOfStep = (what: string): string => OF_STEP[what] ?? ruleOfEvent(what);

/** All that there are, for whoever wants to be sure that they stand in a book. */
export const RULES_BEHIND: readonly string[] = [
  ...new Set(
    [OF_EVENT, OF_WINDOW, OF_QUESTION, OF_CHOICE, OF_STEP].flatMap((rules) => Object.values<string>(rules)),
  ),
];
