/** How each game's table is drawn; those that are not here have nothing but cards and dice. */
import type { Board } from './board.ts';
import { cityBoard } from './city.ts';
import { councilBoard, hordesBoard, jackBoard, kingdomsBoard, streetsBoard, threesBoard } from './middle.ts';
import { wheelBoard } from './wheel.ts';

export const BOARDS: Readonly<Record<string, Board>> = {
  'city-square': cityBoard,
  'dragon-hordes': hordesBoard,
  'jack-of-all-trades': jackBoard,
  'kings-council': councilBoard,
  'streets-of-greyport': streetsBoard,
  'the-wheel': wheelBoard,
  'three-kingdoms': kingdomsBoard,
  threes: threesBoard,
};
