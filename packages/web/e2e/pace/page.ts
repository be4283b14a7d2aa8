/** Runs in the page: whole games of bots that think as they do in the pocket, and how long each decision took. */
import { house } from '@taproom/house/own';
import type { InnSetup } from '@taproom/inn';
import { answerChance, isChance, luckFrom, type AnyAnswer } from '@taproom/kernel';
import type { ParlourSetup } from '@taproom/parlour';
import { openThinking } from '@taproom/server/nearby';
import { PATIENCE } from '../../src/pocket/patience.ts';

const CHARACTERS = ['Sera', 'Jasper', 'Torglesnarf', 'Dale'];
const MOST = 150;

const think = openThinking(house);

/** In milliseconds, in their order, of at most so many decisions; where there is only one answer nobody decides. */
function paceAt(setup: InnSetup | ParlourSetup, bot: string, seed: number): number[] {
  const name = 'game' in setup ? 'parlour' : 'inn';
  const game = house.game(name, setup);
  const state = game.create(setup);
  const luck = luckFrom(seed);
  const memories = setup.players.map(() => game.memory(setup));
  const took: number[] = [];
  for (
    let asked = game.question(state);
    asked.kind !== 'over' && took.length < MOST;
    asked = game.question(state)
  ) {
    const { seat } = asked;
    let answer: AnyAnswer;
    if (isChance(asked)) answer = answerChance(luck, asked) as AnyAnswer;
    else {
      const decides = game.answers(state, { bare: true }).legal.length > 1;
      const begun = performance.now();
      const world = structuredClone(game.imagine(state, seat, memories[seat], luck));
      const memory = structuredClone(memories[seat]);
      const task = {
        id: 0,
        wants: 'answer',
        bot,
        game: name,
        table: `${seed}`,
        seat,
        world,
        memory,
        patience: PATIENCE,
      } as const;
      answer = structuredClone(think(task)).answer!;
      if (decides) took.push(performance.now() - begun);
    }
    for (const event of game.apply(state, answer))
      memories.forEach((memory, at) => game.remember(memory, event, at));
  }
  return took;
}

const innPace = (bot: string): number[] => paceAt({ players: CHARACTERS, asks: 'everybody' }, bot, 1);

/** A hand of each of the fifteen games. */
const gamblingPace = (bot: string): number[] =>
  house.parlour.defs.flatMap(({ id, max, shares }, n) =>
    paceAt({ game: id, players: CHARACTERS.slice(0, max), mode: shares ? 'shares' : 'betting' }, bot, n),
  );

Object.assign(globalThis, { innPace, gamblingPace });
