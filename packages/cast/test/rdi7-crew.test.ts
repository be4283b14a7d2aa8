import {
  cardText,
  checkCards,
  PASSED_OUT,
  STEP,
  verbOf,
  type Answer,
  type CardDef,
  type CharacterDef,
  type Frame,
} from '@taproom/inn';
import { answerAt, seatTable } from '@taproom/kernel';
import { describe, expect, it } from 'vitest';
import { house } from '@taproom/house/own';
import { rivals } from '../src/characters/molly-stable.ts';

const { cast, inn } = house;

const named = (name: string): CharacterDef => cast.characters.find((c) => c.name === name)!;

/** Copies of the Character Deck, and the side deck with its size, all different. */
const CREW = [
  ['Warthorn', [5, 3, ...Array(8).fill(2), ...Array(16).fill(1)], 'storyDeck', 15],
  ['Molly', [6, ...Array(12).fill(2), ...Array(10).fill(1)], 'stableDeck', 14],
  ['The Wench', [6, ...Array(12).fill(2), ...Array(10).fill(1)], 'specialReserve', 15],
] as const;

describe.each(CREW)('%s', (name, copies, deck, size) => {
  const who = named(name);
  const side = who.sideDecks![0];

  it('has the copies that are known', () => {
    expect(who.deck.map((def) => def.copies).sort((a, b) => b - a)).toEqual([...copies]);
  });

  it('has a side deck of the right size, no card of it twice', () => {
    expect([side.name, side.cards.length]).toEqual([deck, size]);
    expect(new Set(side.cards.map((def) => def.title)).size).toBe(size);
    expect(
      new Set(side.cards.map((def) => JSON.stringify([def.uses, def.drink, def.event, def.notes]))).size,
    ).toBe(size);
    for (const def of side.cards) expect(def.copies).toBe(1);
  });

  it('has a text and known verbs on every card of the side deck', () => {
    for (const def of side.cards) {
      const lines = cardText(def);
      expect(lines.length, def.key).toBeGreaterThan(0);
      for (const line of lines) {
        expect(line, def.key).toMatch(/^[A-Z].*[a-z0-9]\.$/);
        expect(line, def.key).not.toMatch(/undefined|NaN|\bnull\b| {2}|\.\.|-\d|\b1 cards/);
      }
      for (const { effects } of def.uses)
        for (const effect of effects) expect(verbOf(effect.verb)?.verb, def.key).toBe(effect.verb);
    }
  });

  it('names only procedures that there are', () => {
    const used = [
      ...Object.values(who.hooks ?? {}),
      ...[...who.deck, ...side.cards].flatMap((def: CardDef) => [
        def.announce,
        ...[...def.uses, ...(def.event ? [def.event] : [])].flatMap(({ effects }) =>
          effects.map((effect) => (effect.verb === 'special' ? effect.procedure : undefined)),
        ),
      ]),
    ].filter((procedure) => procedure !== undefined);
    expect(used.length).toBeGreaterThan(0);
    for (const procedure of used) expect(cast.procedures).toHaveProperty([procedure]);
  });
});

it('five of the reserve are Elixirs, two are Events', () => {
  // proves: core.card.elixir-of-alacrity.3
  const [{ cards }] = named('The Wench').sideDecks!;
  expect(cards.filter((def) => def.drink?.kept).map((def) => def.title.startsWith('Elixir'))).toEqual(
    Array(5).fill(true),
  );
  expect(cards.filter((def) => def.event)).toHaveLength(2);
});

it('every Rival is a Mount, and says whom it cannot stand', () => {
  const [{ cards }] = named('Molly').sideDecks!;
  const mount = (key: string): CardDef => cards.find((def) => def.key === key)!;
  for (const [key, { of }] of Object.entries(rivals)) {
    const rival = mount(of).title;
    expect(cardText(mount(key)).join(' ')).toContain(`Rival, ${rival}`);
  }
});

it('a Story that would stay is discarded with its pipe where there is nobody to hear it', () => {
  // Otto hears no Stories, and of whoever else there was only a moment more of the game is left.
  // proves: house.15-kept-story-nobody
  const setup = { players: ['Warthorn', 'Otto', 'Jett'], factions: ['Berserker', 'Spelunker'] };
  const table = seatTable(inn, setup, 1);
  const { state } = table;
  const { defs } = inn.content(state.setup);
  const [warthorn, otto, jett] = state.seats;
  state.sides[jett.side].out = PASSED_OUT;
  const stories = warthorn.decks[0];
  const kept = stories.deck.findIndex((card) =>
    defs[card].uses[0]?.effects.some(({ verb }) => verb === 'lay'),
  );
  // The only Story that is left, though the card would tell two.
  const story = stories.deck[kept];
  stories.deck = [story];
  const isPipe = (card: number): boolean => defs[card].key === 'warthorn.by-the-fire';
  const cards = [...warthorn.hand, ...warthorn.deck];
  warthorn.hand = cards.filter(isPipe).slice(0, 1);
  warthorn.deck = cards.filter((card) => !warthorn.hand.includes(card));
  Object.assign(state, { turn: 0, ask: null });
  state.stack = [{ ...state.stack[0], step: STEP.action, seat: 0 } as Frame];
  inn.resume(state);
  const [pipe] = warthorn.hand;
  answerAt(inn, table, { seat: 0, do: 'play', card: pipe, use: 0, targets: [], drink: -1 });
  expect(stories.discard).toEqual([story]);
  expect(warthorn.discard).toContain(pipe);
  expect([warthorn.play, otto.play, jett.play]).toEqual([[], [], []]);
});

it('keeps the reserve on top of every pile, whatever happens, and never more than three Mounts', () => {
  for (let seed = 1; seed <= 12; seed++) {
    const table = seatTable(inn, { players: ['The Wench', 'Molly', 'Warthorn', 'Sera'] }, seed);
    let turn = seed;
    while (inn.question(table.state).kind !== 'over') {
      const { legal } = inn.answers(table.state, { bare: true });
      turn = (turn * 7919 + 13) % 104729;
      const question = inn.question(table.state);
      // Of several things that are chosen together the legal answers show only single ones.
      const answer: Answer =
        question.kind === 'choose' && question.min > 1
          ? { seat: question.seat, do: 'choose', picks: Array.from({ length: question.min }, (_, i) => i) }
          : legal[turn % legal.length];
      // proves: house.32-wench-gives-unseen
      for (const { e, card, list } of answerAt(inn, table, answer))
        if (e === 'served') expect([card, list]).toEqual([-1, []]);
      checkCards(table.state, inn.content(table.state.setup));
      const { owner, defs } = inn.content(table.state.setup);
      for (const { drinkMe } of table.state.seats) {
        const first = drinkMe.findIndex((card) => owner[card] >= 0);
        if (first >= 0) expect(drinkMe.slice(first).every((card) => owner[card] >= 0)).toBe(true);
      }
      const molly = table.state.seats[1];
      const slots = molly.play
        .filter((card) => defs[card].subtypes?.includes('Mount'))
        .map((card) => molly.marks[card]);
      expect(new Set(slots).size).toBe(slots.length);
      for (const slot of slots) expect([0, 1, 2]).toContain(slot);
    }
  }
});
