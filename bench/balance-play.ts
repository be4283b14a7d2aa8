/** A table of sensible bots, played to its end. */
import { sensible } from '@taproom/bots';
import { house } from '@taproom/house/own';
import type { InnSetup } from '@taproom/inn';
import { answerAt, below, luckFrom, seatTable, type Luck } from '@taproom/kernel';

const { cast, inn } = house;

export interface Played {
  readonly winners: readonly number[];
  readonly turns: number;
}

export function playSensibly(setup: InnSetup, game: number): Played {
  const playing = seatTable(inn, setup, game);
  const luck = luckFrom(game + 17);
  for (;;) {
    const question = inn.question(playing.state);
    if (question.kind === 'over') return { winners: question.winners, turns: playing.state.turns };
    const answers = inn.answers(playing.state, { bare: true });
    const view = inn.view(playing.state, question.seat);
    answerAt(inn, playing, sensible.inn({ view, answers, content: inn.content(playing.state.setup), luck }));
  }
}

/** So many different characters, anybody but those named. */
export function drawCharacters(luck: Luck, n: number, besides: readonly string[] = []): string[] {
  const names = cast.characters.map(({ name }) => name).filter((name) => !besides.includes(name));
  return Array.from({ length: n }, () => names.splice(below(luck, names.length), 1)[0]);
}
