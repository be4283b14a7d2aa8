/** A table of bots, played to its end. */
import { Guest } from '@taproom/bots';
import { house } from '@taproom/house/own';
import type { InnSetup } from '@taproom/inn';
import { answerAt, below, luckFrom, seatTable, type Luck } from '@taproom/kernel';

const { bots, cast, inn } = house;

export interface Played {
  readonly winners: readonly number[];
  readonly turns: number;
}

export function playTable(setup: InnSetup, bot: string, game: number): Played {
  const dealt: NonNullable<typeof inn.types>['event'][] = [];
  const playing = seatTable(inn, setup, game, dealt);
  const guests = setup.players.map(
    (_, seat) =>
      new Guest({ game: inn, setup, seat, bots, name: bot, luck: luckFrom(game * 16 + seat + 17) }),
  );
  for (const guest of guests) guest.hear(dealt);
  for (;;) {
    const question = inn.question(playing.state);
    if (question.kind === 'over') return { winners: question.winners, turns: playing.state.turns };
    const events = answerAt(inn, playing, guests[question.seat].answer(playing.state));
    for (const guest of guests) guest.hear(events);
  }
}

/** So many different characters, anybody but those named. */
export function drawCharacters(luck: Luck, n: number, besides: readonly string[] = []): string[] {
  const names = cast.characters.map(({ name }) => name).filter((name) => !besides.includes(name));
  return Array.from({ length: n }, () => names.splice(below(luck, names.length), 1)[0]);
}
