/** One plain sentence for each event at a gambling table. */
import { RANKS, rankOf } from '../cards/deck.ts';
import { cardsInWords, listed } from '../cards/words.ts';
import { parlourEventFor, type ParlourEvent, type ParlourEventKind } from './event.ts';
import { FEWEST } from './showdown.ts';
import type { ParlourSetup } from './state.ts';

/** What a sentence is made of: the event, who does it, and the cards in words, as far as the viewer may know them. */
interface Said {
  readonly e: ParlourEvent;
  readonly who: string;
  readonly cards: string;
  readonly name: (seat: number) => string;
}

type Sentence = (said: Said) => string;

const coins = (n: number): string => (n === 1 ? '1 coin' : `${n} coins`);
const cardsOf = (n: number): string => (n === 1 ? 'a card' : `${n} cards`);
const dice = (values: readonly number[]): string => listed(values.map(String));

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five'];

/** `four 5s`, `the 4`. */
const alike = ({ n, list: [value] }: ParlourEvent): string =>
  n === 1 ? `the ${value}` : `${NUMBERS[n] ?? n} ${value}s`;

/** What is done with cards depends on where they lie: on a player's brow, in the city, with a Leader of the Wheel. */
const dealt: Readonly<Record<string, Sentence>> = {
  brow: ({ who, cards }) => `${who} holds ${cards} to the brow.`,
  up: ({ who, cards }) => `${who} gets ${cards}, face up.`,
};

const turnedUp: Readonly<Record<string, Sentence>> = {
  king: ({ cards }) => `The King is ${cards}.`,
  war: ({ cards }) => `To the war comes ${cards}.`,
  jobs: ({ e, cards }) =>
    `The next job is ${cards}: ${rankOf(e.list[0]) === 0 ? 'anybody can do it' : `work for a ${rankOf(e.list[0])}`}.`,
  'false-alarm': ({ cards }) => `A False Alarm: ${cards} is not the one that is hunted.`,
  dragon: ({ cards }) => `The hunt is for ${cards}.`,
  clock: () => 'A card of the Clock is laid face down.',
};

const placed: Readonly<Record<string, Sentence>> = {
  '': ({ who, cards }) => `${who} puts ${cards} to work.`,
  scouts: ({ e, who, cards }) => `${who} sends ${cards} ahead as ${e.n === 1 ? 'a scout' : 'scouts'}.`,
  loot: ({ who, cards }) => `${who} takes ${cards} for the loot.`,
  cart: ({ who, cards }) => `${who} loads ${cards} onto the Cart.`,
  city: ({ who, cards }) => `${who} builds a district: ${cards}.`,
  shipment: ({ e, who, cards }) => `${who} brings ${cards} into the Warehouse: ${e.word}.`,
  leader: ({ e, who, cards }) => `${who} plays ${cards} to the ${e.word}.`,
};

const shown: Readonly<Record<string, Sentence>> = {
  discards: ({ who, cards }) => `${who} discards ${cards}.`,
  rogues: ({ who, cards }) => `${who} runs into ${cards}.`,
};

/** What a card was exchanged for, by where the old one lay. */
const swapped: Readonly<Record<string, string>> = {
  hand: 'a card',
  brow: 'the card on the brow',
  up: 'a card that lies face up',
  scouts: 'a scout',
  city: 'a card of the city',
  shipment: 'a card in the Warehouse',
  cart: 'a card of the Cart',
  loot: 'a card of the loot',
};

/** The kind of a place: there are many districts, shipments and Leaders. */
function kindOf(zone: string): string {
  if ((RANKS as readonly string[]).includes(zone)) return 'leader';
  return /^(city|shipment) /.exec(zone)?.[1] ?? zone;
}

