/** What happens in a game of Threes, as data, and the sentence for each. Everything is public. */
export type ThreesEventKind = 'roll' | 'keep' | 'must-keep' | 'score' | 'over';

export interface ThreesEvent {
  readonly e: ThreesEventKind;
  /** Who does it; −1 when it is about the whole table. */
  readonly seat: number;
  /** `keep`, `must-keep`: how many dice. `score`, `over`: the total. */
  readonly n: number;
  /** `keep`, `must-keep`: the value on those dice. */
  readonly value: number;
  /** `roll`: the dice. `over`: the winning seats. */
  readonly list: readonly number[];
}

/** One plain sentence for an event, with the players' names in seat order. */
export function tellThrees(players: readonly string[], event: ThreesEvent): string {
  const { seat, n, value } = event;
  const name = players[seat] ?? 'Somebody';
  switch (event.e) {
    case 'roll':
      return `${name} rolls ${listed(event.list.map(String))}.`;
    case 'keep':
      return `${name} keeps ${diceWords(n, value)}.`;
    case 'must-keep':
      return n === 1
        ? `${name} rolled a single die and has to keep the ${value}.`
        : `${name} rolled nothing but ${value}s and has to keep ${n === 2 ? 'both' : `all ${NUMBERS[n]}`}.`;
    case 'score':
      return `${name}’s Keep comes to ${n}.`;
    case 'over': {
      const winners = listed(event.list.map((winner) => players[winner] ?? 'Somebody'));
      return event.list.length === 1
        ? `${winners} wins with the lowest total, ${n}.`
        : `${winners} are tied for the lowest total, ${n}.`;
    }
  }
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five'];

/** "the 5", "both 3s", "three 3s". */
export function diceWords(n: number, value: number): string {
  if (n === 1) return `the ${value}`;
  return `${n === 2 ? 'both' : NUMBERS[n]} ${value}s`;
}

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;
