/** One plain sentence for each event, for one viewer, with its cause. The whole table of what the log can say. */
import { type CardId, CHANCE, type SeatId, seatsOf } from '@taproom/kernel';
import { tellParlour } from '@taproom/parlour';
import type { TokenName } from '../cards/card.ts';
import type { Content } from '../table/content.ts';
import { eventFor, INN, LESS, SAME, type EventKind, type InnEvent } from '../table/log-event.ts';
import { BROKE, CONCEDED } from '../table/state.ts';
import { THING, thingOf } from '../play/targets.ts';
import { list } from './list.ts';
import { verbOf } from '../effects/registry.ts';
import { tokenWords } from '../effects/verb.ts';

interface Teller {
  readonly e: InnEvent;
  name(seat: SeatId): string;
  names(seats: readonly number[]): string;
  title(card: CardId): string;
  titles(cards: readonly number[]): string;
  /** The same, team by team. */
  teams(seats: readonly number[]): string;
  /** All who share what a seat has. */
  side(seat: SeatId): string;
  /** Whether all of them are one team. */
  oneSide(seats: readonly number[]): boolean;
  /** " (because of “Title”)", or nothing. */
  readonly why: string;
  /** What the token is called, and whether several of it have a word of their own. */
  readonly token: string;
  readonly isMany: boolean;
  /** What one does with a card: plays, uses where it lies, or whatever it says itself. */
  readonly deed: string;
  /** What giving up what lies in front of one is called, where a card costs that. */
  readonly given: string;
  /** It answers another card. */
  readonly answers: boolean;
  /** Tokens go for what a card costs, or for something that is bought. */
  readonly spent: boolean;
  /** The card is an Event. */
  readonly isEvent: boolean;
  /** It is one that brings everybody somewhere else. */
  readonly isTavern: boolean;
  /** What comes about by itself does so although its card was Negated. */
  readonly negated: boolean;
  /** What comes about by itself is that somebody is paid for staying. */
  readonly wages: boolean;
  /** Why a token comes or goes where no card is the reason: " as the turn begins", or nothing. */
  readonly because: string;
  /** What a gambling game has to tell. */
  readonly game: string;
}

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

const moved = (n: number, what: string): string => `${n < 0 ? 'loses' : 'gains'} ${Math.abs(n)} ${what}`;

/** Of an automated seat: on whose track. */
const onTrack = (t: Teller): string => (t.e.to >= 0 ? ` on ${t.name(t.e.to)}’s track` : '');

/** More cards than these are counted: whoever drew them sees them. */
const MOST_TITLES = 5;

/** Those that are told of as one (tellOf in piles.ts). */
const cardOrCards = (t: Teller): string => (t.e.list.length > 0 ? t.titles(t.e.list) : t.title(t.e.card));

const whoseDrink = (t: Teller): string =>
  t.e.to === t.e.seat ? 'their own Drink' : `${t.name(t.e.seat)}’s Drink`;

/** A teammate may do so as well. */
const theDrink = (t: Teller): string =>
  t.e.list.length > 0 ? `${t.name(t.e.list[0])}’s Drink` : 'the Drink';

/** One card may cover a whole team; a teammate's may be all there is to cover. */
const ignores = (t: Teller): string => {
  const [first = t.e.seat, ...more] = t.e.list;
  const whom = more.length > 0 ? ' for their team' : first === t.e.seat ? '' : ` for ${t.name(first)}`;
  return `${t.name(t.e.seat)} Ignores ${t.title(t.e.card)}${whom}${t.why}.`;
};

