/** A table goes on only with the cards and by the rules that it was begun with. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TaproomClient, type SeatGiven } from '@taproom/client';
import { base } from '@taproom/cast';
import { openHouse, type House } from '@taproom/house';
import { house as own } from '@taproom/house/own';
import type { CharacterDef, Pack } from '@taproom/inn';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Rules } from '../src/release.ts';
import { seatPeople, withServer } from './helpers.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'taproom-release-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The house of another release. */
const release = (change: (character: CharacterDef) => CharacterDef | null): House => {
  const characters = base.characters!.flatMap((character) => change(character) ?? []);
  const pack: Pack = { ...base, characters };
  return { ...openHouse({ packs: [pack], bots: [...own.bots.values()], from: own.from }) };
};

const ofSera = (change: (sera: CharacterDef) => CharacterDef | null) =>
  release((character) => (character.name === 'Sera' ? change(character) : character));

const weaker = ofSera((sera) => ({
  ...sera,
  deck: sera.deck.map((card) => ({
    ...card,
    uses: card.uses.map((use) => ({
      ...use,
      effects: use.effects.map((effect) =>
        effect.verb === 'fortitude' && effect.by < 0 ? { ...effect, by: effect.by - 1 } : effect,
      ),
    })),
  })),
}));
const gone = ofSera(() => null);
const retold = ofSera((sera) => ({
  ...sera,
  pitch: 'Better told.',
  deck: sera.deck.map((card) => ({ ...card, notes: ['Better said.'] })),
}));

describe('the next release', () => {
  async function begin(characters: string[]): Promise<SeatGiven> {
    return withServer(
      async ({ http, ws }) => {
        const [given] = await seatPeople(http, 1, { bots: 1, characters });
        const client = new TaproomClient({ url: ws, table: given.table, token: given.token });
        await client.changed();
        client.stop();
        return given;
      },
      { dataDir: folder },
    );
  }
  /** What becomes of a table: that it plays on, or the sentence that its player reads. */
  const open = ({ table, token }: SeatGiven, house: House, rules?: Rules): Promise<string> =>
    withServer(
      async ({ http, ws }) => {
        const client = new TaproomClient({ url: ws, table, token });
        await client.changed();
        client.stop();
        const { frozen, status, view } = client.public!;
        // Whatever becomes of it, everybody sees it.
        expect(view).not.toBeNull();
        const headers = { authorization: `Bearer ${token}` };
        for (const what of ['story', 'cards'])
          expect((await fetch(`${http}/api/tables/${table}/${what}`, { headers })).status).toBe(200);
        const told = await fetch(`${http}/api/tables/${table}/told`, { headers });
        expect(told.status).toBe(frozen === undefined ? 409 : 200);
        return frozen ?? `plays on: ${status}`;
      },
      { dataDir: folder, house, rules },
    );

  test.each([
    ['a card does something else', weaker],
    ['a character is gone', gone],
  ])('in which %s freezes the tables with it, in a sentence, and no others', async (_what, house) => {
    const [with_, without] = [await begin(['Sera', 'Dale']), await begin(['Jasper', 'Dale'])];
    expect(await open(with_, house)).toMatch(/begun with other cards or rules/);
    expect(await open(without, house)).toBe('plays on: playing');
    // With the cards that it was begun with it goes on.
    expect(await open(with_, own)).toBe('plays on: playing');
  });

  test('in which things are only better said plays on', async () => {
    expect(await open(await begin(['Sera', 'Dale']), retold)).toBe('plays on: playing');
  });
});
