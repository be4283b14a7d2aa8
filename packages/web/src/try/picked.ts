/** A table by what was picked, and the scenario that it is. */
export interface PickedSeat {
  readonly character: string;
  readonly fortitude: number;
  readonly alcohol: number;
  readonly gold: number;
  readonly hand: readonly string[];
  readonly drinkMe: readonly string[];
}

export interface Picked {
  readonly seats: readonly PickedSeat[];
  /** The number of the seat whose turn it is. */
  readonly turn: number;
  readonly phase: string;
}

export const newSeat = (character: string): PickedSeat => ({
  character,
  fortitude: 20,
  alcohol: 0,
  gold: 10,
  hand: [],
  drinkMe: ['Water'],
});

export const FIRST: Picked = {
  seats: [
    { ...newSeat('Sera'), hand: ['Time for some combat training!'] },
    { ...newSeat('Joran'), fortitude: 8, alcohol: 5, hand: ['Playing with portals'] },
    newSeat('Jasper'),
  ],
  turn: 0,
  phase: 'action',
};

/** Whatever can be read as JSON can be read as YAML. */
const quoted = (word: string): string => JSON.stringify(word);
const list = (titles: readonly string[]): string => `[${titles.map(quoted).join(', ')}]`;

export function asScenario({ seats, turn, phase }: Picked): string {
  const lines = seats.map(
    ({ character, fortitude, alcohol, gold, hand, drinkMe }) =>
      `  ${character}: { fortitude: ${fortitude}, alcohol: ${alcohol}, gold: ${gold}, hand: ${list(hand)}, drinkMe: ${list(drinkMe)} }`,
  );
  return `name: A table of my own
table: { players: [${seats.map(({ character }) => character).join(', ')}] }
given:
  turn: ${seats[turn]?.character ?? seats[0].character}
  phase: ${phase}
${lines.join('\n')}
`;
}
