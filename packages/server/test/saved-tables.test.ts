/**
 * Tables that releases have kept are opened by all that come after them: every one plays on as before, or is frozen with
 * a sentence and shown as it was told. So it is with what a next release might change.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TaproomClient } from '@taproom/client';
import { base } from '@taproom/cast';
import { openHouse, type House } from '@taproom/house';
import { house as own } from '@taproom/house/own';
import type { CharacterDef, InnSetup, Pack } from '@taproom/inn';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { OUR_RULES, type Rules } from '../src/release.ts';
import type { Entry } from '../src/storage/storage.ts';
import { anyAnswer, randomFrom, withServer, type TestServer } from './helpers.ts';
import { allSaved, lookAt, unpack, type Saved, type SavedTable } from './saved-tables/saved.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'taproom-saved-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const withPack = (pack: Pack): House =>
  openHouse({ packs: [pack], bots: [...own.bots.values()], from: own.from });

const swap = <T>(cards: readonly T[]): T[] => {
  const [first, second, ...rest] = cards;
  return cards.length < 2 ? [...cards] : [second, first, ...rest];
};

const swapDecks = <T extends { readonly cards: readonly unknown[] }>(decks: readonly T[]): T[] =>
  decks.map((deck) => ({ ...deck, cards: swap(deck.cards) }));

const swapped = (character: CharacterDef): CharacterDef => ({
  ...character,
  deck: swap(character.deck),
  ...(character.sideDecks && { sideDecks: swapDecks(character.sideDecks) }),
  ...(character.boss && { boss: { ...character.boss, deck: swap(character.boss.deck) } }),
  ...(character.automaton && {
    automaton: { ...character.automaton, factions: swapDecks(character.automaton.factions) },
  }),
});

const SWAPPED = withPack({
  ...base,
  characters: base.characters!.map(swapped),
  automata: base.automata?.map(swapped),
  drinks: swap(base.drinks!),
  drinkDecks: swapDecks(base.drinkDecks!),
  eventDecks: swapDecks(base.eventDecks!),
});

const GONE = withPack({
  ...base,
  characters: base.characters!.filter(({ name }) => name !== 'Sera'),
  automata: [],
});

/** As if everybody were dealt six cards unless something else is agreed on. */
function smallerHands(): House {
  const six = (setup: InnSetup): InnSetup => ({ hands: 6, ...setup });
  const inn = {
    ...own.inn,
    content: (setup: InnSetup) => own.inn.content(six(setup)),
    create: (setup: InnSetup) => own.inn.create(six(setup)),
  };
  return { ...own, inn, game: (name, setup) => (name === 'inn' ? inn : own.game(name, setup)) };
}

const number = OUR_RULES.number + 1;
const WITHOUT_STEP: Rules = { ...OUR_RULES, number };
/** The next release says of each entry who it was for; the step says it of those of before, too. */
const WITH_STEP: Rules = {
  number,
  steps: [
    ...OUR_RULES.steps,
    {
      to: number,
      setup: (setup) => ({ ...setup }),
      entries: (_house, _setup, entries: readonly Entry[]) =>
        entries.map((entry) => ({ ...entry, did: [...entry.did] })),
    },
  ],
};

const isInn = ({ what }: SavedTable): boolean => what !== 'gambling' && what !== 'evening';

interface Next {
  readonly what: string;
  readonly house: House;
  readonly rules?: Rules;
  /** What is brought over is written, and read again. */
  readonly writes?: true;
  /** Whether a table is frozen. */
  readonly freezes: (table: SavedTable) => boolean;
}

/** What becomes of tables that this release plays; those of other cards are frozen in all of them. */
const RELEASES: readonly Next[] = [
  { what: 'nothing changed', house: own, freezes: () => false },
  { what: 'two cards swapped in each deck', house: SWAPPED, writes: true, freezes: () => false },
  { what: 'another hand size', house: smallerHands(), freezes: isInn },
  { what: 'a removed character, and nobody who plays by rule', house: GONE, freezes: isInn },
  { what: 'other rules', house: own, rules: WITHOUT_STEP, freezes: () => true },
  {
    what: 'other rules, and a step to them',
    house: own,
    rules: WITH_STEP,
    writes: true,
    freezes: () => false,
  },
];

