/** To affect is to affect directly: the rules that say so, of whatever kind the card is. */
const DIRECTLY = [
  'core.affects.direct',
  'core.ruling.affects-could-would',
  'rdi5.base.affects-could',
] as const;

/**
 * One rule stands in several places: in the base rules and again in a book, in general and for a case. The table names
 * one of them; whoever writes a scenario may know the rule by another of its names. Only entries stand here that say the
 * same, of whatever the table gives that reason for; what a book tells for one card alone stands with the card (`retold`).
 */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  // A Round of Gambling
  'core.gambling.winning-hand': ['core.gambling.gambling-after', 'core.ruling.winning-hand-exceptions'],
  // With the last pass the Round is over: that is why it is too late.
  'core.gambling.tip-not-late': [
    'core.gambling.no-late-cards',
    'core.gambling.end-immediate',
    'core.ruling.late-cards',
  ],
  'core.gambling.no-late-cards': ['core.gambling.end-immediate', 'core.ruling.late-cards'],
  // The suggested rule is in force unless all agree that it is not.
  'gii.app-c.min-raise-optional': ['gii.amb.min-raise-default'],
  // With a bet on the table one calls, raises or folds: that is why nobody checks.
  'gii.app-c.check': ['gii.app-c.options'],
  // What affects whom
  'core.affects.direct': DIRECTLY,
  'core.affects.drink-modifier-indirect': DIRECTLY,
  'core.affects.negating-indirect': DIRECTLY,
  'core.affects.pot-outcome-indirect': DIRECTLY,
  'core.ignore.own-payment': ['core.ruling.own-payment'],
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
  'core.drink-events.event-kinds': ['rdi6.dungeon-events.specific-event-scope'],
  'core.self-split.no-other-split': ['core.ruling.self-split-other-cards'],
  // Cards that stop others from playing with the Drinks
  'core.changing-drinks.not-negating': ['rdi9.change-drink.negating-is-no-change'],
  'core.changing-drinks.not-events': [
    'rdi7.stop-playing.not-on-drink-event',
    'rdi9.change-drink.not-drink-events',
  ],
  'core.changing-drinks.not-ordering': ['rdi9.change-drink.not-ordering-forcing-direct'],
  'core.changing-drinks.counts': ['core.ruling.stop-playing-scope', 'rdi9.change-drink.counts'],
  'core.changing-drinks.not-special-reserve': ['house.11-stop-playing-special-reserve'],
  'rdi7.stop-playing.wench-own-card': [
    'core.changing-drinks.variants',
    'core.ruling.tip-family',
    'house.10-stop-playing-pair',
  ],
  'core.targeting.distinct-picks': ['rdi6.team.targeting.multiple-distinct'],
  // Teams
  'rdi6.team.no-ignoring-own-teams-payment': ['house.105-gold-ignore-teammate', 'core.ruling.own-payment'],
  'house.471-kept-from-defending': [
    'house.93-hold-them-back',
    'rdi6.card.hold-them-back-im-taking-care-of-this-one-personally.2',
  ],
  'rdi6.team.champions.gambling-non-champion-cards': ['rdi6.team.champions.gambling'],
  // To use one is to give one up.
  'rdi6.team.potion-start': ['rdi6.team.potion-use'],
  'house.95-potion-moments': ['core.ruling.draw-lock', 'core.discard-draw.no-play-during'],
  // Cards that are plotted, and Minions
  'house.46-plotted-non-schemes': ['rdi9.petra.plot-any-card'],
  'rdi6.torglesnarf.wages-no-ignore': ['house.86-minion-defence'],
  'rdi6.torglesnarf.minion-only-fortitude': ['rdi6.torglesnarf.minion-target'],
};

/** Whether a rule is the one meant, under whichever name. */
export const isSameRule = (given: string, meant: string): boolean =>
  given === meant || (ALSO[given]?.includes(meant) ?? false);
