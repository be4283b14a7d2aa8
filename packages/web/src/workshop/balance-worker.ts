/** Games of bots with a pack, off the page's own thread: who won, and what was played. */
import { Guest, ladder, named } from '@taproom/bots';
import { base } from '@taproom/cast';
import { openHouse } from '@taproom/house';
import type { InnSetup, PackFile } from '@taproom/inn';
import { answerChance, below, isChance, luckFrom } from '@taproom/kernel';

export interface BalanceTask {
  readonly pack: PackFile;
  readonly character: string;
  readonly games: number;
  readonly seed: number;
}

/** Of the games since the last word. */
export interface BalanceWord {
  readonly games: number;
  readonly wins: number;
  /** The titles of its cards that were played, once for each game that they were played in. */
  readonly played: readonly string[];
}

const SEATS = 4;
const bots = named(ladder);
const { inn, cast } = openHouse({ packs: [base], bots: ladder });

function playOne({ pack, character, seed }: BalanceTask, game: number): BalanceWord {
  const luck = luckFrom(seed * 100_000 + game);
  const names = cast.characters.map(({ name }) => name);
  const players = [character];
  while (players.length < SEATS) players.push(...names.splice(below(luck, names.length), 1));
  // Everybody begins equally often.
  const first = game % SEATS;
  const setup: InnSetup = { players: [...players.slice(first), ...players.slice(0, first)], packs: [pack] };
  const me = setup.players.indexOf(character);
  const content = inn.content(setup);
  const guests = setup.players.map(
    (_, seat) => new Guest({ game: inn, setup, seat, bots, name: 'regular', luck }),
  );
  const state = inn.create(setup);
  const played = new Set<string>();
  let question = inn.question(state);
  while (question.kind !== 'over') {
    const answer = isChance(question)
      ? (answerChance(luck, question) as ReturnType<Guest<never>['answer']>)
      : guests[question.seat].answer(state);
    const events = inn.apply(state, answer, true);
    for (const guest of guests) guest.hear(events);
    for (const { e, card } of events)
      if ((e === 'play' || e === 'called') && card >= 0 && content.owner[card] === me)
        played.add(content.defs[card].title);
    question = inn.question(state);
  }
  const winners = state.winners ?? [];
  return { games: 1, wins: winners.includes(me) ? 1 / winners.length : 0, played: [...played] };
}

self.addEventListener('message', ({ data }: MessageEvent<BalanceTask>) => {
  for (let game = 0; game < data.games; game++) self.postMessage(playOne(data, game) satisfies BalanceWord);
});
