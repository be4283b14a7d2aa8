/** The games that are at the table. */
import { roguesAndWarriors } from './games/rogues-and-warriors.ts';
import { createParlour } from './table/game.ts';

export const parlour = createParlour([roguesAndWarriors]);