describe.each(allSaved())('the tables of release $release', { timeout: 120_000 }, (saved: Saved) => {
  const frozenNow = new Set<string>();
  test('are opened', async () => {
    unpack(saved, folder);
    await withServer(
      async (server) => {
        for (const table of saved.tables) if (await sameAsBefore(server, table)) frozenNow.add(table.what);
      },
      { dataDir: folder },
    );
  });

  test.each(RELEASES)('with $what', async ({ house, rules, writes, freezes }) => {
    unpack(saved, folder);
    for (const isLast of writes ? [false, true] : [true])
      await withServer(
        async (server) => {
          for (const table of saved.tables) {
            const isFrozen = await sameAsBefore(server, table);
            expect([table.what, isFrozen]).toEqual([
              table.what,
              table.status !== 'lobby' && (frozenNow.has(table.what) || freezes(table)),
            ]);
            if (isLast) await everythingIsAnswered(server, table);
          }
        },
        { dataDir: folder, house, rules },
      );
  });

  test('play on', async () => {
    unpack(saved, folder);
    await withServer(
      async (server) => {
        for (const table of saved.tables)
          if (table.status === 'playing' && !frozenNow.has(table.what)) await playsOn(server, table);
      },
      { dataDir: folder, house: SWAPPED },
    );
  });
});

/** Everybody finds the cards that they held, and a table to look at; says whether it is frozen. */
async function sameAsBefore(server: TestServer, { seats, hands, status }: SavedTable): Promise<boolean> {
  const { table } = seats[0];
  const looks = await Promise.all(seats.map((seat) => lookAt(server, seat)));
  expect(looks.map(({ hand }) => hand)).toEqual(hands);
  const { client: watcher } = await lookAt(server, { table, seat: -2 });
  for (const { public: seen } of [...looks.map(({ client }) => client), watcher]) {
    expect(seen).toMatchObject({ status });
    expect(seen!.view === null).toBe(status === 'lobby');
  }
  const { frozen } = watcher.public!;
  if (frozen !== undefined) expect(frozen).toMatch(/^This table was begun .*as it was told\.$/);
  return frozen !== undefined;
}

/** Every request there is about a table is answered, or refused with a sentence. */
async function everythingIsAnswered({ http }: TestServer, { seats, what }: SavedTable): Promise<void> {
  const { table, token, code } = seats[0];
  const headers = { authorization: `Bearer ${token}` };
  const ask = async (path: string, body?: object, as: object = headers): Promise<number> => {
    const response = await fetch(`${http}/api/${path}`, {
      headers: { ...as, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    const { status } = response;
    const reply = (await response.json()) as { error?: string };
    expect([what, path, status < 500 ? 'answered' : status]).toEqual([what, path, 'answered']);
    if (status >= 400) expect(reply.error).toMatch(/^\S.* .*[.!?]$|^\S.*: .*$/);
    return status;
  };
  for (const path of ['story', 'cards', 'log', 'told'])
    for (const as of [headers, {}]) await ask(`tables/${table}/${path}`, undefined, as);
  expect(await ask(`tables/${table}/story`)).toBe(200);
  expect(await ask(`codes/${code}`)).toBe(200);
  await ask('tables');
  await ask('seats', { code, name: 'Zoe' }, {});
  await ask(`tables/${table}/seats/0`, { name: 'Anna' });
  await ask(`tables/${table}/seats`, { seats: 4 });
  await ask(`tables/${table}/watchers`, { watchers: 'public' });
  await ask(`tables/${table}/handover`, {});
  await ask('handover', { code: 'AAAAAA' }, {});
  await ask(`tables/${table}/rematch`, {});
  await ask(`tables/${table}/leave`, {});
  await ask(`tables/${table}/start`, { fill: true });
}

async function playsOn({ ws }: TestServer, { seats, what }: SavedTable): Promise<void> {
  const clients = seats.map(({ table, token }) => new TaproomClient({ url: ws, table, token }));
  await Promise.all(clients.map((client) => client.changed()));
  const random = randomFrom(3);
  let answered = 0;
  // Where a bot is asked first, its thread has to start.
  const late = performance.now() + 30_000;
  while (answered < 12 && performance.now() < late && clients[0].public!.status !== 'over') {
    for (const client of clients) {
      const answer = anyAnswer(client, random);
      if (answer !== null)
        await client.answer(answer).then(
          () => answered++,
          () => {},
        );
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  for (const client of clients) client.stop();
  expect([what, answered >= 12 || clients[0].public!.status === 'over']).toEqual([what, true]);
}
