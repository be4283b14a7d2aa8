/** Every gambling game in the middle of a hand, where somebody has something to decide. */
import { TaproomClient, type SeatGiven, type WireAnswer } from '@taproom/client';
import type { House } from './house.ts';
import { ordinary } from './quiet-client.ts';
import type { Scene } from './scenes.ts';
import { seatPeople, type Wish } from './tables.ts';

type Parlour = NonNullable<Wish['parlour']>;

export const GAMES: Readonly<Record<string, Parlour>> = {
  Delve: { game: 'delve' },
  'Den of Thieves': { game: 'den-of-thieves' },
  'Dragon Hunt': { game: 'dragon-hunt', variants: ['meeting-place'] },
  'King’s Council': { game: 'kings-council' },
  'Spy Network': { game: 'spy-network', variants: ['hiding-in-plain-sight'] },
  'Three Kingdoms': { game: 'three-kingdoms', mode: 'shares' },
  'Rogues and Warriors': { game: 'rogues-and-warriors', variants: ['rank-and-class', 'exchange'] },
  Threes: { game: 'threes', variants: ['hidden-fate', 'dragons'] },
  'Jack of All Trades': { game: 'jack-of-all-trades', variants: ['hidden-fate'] },
  Doublerogue: { game: 'doublerogue', variants: ['dragons', 'doubledragon'] },
  'Dragon Hordes': { game: 'dragon-hordes', chips: 12 },
  'City Square': { game: 'city-square', mode: 'shares' },
  'The Wheel': { game: 'the-wheel' },
  'Heroes’ Plunder': { game: 'heroes-plunder', mode: 'shares', variants: ['three-dragons'] },
  'Streets of Greyport': { game: 'streets-of-greyport', mode: 'shares', variants: ['caravan-guards'] },
};

/** So often the first has answered when it is looked at: cards lie on the table by then. */
const ANSWERS = 5;
/** Nobody leaves: to fold would show little of a game. */
const STAYS = ['call', 'check', 'ready'];
/** A machine may have more to do than this game. */
const PATIENCE = 60_000;

function staying(client: TaproomClient): WireAnswer | null {
  const choices = client.own?.choices.map(({ answer }) => answer as WireAnswer) ?? [];
  return choices.find((answer) => STAYS.includes(answer.do)) ?? ordinary(client);
}

/** A table with bots; `most`: how far it has come, or less where it is over before. */
export async function gambling(house: House, parlour: Parlour, players = 4, most = ANSWERS): Promise<Scene> {
  for (let answers = most; ; answers--) {
    const [seat] = await seatPeople(house, ['Ann'], { game: 'parlour', bots: players - 1, parlour });
    const client = join(house, seat);
    await client.changed();
    if (await isAskedAfter(client, answers)) return { seat, close: () => client.stop() };
    client.stop();
    if (answers === 0) throw new Error('Nobody was ever asked.');
  }
}

/** The same, once it is decided. */
export async function showdown(house: House, parlour: Parlour, players = 4): Promise<Scene> {
  const [seat] = await seatPeople(house, ['Ann'], { game: 'parlour', bots: players - 1, parlour });
  const client = join(house, seat);
  await client.changed();
  if (await isAskedAfter(client, Infinity)) throw new Error('It is not over.');
  return { seat, close: () => client.stop() };
}

const join = ({ url }: House, { table, token }: SeatGiven): TaproomClient =>
  new TaproomClient({ url: `${url.replace('http', 'ws')}/ws`, table, token });

/** False where the hand was over before. */
async function isAskedAfter(client: TaproomClient, answers: number): Promise<boolean> {
  const deadline = Date.now() + PATIENCE;
  const said = new Set<string>();
  while (Date.now() < deadline) {
    const { asked } = client.public!;
    if (asked?.kind === 'over') return false;
    // Where all choose at once, one question has several steps: what it offers tells them apart.
    const question = `${asked?.number} ${JSON.stringify(client.question)}`;
    if (client.question !== null && !said.has(question)) {
      if (said.size === answers) return true;
      const answer = staying(client);
      if (answer !== null) {
        said.add(question);
        await client.answer(answer).catch(() => {});
        continue;
      }
    }
    await Promise.race([client.changed(), new Promise((next) => setTimeout(next, 50))]);
  }
  return false;
}
