/** Everything a player reads between two games at the same table. */
import { count, list } from './table.ts';

export const again = {
  again: 'Play again',
  nextHand: 'Next hand',
  wants: (names: readonly string[]): string =>
    `${list(names)} ${names.length === 1 && names[0] !== 'You' ? 'wants' : 'want'} to go on.`,
  you: 'You',
  waitingFor: (names: readonly string[]): string => `Waiting for ${list(names)} …`,
  now: 'Go on without waiting',
  standUp: 'Stand up',
  nextGame: 'Next game',
  dealing: 'Dealing the next hand …',
  evening: (games: number): string =>
    `This evening, before this game (${count(games, 'game', 'games')} played)`,
  bots: (n: number): string => (n === 1 ? 'the bot' : 'the bots'),
  won: (name: string, n: number): string => `${name} ${n}`,
  coins: (name: string, n: number): string => `${name} ${n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0'}`,
} as const;
