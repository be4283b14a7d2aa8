import type { GameName } from '@taproom/client';
import type { TableGame } from './game.ts';
import { gamblingGame } from './gambling.ts';
import { innGame } from './inn.ts';

export type * from './game.ts';

const GAMES: Readonly<Record<GameName, TableGame>> = { inn: innGame, parlour: gamblingGame };

export const gameNamed = (name: GameName): TableGame => GAMES[name];
