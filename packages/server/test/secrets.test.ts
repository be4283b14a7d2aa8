import { house } from '@taproom/house/own';
import { TaproomClient, type WireAnswer } from '@taproom/client';
import { eventFor, type InnEvent, type InnState } from '@taproom/inn';
import { ALL, answerChance, luckFrom, SPECTATOR } from '@taproom/kernel';
import { describe, expect, test } from 'vitest';
import type { LiveTable } from '../src/table/live-table.ts';
import {
  allHere,
  anyAnswer,
  AT_ONCE,
  innState,
  randomFrom,
  seatPeople,
  withServer,
  type TestServer,
} from './helpers.ts';

const { inn } = house;

const CHARACTERS = ['Sera', 'Dale', 'Jett', 'Petra'];

/** A client that keeps every byte it receives. */
class Recorder extends TaproomClient {
  readonly received: string[] = [];
  constructor(url: string, table: string, token?: string) {
    const box: string[] = [];
    super({
      url,
      table,
      token,
      open: (to) => {
        const socket = new WebSocket(to);
        socket.addEventListener('message', ({ data }) => box.push(String(data)));
        return socket;
      },
    });
    this.received = box;
  }
}

async function sitDown(server: TestServer, before?: (state: InnState) => void) {
  const given = await seatPeople(server.http, 4, { characters: CHARACTERS });
  const table = (await server.tables.find(given[0].table)) as LiveTable;
  before?.(innState(table));
  const people: Recorder[] = [];
  for (const { token } of given) {
    const client = new Recorder(server.ws, given[0].table, token);
    await client.changed();
    people.push(client);
  }
  const watcher = new Recorder(server.ws, given[0].table);
  await watcher.changed();
  await allHere([...people, watcher]);
  for (const client of [...people, watcher])
    while (client.public!.guests.length === 0) await client.changed();
  return { table, people, watcher };
}

/** Waits until everybody has been told of everything up to the open question and its declarations. */
async function caughtUp(table: LiveTable, all: readonly TaproomClient[]): Promise<void> {
  const now = () => JSON.stringify([table.memory!.question, table.asking.waiting()]);
  for (const client of all)
    while (JSON.stringify([client.public!.asked?.number, client.public!.asked?.waiting]) !== now())
      await client.changed();
}

const hiddenFrom = (state: InnState, viewer: number): number[] => {
  const cards = [...state.drinkDeck, ...state.barDeck];
  state.seats.forEach((at, seat) => {
    cards.push(...at.deck, ...at.drinkMe, ...at.decks.flatMap(({ deck }) => deck));
    if (seat !== viewer) cards.push(...at.plot, ...(at.openUntil < 0 ? at.hand : []));
  });
  return cards;
};

