/** Everything a player reads while a finished game is shown again. */
export const replay = {
  title: 'The game again',
  opening: 'Fetching the game …',
  toTable: 'To the table',
  broken:
    'The rest of this game cannot be shown: the house has changed a rule since it was played. Up to here it went as you see it.',
  controls: 'Go through the game',
  back: 'One step back',
  forward: 'One step forward',
  play: 'Play',
  pause: 'Pause',
  lastTurn: 'To the turn before',
  nextTurn: 'To the next turn',
  place: 'Place in the game',
  placeAloud: (turn: number, name: string, at: number, all: number): string =>
    `Turn ${turn}, ${name}, step ${at} of ${all}`,
  step: (at: number, all: number): string => `${at} / ${all}`,
  turns: 'Turn',
  turn: (turn: number, name: string): string => `${turn}: ${name}`,
  speed: 'Speed',
  speeds: [
    { value: 0.5, label: 'Slow' },
    { value: 1, label: 'Normal' },
    { value: 2, label: 'Fast' },
    { value: 5, label: 'Very fast' },
  ],
  eyes: 'Seen by',
  allOpen: 'All hands open',
  hands: 'All hands',
  handOf: (name: string): string => `${name}’s hand`,
  noCards: 'No cards',
  keys: 'Arrow keys go step by step, with Shift turn by turn; the space bar plays and pauses.',
} as const;
