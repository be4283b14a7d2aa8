/** What stands beside the things on a table that is drawn in the rulebook. */
import { list } from './table.ts';

export const picture = {
  fortitude: 'Fortitude',
  alcohol: 'Alcohol Content',
  gold: 'Gold',
  coins: 'coins',
  bet: 'in this Betting Round',
  hand: 'Hand',
  inPlay: 'In play',
  plotted: 'Plotted',
  drinkMe: 'Drink Me! Pile',
  onTurn: 'has the turn',
  out: 'is out',
  faceDown: (n: number): string => (n === 1 ? '1 card face down' : `${n} cards face down`),
  middle: 'In the middle',
  nothing: 'nothing',
  happens: 'It happens',
  plays: (name: string, whom: readonly string[]): string =>
    whom.length === 0 ? `${name} plays` : `${name} plays, for ${list(whom)}`,
  drinks: (names: readonly string[]): string => `The Drink of ${list(names)}`,
  ignores: (name: string): string => `${name} Ignores it`,
  negated: 'Negated: it does nothing',
  lifted: 'Lifted off the deck',
  poured: 'Revealed from the deck',
  bid: (n: number, name: string): string => (name === '' ? 'No bid yet' : `${name} bids ${n}`),
  chosen: (n: number, of: number): string => `${n} of ${of} have chosen`,
  stroke: (name: string, n: number, what: string): string =>
    `${name}: ${n > 0 ? '+' : '−'}${Math.abs(n)} ${what}`,
  pot: (n: number): string => `The pot: ${n} Gold`,
  potOfCoins: (n: number): string => `The pot: ${n} ${n === 1 ? 'coin' : 'coins'}`,
  control: (name: string): string => `${name} is in control`,
  prizes: 'Prizes of the Inn',
  horde: (name: string, coins: number): string => `${name}: ${coins}`,
  look: 'Look at it',
  die: (n: number): string => `die showing ${n}`,
} as const;
