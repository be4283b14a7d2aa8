/** Tables as a release kept them: its database, and who held which seat and which cards there. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { TaproomClient, type SeatGiven } from '@taproom/client';
import type { Faces } from '@taproom/inn';

export interface SavedTable {
  readonly what: string;
  readonly seats: readonly SeatGiven[];
  /** By seat: what it held, by the keys of the cards; a gambling table has none. */
  readonly hands: readonly (readonly string[])[];
  readonly status: string;
}

export interface Saved {
  readonly release: string;
  readonly tables: readonly SavedTable[];
}

const FOLDER = import.meta.dirname;

export const allSaved = (): Saved[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as Saved);

/** Puts the database of a release into a data folder. */
export const unpack = ({ release }: Saved, folder: string): void =>
  writeFileSync(join(folder, 'taproom.db'), gunzipSync(readFileSync(join(FOLDER, `${release}.db.gz`))));

interface Own {
  readonly seats?: Readonly<Record<string, { readonly hand?: readonly number[] }>>;
}

/** What a seat, or somebody who watches, finds at a table: all of it, and the hand by the keys of its cards. */
export async function lookAt(
  { http, ws }: { readonly http: string; readonly ws: string },
  { table, token, seat }: Pick<SeatGiven, 'table' | 'seat'> & { readonly token?: string },
): Promise<{ client: TaproomClient; hand: string[] }> {
  const client = new TaproomClient({ url: ws, table, token });
  const gone = new Promise<never>((_resolve, reject) => {
    client.on.gone = (why) => reject(new Error(why));
  });
  await Promise.race([client.changed(), gone]);
  client.stop();
  const held = (client.own?.sees as Own | undefined)?.seats?.[seat]?.hand ?? [];
  if (client.public!.game !== 'inn' || held.length === 0) return { client, hand: [] };
  const { cards } = (await (await fetch(`${http}/api/tables/${table}/cards`)).json()) as Faces;
  return { client, hand: held.map((card) => cards[card].key) };
}