const SENTENCES: Readonly<Record<EventKind, (t: Teller) => string>> = {
  turn: (t) => `It is ${t.names(t.e.list.length > 0 ? t.e.list : [t.e.seat])}’s turn.`,
  play: (t) =>
    `${t.name(t.e.seat)} ${t.deed} ${t.title(t.e.card)}${t.e.list.length > 0 ? ` on ${t.names(t.e.list)}` : ''}${t.answers ? ' in answer' : ''}.`,
  called: (t) =>
    t.wages
      ? `${t.title(t.e.card)} was hit, and stays for its Wages.`
      : `${t.negated ? 'Even so, ' : ''}${t.deed === '' ? `${t.title(t.e.card)} takes effect` : `${t.name(t.e.seat)} ${t.deed} ${t.title(t.e.card)}`}${t.e.list.length > 0 ? ` on ${t.names(t.e.list)}` : ''}.`,
  negated: (t) =>
    `${t.name(t.e.to)} Negates ${t.title(t.e.card)}${t.title(t.e.card) === t.title(t.e.cause) ? `, played by ${t.name(t.e.seat)}` : t.why}.`,
  ignored: ignores,
  reduced: (t) =>
    `${t.name(t.e.seat)} will lose ${t.e.n === 0 ? 'no' : `only ${t.e.n}`} Fortitude from ${t.title(t.e.card)}${t.why}.`,
  redirected: (t) =>
    `${t.name(t.e.seat)} redirects the loss from ${t.title(t.e.card)} to ${t.name(t.e.to)}${t.why}.`,
  'inn-pays': (t) =>
    `The Inn ${t.e.n > 0 ? `pays ${t.e.to >= 0 ? `${t.name(t.e.to)} ` : ''}${t.e.n} Gold` : 'will pay'} for ${t.names(t.e.list.length > 0 ? t.e.list : [t.e.seat])}${t.why}.`,
  blocked: (t) => `${t.name(t.e.to)} keeps the Inn’s Gold where it is${t.why}.`,
  fortitude: (t) =>
    t.e.n === 0
      ? `${t.name(t.e.seat)} has all the Fortitude there is${onTrack(t)}${t.why}.`
      : `${t.name(t.e.seat)} ${moved(t.e.n, 'Fortitude')}${onTrack(t)}${t.why}.`,
  alcohol: (t) =>
    t.e.n === 0
      ? `${t.name(t.e.seat)} could not be more sober${onTrack(t)}${t.why}.`
      : `${t.name(t.e.seat)} ${moved(t.e.n, 'Alcohol Content')}${onTrack(t)}${t.why}.`,
  paid: (t) => {
    const whom = t.e.to >= 0 ? t.name(t.e.to) : 'the Inn';
    return t.e.word === INN
      ? `The Inn pays ${t.e.to >= 0 ? `${whom} ` : ''}${t.e.n} Gold for ${t.name(t.e.seat)}${t.why}.`
      : `${t.name(t.e.seat)} pays ${whom} ${t.e.n} Gold${t.why}.`;
  },
  gold: (t) => `${t.name(t.e.seat)} gains ${t.e.n} Gold from the Inn${t.why}.`,
  token: (t) =>
    t.e.to >= 0
      ? t.e.cause >= 0
        ? `${t.name(t.e.seat)} gains ${t.e.n} ${t.token} from ${t.name(t.e.to)}${t.why}.`
        : `${t.name(t.e.seat)} gets ${t.e.n} ${t.token} back from ${t.name(t.e.to)}.`
      : `${t.name(t.e.seat)} ${t.spent ? `spends ${-t.e.n} ${t.token}` : moved(t.e.n, t.token)}${t.because}${t.why}.`,
  circle: (t) =>
    `${t.name(t.e.seat)}’s ${t.token} ${t.isMany ? 'are full and start' : 'is full and starts'} afresh.`,
  'enter-play': (t) => `${t.title(t.e.card)} ${t.e.word || 'lies'} in front of ${t.name(t.e.seat)}${t.why}.`,
  'leave-play': (t) =>
    `${t.title(t.e.card)} leaves ${t.name(t.e.seat)}${t.e.word === '' ? '' : `: ${t.e.word}`}${t.why}.`,
  mark: (t) =>
    t.e.word === LESS
      ? `${t.title(t.e.card)} is past its best and worth only ${t.e.n} now${t.why}.`
      : `${t.title(t.e.card)} grows and is ${t.e.word === SAME ? `still worth ${t.e.n}` : `worth ${t.e.n} now`}${t.why}.`,
  draw: (t) =>
    `${t.name(t.e.seat)} draws ${t.e.list.length > 0 && t.e.list.length <= MOST_TITLES ? t.titles(t.e.list) : count(t.e.n, 'card', 'cards')}${t.e.word === '' ? '' : ` from the ${t.e.word}`}${t.why}.`,
  discard: (t) =>
    `${t.name(t.e.seat)} ${t.given} ${t.titles(t.e.list)}${t.e.word === '' ? '' : ` from their ${t.e.word}`}${t.why}.`,
  take: (t) => `${t.name(t.e.seat)} takes ${cardOrCards(t)} into their hand${t.why}.`,
  show: (t) =>
    `${t.name(t.e.seat)} shows ${t.e.to >= 0 ? `${t.name(t.e.to)} ` : ''}${t.e.n === 0 ? 'an empty hand' : `their hand: ${t.titles(t.e.list)}`}${t.why}.`,
  'reveal-card': (t) => {
    const many = t.e.list.length > MOST_TITLES;
    const last = many && t.e.word === '' ? `, the last of them ${t.title(t.e.list[t.e.n - 1])}` : '';
    const none = t.e.word === '' ? '' : `, ${t.e.word}`;
    return `${t.name(t.e.seat)} reveals ${many ? `${t.e.n} cards` : cardOrCards(t)}${last}${none}${t.why}.`;
  },
  plot: (t) => `${t.name(t.e.seat)} Plots ${t.title(t.e.card)}${t.why}.`,
  'another-action': (t) => `${t.name(t.e.seat)} may play another Action${t.why}.`,
  away: (t) =>
    `${t.name(t.e.seat)}’s turn ends; until their next one they play no cards and Ignore everything${t.why}.`,
  asleep: (t) =>
    `${t.name(t.e.seat)}’s turn ends; until the next one they play no cards and Ignore everything${t.why}.`,
  'turn-ends': (t) => `${t.name(t.e.seat)}’s turn ends${t.why}.`,
  outside: (t) =>
    `${t.name(t.e.seat)} and ${t.name(t.e.to)} go outside${t.why}: until ${t.name(t.e.to)}’s next turn they play no cards and Ignore everything.`,
  back: (t) => `${t.name(t.e.seat)} is back at the table.`,
  ordered: (t) => `${t.name(t.e.seat)} orders a Drink for ${t.name(t.e.to)}.`,
  served: (t) =>
    `${t.name(t.e.seat)} puts ${count(t.e.n, 'Drink', 'Drinks')} on ${t.name(t.e.to)}’s Drink Me! Pile${t.why}.`,
  reveal: (t) =>
    `${t.name(t.e.seat)} reveals ${t.title(t.e.card)}${t.isEvent ? ', and an Event does nothing here' : ''}.`,
  chaser: (t) =>
    `${t.name(t.e.seat)} gets ${t.title(t.e.card)} as a Chaser${t.isEvent ? ', and an Event adds nothing' : ''}.`,
  sober: (t) =>
    `${t.name(t.e.seat)} has nothing to drink and ${t.e.n > 0 ? 'sobers up' : 'is sober already'}.`,
  'no-drink': (t) =>
    t.e.word === ''
      ? `There is no Drink left for ${t.name(t.e.seat)}.`
      : `${t.name(t.e.seat)} has no further Drink for a ${t.e.word}.`,
  'drink-idle': (t) => `${t.name(t.e.seat)} drinks, and nothing changes${t.why}.`,
  'drink-ignored': (t) =>
    `${t.name(t.e.seat)} Ignores the Drink${t.e.to !== t.e.seat && t.oneSide([t.e.seat, t.e.to]) ? ` for ${t.name(t.e.to)}` : ''}${t.why}.`,
  'drink-changed': (t) =>
    t.e.word === 'Fortitude'
      ? `${t.name(t.e.to)} adds a ${t.e.n < 0 ? 'loss' : 'gain'} of ${Math.abs(t.e.n)} Fortitude to ${whoseDrink(t)}${t.why}.`
      : `${t.name(t.e.to)} ${t.e.n < 0 ? `takes ${-t.e.n} Alcohol Content off` : `adds ${t.e.n} Alcohol Content to`} ${whoseDrink(t)}${t.why}.`,
  'drink-soured': (t) => `${t.name(t.e.seat)} will gain no Fortitude from the Drink${t.why}.`,
  'no-healing': (t) => `Nobody gains Fortitude from ${t.title(t.e.card)}${t.why}.`,
  'drink-passed': (t) => `${t.name(t.e.seat)} gives ${theDrink(t)} to ${t.name(t.e.to)}${t.why}.`,
  'drink-split': (t) =>
    t.e.to < 0
      ? `${t.name(t.e.list[0] ?? t.e.seat)} drinks only half of the Drink${t.why}.`
      : `${t.name(t.e.seat)} splits ${theDrink(t)} with ${t.name(t.e.to)}${t.why}.`,
  'drink-converted': (t) =>
    `The Drink will give ${t.name(t.e.seat)} ${t.e.n} Fortitude instead of Alcohol Content${t.why}.`,
  dared: (t) => `${t.name(t.e.seat)} drinks ${t.title(t.e.card)}, the others ${t.titles(t.e.list)}.`,
  'drink-kept': (t) => `${t.name(t.e.seat)} keeps ${t.title(t.e.card)}.`,
  'fresh-pile': (t) =>
    `${t.name(t.e.seat)} shuffles their Drink Me! Pile into the Drink Deck and gets its top card${t.why}.`,
  shuffled: (t) =>
    t.e.seat >= 0
      ? `${t.name(t.e.seat)} shuffles their ${t.e.word === '' ? 'deck' : t.e.word}.`
      : `The ${t.e.word === '' ? 'Drink Deck' : t.e.word} is shuffled.`,
  soaked: (t) => `The Drink goes into ${t.name(t.e.to)}’s Drink Me! Pile${t.why}.`,
  'pile-shuffled': (t) => `${t.name(t.e.seat)}’s Drink Me! Pile is shuffled.`,
  closing: () => 'The house closes: whoever stands best now has won.',
  renewed: () => 'The Drink Deck has run out: everybody pays for a new round of Drinks.',
  round: (t) => {
    if (t.e.list.length < 2)
      return `${t.e.list.length === 0 ? 'Nobody is' : `Only ${t.names(t.e.list)} is`} left in the Round of Gambling.`;
    const first = t.e.list.filter((seat) => seat === t.e.seat);
    const others = t.e.list.filter((seat) => seat !== t.e.seat);
    const control =
      t.e.to >= 0
        ? `; ${t.name(t.e.to)} is in control`
        : t.e.word === 'game-round'
          ? ''
          : ', and nobody is in control';
    return `The Round of Gambling begins with ${t.names([...first, ...others])}${control}.`;
  },
  ante: (t) =>
    t.e.n === 0
      ? `${t.name(t.e.seat)} has no Gold to ante${t.why}.`
      : t.e.word === INN
        ? `The Inn antes ${t.e.n} Gold for ${t.name(t.e.seat)}${t.e.to >= 0 ? ', who pays in Fortitude' : ''}${t.why}.`
        : `${t.name(t.e.seat)} antes ${t.e.n} Gold${t.why}.`,
  'round-on': (t) =>
    `The Round of Gambling goes on; ${t.e.seat >= 0 ? t.name(t.e.seat) : 'nobody'} is in control${t.why}.`,
  'game-chosen': (t) => `${t.name(t.e.seat)} chooses ${t.e.word} for the Round${t.why}.`,
  'game-again': (t) => `The same game is played once more by ${t.names(t.e.list)}${t.why}.`,
  'game-tied': (t) => `A tie: ${t.names(t.e.list)} play again for the pot of ${t.e.n} Gold.`,
  game: (t) => t.game,
  'round-shared': (t) => `${t.names(t.e.list)} win the Round of Gambling together.`,
  'pot-left': (t) => `${t.e.n} Gold cannot be divided and stays in the pot for the next Round.`,
  'no-antes': (t) => `${t.name(t.e.seat)} cannot ante, so nobody has to${t.why}.`,
  control: (t) =>
    t.e.seat >= 0 ? `${t.name(t.e.seat)} is in control of the Round.` : 'Nobody is in control of the Round.',
  'left-round': (t) => `${t.name(t.e.seat)} is out of the Round of Gambling${t.why}.`,
  'gamble-pass': (t) => `${t.name(t.e.seat)} passes.`,
  'round-won': (t) => `${t.name(t.e.seat)} wins the Round of Gambling.`,
  'round-void': (t) =>
    `The Round of Gambling ends${t.e.n > 0 ? ` and the pot of ${t.e.n} Gold goes to the Inn` : ''}${t.why}.`,
  pot: (t) =>
    `${t.name(t.e.seat)} takes ${t.e.list.length > 1 ? `${t.e.n} Gold of the pot` : `the pot of ${t.e.n} Gold`}${t.why}.`,
  skim: (t) =>
    `${t.name(t.e.seat)} takes ${t.e.n} Gold ${t.e.to >= 0 ? `of ${t.name(t.e.to)}’s pot` : 'from the pot'}${t.why}.`,
  event: (t) =>
    `${t.name(t.e.seat)} has turned up ${t.isTavern ? 'the next tavern' : 'an Event'}: ${t.title(t.e.card)}.`,
  'event-ignored': ignores,
  counter: (t) =>
    `A Progress Counter is taken off the ${t.e.word}: ${t.e.n === 0 ? 'it was the last one' : `${t.e.n} left`}.`,
  counters: (t) => `${count(t.e.n, 'Progress Counter goes', 'Progress Counters go')} on the ${t.e.word}.`,
  crawl: () => 'The party crawls on, and orders the tavern’s own Drinks as long as there are any.',
  stow: (t) => `${t.name(t.e.seat)} puts ${t.title(t.e.card)} on top of their deck${t.why}.`,
  chose: (t) =>
    t.e.to >= 0
      ? `${t.name(t.e.seat)} chooses ${t.e.to === t.e.seat ? 'themselves' : t.name(t.e.to)}${t.why}.`
      : t.e.card >= 0
        ? `${t.name(t.e.seat)} chooses ${t.title(t.e.card)}${t.why}.`
        : t.e.word === ''
          ? `${t.name(t.e.seat)} chooses in secret${t.why}.`
          : `${t.name(t.e.seat)} ${t.e.n > 0 ? 'has chosen' : 'chooses'}: ${t.e.word}${t.why}.`,
  coin: (t) => `The coin shows ${t.e.word}${t.why}.`,
  bid: (t) => `${t.name(t.e.seat)} bids ${t.e.n} ${t.e.word}${t.why}.`,
  'bid-pass': (t) => `${t.name(t.e.seat)} bids ${t.e.n > 0 ? 'no higher' : 'nothing'} for now${t.why}.`,
  'no-bid': (t) => `Nobody bids, and nothing happens${t.why}.`,
  verb: (t) => verbOf(t.e.word).logs?.(t.e, (seat) => t.name(seat)) ?? '',
  shuns: (t) => `${t.name(t.e.seat)} Ignores all Action Cards until their next turn${t.why}.`,
  held: (t) => `${t.names(t.e.list)} cannot defend anybody for the rest of the turn${t.why}.`,
  'stand-in': (t) => `${t.name(t.e.seat)} makes ${t.name(t.e.to)} their Champion${t.why}.`,
  'prize-added': (t) => `${t.name(t.e.seat)} adds ${t.title(t.e.card)} to the pot.`,
  'prize-won': (t) => `${t.name(t.e.seat)} takes the Prize: ${t.title(t.e.card)}.`,
  'prize-inn': (t) => `${t.title(t.e.card)} goes to the Inn.`,
  'prizes-back': () => 'All used Prizes go back to the Inn.',
  'contest-value': (t) =>
    `${t.name(t.e.seat)}’s Drink counts ${t.e.n === 0 ? 'nothing' : t.e.n} in the contest.`,
  'contest-tie': (t) => `${t.names(t.e.list)} are tied and drink again.`,
  'contest-won': (t) => `${t.name(t.e.seat)} wins the Drinking Contest.`,
  'contest-void': () => 'Nobody wins the Drinking Contest.',
  share: (t) =>
    `${t.teams(t.e.list)} ${t.e.list.length === 1 ? 'gets' : t.oneSide(t.e.list) ? 'get' : 'each get'} ${t.e.n} of ${t.side(t.e.seat)}’s Gold.`,
  'track-out': (t) =>
    `${t.name(t.e.seat)} passes out on ${t.name(t.e.to)}’s track, which starts afresh; ${t.name(t.e.to)} is rewarded.`,
  idle: (t) =>
    `${t.name(t.e.seat)} turns up ${t.title(t.e.card)}, which has nothing for ${t.name(t.e.seat)} to do here.`,
  'last-chance': (t) =>
    t.e.list.length > 0
      ? `${t.names(t.e.list)} have one last chance to stay in the game.`
      : `${t.name(t.e.seat)} has one last chance to stay in the game.`,
  saved: (t) =>
    t.e.list.length > 0 ? `${t.names(t.e.list)} stay in the game.` : `${t.name(t.e.seat)} stays in the game.`,
  champion: (t) => `${t.name(t.e.seat)} is their team’s Champion${t.why}.`,
  potion: (t) => `${t.name(t.e.seat)} uses a Potion Token.`,
  out: (t) =>
    t.e.n === BROKE
      ? `${t.name(t.e.seat)} has no Gold left and is out of the game.`
      : t.e.n === CONCEDED
        ? `${t.name(t.e.seat)} gives up and is out of the game.`
        : `${t.name(t.e.seat)} passes out and is out of the game.`,
  over: (t) =>
    t.e.list.length === 1
      ? `${t.name(t.e.list[0])} wins the game!`
      : t.oneSide(t.e.list)
        ? `${t.names(t.e.list)} win the game!`
        : `The game is a tie between ${t.names(t.e.list)}.`,
};

