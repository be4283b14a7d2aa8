/** The games that are at the table. */
import { roguesAndWarriors } from './games/rogues-and-warriors.ts';
import { delve } from './games/delve.ts';
import { denOfThieves } from './games/den-of-thieves.ts';
import { dragonHunt } from './games/dragon-hunt.ts';
import { kingsCouncil } from './games/kings-council.ts';
import { spyNetwork } from './games/spy-network.ts';
import { threeKingdoms } from './games/three-kingdoms.ts';
import { threesGame } from './games/threes.ts';
import { jackOfAllTrades } from './games/jack-of-all-trades.ts';
import { doublerogue } from './games/doublerogue.ts';
import { dragonHordes } from './games/dragon-hordes.ts';
import { citySquare } from './games/city-square.ts';
import { theWheel } from './games/the-wheel.ts';
import { heroesPlunder } from './games/heroes-plunder.ts';
import { streetsOfGreyport } from './games/streets-of-greyport.ts';
import { createEvening } from './evening/game.ts';
import { createParlour } from './table/game.ts';

export const parlour = createParlour([
  delve,
  denOfThieves,
  dragonHunt,
  kingsCouncil,
  spyNetwork,
  threeKingdoms,
  roguesAndWarriors,
  threesGame,
  jackOfAllTrades,
  doublerogue,
  dragonHordes,
  citySquare,
  theWheel,
  heroesPlunder,
  streetsOfGreyport,
]);

/** An evening of these games. */
export const evening = createEvening(parlour);
