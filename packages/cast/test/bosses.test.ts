import { cardText, verbOf, type CardDef, type InnSetup } from '@taproom/inn';
import { answerAt, seatTable } from '@taproom/kernel';
import { describe, expect, it } from 'vitest';
import { house } from '@taproom/house/own';

const { cast, inn } = house;

const villains = cast.characters.filter(({ villain }) => villain);
const count = (deck: readonly CardDef[]): number => deck.reduce((sum, { copies }) => sum + copies, 0);

/** How many different cards each deck has, and how many of them twice. */
const PATTERN: Readonly<Record<string, readonly [number, number]>> = {
  Amundyr: [10, 5],
  Torglesnarf: [12, 3],
  Daareka: [11, 4],
  Vlazlo: [5, 0],
  // Not known: like the others.
  Petra: [10, 5],
};

describe.each(villains.map((villain) => [villain.name, villain] as const))(
  'Boss %s',
  (name, { boss, deck }) => {
    // proves: rdi6.boss.deck-build, rdi9.boss-petra.deck
    it('has as many Boss Cards as in the books, with their copies', () => {
      expect(count(boss!.deck)).toBe(boss!.size);
      expect(boss!.size).toBe(name === 'Vlazlo' ? 5 : 15);
      const twice = boss!.deck.filter(({ copies }) => copies === 2).length;
      expect([boss!.deck.length, twice]).toEqual(PATTERN[name]);
      expect(boss!.deck.every(({ copies }) => copies <= 2)).toBe(true);
    });

    it('has keys of its own and no title twice', () => {
      const own = [...boss!.deck, ...(boss!.sideDecks ?? []).flatMap(({ cards }) => cards)];
      const all = [...deck, ...own];
      expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
      expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
      for (const { key } of boss!.deck) expect(key).toMatch(new RegExp(`^${name.toLowerCase()}\\.boss\\.`));
    });

    it('uses verbs and procedures that there are, and reads well', () => {
      for (const def of [...boss!.deck, ...(boss!.sideDecks ?? []).flatMap(({ cards }) => cards)]) {
        for (const effect of def.uses.flatMap(({ effects }) => effects)) {
          expect(verbOf(effect.verb)?.verb, def.key).toBe(effect.verb);
          if (effect.verb === 'special') expect(cast.procedures, def.key).toHaveProperty(effect.procedure);
        }
        for (const line of cardText(def)) expect(line, def.key).toMatch(/^[A-Z“].*\.$/);
      }
    });

    // proves: house.474-first-rules
    it('knows a first rule, which nobody Negates or Ignores', () => {
      const rule = boss!.deck.find(({ title }) => title.startsWith('First rule of '))!;
      expect(rule.proof).toEqual(['negate', 'ignore']);
      expect(rule.uses[0].effects.slice(0, 2)).toEqual([
        { verb: 'discard', who: 'each-other', n: 1, type: 'sometimes' },
        { verb: 'fortitude', who: 'each-other', by: -1 },
      ]);
      expect(rule.uses[0].effects.length).toBe(name === 'Daareka' ? 2 : 3);
    });
  },
);

describe('the Boss Cards of the books', () => {
  // proves: rdi6.boss.vlazlo-form-decks
  it('give Vlazlo a form deck of eight with a back of its own', () => {
    const [monstrosity] = villains.find(({ name }) => name === 'Vlazlo')!.boss!.sideDecks!;
    expect(count(monstrosity.cards)).toBe(8);
    expect(monstrosity.cards.every(({ back }) => back === 'monstrosity')).toBe(true);
  });

  // proves: house.476-boss-numbers, house.477-whose-boss-cards
  it('are where the house says, with its numbers', () => {
    const bossOf = (title: string): string | undefined =>
      villains.find(({ boss }) =>
        [...boss!.deck, ...(boss!.sideDecks ?? []).flatMap(({ cards }) => cards)].some(
          (def) => def.title === title,
        ),
      )?.name;
    expect(bossOf('No!')).toBe('Daareka');
    expect(bossOf('Wench, bring us one of everything!')).toBeUndefined();
    expect(bossOf('No von can help you now')).toBe('Vlazlo');
    const torglesnarf = villains.find(({ name }) => name === 'Torglesnarf')!;
    expect(torglesnarf.boss!.deck.find(({ title }) => title === 'General Drog')?.wages).toBe(3);
  });
});

describe('a borrowed Champion', () => {
  const setup: InnSetup = { players: ['Daareka', 'Sera', 'Jasper'], mode: 'boss-battle' };

  // proves: rdi6.card.how-chivalrous-of-you.2
  it('is no teammate: the hand stays hidden', () => {
    const table = seatTable(inn, setup, 3);
    const content = inn.content(table.state.setup);
    const find = (title: string): number => content.defs.findIndex((def) => def.title === title);
    const { seats } = table.state;
    const chivalrous = find('How chivalrous of you');
    const toast = content.drinks.find((card) => content.defs[card].event?.effects[0].verb === 'house-round')!;
    for (const at of seats)
      for (const pile of [at.hand, at.deck])
        if (pile.includes(chivalrous)) pile.splice(pile.indexOf(chivalrous), 1);
    seats[0].hand.push(chivalrous);
    const piles = [table.state.drinkDeck, ...seats.map(({ drinkMe }) => drinkMe)];
    const from = piles.find((pile) => pile.includes(toast))!;
    from.splice(from.indexOf(toast), 1);
    seats[0].drinkMe.push(toast);
    for (let i = 0; i < 60; i++) {
      const { legal, seat } = inn.answers(table.state, { bare: true });
      const play = legal.find((answer) => answer.do === 'play' && answer.card === chivalrous);
      if (play !== undefined) {
        answerAt(inn, table, play);
        break;
      }
      const pass = legal.find(({ do: does }) => does === 'pass') ?? legal[0];
      answerAt(inn, table, seat < 0 ? legal[0] : pass);
    }
    const event = table.state.stack.find(({ k }) => k === 'event' || k === 'pour' || k === 'drinks');
    expect(event).toBeDefined();
    const view = inn.view(table.state, 0);
    expect([view.seats[1].hand, view.seats[2].hand]).toEqual([null, null]);
    expect(inn.view(table.state, 1).seats[0].hand).toBeNull();
  });
});
