import type { OwnPart, PublicTable } from '@taproom/client';
import type { CardFace, InnView, SeatView } from '@taproom/inn';
import { describe, expect, it } from 'vitest';
import type { TableSnapshot } from '../src/link/table-link.ts';
import { askedOf } from '../src/table/answers/asked.ts';
import { intentFor, playsOf } from '../src/table/answers/plays.ts';
import type { Desk } from '../src/table/table-store.ts';
import { table as words } from '../src/words/table.ts';

const DESK: Desk = {
  intent: null,
  marks: [],
  sending: false,
  trouble: '',
  troubleRules: [],
  behind: null,
  why: null,
  zoom: -1,
  matOpen: -1,
  pointed: -1,
  takenBack: false,
  held: -1,
};

const names = ['Dale', 'Jett', 'Petra'];

/** A table as far as questions are concerned: three seats, cards 0 to 3 in the hand of the first. */
function tableWith(own: Partial<OwnPart>, more: Partial<PublicTable> = {}): TableSnapshot {
  const view = {
    seat: 0,
    winners: null,
    stack: [],
    seats: names.map(
      (name, seat) => ({ name, out: 0, hand: seat === 0 ? [0, 1, 2] : null }) as unknown as SeatView,
    ),
  } as unknown as InnView;
  const cards = Array.from({ length: 4 }, (_, card) => ({
    title: `Card ${card}`,
    uses: [{ label: '', from: card === 3 ? 'play' : 'hand' }],
  })) as unknown as CardFace[];
  return {
    table: { asked: { number: 1, waiting: [1] }, variants: {}, ...more } as unknown as PublicTable,
    own: {
      seat: 0,
      sees: {},
      question: null,
      choices: [],
      many: null,
      declared: null,
      ...own,
    } as unknown as OwnPart,
    view,
    faces: { cards, characters: [] },
  } as unknown as TableSnapshot;
}

const play = (card: number, targets: number[]) => ({
  answer: { do: 'play', seat: 0, card, use: 0, targets, drink: 0 },
  label: '',
});

