/** Bots that think where they are asked, for whoever has no threads: nobody else is kept waiting there. */
import type { House } from '@taproom/house';
import { soon } from '../machine.ts';
import { READY, type BotPoolOptions } from './bots.ts';
import { openThinking } from './thinking.ts';

export function botsHere(house: House): Pick<BotPoolOptions, 'start' | 'threads'> {
  return {
    threads: 1,
    start(heard) {
      const think = openThinking(house);
      soon(() => heard(READY));
      return {
        postMessage: (task) => soon(() => heard(think(task))),
        terminate: () => {},
      };
    },
  };
}
