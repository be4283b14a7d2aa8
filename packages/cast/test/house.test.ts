/** What no scenario can show: what a character does not have, and what lies in no deck. */
import { describe, expect, it } from 'vitest';
import { answerAt, seatTable } from '@taproom/kernel';
import {
  createInn,
  pushPlay,
  STEP,
  type CardDef,
  type CharacterDef,
  type Run,
  type SpecialFrame,
} from '@taproom/inn';
import { house } from '@taproom/house/own';

const { cast, inn } = house;

const characterNamed = (name: string): CharacterDef => cast.characters.find((c) => c.name === name)!;

describe('a plain character', () => {
  it.each(['Sera', 'Joran', 'Jasper', 'Daareka', 'Ygella'])(
    '%s has forty cards and nothing beside them',
    (name) => {
      // proves: rdi6.daareka.no-mechanics, rdi7.jasper.no-special-mechanic, rdi9.ygella.no-side-components
      // proves: rdi5.setup.no-extra-deck-others
      const { deck, sideDecks, tokens, hooks, extraGold } = characterNamed(name);
      expect(deck.reduce((sum, def) => sum + def.copies, 0)).toBe(40);
      expect([sideDecks ?? [], tokens ?? [], Object.keys(hooks ?? {}), extraGold ?? 0]).toEqual([
        [],
        [],
        [],
        0,
      ]);
    },
  );

  it('Zakhan has no side deck either', () => {
    // proves: rdi5.setup.no-extra-deck-others
    expect(characterNamed('Zakhan').sideDecks ?? []).toEqual([]);
  });
});

describe('the Bar Deck', () => {
  it('holds all cards of the four Drink Decks and no Drink with another back', () => {
    // proves: core.bar-deck.backs, core.bar-deck.build
    // Of the Pub Crawl only this much can be shown without its book: the Bar Deck is the inn's Drink Deck, and a
    // tavern's Drinks stay out of it.
    // proves: core.bar-deck.with-pub-crawl, rdi9.pub-crawl.bar-deck-only-drink-deck-backs
    const { state } = seatTable(inn, { players: ['Sera', 'Jasper'], barDeck: true }, 1);
    const { defs, drinks } = inn.content(state.setup);
    const keys = new Set(drinks.map((card) => defs[card].key));
    const inDecks = cast.drinkDecks.flatMap((deck) => deck.cards.map((card) => card.key));
    expect([...keys].toSorted()).toEqual([...new Set(inDecks)].toSorted());
    // A Tavern Drink and an Elixir stand in the house stock, but never in a Drink Deck.
    for (const key of ['drink.old-fae-shioned', 'drink.elixir-of-alacrity']) {
      expect(cast.drinks.some((def) => def.key === key)).toBe(true);
      expect(keys.has(key)).toBe(false);
    }
  });
});

describe('a card that says so', () => {
  it('may take control after a Winning Hand although it is no Cheating Card', () => {
    // proves: core.gambling.winning-hand-exceptions, core.ruling.winning-hand-exceptions, core.card.winning-hand.1
    const card = (key: string, afterAnything: boolean): CardDef => ({
      key,
      title: key,
      types: ['gambling'],
      copies: 1,
      provenance: 'ours',
      uses: [
        {
          label: key,
          when: afterAnything ? { at: 'gamble', afterAnything } : { at: 'gamble' },
          effects: [{ verb: 'take-control' }],
        },
      ],
    });
    const ours = createInn({
      ...cast,
      characters: [
        { ...characterNamed('Sera'), name: 'A' },
        {
          ...characterNamed('Sera'),
          name: 'B',
          deck: [...characterNamed('Sera').deck, card('plain', false), card('exception', true)],
        },
      ],
    });
    const table = seatTable(ours, { players: ['A', 'B'] }, 1);
    const { state } = table;
    const { defs, decks } = ours.content(state.setup);
    const held = (seat: number, ...keys: string[]): void => {
      const cards = keys.map((key) => decks[seat].find((c) => defs[c].key === key)!);
      const rest = decks[seat].filter((c) => !cards.includes(c));
      Object.assign(state.seats[seat], { hand: cards, deck: rest, discard: [] });
    };
    held(0, 'sera.winning-hand', 'sera.gambling-im-in');
    held(1, 'plain', 'exception', 'sera.i-raise');
    state.stack = [{ k: 'turn', step: STEP.action, seat: 0, i: 0, done: [] }];
    state.phase = 'action';
    state.ask = null;
    ours.resume(state);
    const play = (seat: number, key: string, use: number) =>
      answerAt(ours, table, {
        seat,
        do: 'play',
        card: decks[seat].find((c) => defs[c].key === key)!,
        use,
        targets: [],
        drink: 0,
      });
    play(0, 'sera.gambling-im-in', 0);
    play(1, 'sera.i-raise', 0);
    play(0, 'sera.winning-hand', 0);
    const titles = ours
      .answers(state)
      .legal.flatMap((answer) => (answer.do === 'play' ? [defs[answer.card].title] : []));
    expect(titles).toEqual(['exception']);
    expect(ours.answers(state).refused.find((r) => r.what === 'plain')?.rules[0]).toBe(
      'core.gambling.winning-hand',
    );
  });
});

