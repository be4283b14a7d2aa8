/** Everything a player reads at a table of gambling games. What happens there is told by the games themselves. */
import { list } from './table.ts';

const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** What a choice asks, what its button says with nothing chosen (where that is allowed), and with something. */
interface ChoiceWords {
  readonly ask: string | ((max: number) => string);
  readonly none?: string;
  readonly some?: (n: number) => string;
}

const upTo = (max: number, what: string): string => (max === 1 ? `one ${what}` : `up to ${max} ${what}s`);
const these = (n: number): string => (n === 1 ? 'this one' : `these ${n}`);

/** By what is asked; a game may say it in its own way (`game/what`). */
const CHOICES: Readonly<Record<string, ChoiceWords>> = {
  exchange: {
    ask: (max) => (max === 0 ? 'You have no card to exchange.' : `You may exchange ${upTo(max, 'card')}.`),
    none: 'Keep all',
    some: (n) => `Exchange ${count(n, 'card')}`,
  },
  'exchange-or-reroll': {
    ask: 'You may change two things: exchange cards, or roll dice again.',
    none: 'Keep all',
    some: (n) => `Change ${these(n)}`,
  },
  reroll: { ask: 'You may roll one die again.', none: 'Keep the dice', some: () => 'Roll it again' },
  'exchange-one': { ask: 'You may exchange a card.', none: 'Keep it' },
  show: { ask: 'Which card do you turn up?', some: () => 'Turn it up' },
  scouts: {
    ask: (max) => `Send ${count(max, 'scout')} ahead.`,
    some: (n) => `Send ${count(n, 'scout')}`,
  },
  keep: { ask: 'Which number do you keep? All dice that show it are kept.', some: () => 'Keep it' },
  declare: { ask: 'What does your Dragon count as?' },
  sources: { ask: 'What shows the four jobs: a card or a die, for each?' },
  assign: {
    ask: 'A job is open. Whom do you put to work?',
    none: 'Nobody works',
    some: (n) => `Put ${count(n, 'worker')} to work`,
  },
  'doublerogue/turn': { ask: 'Hit, defend with a card of your hand, or fold.', some: () => 'Defend with it' },
  'dragon-hordes/turn': { ask: 'Roll the dice, or leave with what you have.' },
  horde: { ask: 'A Dragon: on which one do you put your coin?' },
  predict: {
    ask: 'Predict the next card: a colour, a rank, or both.',
    none: 'Predict nothing',
    some: () => 'Predict it',
  },
  place: { ask: 'Place a card in your city: pick the card, then the district.' },
  play: { ask: 'Play a card to a Leader: pick the card, then the Leader.' },
  'the-wheel/turn': { ask: 'Play a card to a Leader, or discard one.', some: () => 'Play it' },
  clock: { ask: 'The Clock strikes: to which Leader does its card go?' },
  loot: { ask: 'Which card do you take? The rest goes on to your neighbour.', some: () => 'Take it' },
  steal: { ask: 'Your Red Dragon may steal a card.', none: 'Steal nothing', some: () => 'Steal it' },
  'streets-of-greyport/turn': { ask: 'Stock up, or bring your Cart to the Warehouse.' },
  load: { ask: 'Load your Cart, card by card.', none: 'Done loading', some: () => 'Load it' },
  bribe: { ask: 'You may load Rogues before anybody sees them.', none: 'Load none', some: () => 'Load it' },
  guard: {
    ask: 'You may send a Warrior against a Rogue.',
    none: 'Let it be',
    some: () => 'Send the Warrior',
  },
  last: { ask: 'Your last Cart: to the Warehouse, or empty it?' },
  loan: { ask: 'You are short of money: borrow 50 coins?', none: 'Borrow nothing' },
  game: { ask: 'You choose the game.' },
  variants: { ask: 'You may add a variant.', none: 'Begin the game' },
  bounty: { ask: 'How many coins do two Rogues cost?' },
  // Inside The Red Dragon Inn, after a Gambling or Cheating Card.
  adjust: { ask: 'Your card lets you change something of yours.', none: 'Change nothing' },
  face: { ask: 'What shall the die show?' },
  take: { ask: 'You may take a card that you see here.', none: 'Take none', some: () => 'Take it' },
  replace: { ask: 'Which of your cards do you give up for it?', some: () => 'Give it up' },
};

