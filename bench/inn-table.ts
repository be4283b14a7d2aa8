/** The table of the inn that is measured: four characters of the cast, and players who answer at random. */
import { house } from '@taproom/house/own';
import type { Answer, InnSetup, InnState } from '@taproom/inn';
import { below, type Answers, type Luck } from '@taproom/kernel';

const { cast, inn } = house;

const SEATS = 4;

/** Every process plays the same games, again and again: a quicker engine must not get other ones. */
export const GAMES = 1000;

export { inn };

export const setup: InnSetup = {
  players: cast.characters.slice(0, SEATS).map((character) => character.name),
};

export const castNote = setup.players.join(', ');

export interface PlayedInn {
  readonly decisions: number;
  readonly end: InnState;
}

/** Any legal answer; where several things may be chosen, any number of them within the bounds. */
export function randomAnswer(answers: Answers<Answer>, luck: Luck): Answer {
  const { legal, many } = answers;
  const answer = legal[below(luck, legal.length)];
  if (many === undefined) return answer;
  if (answer.do === 'discard') {
    const cards: number[] = [];
    for (const other of legal)
      if (other.do === 'discard' && other.cards.length === 1) cards.push(other.cards[0]);
    return { seat: answer.seat, do: 'discard', cards: someOf(cards, many, luck) };
  }
  if (answer.do === 'choose') {
    const picks: number[] = [];
    for (const other of legal)
      if (other.do === 'choose' && other.picks.length === 1) picks.push(other.picks[0]);
    return { seat: answer.seat, do: 'choose', picks: someOf(picks, many, luck) };
  }
  return answer;
}

/** Moves a random subset to the front and cuts off the rest. */
function someOf(items: number[], { min, max }: { min: number; max: number }, luck: Luck): number[] {
  const size = Math.min(items.length, min + below(luck, max - min + 1));
  for (let i = 0; i < size; i++) {
    const j = i + below(luck, items.length - i);
    const item = items[j];
    items[j] = items[i];
    items[i] = item;
  }
  items.length = size;
  return items;
}
