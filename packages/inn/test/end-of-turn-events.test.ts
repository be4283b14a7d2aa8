import { describe, expect, it } from 'vitest';
import { answerAt, luckFrom, seatTable, SPECTATOR, type Table } from '@taproom/kernel';
import {
  createInn,
  eventFor,
  STEP,
  type Answer,
  type CardDef,
  type EventDeckDef,
  type InnSetup,
  type InnState,
  type PollFrame,
  type Use,
} from '@taproom/inn';
import { house } from '@taproom/house/own';

const { cast, inn } = house;

const seaEvent = (key: string, use: Use): CardDef => ({
  key: `sea.${key}`,
  title: key,
  types: ['event'],
  copies: 1,
  provenance: 'ours',
  uses: [use],
  event: { effects: [{ verb: 'befall', use: 0 }], kind: 'sea', level: 4 },
});

const happens = (by: number): Use => ({
  label: 'waves',
  when: { at: 'called' },
  effects: [{ verb: 'fortitude', who: 'you', by }],
});

/** The sea is in a book that the house does not have: two Events will do. */
const sea: EventDeckDef = {
  kind: 'sea',
  title: 'Sea Event Deck',
  cards: [seaEvent('swell', happens(-1)), seaEvent('storm', happens(-20))],
  counters: 2,
  countersBeside: 2,
};

const atSea = createInn({ ...cast, eventDecks: [...(cast.eventDecks ?? []), sea] }, { pauses: true });

/** A table at the end of the first player's turn, with the given Events on top. */
function ending(setup: InnSetup, tops: readonly string[], game = atSea): Table<InnState, Answer> {
  const table = seatTable(game, setup, 1);
  const { state } = table;
  const { defs } = game.content(state.setup);
  state.events.forEach((pile, which) => {
    const card = pile.deck.find((id) => defs[id].title === tops[which])!;
    pile.deck = [...pile.deck.filter((id) => id !== card), card];
  });
  for (const at of state.seats) at.deck.push(...at.hand.splice(0));
  state.stack = [{ k: 'turn', step: STEP.end, seat: 0, i: 0, done: [] }];
  state.ask = null;
  return table;
}

describe('Sea and Dungeon together', () => {
  it('have decks of their own, two counters on one and three on the other', () => {
    // proves: rdi6.dungeon-sea.setup
    const { state } = seatTable(
      atSea,
      { players: ['Sera', 'Jasper'], seaEvents: true, dungeonEvents: true },
      1,
    );
    expect(state.events.map(({ counters, deck }) => [counters, deck.length])).toEqual([
      [2, 2],
      [3, 20],
    ]);
  });

  it('may both come up at the end of one turn, the Sea first', () => {
    // proves: rdi6.dungeon-sea.order, rdi6.dungeon-sea.both-in-one-turn
    const setup = { players: ['Sera', 'Jasper'], seaEvents: 1, dungeonEvents: 1 };
    const { state } = ending(setup, ['swell', 'Feats of Heroism']);
    const events = atSea.resume(state);
    const told = events
      .filter(({ e }) => ['counter', 'event', 'counters'].includes(e))
      .map(({ e, n }) => [e, n]);
    expect(told).toEqual([
      ['counter', 0],
      ['event', 0],
      ['counters', 4],
      ['counter', 0],
      ['event', 0],
      ['counters', 1],
    ]);
    expect(state.sides.map(({ fortitude, alcohol }) => [fortitude, alcohol])).toEqual([
      [19, 1],
      [19, 1],
    ]);
  });

  it('skip the Dungeon where the Sea ends the game, but not where it only takes the active player', () => {
    // proves: house.72-sea-event-then-dungeon
    const players = ['Sera', 'Jasper', 'Molly'];
    const over = ending({ players, seaEvents: 1, dungeonEvents: 1 }, ['storm', 'Feats of Heroism']).state;
    atSea.resume(over);
    expect(over.winners).toEqual([0, 1, 2]);
    expect(over.events[1].counters).toBe(1);

    const fallen = ending({ players, seaEvents: 1, dungeonEvents: 1 }, ['swell', 'Feats of Heroism']).state;
    fallen.sides[0].fortitude = 1;
    fallen.sides[0].alcohol = 0;
    atSea.resume(fallen);
    expect(fallen.sides.map(({ out }) => out !== 0)).toEqual([true, false, false]);
    expect(fallen.sides.map(({ alcohol }) => alcohol)).toEqual([0, 1, 1]);
    expect(fallen.events[1].counters).toBe(1);
  });

  it('are refused where the house has no such deck', () => {
    expect(() => inn.create({ players: ['Sera', 'Jasper'], seaEvents: true })).toThrow(
      /no deck of sea Events/,
    );
  });
});

describe('a card that names one kind of Event', () => {
  it('leaves Dungeon Events alone if it names Drink Events', () => {
    // proves: rdi6.dungeon-events.specific-event-scope
    const ignoring = (label: string, use: Use['when']): CardDef => ({
      key: `test.${label}`,
      title: label,
      types: ['sometimes'],
      copies: 40,
      provenance: 'ours',
      uses: [{ label, when: use, effects: [{ verb: 'ignore' }] }],
    });
    const [someone] = cast.characters;
    const game = createInn({
      ...cast,
      characters: [
        { ...someone, name: 'Any', deck: [ignoring('any', { at: 'event' })], sideDecks: [] },
        {
          ...someone,
          name: 'Drinks',
          deck: [ignoring('drinks', { at: 'event', kind: 'drink' })],
          sideDecks: [],
        },
      ],
    });
    const { state } = ending({ players: ['Any', 'Drinks'], dungeonEvents: 1 }, ['Feats of Heroism'], game);
    for (const at of state.seats) at.hand.push(at.deck.pop()!);
    game.resume(state);
    const canPlay = (seat: number): boolean =>
      game.answers(state, { seat }).legal.some((answer) => answer.do === 'play');
    expect([canPlay(0), canPlay(1)]).toEqual([true, false]);
    expect(game.answers(state, { seat: 1 }).refused[0].rules).toContain('core.drink-events.event-kinds');
  });
});

