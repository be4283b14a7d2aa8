/** Nothing is drawn anew that has not changed. */
import { house } from '@taproom/house/own';
import { facesOf, type InnView, type SeatView } from '@taproom/inn';
import { seatTable } from '@taproom/kernel';
import { options, type VNode } from 'preact';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BigButton } from '../src/table/answers/big-button.tsx';
import { Tray } from '../src/table/answers/tray.tsx';
import { Hand } from '../src/table/hand/hand.tsx';
import { Mat } from '../src/table/mats/mat.tsx';
import { Mats } from '../src/table/mats/mats.tsx';
import { Middle } from '../src/table/middle/middle.tsx';
import { StoreContext, TableStore } from '../src/table/table-store.ts';
import { ChangeableLink } from './changeable-link.ts';
import { smallBody, smallDocument } from './small-document.ts';

const { inn } = house;
const PLAYERS = ['Ygella', 'Dale', 'Molly', 'Sera', 'Petra', 'Vlazlo', 'Daareka', 'Lizwick'];

/** A table that the test changes. */
class Told extends ChangeableLink {
  constructor() {
    const seats = PLAYERS.map((name, seat) => ({ name, kind: seat === 0 ? 'human' : 'bot' }) as const);
    super('t', seats, 0, {});
    const { state } = seatTable(inn, { players: PLAYERS }, 1);
    this.change({
      view: { ...inn.view(state, 0), seat: 0, question: null } as InnView,
      faces: facesOf(inn.content(state.setup)),
    });
  }

  view(change: (view: InnView) => Partial<InnView>): void {
    const view = this.snapshot().view!;
    this.change({ view: { ...view, ...change(view) } });
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