const SENTENCES: Readonly<Record<ParlourEventKind, Sentence>> = {
  game: ({ e }) => `The game is ${e.word}.`,
  ante: ({ e, who }) => `${who} antes ${coins(e.n)}.`,
  'sits-out': ({ who }) => `${who} cannot ante and sits this game out.`,
  deal: (said) => dealt[said.e.word]?.(said) ?? `${said.who} gets ${said.cards}.`,
  reveal: (said) =>
    kindOf(said.e.word) === 'leader'
      ? `The Clock strikes: ${said.cards} goes to the ${said.e.word}.`
      : (turnedUp[said.e.word]?.(said) ?? `Turned up: ${said.cards}.`),
  roll({ e, who }) {
    if (e.word === 'jobs') return `The next job is rolled: work for a ${dice(e.list)}.`;
    return `${e.seat < 0 ? 'The dice for everybody show' : `${who} rolls`} ${dice(e.list)}.`;
  },
  check: ({ who }) => `${who} checks.`,
  call: ({ e, who }) => `${who} calls with ${coins(e.n)}.`,
  bet: ({ e, who }) => `${who} bets ${coins(e.n)}.`,
  raise: ({ e, who }) => `${who} raises to ${coins(e.n)}.`,
  'all-in': ({ e, who }) =>
    `${who} ${e.word === 'call' ? `calls with all that is left, ${coins(e.n)}` : `goes all in, up to ${coins(e.n)}`}.`,
  fold: ({ who }) => `${who} folds.`,
  rebate: ({ e, who }) => `${who} takes back ${coins(e.n)} that nobody matched.`,
  exchange({ e, who, cards }) {
    if (e.n === 0) return `${who} keeps all cards.`;
    return `${who} exchanges ${e.word === 'brow' ? swapped.brow : cards}.`;
  },
  turn: ({ e, who }) => `${who} changes a die from ${e.n} to ${e.list.join()}.`,
  look: ({ e, who, cards }) =>
    `${who} looks at ${e.list.length > 0 ? cards : e.n === 1 ? 'the top card of the deck' : `the top ${e.n} cards of the deck`}.`,
  swap: ({ e, who, cards }) =>
    `${who} exchanges ${swapped[kindOf(e.word)] ?? 'a card'}${e.list.length > 0 ? ` for ${cards}` : ''}.`,
  place: (said) => placed[kindOf(said.e.word)]?.(said) ?? `${said.who} lays down ${said.cards}.`,
  keep: ({ e, who }) => `${who} keeps ${alike(e)}.`,
  show: (said) => shown[said.e.word]?.(said) ?? `${said.who} turns up ${said.cards}.`,
  score: ({ e, who, cards }) =>
    `${who} scores ${e.n === 1 ? '1 point' : `${e.n || 'no'} points`}${e.list.length > 0 ? ` with ${cards}` : ''}${e.word === FEWEST ? ', the fewer the better' : ''}.`,
  replay: ({ e, name }) => `A tie: ${listed(e.list.map(name))} play again for the same pot.`,
  wins: ({ e, who }) => `${who} wins ${coins(e.n)}.`,
  'left-over': ({ e }) =>
    `${coins(e.n)} cannot be divided and ${e.n === 1 ? 'stays' : 'stay'} for the next game.`,
  over({ e, name }) {
    const what = e.word || 'game';
    if (e.list.length === 0) return `The ${what} is over.`;
    return e.list.length === 1
      ? `${name(e.list[0])} wins the ${what}.`
      : `${listed(e.list.map(name))} win the ${what} together.`;
  },
  // Adventurer's Choice.
  first: ({ e, who }) => `Game ${e.n}: ${who} is the Starting Player.`,
  choice: ({ e, who }) => `${who} chooses ${e.word}.`,
  loan: ({ e, who, name }) => `${who} borrows ${coins(e.n)} from ${name(e.list[0])}.`,
  reckoning: ({ e, who }) => `${who} ends the evening with ${e.n}.`,
  own: ({ e, who }) => `${who} ${e.word}.`,
};

/** Events whose list holds something else than cards: dice, or seats. */
const NO_CARDS: readonly ParlourEventKind[] = ['roll', 'turn', 'keep', 'replay', 'over', 'loan', 'own'];

export function tellParlour(
  setup: Pick<ParlourSetup, 'players'>,
  event: ParlourEvent,
  viewer: number,
): string {
  const e = parlourEventFor(event, viewer);
  const name = (seat: number): string => setup.players[seat] ?? 'Nobody';
  const known = e.list.length > 0 && !NO_CARDS.includes(e.e);
  return SENTENCES[e.e]({
    e,
    who: name(e.seat),
    cards: known ? cardsInWords(e.list) : cardsOf(e.n),
    name,
  });
}
