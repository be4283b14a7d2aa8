/** Everything a player reads when the game is over. */
import { count, list } from './table.ts';

const card = (title: string): string => (title === '' ? '' : ` after “${title}”`);

const nth = (n: number): string => ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'][n - 1];

export const end = {
  playedBy: (player: string, character: string): string => `${player} (${character})`,
  youWin: 'You win!',
  wins: (names: readonly string[]): string => `${list(names)} ${names.length > 1 ? 'win' : 'wins'}`,
  tie: (names: readonly string[]): string => `A tie: ${list(names)}`,
  over: 'The game is over',
  whyLast: (turns: number): string =>
    `The last one awake with Gold to spend, after ${count(turns, 'turn', 'turns')}.`,
  whySide: (turns: number): string =>
    `The last side awake with Gold to spend, after ${count(turns, 'turn', 'turns')}.`,
  whyTie: (turns: number): string =>
    `They went under the table at the same moment, after ${count(turns, 'turn', 'turns')}, and nobody else was left.`,
  whyOther: (turns: number): string => `After ${count(turns, 'turn', 'turns')}.`,

  loading: 'Telling the story …',
  noStory: 'The story cannot be told right now. Try again in a moment.',
  moments: 'What one will talk about',
  falls: 'Under the table',
  fell: (names: readonly string[], turn: number, title: string, by: string, ordered: boolean): string =>
    `Turn ${turn}: ${list(names)} ${names.length > 1 ? 'pass' : 'passes'} out${card(title)}${
      by === '' ? '' : ordered ? `, on ${by}’s order` : `, thanks to ${by}`
    }.`,
  broke: (names: readonly string[], turn: number): string =>
    `Turn ${turn}: ${list(names)} ${names.length > 1 ? 'have' : 'has'} no Gold left.`,
  conceded: (names: readonly string[], turn: number): string =>
    `Turn ${turn}: ${list(names)} ${names.length > 1 ? 'give' : 'gives'} up.`,
  yourPlace: (place: number, players: number): string =>
    place === players
      ? `You are the first of ${players} to leave.`
      : `You come in ${nth(place)} of ${players}.`,
  nobodyFell: 'Nobody went under the table.',
  hardest: 'The hardest hit',
  hardestTold: (by: string, whom: string, title: string, n: number): string =>
    `“${title}” from ${by} costs ${whom} ${n} Fortitude.`,
  thirst: 'The deepest thirst',
  thirstTold: (names: readonly string[], n: number): string =>
    `${list(names)}, with ${count(n, 'Drink', 'Drinks')}${names.length > 1 ? ' each' : ''}.`,
  pot: 'The fullest pot',
  potTold: (name: string, n: number): string => `${name} takes ${n} Gold at once.`,
  fighter: 'The roughest company',
  fighterTold: (name: string, n: number): string => `${name} costs the others ${n} Fortitude in all.`,
  escape: 'The narrowest escape',
  escapeTold: (name: string, turn: number): string => `${name}, saved at the last chance in turn ${turn}.`,

  course: 'How it went',
  courseHint:
    'The room between Fortitude and Alcohol Content is the life that is left. Where they meet, the night is over.',
  fortitude: 'Fortitude',
  alcohol: 'Alcohol Content',
  turns: 'Turns',
  lineAloud: (name: string, members: number, fortitude: number, alcohol: number, out: string): string =>
    `${name} ${members > 1 ? 'end' : 'ends'} with Fortitude ${fortitude} and Alcohol Content ${alcohol}${out}.`,
  outIn: (turn: number): string => `, out of the game in turn ${turn}`,
  asTable: 'The same as a table',
  tableAbout: 'At the end of each turn: Fortitude / Alcohol Content',
  turn: 'Turn',
  of: (name: string): string => `of ${name}`,

  deeds: 'In numbers',
  player: 'Player',
  cards: 'Cards played',
  drinks: 'Drinks',
  dealt: 'Fortitude cost others',
  won: 'Gold from pots',
  gold: 'Gold at the end',

  replay: 'Replay',
  show: 'How it ended',
  home: 'Back to the door',
} as const;