/** What is quoted within a title is quoted otherwise. */
const titleOf = ({ defs }: Content, card: CardId): string =>
  card >= 0 ? `“${defs[card].title.replace(/["“]([^"”]*)["”]/g, '‘$1’')}”` : 'a card';

/** What a target is called: a seat, or something in play that is hit in a player's place. */
export const nameOf = (content: Content, target: SeatId): string =>
  target === CHANCE
    ? 'Nobody'
    : target >= THING
      ? titleOf(content, thingOf(target))
      : (content.characters[target]?.name ?? 'Somebody');

/** All who share what a seat has and sees. */
const sideOf = ({ terms }: Content, seat: SeatId): readonly number[] =>
  terms.sides.find((side) => side.includes(seat)) ?? [seat];

/** The event's sentence as a viewer may read it. */
export function tell(content: Content, event: InnEvent, viewer: SeatId): string {
  // What comes into an open hand everybody sees there; its name is told only to whoever holds it.
  const e = eventFor(
    event.e === 'draw' ? { ...event, known: seatsOf(sideOf(content, event.seat)) } : event,
    viewer,
  );
  const title = (card: CardId): string => titleOf(content, card);
  const name = (target: SeatId): string => nameOf(content, target);
  const names = (seats: readonly number[]): string => list(seats.map(name));
  const use = e.e === 'play' || e.e === 'called' ? content.defs[e.card]?.uses[e.n] : undefined;
  const sentence = SENTENCES[e.e]({
    e,
    token:
      e.e === 'token' || e.e === 'circle' ? tokenWords(e.word, Math.abs(e.n), wordsOf(content, e.word)) : '',
    isMany: e.e === 'circle' && typeof wordsOf(content, e.word) === 'object',
    deed: use?.deed ?? (e.e === 'called' ? '' : use?.from === 'play' ? 'uses' : 'plays'),
    given: e.e === 'discard' ? givenUp(content, e) : '',
    answers: e.e === 'play' && use !== undefined && e.to >= 0 && ANSWERS.has(use.when.at),
    spent: e.e === 'token' && e.n < 0 && isSpent(content, e),
    isEvent: content.defs[e.card]?.event !== undefined,
    isTavern: content.defs[e.card]?.event?.effects.some(({ verb }) => verb === 'crawl') === true,
    negated: content.defs[e.card]?.uses.some(({ ifNegated }) => ifNegated === e.n) === true,
    wages: e.e === 'called' && content.defs[e.card].wages !== undefined,
    because: e.e === 'token' && e.cause < 0 ? becauseOf(content, e) : '',
    game:
      e.game === undefined
        ? ''
        : tellParlour({ players: content.characters.map((character) => character.name) }, e.game, viewer),
    name,
    names,
    side: (seat) => names(sideOf(content, seat)),
    teams: (seats) => list(sidesOf(content, seats).map(names)),
    oneSide: (seats) => content.terms.sides.some((side) => seats.every((seat) => side.includes(seat))),
    title,
    titles: (cards) => (cards.length > 0 ? list(cards.map(title)) : count(e.n, 'card', 'cards')),
    why: e.cause >= 0 ? ` (${title(e.cause)})` : '',
  });
  // A title brings its own full stop.
  return sentence.replace(/([.!?]’?)”\.$/, '$1”');
}