describe('the people of the books', () => {
  it('have their titles spelled right where a book once did not', () => {
    // proves: rdi5.card.go-away-im-arranging-my-daggers.3
    const titles = characterNamed('Sera').deck.map((def) => def.title);
    expect(titles).toContain("Go away. I'm arranging my daggers.");
  });

  it('are villains only where a book says so', () => {
    // proves: rdi5.characters.heroes, rdi5.characters.no-boss, house.109-villains
    const villains = cast.characters.filter((c) => c.villain).map((c) => c.name);
    expect(villains.toSorted()).toEqual(['Amundyr', 'Daareka', 'Petra', 'Torglesnarf', 'Vlazlo']);
    expect(cast.characters.filter((c) => c.book === 'rdi5').every((c) => !c.villain)).toBe(true);
  });

  it('Ignore Events of every kind with the cards that say “an Event”', () => {
    // proves: rdi9.card.sorry-im-on-patrol-duty.1
    // proves: rdi7.card.did-i-ever-tell-ya-bout-the-time-zot-was-trapped-in-stasis-for-fifty-years.1
    const all = cast.characters.flatMap((c) => [...c.deck, ...(c.sideDecks ?? []).flatMap((d) => d.cards)]);
    const ignoring = all.flatMap((def) =>
      def.uses.filter((use) => use.when.at === 'event').map((use) => ({ def, use })),
    );
    expect(ignoring.map(({ def }) => def.title)).toContain("Sorry, I'm on patrol duty");
    expect(ignoring.some(({ def }) => def.title.includes('Zot was trapped'))).toBe(true);
    for (const { use } of ignoring) expect(use.when).toEqual({ at: 'event' });
  });
});

describe('fresh air', () => {
  it('on somebody else’s turn ends no turn and takes nobody outside', () => {
    // proves: rdi7.jasper.fresh-air-other-turn, rdi7.card.i-think-you-need-some-fresh-air.7
    const ours = createInn({
      ...cast,
      procedures: {
        ...cast.procedures,
        // No card lets him play an Action on another turn yet: this stands in for one.
        'test:borrowed-moment': {
          steps: [(t: Run, f: SpecialFrame) => pushPlay(t, f.card, 0, f.by, f.targets, true)],
        } as never,
      },
    });
    const { state } = seatTable(ours, { players: ['Sera', 'Jasper', 'Ygella'] }, 1);
    const { defs, decks } = ours.content(state.setup);
    const card = decks[1].find((c) => defs[c].title === 'I think you need some fresh air')!;
    for (const pile of [state.seats[1].hand, state.seats[1].deck]) {
      const at = pile.indexOf(card);
      if (at >= 0) pile.splice(at, 1);
    }
    for (const at of state.seats) {
      at.deck.push(...at.hand);
      at.hand = [];
    }
    state.stack = [
      { k: 'turn', step: STEP.order, seat: 0, i: 0, done: [] },
      { k: 'test:borrowed-moment', step: 0, by: 1, card, targets: [2], memory: [] },
    ];
    state.phase = 'action';
    state.ask = null;
    ours.resume(state);
    expect(state.sides[2].fortitude).toBe(19);
    expect(state.seats.map((at) => at.backAt)).toEqual([-1, -1, -1]);
    expect(ours.question(state)).toMatchObject({ seat: 0, kind: 'order' });
  });
});
