import { combined, HouseDoor, HouseRefused, REQUESTS, type Welcome, type WorldTold } from '@taproom/client';
import { house } from '@taproom/house/own';
import { luckFrom, below } from '@taproom/kernel';
import { describe, expect, test } from 'vitest';
import { AT_ONCE, seatPeople, withServer } from './helpers.ts';
import { document, faultIn } from './valid.ts';

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
type Choices = NonNullable<Welcome['own']>;

/** Anything that is offered. */
function anyOf({ choices, many }: Choices, luck: ReturnType<typeof luckFrom>) {
  const isItem = (place: number): boolean =>
    'picks' in choices[place].answer || 'cards' in choices[place].answer;
  if (many === null) return combined({ choices, many }, [below(luck, choices.length)]);
  return combined({ choices, many }, [...choices.keys()].filter(isItem).slice(0, many.min));
}

/** Everybody plays over HTTP until the game is over; each reply is as the schema says. */
async function playAll(http: string, people: number, options: object): Promise<Welcome> {
  const door = new HouseDoor(http);
  const luck = luckFrom(7);
  const seats = await seatPeople(http, people, { clocks: AT_ONCE, ...options });
  const play = async ({ table, token }: { table: string; token: string }): Promise<Welcome> => {
    for (;;) {
      const told = await door.ask<Welcome>(`/api/tables/${table}/turn`, bearer(token));
      expect(faultIn(told, 'Welcome')).toBeNull();
      const { public: now, own } = told;
      if (now.status === 'over') return told;
      if (own === null || own.question === null || own.declared !== null) continue;
      const said = { question: now.asked!.number, answer: anyOf(own, luck) };
      await door.post(`/api/tables/${table}/answer`, said, token).catch((error: unknown) => {
        // Somebody else of the table was quicker.
        if (!(error instanceof HouseRefused) || error.status !== 409) throw error;
      });
    }
  };
  return (await Promise.all(seats.map(play)))[0];
}

describe('seats over plain HTTP', () => {
  test('play whole games of every kind, and all that is told is as docs/openapi.json says', async () => {
    await withServer(async ({ http }) => {
      const evening = { mode: 'adventurers-choice', rounds: 2 };
      const games = await Promise.all([
        playAll(http, 1, { bots: 2, variants: { gamblingGames: true, dungeonEvents: true } }),
        playAll(http, 3, { game: 'parlour', parlour: evening }),
        ...['threes', 'rogues-and-warriors', 'city-square'].map((game) =>
          playAll(http, 2, { game: 'parlour', parlour: { game, mode: 'betting' } }),
        ),
      ]);
      for (const { protocol, public: table } of games) {
        expect(protocol).toBe('1.1');
        expect(table.view).toMatchObject({});
      }
      const { public: table } = games[0];
      const cards = await (await fetch(`${http}/api/tables/${table.table}/cards`)).json();
      expect(faultIn(cards, 'InnCards')).toBeNull();
    });
  });

  test('wait for their turn no longer than they want, and say what is wrong with an answer', async () => {
    await withServer(async ({ http }) => {
      const door = new HouseDoor(http);
      const [host, guest] = await seatPeople(http, 2, {
        clocks: AT_ONCE,
        game: 'parlour',
        parlour: { game: 'rogues-and-warriors' },
      });
      const told = await door.ask<Welcome>(`/api/tables/${host.table}/turn?seconds=0`, bearer(host.token));
      const { asked, seats } = told.public;
      expect(seats[0].here).toBe(true);
      const [waits, acts] = asked!.waiting.includes(0) ? [guest, host] : [host, guest];
      const late = await door.ask<Welcome>(`/api/tables/${host.table}/turn?seconds=0`, bearer(waits.token));
      expect(late.own?.question).toBeNull();
      const answer = (question: number, said: object) =>
        door.post(`/api/tables/${host.table}/answer`, { question, answer: said }, acts.token);
      await expect(answer(asked!.number, { do: 'raise', to: 9_999_999 })).rejects.toMatchObject({
        status: 400,
        code: 'illegal',
      });
      await expect(answer(asked!.number + 7, { do: 'check' })).rejects.toMatchObject({
        status: 409,
        code: 'late',
      });
      await expect(answer(asked!.number, { do: 'dance' })).rejects.toMatchObject({
        status: 400,
        code: 'malformed',
      });
      await expect(door.ask(`/api/tables/${host.table}/turn`)).rejects.toMatchObject({
        status: 401,
        code: 'no-token',
      });
    });
  });

  test('are told a world in which a bot can think, and none in the lobby', async () => {
    await withServer(async ({ http }) => {
      const door = new HouseDoor(http);
      const [{ table, token }] = await seatPeople(http, 2, { clocks: AT_ONCE });
      const told = await door.ask<WorldTold>(`/api/tables/${table}/world`, bearer(token));
      const game = house.game(told.game);
      const { public: now, own } = await door.ask<Welcome>(
        `/api/tables/${table}/turn?seconds=0`,
        bearer(token),
      );
      const view = game.view(told.world as never, told.seat) as { seats: { hand: number[] | null }[] };
      const { seats } = own!.sees as Pick<typeof view, 'seats'>;
      expect(view.seats[told.seat].hand).toEqual(seats[told.seat].hand);
      expect(now.status).toBe('playing');
    });
  });
});