/** Moments that are somebody else's; a Drink is not. */
const ANSWERS: ReadonlySet<string> = new Set(['play', 'loss', 'event', 'paid', 'won', 'collected', 'box']);

/** What lay in front of a player and is what a card costs goes by that card's own word. */
function givenUp({ defs }: Content, { cause, list: [card = -1] }: InnEvent): string {
  const isCost = cause >= 0 && card >= 0 && defs[card].values !== undefined;
  const priced = isCost ? defs[cause].uses.find(({ cost }) => cost?.word !== undefined) : undefined;
  return priced === undefined ? 'discards' : `${priced.cost!.word}s`;
}

const isSpent = ({ defs, characters }: Content, { cause, word, seat }: InnEvent): boolean =>
  cause >= 0
    ? defs[cause].uses.some(({ cost }) => cost?.tokens?.[word] !== undefined)
    : characters[seat].tokens?.find(({ name }) => name === word)?.spending !== undefined;

/** What the rules of a character's own move a token for. */
function becauseOf({ characters }: Content, { seat, word, n }: InnEvent): string {
  const because = characters[seat].tokens?.find(({ name }) => name === word)?.because;
  const words = n > 0 ? because?.gain : because?.loss;
  return words === undefined ? '' : ` ${words}`;
}

const sidesOf = ({ terms }: Content, seats: readonly number[]): number[][] =>
  terms.sides.map((side) => side.filter((seat) => seats.includes(seat))).filter((side) => side.length > 0);

/** What people call a token, whoever it comes from. */
function wordsOf({ characters }: Content, token: string): TokenName | undefined {
  for (const { tokens = [] } of characters)
    for (const { name, words } of tokens) if (name === token) return words;
  return undefined;
}
