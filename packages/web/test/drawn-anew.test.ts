/** Nothing is drawn anew that has not changed. */
import { NO_ORDERS, type OwnPart } from '@taproom/client';
import { house } from '@taproom/house/own';
import { facesOf, type InnView, type SeatView } from '@taproom/inn';
import { seatTable } from '@taproom/kernel';
import { options, type VNode } from 'preact';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ReadOnlyLink } from '../src/link/read-only.ts';
import { replayedTable } from '../src/link/replaying.ts';
import type { TableSnapshot } from '../src/link/table-link.ts';
import { BigButton } from '../src/table/answers/big-button.tsx';
import { Tray } from '../src/table/answers/tray.tsx';
import { Hand } from '../src/table/hand/hand.tsx';
import { Mat } from '../src/table/mats/mat.tsx';
import { Mats } from '../src/table/mats/mats.tsx';
import { Middle } from '../src/table/middle/middle.tsx';
import { StoreContext, TableStore } from '../src/table/table-store.ts';
import { smallBody, smallDocument } from './small-document.ts';

const { inn } = house;
const PLAYERS = ['Ygella', 'Dale', 'Molly', 'Sera', 'Petra', 'Vlazlo', 'Daareka', 'Lizwick'];

/** A table that the test changes. */
class Told extends ReadOnlyLink {
  private readonly listeners = new Set<() => void>();
  private now: TableSnapshot;

  constructor() {
    super();
    const { state } = seatTable(inn, { players: PLAYERS }, 1);
    const seats = PLAYERS.map((name, seat) => ({ name, kind: seat === 0 ? 'human' : 'bot' }) as const);
    const common = { table: 't', game: 'inn', status: 'playing', variants: {}, asked: null } as const;
    const own: OwnPart = {
      seat: 0,
      sees: {},
      question: null,
      choices: [],
      many: null,
      declared: null,
      orders: NO_ORDERS,
    };
    this.now = {
      connection: 'open',
      gone: null,
      table: replayedTable(common, seats),
      own,
      view: { ...inn.view(state, 0), seat: 0, question: null } as InnView,
      faces: facesOf(inn.content(state.setup)),
      story: [],
      chat: [],
      clock: null,
      takenBack: 0,
    };
  }

  snapshot(): TableSnapshot {
    return this.now;
  }
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
  close(): void {
    this.listeners.clear();
  }

  /** As a message does: what has not changed stays the same object. */
  view(change: (view: InnView) => Partial<InnView>): void {
    const view = this.now.view!;
    this.now = { ...this.now, view: { ...view, ...change(view) } };
    for (const listener of this.listeners) listener();
  }
}

/** Where Preact says that it is about to draw a component; devtools listen there, too. */
const hooks = options as {
  __r?: (vnode: VNode<{ seat?: number }>) => void;
  diffed?: (vnode: VNode) => void;
};
const { __r, diffed } = hooks;
/** What was drawn by itself, and not because whatever it is a part of was. */
let drawn: string[] = [];

beforeEach(() => {
  vi.stubGlobal('document', smallDocument);
  vi.stubGlobal('location', { pathname: '/', search: '' });
  for (const name of ['addEventListener', 'removeEventListener']) vi.stubGlobal(name, () => {});
  let whole: VNode | null = null;
  hooks.__r = (vnode) => {
    __r?.(vnode);
    const { type, props } = vnode;
    if (whole !== null || typeof type !== 'function') return;
    whole = vnode;
    drawn.push(`${type.displayName ?? type.name} ${props.seat ?? ''}`.trim());
  };
  hooks.diffed = (vnode) => {
    diffed?.(vnode);
    if (vnode === whole) whole = null;
  };
});

afterEach(() => {
  Object.assign(hooks, { __r, diffed });
  vi.unstubAllGlobals();
});

/** What comes after the next frame comes within this time. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 100));

test('a message draws what it changes, and nothing else', async () => {
  const told = new Told();
  const store = new TableStore(told);
  const root = createRoot(smallBody);
  const parts = [Mats, Middle, Tray, Hand, BigButton].map((part, key) => createElement(part, { key }));
  const own = createElement(Mat, { key: 'own', seat: 0, kind: 'own' });
  root.render(createElement(StoreContext, { value: store }, parts, own));
  await settled();
  const drawnBy = async (change: Parameters<Told['view']>[0]): Promise<string[]> => {
    drawn = [];
    told.view(change);
    await settled();
    return drawn.toSorted();
  };
  const seat = (n: number, change: Partial<SeatView>) => (view: InnView) => ({
    seats: view.seats.with(n, { ...view.seats[n], ...change }),
  });
  expect(await drawnBy(() => ({}))).toEqual([]);
  expect(await drawnBy(seat(3, { fortitude: 11 }))).toEqual(['Mat 3']);
  expect(await drawnBy(seat(0, { gold: 3 }))).toEqual(['Mat 0']);
  expect(await drawnBy((view) => seat(0, { hand: view.seats[0].hand!.slice(1) })(view))).toEqual([
    'Hand',
    'Mat 0',
  ]);
  root.unmount();
  store.close();
  // What effects leave behind is put away later, while there still is a document.
  await settled();
});