/** Words that a game offers, as a button says them. */
const OPTIONS: Readonly<Record<string, string>> = {
  private: 'The card only you see',
  public: 'The card on your brow',
  hit: 'Hit: turn up a card',
  fold: 'Fold',
  defend: 'Defend',
  roll: 'Roll the dice',
  leave: 'Leave',
  stock: 'Stock: draw three cards',
  ship: 'Ship your Cart',
  dump: 'Empty your Cart',
  discard: 'Discard it',
  loan: 'Borrow 50 coins',
};

/** What shows the four jobs. */
function sources(each: readonly string[]): string {
  const dice = each.filter((one) => one === 'die').length;
  const cards = each.length - dice;
  const parts = [cards > 0 ? count(cards, 'card') : '', dice > 0 ? count(dice, 'die', 'dice') : ''];
  return `Take ${list(parts.filter((part) => part !== ''))}`;
}

const ZONES: Readonly<Record<string, string>> = {
  hand: 'Hand',
  up: 'Face up',
  brow: 'On the brow',
  drawn: 'Drawn',
  scouts: 'Scouts',
  placed: 'At work',
  plan: 'This year',
  loot: 'Loot',
  cart: 'Cart',
  rogues: 'Rogues',
  trophies: 'Slain',
  king: 'The King',
  war: 'The war',
  jobs: 'Jobs',
  dragons: 'Dragons to come',
  'false-alarm': 'False Alarm',
  dragon: 'The Dragon',
  clock: 'The Clock',
  struck: 'The Clock strikes',
  discards: 'Discards',
  dice: 'Dice',
  keep: 'Keep',
  common: 'For everybody',
  'delve/dice': 'Monsters here',
  'delve/common': 'Monsters for everybody',
};

const COUNTS: Readonly<Record<string, string>> = {
  round: 'Round',
  purse: 'More in the purse',
  paid: 'Paid',
  taken: 'Taken',
  declared: 'The Dragon counts as',
};

const choiceOf = (game: string, what: string): ChoiceWords =>
  CHOICES[`${game}/${what}`] ?? CHOICES[what] ?? { ask: 'Choose.' };

