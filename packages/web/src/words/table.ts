/** Everything a player reads at the table. What happens there is told by the table itself, in the log's sentences. */
import type { About, Phase } from '@taproom/inn';
import { questions } from './questions.ts';

export const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

export const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`;

const PHASES: Readonly<Record<Phase, string>> = {
  start: 'Begin',
  discard: 'Discard',
  action: 'Action',
  order: 'Order',
  drink: 'Drink',
  end: 'End',
};

const ABOUT: Readonly<Record<About, string>> = {
  idle: 'A free moment: play an Anytime card, or go on.',
  play: 'Answer it, or pass.',
  drink: 'Change the drink, or let it be.',
  event: 'Answer the event, or pass.',
  loss: 'Hit back, or let it be.',
  paid: 'Answer the payment, or pass.',
  reveal: 'Change what was turned up, or let it be.',
  won: 'Answer before the pot is taken, or pass.',
  collected: 'Answer now that the pot is taken, or pass.',
  'last-chance': 'Your last chance: stay in the game if you can.',
};

/** The numbers on a mat. */
interface Moved {
  readonly what: string;
  readonly n: number;
  readonly before: number;
  readonly after: number;
}

const MOVES: Readonly<Record<string, string>> = {
  fortitude: 'Fortitude',
  alcohol: 'Alcohol Content',
  gold: 'Gold',
};

export const table = {
  ...questions,
  count,
  list,
  phase: (phase: Phase): string => PHASES[phase],
  turnOf: (name: string): string => `${name}’s turn`,
  yourTurn: 'Your turn',

  // ---- the button
  pass: 'Pass',
  drinkIt: 'Drink',
  goOn: 'Go on',
  passOut: 'Pass out',
  noAction: 'No action',
  discardAndDraw: (gone: number, drawn: number): string =>
    `${gone === 0 ? 'Keep all' : `Discard ${gone}`}, draw ${drawn === 0 ? 'nothing' : drawn}`,
  orderFor: (name: string): string => `Order for ${name}`,
  playIt: (title: string): string => `Play “${title}”`,
  useIt: (title: string): string => `Use “${title}”`,
  playOn: (names: readonly string[]): string => `Play on ${list(names)}`,
  chooseNothing: 'Nothing',
  choose: (n: number, min: number, max: number): string =>
    n >= min
      ? `Take ${n === 0 ? 'nothing' : n === 1 ? 'this' : `these ${n}`}`
      : `Choose ${min === max ? '' : 'at least '}${min - n === 1 && n === 0 ? 'one' : min - n}${n === 0 ? '' : ' more'}`,
  waitFor: (names: readonly string[]): string =>
    names.length === 0 ? 'One moment' : `Waiting for ${list(names)}`,
  withdraw: 'Take it back',
  undo: 'Undo your last answer',
  declaredPass: 'You pass. Waiting for the others.',
  declaredPlay: (title: string): string => `“${title}” is ready. Waiting for the others.`,
  takenBack: 'Somebody else’s card came first, so yours is back in your hand.',
  watching: 'You are watching',
  standsStill: 'The game stands still',
  over: 'The game is over',
  sending: 'One moment …',

  // ---- what is asked
  about: (about: About): string => ABOUT[about],
  hits: (title: string, by: string): string => `“${title}” from ${by} would hit you.`,
  yourDrink: 'You are about to drink.',
  lastChanceOf: (name: string): string => `${name} is about to be out of the game.`,
  lastChanceYours: 'Save yourself now, or you are out of the game.',
  askAction: 'Your action: play a card, or go on.',
  hasActed: 'You have acted: go on, or play what comes at any time.',
  askGamble: 'Gamble or cheat: play a card, or pass.',
  askDiscard: 'Mark the cards you want to be rid of.',
  askOrder: (left: number): string =>
    left > 1 ? `Whom do you order a drink for? ${left} to go.` : 'Whom do you order a drink for?',
  chooseCount: (min: number, max: number): string =>
    min === max ? `${min} of them.` : min === 0 ? `Up to ${max}.` : `${min} to ${max} of them.`,
  askUse: 'To do what?',
  askDrink: 'On which drink?',
  askTargets: 'On whom?',
  askPays: 'Paid with what?',
  askOf: (title: string, ask: string): string => `“${title}”: ${ask.charAt(0).toLowerCase()}${ask.slice(1)}`,
  askConfirm: (title: string): string => `“${title}”: press again to play it.`,
  insteadPlay: (title: string): string => `Play “${title}” instead`,
  choosing: 'Choose',
  secretly: 'Nobody sees it before all have chosen.',
  couldPlay: 'You could come in between.',

  // ---- why not
  whyNot: (title: string): string => `“${title}” must wait:`,
  whyUnknown: 'It does not fit this moment.',
  whyAsking: 'Looking it up …',

  // ---- the middle
  nothingYet: 'Quiet, for the moment.',
  begins: (name: string): string => `${name} begins.`,
  youBegin: 'You begin.',
  happenedLast: 'What happened last',
  ifNobody: 'If nobody answers:',
  ifPlayed: 'If you play it:',
  wouldMove: (names: readonly string[], moves: readonly Moved[]): string => {
    const s = names.length === 1 ? 's' : '';
    const told = moves.map(
      ({ what, n, before, after }) =>
        `${n < 0 ? `lose${s}` : `gain${s}`} ${Math.abs(n)} ${MOVES[what] ?? what} (${before} → ${after})`,
    );
    return `${list(names)} ${list(told)}`;
  },
  wouldHit: (owner: string, thing: string, wages: number): string =>
    `${owner} pays the Inn ${wages} Gold or discards “${thing}”`,
  eachOf: (names: readonly string[]): string => `each of ${list(names)}`,
  onTrackOf: (name: string): string => `on ${name}’s track`,
  tooMuch: 'too much',
  negated: 'Negated',
  answersWhat: (what: string): string => `answers ${what}`,
  theDrink: 'the Drink',
  onWhom: 'on',
  everybodyAnswered: 'Everybody has answered.',
  inn: 'The Inn',
  pot: 'The pot',
  drinkDeck: 'Drink deck',
  drinkDiscard: 'Drinks that were drunk',
  lookThrough: (what: string, n: number): string => `${what}: look through ${count(n, 'card', 'cards')}`,
  emptyPile: 'Nothing lies here.',
  ignored: 'Ignored',
  half: 'Half of it',
  chasers: (n: number): string => `and ${count(n, 'Chaser', 'Chasers')}`,
  contest: 'Drinking contest',
  poll: 'Everybody chooses',
  secretPoll: 'Everybody chooses in secret',
  hasChosen: 'has chosen',
  bids: 'Everybody bids',
  counters: (n: number): string => count(n, 'counter', 'counters'),
  eventsLeft: (n: number, counters: number): string =>
    `${count(n, 'Event is', 'Events are')} left, and ${count(counters, 'Progress Counter lies', 'Progress Counters lie')} on them.`,
  eventsAbout:
    'At the end of every turn a counter comes off. With the last one the top Event is turned up, and its Level says how many counters go on for the next.',
  prizes: 'Prizes',
  prizesInn: 'In the Inn',
  prizesPot: 'In the pot',
  prizesBin: 'In the Prize Bin: used up',
  tavernDrunk: 'Drunk already',
  tavernAbout: (title: string, n: number): string =>
    `You are at ${title}. ${n === 0 ? 'Its own Drinks are gone: the Drink Deck is poured from again.' : `${n === 1 ? '1 Drink' : `${n} Drinks`} of its own ${n === 1 ? 'is' : 'are'} left, and served first.`}`,
  prizesAbout:
    'Whoever starts a Round of Gambling puts one of the Inn’s Prizes into the pot, and whoever wins the Round takes it. A Prize lies in front of its owner until it is used.',
  round: 'Round of Gambling',
  roundShort: 'Gambling',
  inControl: (name: string): string => `${name} is winning`,
  noControl: 'Nobody is winning yet',
  locked: 'Winning Hand: only a Cheating card can follow',
  leftRound: 'left',
  gambles: 'gambles now',
  lastChance: 'Last chance!',

  // ---- a mat
  numberOf: (what: string): string =>
    ({ fortitude: 'Fortitude', alcohol: 'Alcohol Content', gold: 'Gold' })[what] ?? what,
  gold: 'Gold',
  cards: 'Cards in hand',
  drinkMe: 'Drink Me! pile',
  reserve: 'of them special',
  inFront: 'In play',
  faceDown: 'Face down',
  yourSide: 'Your side',
  yourSideAbout: 'Your side: you share Fortitude, Alcohol Content, Gold and Potion Tokens.',
  potions: 'Potion Tokens',
  usePotion: (n: number): string => `Use one of ${count(n, 'Potion Token', 'Potion Tokens')}`,
  potionAsk: 'A potion for your side, at once. Nobody can answer it.',
  potionNotNow:
    'Potions can be used whenever somebody decides something, except between discarding and drawing.',
  potion: (gives: 'fortitude' | 'alcohol' | 'gold'): string =>
    ({ fortitude: 'Gain 6 Fortitude', alcohol: 'Lose 6 Alcohol Content', gold: 'Gain 3 Gold' })[gives],
  boss: 'Boss',
  actionsLeft: (n: number): string => `${n} actions left`,
  shuns: 'Ignores all Action Cards until their next turn',
  heldBack: 'Cannot defend anybody in this turn',
  spent: 'Played in this phase',
  automated: 'Plays by rule',
  sides: (names: readonly string[]): string => `One side: ${list(names)}`,
  bot: 'Bot',
  away: 'Away',
  standIn: 'A bot stands in',
  outside: 'Outside',
  passedOut: 'Passed out',
  broke: 'Out of Gold',
  conceded: 'Has given up',
  turnNow: 'Turn',
  waitedFor: 'Waited for',
  waitingShort: 'Waiting for',
  waitingForYou: 'Your move',
  you: 'you',
  inControlShort: 'Winning',
  theTable: 'The table',
  others: 'The other players',
  yourPlace: 'Your place',
  aimAt: (name: string): string => `Choose ${name}`,
  lookAt: (name: string): string => `Look at ${name}`,
  matOf: (name: string, player: string): string =>
    player === '' || player === name ? name : `${name}, played by ${player}`,

  // ---- the hand
  yourHand: 'Your hand',
  teammateHandShort: 'Hand',
  teammateHand: (name: string): string => `${name}’s hand`,
  playable: 'can be played now',
  notPlayable: 'cannot be played now',
  marked: 'marked',
  picked: 'picked',
  emptyHand: 'You hold no cards.',
  readCard: (title: string): string => `Read “${title}”`,

  whyCannot: 'Why can’t I play it?',
  discardTitle: 'Discard pile',
  deckLeft: (n: number): string => `${count(n, 'card is', 'cards are')} left in the deck.`,
  alsoDoes: 'Also',

  // ---- standing orders
  orders: 'Standing orders',
  ordersOn: 'Passing for you',
  ordersSay: (pass: 'card' | 'turn' | 'always', unlessHit: boolean): string =>
    `${{ card: 'You pass for this card', turn: 'You pass until your turn', always: 'You always pass' }[pass]}${unlessHit ? ', unless hit' : ''}`,
  ordersAbout: (kinds: readonly string[], unlessHit: boolean): string =>
    `You pass for ${list(kinds)}${unlessHit ? ', unless hit' : ''}`,
  ordersCards: (n: number): string => `${count(n, 'card follows', 'cards follow')} your orders`,
  ordersEnd: 'Ask me again',
  hint: 'What would you do?',
  hold: 'Wait: let me think',
  thinks: (names: readonly string[]): string =>
    `${list(names)} ${names.length === 1 && names[0] !== 'you' ? 'thinks' : 'think'} …`,
  nothingToAnswer: 'You have nothing to answer with: it goes on by itself.',
  watchHands: (later: string): string => `Watch with all hands, ${later} later`,
  fastForward: 'Fast forward',
  hurrying: 'Fast forward …',
  outOfIt: 'You are out of the game. The bots play on.',

  // ---- log and chat
  log: 'What happened',
  showLog: 'Show the log',
  hideLog: 'Hide the log',
  chat: 'Say something',
  chatSend: 'Say it',
  youAreMuted: 'The host has muted you here. You can still play and read along.',
  mute: (name: string): string => `Do not show me what ${name} says`,
  unmute: (name: string): string => `Hear ${name} again`,
  watchers: 'those who watch',
  phrases: 'Quick phrases',
  says: (name: string, text: string): string => `${name}: ${text}`,
  rules: 'Rules',
  yourCharacter: 'Your character',
  menu: 'Menu',
  fairDeal: 'The seal of the deal',
  settings: 'Settings',
  guests: 'Guests and chat',
  people: 'People and breaks',
  save: 'Save as a file',
  toOtherDevice: 'Move my seat to another device',
  leave: 'Leave the table',
  leaveHint: 'Your seat stays yours: come back from the door, with the code, or with this address.',
  keys: 'Keys',
  yourMove: 'Your move',
  sharedScreen: 'Show the table on a big screen',

  // ---- the connection
  connecting: 'Connecting …',
  lost: 'The connection is lost. Your seat is safe; trying again …',
  goThroughIt: 'Go through the game',
  gone: 'You are no longer at this table.',
  goHome: 'Back to the door',
  elsewhere: 'Open in another tab',
  elsewhereWhy:
    'This table is kept in this browser, and another tab of it plays there just now. One at a time can.',
  takeOver: 'Go on here',
  noTable: 'There is no such table.',
  openingTable: 'Finding your table …',
  seenLater: (later: string): string =>
    `The game goes on. Whoever watches it with all hands open sees it ${later} later: wait here, it comes by itself.`,

  noHands:
    'You watch from where somebody sits who plays here. So you see what everybody sees, and no hands until they are out.',

  openHands: 'You watch with all hands open: tap a seat to see its cards.',

  // ---- for ears
  askedYou: (prompt: string): string => `You are asked: ${prompt}`,
} as const;
