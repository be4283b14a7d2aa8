/** The games that are at the table. */
import { roguesAndWarriors } from './games/rogues-and-warriors/game.ts';
import { delve } from './games/delve/game.ts';
import { denOfThieves } from './games/den-of-thieves/game.ts';
import { dragonHunt } from './games/dragon-hunt/game.ts';
import { kingsCouncil } from './games/kings-council/game.ts';
import { spyNetwork } from './games/spy-network/game.ts';
import { threeKingdoms } from './games/three-kingdoms/game.ts';
import { threesGame } from './games/threes/game.ts';
import { jackOfAllTrades } from './games/jack-of-all-trades/game.ts';
import { doublerogue } from './games/doublerogue/game.ts';
import { dragonHordes } from './games/dragon-hordes/game.ts';
import { citySquare } from './games/city-square/game.ts';
import { theWheel } from './games/the-wheel/game.ts';
import { heroesPlunder } from './games/heroes-plunder/game.ts';
import { streetsOfGreyport } from './games/streets-of-greyport/game.ts';
import { createEvening } from './evening/definition.ts';
import { createParlour } from './definition.ts';

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