export const words = {
  list,
  coins: (n: number): string => count(n, 'coin'),
  cards: (n: number): string => count(n, 'card'),
  die: (value: number): string => `die showing ${value}`,

  // ---- what is asked
  ask(game: string, what: string, max: number): string {
    const { ask } = choiceOf(game, what);
    return typeof ask === 'string' ? ask : ask(max);
  },
  none: (game: string, what: string): string => choiceOf(game, what).none ?? 'Nothing',
  some: (game: string, what: string, n: number): string =>
    choiceOf(game, what).some?.(n) ?? (n === 1 ? 'Choose this' : `Choose these ${n}`),
  more: (n: number, exactly: boolean): string => `Choose ${exactly ? '' : 'at least '}${n} more`,
  pick: 'Make your choice',
  where: 'Where to?',
  job: (n: number, die: boolean): string => `Job ${n}: ${die ? 'a die' : 'a card'}`,
  lastRoll: 'Rolled last',
  option: (word: string): string =>
    OPTIONS[word] ?? (/^(card|die), /.test(word) ? sources(word.split(', ')) : capital(word)),
  withCard: (card: string, word: string): string => `${card}: ${(OPTIONS[word] ?? word).toLowerCase()}`,
  secret: 'Nobody sees it before all have chosen.',
  others: 'Your choice is made. Waiting for the others.',

  // ---- betting
  askBet: (toCall: number): string =>
    toCall === 0 ? 'Check, or bet.' : `${count(toCall, 'coin')} to stay in: call, raise, or fold.`,
  check: 'Check',
  call: (n: number, allIn: boolean): string => `Call ${n}${allIn ? ' (all in)' : ''}`,
  fold: 'Fold',
  bet: 'Bet',
  raise: 'Raise',
  betTo: (n: number, first: boolean, allIn: boolean): string =>
    `${first ? 'Bet' : 'Raise to'} ${n}${allIn ? ' (all in)' : ''}`,
  limits: (least: number, most: number, current: number, lift: number): string =>
    least === most
      ? `You have ${most} in all: it is all in or nothing.`
      : `${least} at least${current > 0 && lift > 1 ? `, ${lift} more than the bet` : ''}; ${most} is all you have.`,
  against: (card: string): string => `against the ${card}`,
  howMuch: 'How much',
  lessBet: 'One coin less',
  moreBet: 'One coin more',
  minimum: 'Least',
  halfPot: 'Half the pot',
  wholePot: 'The pot',
  allIn: 'All in',
  noRaise: 'Why can’t I raise?',

  // ---- around the table
  players: 'The other players',
  shows: (name: string): string => `What ${name} shows`,
  yourPlace: 'Your place',
  yourCards: 'Your cards',
  chips: 'coins',
  bets: (n: number): string => `bets ${n}`,
  staked: (n: number): string => `${n} in the pot`,
  folded: 'Folded',
  first: 'Begins',
  decides: 'Decides',
  pot: 'The pot',
  mainPot: 'Main pot',
  sidePot: (n: number): string => (n === 1 ? 'Side pot' : `Side pot ${n}`),
  potFor: (names: readonly string[]): string => `for ${list(names)}`,
  carried: (n: number): string => `${count(n, 'coin')} left over from before`,
  deck: 'Deck',
  discard: 'Put away',
  table: 'On the table',
  nothingYet: 'Nothing lies here yet.',
  faceDown: (n: number): string => `${count(n, 'card')} face down`,
  zone: (game: string, zone: string): string => ZONES[`${game}/${zone}`] ?? ZONES[zone] ?? capital(zone),
  count: (name: string): string => COUNTS[name] ?? capital(name),
  forShares: 'for Shares',
  withVariants: (names: readonly string[]): string => `with ${list(names)}`,

  // ---- boards
  city: 'City',
  yourCity: 'Your city',
  district: (row: number, column: number): string => `Row ${row}, column ${column}`,
  placeHere: (row: number, column: number): string => `Place it in row ${row}, column ${column}`,
  covers: 'two cards, one on the other',
  empty: 'empty',
  wheel: 'The Wheel',
  strength: (n: number): string => `Strength ${n}`,
  strongest: 'strongest',
  marked: 'marked: nobody plays here',
  playHere: (leader: string): string => `Play it to the ${leader}`,
  hordes: 'Horde Cards',
  predicts: (word: string): string => `Predict ${word}`,
  warehouse: 'Warehouse',
  shipment: (n: number): string => `Shipment ${n}`,

  // ---- the end
  showdown: 'Showdown',
  place: (n: number): string => ['', '1st', '2nd', '3rd'][n] ?? `${n}th`,
  score: (n: number): string => count(n, 'point'),
  balance: (n: number): string => (n > 0 ? `${n} won` : n < 0 ? `${-n} lost` : 'even'),
  wins: (n: number): string => (n === 0 ? 'wins nothing' : `takes ${count(n, 'coin')}`),
  takesPot: (names: readonly string[]): string =>
    `${list(names)} ${names.length === 1 ? 'takes' : 'share'} it`,
  winner: (names: readonly string[]): string =>
    names.length === 0
      ? 'The game is over'
      : names.length === 1
        ? `${names[0]} wins`
        : `${list(names)} share it`,
  youWin: 'You win!',
  lastGame: (name: string): string => `The last game: ${name}`,
  goHome: 'Back to the door',
  replay: 'Replay',
  over: 'The game is over',
  eveningOver: 'The evening is over',

  // ---- Adventurer's Choice
  evening: 'Adventurer’s Choice',
  gameOf: (n: number, all: number): string => `Game ${n} of ${all}`,
  chooses: (name: string): string => `${name} chooses the next game.`,
  youChoose: 'You choose the next game.',
  chosenSoFar: (game: string): string => `${game} it is.`,
  standings: 'Standings',
  worth: 'Worth',
  loans: (n: number): string => `lent ${n * 50}`,
  debts: (n: number): string => `owes ${n * 50}`,
  notNow: 'Not now',

  // ---- inside The Red Dragon Inn
  inRound: (game: string): string => `Round of Gambling: ${game}`,
  theOthers: 'The other players in the Round',
  chosenFor: (game: string): string => `The game will be ${game}.`,
} as const;
