/** A game played again from its seed and what people answered: chance is drawn anew. The same in Node and in a browser. */
import type { GameName, House } from '@taproom/house';
import { CHANCE, commitmentTo, dealKey, fairChance, SPECTATOR } from '@taproom/kernel';
import type { AnyAnswer, AnyEvent, ChanceQuestion } from '@taproom/kernel';

/** Plain data. */
export interface Begun {
  readonly game: GameName;
  readonly setup: object;
  readonly secret: string;
  /** All that was answered, without what chance brought. */
  readonly answers: readonly AnyAnswer[];
}

export interface Hashes {
  /** Of all answers, chance included. */
  readonly log: string;
  /** Of what everybody was told, and of the table at the end. */
  readonly told: string;
}

export const hashOf = (value: unknown): string => commitmentTo(JSON.stringify(value));

export function playedAgain(house: House, { game: name, setup, secret, answers }: Begun): Hashes {
  const game = house.game(name, setup);
  const chance = fairChance(dealKey(secret, []), 0);
  const state = game.create(setup as Parameters<typeof game.create>[0]);
  const log: AnyAnswer[] = [];
  const told: string[] = [];
  const give = (answer: AnyAnswer): void => {
    const events: readonly AnyEvent[] = game.apply(state, answer);
    log.push(answer);
    for (const event of events) told.push(game.tell(state, event, SPECTATOR));
  };
  const draw = (): void => {
    for (;;) {
      const asked = game.question(state);
      if (asked.kind === 'over' || asked.seat !== CHANCE) return;
      give(chance(asked as ChanceQuestion));
    }
  };
  draw();
  for (const answer of answers) {
    give(answer);
    draw();
  }
  return { log: hashOf(log), told: hashOf([told, state]) };
}