describe('what the one big button does', () => {
  it('waits, by name, while somebody else is asked; what could come in between can be played all the same', () => {
    const asked = askedOf(tableWith({ choices: [play(1, [])] }), DESK);
    expect(asked.primary).toEqual({ do: 'nothing', label: 'Waiting for Jett' });
    expect([...asked.playable]).toEqual([1]);
  });

  it('does nothing for whoever watches with all hands open', () => {
    const asked = askedOf(tableWith({ seat: -2 }), DESK);
    expect(asked.primary).toEqual({ do: 'nothing', label: words.watching });
  });

  it('plays nothing before the game, when there are no hands', () => {
    expect(playsOf({ ...tableWith({}), view: {} as unknown as InnView })).toEqual([]);
  });

  it('plays each copy of a card, though the table offers only the first', () => {
    const table = tableWith({ choices: [play(0, [1]), play(0, [2])] });
    const cards = table.faces!.cards.map((face, card) => ({ ...face, key: card < 2 ? 'same' : `${card}` }));
    const asked = askedOf({ ...table, faces: { ...table.faces!, cards } }, DESK);
    expect([...asked.playable]).toEqual([0, 1]);
    expect(asked.plays.map(({ answer }) => [answer.card, answer.targets])).toEqual([
      [0, [1]],
      [0, [2]],
      [1, [1]],
      [1, [2]],
    ]);
  });

  it('tells nobody that they are waited for before they can do something', () => {
    const told = (waiting: number[]): string => {
      const asked = { asked: { number: 1, waiting } } as unknown as Partial<PublicTable>;
      return askedOf(tableWith({}, asked), DESK).primary.label;
    };
    expect(told([0, 1])).toBe('Waiting for Jett');
    expect(told([0])).toBe('One moment');
  });

  it('lets whoever is not asked in a window say that it can go on', () => {
    const waiting = {
      asked: { number: 1, kind: 'respond', waiting: [0, 1] },
    } as unknown as Partial<PublicTable>;
    const asked = askedOf(tableWith({}, waiting), DESK);
    expect([asked.isAsked, asked.primary.do, asked.primary.label]).toEqual([false, 'answer', 'Go on']);
  });

  it('goes fast forward for whoever is out, once only bots are left', () => {
    const seats = ['human', 'bot', 'bot'].map((kind) => ({ kind })) as PublicTable['seats'];
    const orders = { hurry: false } as OwnPart['orders'];
    const out = (more: Partial<OwnPart>, kinds = seats) => {
      const snapshot = tableWith({ orders, ...more }, { seats: kinds });
      Object.assign(snapshot.view!.seats[0], { out: 1 });
      return askedOf(snapshot, DESK).primary;
    };
    expect(out({}).do).toBe('hurry');
    expect(out({ orders: { ...orders, hurry: true } }).do).toBe('nothing');
    const people = seats.with(1, { ...seats[1], kind: 'human' });
    expect(out({}, people).do).toBe('nothing');
  });

  it('is nothing while the game stands still', () => {
    const own = { question: { seat: 0, kind: 'action' }, choices: [play(1, [])] } as Partial<OwnPart>;
    for (const more of [
      { paused: true },
      { takingBack: { by: 1, waiting: [2] } },
    ] as Partial<PublicTable>[]) {
      const asked = askedOf(tableWith(own, { status: 'playing', ...more }), DESK);
      expect(asked).toMatchObject({
        isAsked: false,
        primary: { do: 'nothing', label: 'The game stands still' },
      });
      expect(asked.playable.size).toBe(0);
    }
  });

  it('passes a window, and says so plainly where that means passing out', () => {
    const pass = askedOf(tableWith({ question: { seat: 0, kind: 'respond', about: 'play' } }), DESK);
    expect(pass.primary).toMatchObject({ do: 'answer', answer: { do: 'pass' }, label: 'Pass' });
    const last = askedOf(tableWith({ question: { seat: 0, kind: 'respond', about: 'last-chance' } }), DESK);
    expect(last.primary).toMatchObject({ label: 'Pass out', dire: true });
  });

  it('counts what is marked to be discarded and what is drawn for it', () => {
    const table = tableWith({ question: { seat: 0, kind: 'discard' } });
    expect(askedOf(table, DESK).primary.label).toBe('Keep all, draw 4');
    const asked = askedOf(table, { ...DESK, marks: [0, 2] });
    expect(asked.primary).toMatchObject({
      label: 'Discard 2, draw 6',
      answer: { do: 'discard', cards: [0, 2] },
    });
  });

  it('draws up to the hand size that the table has agreed on', () => {
    const table = tableWith({ question: { seat: 0, kind: 'discard' } }, { variants: { hands: 3 } });
    expect(askedOf(table, { ...DESK, marks: [1] }).primary.label).toBe('Discard 1, draw 1');
  });

  it('orders for the first who may get a Drink; any mat that may can be clicked', () => {
    const choices = [1, 2].map((to) => ({ answer: { do: 'order', seat: 0, to }, label: '' }));
    const asked = askedOf(tableWith({ question: { seat: 0, kind: 'order', left: 2 }, choices }), DESK);
    expect(asked.primary).toMatchObject({ label: 'Order for Jett', answer: { do: 'order', to: 1 } });
    expect([...asked.targets]).toEqual([1, 2]);
  });

  it('cannot be pressed before enough is chosen', () => {
    const question = {
      seat: 0,
      kind: 'choose',
      what: 'fetch',
      options: [{ word: 'a' }, { word: 'b' }, { word: 'c' }],
      min: 2,
      max: 2,
      card: -1,
    };
    expect(askedOf(tableWith({ question }), { ...DESK, marks: [1] }).primary).toEqual({
      do: 'nothing',
      label: 'Choose 1 more',
    });
    expect(askedOf(tableWith({ question }), { ...DESK, marks: [1, 2] }).primary).toMatchObject({
      answer: { do: 'choose', picks: [1, 2] },
    });
  });

  it('lets things be chosen where they lie: cards in the hand, players on their mats, the rest in a panel', () => {
    const choose = (options: object[]) =>
      askedOf(
        tableWith({ question: { seat: 0, kind: 'choose', what: 'x', options, min: 1, max: 1, card: -1 } }),
        DESK,
      ).marking;
    expect(choose([{ card: 0 }, { card: 2 }])).toBe('hand');
    expect(choose([{ seat: 1 }, { seat: 2 }])).toBe('mats');
    expect(choose([{ card: 0 }, { card: 3 }])).toBe('panel');
    expect(choose([{ seat: 1 }, { word: 'nobody' }])).toBe('panel');
  });

  it('plays what was picked up, or uses it where it lies', () => {
    const choices = [play(1, []), play(3, [])];
    const picked = (card: number) =>
      askedOf(tableWith({ choices }), { ...DESK, intent: intentFor(card) }).primary;
    expect(picked(1)).toMatchObject({ label: 'Play “Card 1”', answer: { do: 'play', card: 1 } });
    expect(picked(3)).toMatchObject({ label: 'Use “Card 3”' });
  });

  it('lights up whom a card can be played on', () => {
    const choices = [play(1, [1]), play(1, [2])];
    const asked = askedOf(tableWith({ choices }), { ...DESK, intent: intentFor(1) });
    expect(asked.primary.do).toBe('nothing');
    expect([...asked.targets]).toEqual([1, 2]);
  });

  it('takes back what was declared', () => {
    const declared = { do: 'play', card: 2 };
    const asked = askedOf(tableWith({ declared, choices: [play(1, [])] }), DESK);
    expect(asked.primary).toEqual({ do: 'withdraw', label: 'Take it back' });
    expect(asked.prompt).toContain('Card 2');
    expect(asked.playable.size).toBe(0);
  });
});