describe('an ante that may be paid in Fortitude', () => {
  // proves: rdi6.card.blood-money-im-in.1, rdi6.ex.blood-money-ante-2
  it('may be paid in part or in whole, where it is more than 1 Gold', () => {
    // No card of ours asks for 2 Gold at once: this Event does.
    const [deck] = cast.eventDecks ?? [];
    const found = deck.cards.find(({ event }) => event?.enacts !== undefined)!;
    const dear: CardDef = {
      ...found,
      uses: found.uses.map((use) => ({
        ...use,
        effects: use.effects.map((effect) => (effect.verb === 'ante' ? { ...effect, n: 2 } : effect)),
      })),
    };
    const game = createInn({ ...cast, eventDecks: [{ ...deck, cards: [dear] }] }, { pauses: true });
    const table = ending({ players: ['Sera', 'Jasper', 'Molly'], dungeonEvents: 1 }, [dear.title], game);
    const { state } = table;
    const before = state.inn;
    game.resume(state);
    for (const blood of [0, 1, 2]) {
      expect(game.answers(state).choices.map(({ label }) => label)).toEqual([
        '0 Fortitude and 2 Gold',
        '1 Fortitude and 1 Gold',
        '2 Fortitude',
      ]);
      answerAt(game, table, { seat: blood, do: 'choose', picks: [blood] });
    }
    // Nobody has a card to gamble with: the first takes the six Gold.
    expect(state.sides.map(({ fortitude, gold }) => [fortitude, gold])).toEqual([
      [20, 14],
      [19, 9],
      [18, 10],
    ]);
    expect(state.inn).toBe(before - 3);
  });
});

describe('a choice in secret', () => {
  /** Everybody is asked how much Gold they give; the first has chosen 3. */
  function polling(): Table<InnState, Answer> {
    const table = ending({ players: ['Sera', 'Jasper', 'Molly'], dungeonEvents: 1 }, ['A Costly Cure'], inn);
    inn.resume(table.state);
    return table;
  }

  it('is marked as one, and told to nobody before all have chosen', () => {
    // proves: house.349-secret-choices
    const table = polling();
    const { state } = table;
    expect(inn.question(state)).toMatchObject({ kind: 'choose', what: 'stake', secret: true, seat: 0 });
    const events = answerAt(inn, table, { seat: 0, do: 'choose', picks: [3] });
    for (const viewer of [1, 2, SPECTATOR]) {
      for (const event of events.map((e) => eventFor(e, viewer)))
        expect(event).toMatchObject({ e: 'chose', word: '', n: 0, list: [] });
      const poll = inn.view(state, viewer).stack.find(({ kind }) => kind === 'poll');
      expect(poll).toMatchObject({ chosen: 1, picks: null });
      // Whatever was chosen, nobody else sees a difference.
      const other = inn.copy(state);
      (other.stack.find(({ k }) => k === 'poll') as PollFrame).picks = [1];
      expect(inn.view(other, viewer)).toEqual(inn.view(state, viewer));
    }
    answerAt(inn, table, { seat: 1, do: 'choose', picks: [0] });
    const shown = answerAt(inn, table, { seat: 2, do: 'choose', picks: [1] });
    const words = shown.filter(({ e, word }) => e === 'chose' && word !== '').map(({ word }) => word);
    expect(words).toEqual(['3 Gold', 'no Gold', '1 Gold']);
  });

  it('may be anything that was possible, for whoever guesses', () => {
    const table = polling();
    answerAt(inn, table, { seat: 0, do: 'choose', picks: [3] });
    const guesses = new Set<number>();
    const nothing = inn.memory(table.state.setup);
    for (let seed = 0; seed < 60; seed++) {
      const other = inn.imagine(table.state, 1, nothing, luckFrom(seed));
      guesses.add((other.stack.find(({ k }) => k === 'poll') as PollFrame).picks[0]);
    }
    expect(guesses.size).toBeGreaterThan(5);
    const own = inn.imagine(table.state, 0, nothing, luckFrom(1));
    expect((own.stack.find(({ k }) => k === 'poll') as PollFrame).picks).toEqual([3]);
  });
});

describe('a set-up', () => {
  const players = ['Sera', 'Jasper'];
  it.each([
    [{ players, dungeonEvents: -1 }, /whole number of Progress Counters/],
    [{ players, dungeonEvents: 1.5 }, /whole number of Progress Counters/],
    [{ players, prizes: ['prize.golden-goose'] }, /No Prize has the key "prize.golden-goose"/],
    [{ players, prizes: ['prize.absorbent-towel', 'prize.absorbent-towel'] }, /named twice/],
    [{ players, prizes: 'prize.absorbent-towel' as never }, /are a list/],
  ])('is refused with its reason: %j', (setup, reason) => {
    expect(() => inn.create(setup)).toThrow(reason);
  });
});