describe('what a house tells programs', () => {
  test('the schema has every request, and every field in it is described', () => {
    const paths = REQUESTS.map(({ path }) => path.replaceAll(/:(\w+)/g, '{$1}'));
    expect(Object.keys(document.paths).toSorted()).toEqual([...new Set(paths)].toSorted());
    expect(document.openapi).toBe('3.1.0');
    expect(undescribed()).toEqual([]);
  });

  test('the catalogue names what there is, and pages of others may read it', async () => {
    await withServer(async ({ http }) => {
      const response = await fetch(`${http}/api/catalogue`);
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      const catalogue = (await response.json()) as { inn: { modes: { mode: string; seats: number[] }[] } };
      expect(faultIn(catalogue, 'Catalogue')).toBeNull();
      const { modes } = catalogue.inn;
      expect(modes.find(({ mode }) => mode === '')?.seats.at(-1)).toBe(8);
      expect(modes.find(({ mode }) => mode === 'boss-battle')?.seats).toEqual([3, 4, 5]);
      const served = await (await fetch(`${http}/api/openapi.json`)).json();
      expect(served).toEqual(document);
    });
  });
});

/** Fields whose meaning neither they nor their type tell. */
function undescribed(): string[] {
  interface Node {
    readonly $ref?: string;
    readonly description?: string;
    readonly anyOf?: readonly Node[];
    readonly items?: Node;
    readonly properties?: Readonly<Record<string, Node>>;
    readonly additionalProperties?: Node | boolean;
  }
  const schemas = document.components.schemas as Readonly<Record<string, Node>>;
  const isTold = (node: Node): boolean =>
    node.description !== undefined ||
    'const' in node ||
    (node.$ref !== undefined && isTold(schemas[node.$ref.split('/').at(-1)!])) ||
    node.anyOf?.some((each) => each.$ref !== undefined && isTold(each)) === true;
  const found: string[] = [];
  const look = (node: Node | boolean | undefined, at: string): void => {
    if (typeof node !== 'object') return;
    for (const [key, field] of Object.entries(node.properties ?? {})) {
      if (!isTold(field)) found.push(`${at}.${key}`);
      look(field, `${at}.${key}`);
    }
    for (const each of node.anyOf ?? []) look(each, at);
    look(node.items, at);
    look(node.additionalProperties, at);
  };
  for (const [name, schema] of Object.entries(schemas)) look(schema, name);
  return found;
}