describe('nothing secret on the wire', () => {
  test('whole games, every byte of every seat and of a spectator', { timeout: 120_000 }, async () => {
    let bytes = 0;
    let looked = 0;
    for (let game = 1; game <= 3; game++)
      await withServer(async (server) => {
        const { table, people, watcher } = await sitDown(server);
        const random = randomFrom(game);
        const content = inn.content(innState(table).setup);
        const titlesSeen = [...people, watcher].map(() => new Set<string>());
        while (table.record.status !== 'over') {
          const next = people.find((client) => client.question !== null)!;
          await next.answer(anyAnswer(next, random)!);
          await caughtUp(table, [...people, watcher]);
          const state = innState(table);
          for (const [i, client] of [...people, watcher].entries()) {
            const viewer = client === watcher ? SPECTATOR : i;
            const view = inn.view(state, viewer);
            // What the client has is the view of its seat: no field more.
            expect(client.view).toEqual({
              ...view,
              question: client.question,
              waitingFor: undefined,
            });
            // Titles of cards that it has never been able to see are nowhere in what it received.
            const seen = titlesSeen[i];
            const secret = new Set(hiddenFrom(state, viewer));
            const hidden = new Set([...secret].map((card) => content.defs[card].title));
            content.defs.forEach((def, card) => {
              if (!secret.has(card)) seen.add(def.title);
            });
            const never = [...hidden].filter((title) => !seen.has(title));
            const text = client.received.splice(0).join('\n');
            bytes += text.length;
            // A card that was discarded and shuffled away again in one go was open for a moment: nothing to compare.
            if (text.includes('"shuffled"')) continue;
            for (const title of never) {
              looked++;
              if (text.includes(`“${title}”`)) expect(text).not.toContain(title);
            }
            // The events tell a title only where the seat may know the card.
            for (const line of text.split('\n').filter((line) => line.startsWith('{"type":"step"'))) {
              const step = JSON.parse(line) as { events?: { e: string; card?: number; list?: number[] }[] };
              for (const event of step.events ?? [])
                if (event.e === 'draw' || event.e === 'plot')
                  expect([event.list, event.card]).toEqual([undefined, undefined]);
            }
          }
        }
        for (const event of table.memory!.recent)
          expect(eventFor(event as InnEvent, SPECTATOR).known).toBe(ALL);
        for (const client of [...people, watcher]) client.stop();
      });
    expect(bytes).toBeGreaterThan(100_000);
    expect(looked).toBeGreaterThan(1000);
  });

  test('another hidden card changes no byte of what others receive', { timeout: 60_000 }, async () => {
    let compared = 0;
    let differed = 0;
    for (let seed = 1; seed <= 6; seed++) {
      const runs: string[][] = [];
      const asked: string[] = [];
      for (const swap of [false, true]) {
        const luck = luckFrom(seed);
        await withServer(
          async (server) => {
            let watched: number[] = [];
            const { table, people, watcher } = await sitDown(server, (state) => {
              const { defs } = inn.content(state.setup);
              const at = state.seats[3];
              const answers = (card: number) =>
                defs[card].types.some((t) => t === 'sometimes' || t === 'anytime');
              const i = at.hand.findIndex((card) => answers(card) && defs[card].back === undefined);
              const j = at.deck.findIndex((card) => !answers(card) && defs[card].back === undefined);
              watched = [at.hand[i], at.deck[j]];
              if (swap) [at.hand[i], at.deck[j]] = [at.deck[j], at.hand[i]];
            });
            // What they were told when they came, before the others were there, is compared by pairs.ts.
            for (const client of [...people, watcher]) client.received.splice(0);
            const random = [0, 1, 2].map((seat) => randomFrom(seed * 10 + seat));
            const state = innState(table);
            const hiddenStill = () =>
              watched.every(
                (card) => state.seats[3].hand.includes(card) || state.seats[3].deck.includes(card),
              );
            for (let round = 0; round < 60 && hiddenStill() && table.record.status !== 'over'; round++)
              for (const [seat, client] of people.entries()) {
                await caughtUp(table, [...people, watcher]);
                if (!hiddenStill() || client.question === null) continue;
                // The one who holds the card never uses it.
                const mine = seat === 3 ? quiet(client) : anyAnswer(client, random[seat]);
                if (mine === null) continue;
                if (seat === 3) asked.push(`${client.own!.choices.length}`);
                await client.answer(mine);
              }
            await caughtUp(table, [...people, watcher]);
            runs.push(
              [...people.slice(0, 3), watcher].map((client) => client.received.map(comparable).join('\n')),
            );
            for (const client of [...people, watcher]) client.stop();
          },
          { chance: (question) => answerChance(luck, question) },
        );
      }
      for (let i = 0; i < runs[0].length; i++) {
        // Up to where the card itself comes to light.
        const [left, right] = [runs[0][i].split('\n'), runs[1][i].split('\n')];
        const both = Math.min(left.length, right.length) - 2;
        expect(right.slice(0, both)).toEqual(left.slice(0, both));
        compared += both;
      }
      if (asked.slice(0, asked.length / 2).join() !== asked.slice(asked.length / 2).join()) differed++;
    }
    expect(compared).toBeGreaterThan(500);
    // The card did make a difference to its holder, so the comparison means something.
    expect(differed).toBeGreaterThan(0);
  });

  test('a window lasts as long whoever could answer', { timeout: 60_000 }, () =>
    withServer(async (server) => {
      const lengths: Record<'could' | 'could not', number[]> = { could: [], 'could not': [] };
      const enough = () => Math.min(lengths.could.length, lengths['could not'].length) > 20;
      const oneGame = async () => {
        const given = await seatPeople(server.http, 3, { clocks: { ...AT_ONCE, window: 60, turn: 5 } });
        const table = (await server.tables.find(given[0].table)) as LiveTable;
        const watcher = new TaproomClient({ url: server.ws, table: given[0].table });
        const clients = given.map(
          ({ table: id, token }) => new TaproomClient({ url: server.ws, table: id, token }),
        );
        let began = 0;
        let kind: 'could' | 'could not' | null = null;
        let open = -1;
        watcher.on.changed = () => {
          const asked = watcher.public?.asked;
          if (!asked || asked.number === open) return;
          open = asked.number;
          const now = performance.now();
          if (kind !== null) lengths[kind].push(now - began);
          const state = innState(table);
          const could = state.seats.some((_, seat) =>
            inn.answers(state, { seat, bare: true }).legal.some((answer) => answer.do === 'play'),
          );
          kind = asked.kind === 'respond' ? (could ? 'could' : 'could not') : null;
          began = now;
        };
        // A machine that is busy with other things takes longer to bring enough of them about.
        for (let i = 0; i < 150 && (i < 25 || !enough()); i++)
          await new Promise((resolve) => setTimeout(resolve, 100));
        for (const client of [...clients, watcher]) client.stop();
      };
      await Promise.all(Array.from({ length: 6 }, oneGame));
      const [could, couldNot] = [lengths.could, lengths['could not']];
      expect(enough()).toBe(true);
      // Not shorter than the clock; how much longer depends on what else the machine does, on both alike. (Somebody who
      // is busy hears of several things at once, so single ones may seem shorter.)
      const middle = (times: readonly number[]): number =>
        times.toSorted((x, y) => x - y)[Math.floor(times.length / 2)];
      expect(Math.min(middle(could), middle(couldNot))).toBeGreaterThan(50);
      // Were they drawn from two bowls, their distributions would lie further apart than chance puts them (one time in
      // ten thousand; Kolmogorov and Smirnov).
      const apart = 2.225 * Math.sqrt((could.length + couldNot.length) / (could.length * couldNot.length));
      expect(distance(could, couldNot)).toBeLessThan(apart);
      // Such a look would have noticed windows that close in half the time when nobody has anything to say.
      const sooner = couldNot.map((length) => length / 2);
      expect(distance(could, sooner)).toBeGreaterThan(distance(could, couldNot));
    }),
  );
});

/** The largest difference between two distributions: of how many lie below any value. */
function distance(a: readonly number[], b: readonly number[]): number {
  const below = (list: readonly number[], x: number): number =>
    list.filter((y) => y <= x).length / list.length;
  return Math.max(...[...a, ...b].map((x) => Math.abs(below(a, x) - below(b, x))));
}

/** How many steps told of people who came depends on the moment, and ids of answers are random. */
const comparable = (text: string): string =>
  text.replace(/"confirmed":"\w+"/g, '').replace(/^\{"type":"step","n":\d+/, '');

function quiet(client: TaproomClient): WireAnswer | null {
  const { choices, many } = client.own!;
  const { question } = client;
  if (question === null) return null;
  if (choices.some(({ answer }) => answer.do === 'pass')) return { do: 'pass' };
  if (question.kind === 'discard') return { do: 'discard', cards: [] };
  if (question.kind === 'choose' && many !== null && many.min === 0) return { do: 'choose', picks: [] };
  return choices[0].answer as unknown as WireAnswer;
}
