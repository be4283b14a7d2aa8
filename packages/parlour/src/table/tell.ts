/** One plain sentence for each event at a gambling table. */
import { cardName } from '../cards/deck.ts';
import { parlourEventFor, type ParlourEvent, type ParlourEventKind } from './event.ts';
import type { ParlourSetup } from './state.ts';

type Sentence = (e: ParlourEvent, name: (seat: number) => string, cards: string) => string;

const coins = (n: number): string => (n === 1 ? '1 coin' : `${n} coins`);

const SENTENCES: Readonly<Record<ParlourEventKind, Sentence>> = {
  game: (e) => `The game is ${e.word}.`,
  ante: (e, name) => `${name(e.seat)} antes ${coins(e.n)}.`,
  'sits-out': (e, name) => `${name(e.seat)} cannot ante and sits this game out.`,
  deal: (e, name, cards) => `${name(e.seat)} gets ${cards}.`,
  reveal: (_e, _name, cards) => `Turned up: ${cards}.`,
  roll: (e, name) => `${e.seat < 0 ? 'The dice show' : `${name(e.seat)} rolls`} ${e.list.join(', ')}.`,
  check: (e, name) => `${name(e.seat)} checks.`,
  call: (e, name) => `${name(e.seat)} calls with ${coins(e.n)}.`,
  bet: (e, name) => `${name(e.seat)} bets ${coins(e.n)}.`,
  raise: (e, name) => `${name(e.seat)} raises to ${coins(e.n)}.`,
  'all-in': (e, name) => `${name(e.seat)} goes all in.`,
  fold: (e, name) => `${name(e.seat)} folds.`,
  rebate: (e, name) => `${name(e.seat)} takes back ${coins(e.n)} that nobody matched.`,
  exchange: (e, name) => `${name(e.seat)} exchanges ${e.n === 1 ? '1 card' : `${e.n} cards`}.`,
  turn: (e, name) => `${name(e.seat)} changes a die from ${e.n} to ${e.list.join()}.`,
  look: (e, name, cards) =>
    `${name(e.seat)} looks at ${e.list.length > 0 ? cards : e.n === 1 ? 'the top card of the deck' : `the top ${e.n} cards of the deck`}.`,
  swap: (e, name, cards) =>
    `${name(e.seat)} exchanges a card${e.list.length > 0 ? ` for ${cards}` : ''}${e.word === 'hand' ? '' : ` (${e.word})`}.`,
  place: (e, name, cards) => `${name(e.seat)} places ${cards}${e.word ? ` (${e.word})` : ''}.`,
  keep: (e, name) => `${name(e.seat)} keeps ${e.list.join(', ')}.`,
  show: (e, name, cards) => `${name(e.seat)} shows ${cards}.`,
  score: (e, name, cards) => `${name(e.seat)} scores ${e.n}${e.list.length > 0 ? ` with ${cards}` : ''}.`,
  replay: (e, name) => `A tie: ${e.list.map(name).join(', ')} play again for the same pot.`,
  wins: (e, name) => `${name(e.seat)} wins ${coins(e.n)}.`,
  'left-over': (e) => `${coins(e.n)} cannot be divided and stay in the pot.`,
  over: (e, name) =>
    e.list.length === 0
      ? 'The game is over.'
      : `${e.list.map(name).join(' and ')} ${e.list.length === 1 ? 'wins' : 'share'} the ${e.word || 'game'}.`,
  // Adventurer's Choice.
  first: (e, name) => `Game ${e.n}: ${name(e.seat)} is the Starting Player.`,
  choice: (e, name) => `${name(e.seat)} chooses ${e.word}.`,
  loan: (e, name) => `${name(e.seat)} borrows ${coins(e.n)} from ${name(e.list[0])}.`,
  reckoning: (e, name) => `${name(e.seat)} ends the evening with ${e.n}.`,
  own: (e, name) => `${name(e.seat)} ${e.word}.`,
};

export function tellParlour(
  setup: Pick<ParlourSetup, 'players'>,
  event: ParlourEvent,
  viewer: number,
): string {
  const e = parlourEventFor(event, viewer);
  const names = e.list.map(cardName);
  const cards = names.length > 0 ? names.join(', ') : e.n === 1 ? 'a card' : `${e.n} cards`;
  return SENTENCES[e.e](e, (seat) => setup.players[seat] ?? 'Nobody', cards);
}
