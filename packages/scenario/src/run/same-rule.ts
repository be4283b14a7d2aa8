/**
 * One rule stands in several places: in the base rules and again in a book, in general and for a case. The table names
 * one of them; whoever writes a scenario may know the rule by another of its names. Only names stand here that are right
 * whenever the table gives that reason; what a book tells for one card alone stands with the card (`retold`).
 */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  // A Round of Gambling
  'core.gambling.winning-hand': ['core.gambling.gambling-after'],
  'core.gambling.tip-not-late': [
    'core.gambling.no-late-cards',
    'core.gambling.end-immediate',
    'core.ruling.late-cards',
    'rdi7.gambling.tip-cards-before-last-pass',
  ],
  'core.gambling.no-late-cards': ['core.gambling.end-immediate', 'core.ruling.late-cards'],
  // What affects whom
  'core.affects.direct': ['core.ruling.affects-could-would', 'rdi5.base.affects-could'],
  'core.affects.drink-modifier-indirect': ['core.affects.direct'],
  'core.affects.negating-indirect': ['core.affects.direct'],
  'core.affects.pot-outcome-indirect': ['core.affects.direct'],
  'core.ignore.own-payment': ['core.ruling.own-payment', 'rdi5.base.no-own-payment-rule'],
  'core.ruling.hit-back-window': ['core.timing.sequential-events'],
  // Drinks and Drink Events
  'core.ignore.drink-of-another': [
    'core.ignore.drink-affecting-you',
    'core.ruling.ignore-drink-scope',
    'rdi5.base.ignore-drink',
    'rdi7.drinks.ignore-needs-effect',
  ],
  'core.drink-events.no-stop-after-start': [
    'core.ignore.event-before-start',
    'core.ruling.event-after-start',
    'rdi5.base.events-respondable',
    'rdi7.events.no-response-once-resolving',
    'rdi6.dungeon-events.no-stop-after-start',
    'rdi9.ignore-event.not-once-resolving',
  ],
  'core.self-split.no-other-split': ['core.ruling.self-split-other-cards'],
  'house.113-nothing-to-convert': ['house.30-iron-guts-zero'],
  // Cards that stop others from playing with the Drinks
  'core.changing-drinks.not-negating': [
    'core.changing-drinks.idts-only',
    'rdi7.stop-playing.not-on-itself',
    'rdi9.change-drink.negating-is-no-change',
  ],
  'core.changing-drinks.not-events': [
    'rdi7.stop-playing.not-on-drink-event',
    'rdi9.change-drink.not-drink-events',
  ],
  'core.changing-drinks.not-ordering': ['rdi9.change-drink.not-ordering-forcing-direct'],
  'core.changing-drinks.counts': ['rdi9.change-drink.counts'],
  // Teams
  'rdi6.team.champions.gambling-non-champion-cards': ['rdi6.team.champions.gambling'],
  'rdi6.team.potion-start': ['rdi6.team.potion-use'],
  'rdi6.team.char.vlazlo-bat-nap': ['rdi6.team.char.vlazlo-bat-nap-static'],
  // Cards that are plotted, and Minions
  'house.46-plotted-non-schemes': ['rdi9.petra.plot-any-card'],
  'rdi6.torglesnarf.minion-only-fortitude': [
    'rdi6.torglesnarf.minion-no-gold',
    'rdi6.torglesnarf.minion-no-cards',
    'rdi6.torglesnarf.minion-no-drinks',
  ],
};

/** Whether a rule is the one meant, under whichever name. */
export const isSameRule = (given: string, meant: string): boolean =>
  given === meant || (ALSO[given]?.includes(meant) ?? false);
