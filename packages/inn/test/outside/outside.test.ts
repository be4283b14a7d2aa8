/**
 * A verb and a character from outside: neither the rules nor the cast name them, and yet everything that is done to a
 * loss of Fortitude is done to theirs.
 */
import { random, sensible } from '@taproom/bots';
import { house as own } from '@taproom/house/own';
import {
  cardText,
  checkCards,
  checkNumbers,
  createInn,
  facesOf,
  forecast,
  tell,
  THING,
  totalGold,
  type Answer,
  type CardDef,
  type CharacterDef,
  type Effect,
  type Inn,
  type InnEvent,
  type InnState,
} from '@taproom/inn';
import { answerAt, luckFrom, seatTable } from '@taproom/kernel';
import { describe, expect, test } from 'vitest';
import { card, person, tableOf, veto, type Prepare, type SmallTable } from '../small-house.ts';
import { drain } from './drain.ts';
import { chill, draught, hollow } from './hollow.ts';

const { cast } = own;

const [H, B, C] = [0, 1, 2];
const CHILL = chill.title;

/** Everybody has some Drinks waiting. */
const withDrinks =
  (drinks: readonly number[], then: Prepare = () => undefined): Prepare =>
  (state, find, defs) => {
    drinks.forEach((n, seat) => state.seats[seat].drinkMe.push(...state.drinkDeck.splice(0, n)));
    then(state, find, defs);
  };

const tableWith = (people: readonly CharacterDef[], prepare: Prepare = withDrinks([1, 3, 2])): SmallTable =>
  tableOf([hollow, ...people], prepare, {}, undefined, { verbs: [drain] });

const answerTo = (title: string, ...effects: readonly Effect[]): CardDef =>
  card(title, 'sometimes', {
    label: title,
    when: { at: 'play', by: 'another', costsFortitude: true },
    effects,
  });

const fortitude = ({ state }: SmallTable, seat: number): number => state.sides[seat].fortitude;

/** Everybody passes until nobody is asked about a card any more. */
function settle({ house, state }: SmallTable): void {
  for (let i = 0; i < 20 && state.ask?.kind === 'respond'; i++)
    house.apply(state, { seat: house.question(state).seat, do: 'pass' });
}

describe('a verb from outside that takes Fortitude', () => {
  test('does what it says', () => {
    const table = tableWith([person('B', []), person('C', [veto])]);
    table.plays(H, CHILL, B);
    settle(table);
    expect(fortitude(table, B)).toBe(17);
  });

  test('is reduced', () => {
    const less = answerTo('less', { verb: 'reduce', by: 2 });
    const table = tableWith([person('B', [less]), person('C', [veto])]);
    table.plays(H, CHILL, B);
    table.plays(B, 'less');
    settle(table);
    expect(fortitude(table, B)).toBe(19);
  });

  test('is Ignored', () => {
    const shrug = card('shrug', 'sometimes', {
      label: 'shrug',
      when: { at: 'play', by: 'another', affects: ['fortitude'] },
      effects: [{ verb: 'ignore' }],
    });
    const table = tableWith([person('B', [shrug]), person('C', [veto])]);
    table.plays(H, CHILL, B);
    table.plays(B, 'shrug');
    settle(table);
    expect(fortitude(table, B)).toBe(20);
  });

  test('is redirected, as much as it has come to', () => {
    const away = card('away', 'sometimes', {
      label: 'away',
      when: { at: 'play', by: 'another', costsFortitude: true },
      pick: { from: 'another', min: 1, max: 1 },
      effects: [{ verb: 'redirect' }],
    });
    const table = tableWith([person('B', [away]), person('C', [veto])]);
    table.plays(H, CHILL, B);
    table.plays(B, 'away', C);
    settle(table);
    expect([fortitude(table, B), fortitude(table, C)]).toEqual([20, 17]);
  });

  test('is hit back for', () => {
    const back = card('back', 'sometimes', {
      label: 'back',
      when: { at: 'loss', of: 'you' },
      effects: [{ verb: 'fortitude', who: 'attacker', by: -2 }],
    });
    const table = tableWith([person('B', [back]), person('C', [])]);
    table.plays(H, CHILL, B);
    expect(table.house.question(table.state)).toMatchObject({ about: 'loss', seat: B });
    table.plays(B, 'back');
    settle(table);
    expect([fortitude(table, H), fortitude(table, B)]).toEqual([18, 17]);
  });

  test('is softened by what lies in front of a player, and may hit that instead', () => {
    const rug: CardDef = { ...card('rug', 'sometimes'), passive: { softens: 1 } };
    const minion: CardDef = { ...card('minion', 'sometimes'), wages: 1 };
    const table = tableWith(
      [person('B', [rug, minion]), person('C', [veto])],
      withDrinks([0, 2, 0], (state, find) => {
        state.seats[B].hand = [];
        state.seats[B].play = [find('rug'), find('minion')];
      }),
    );
    const targets = table.house
      .answers(table.state, { seat: H, bare: true })
      .legal.flatMap((answer) => (answer.do === 'play' ? answer.targets : []));
    expect(targets).toContain(THING + table.find('minion'));
    table.plays(H, CHILL, B);
    settle(table);
    expect(fortitude(table, B)).toBe(19);
  });

  test('is Negated like any other card', () => {
    const table = tableWith([person('B', []), person('C', [veto])]);
    table.plays(H, CHILL, B);
    table.plays(C, 'veto');
    settle(table);
    expect(fortitude(table, B)).toBe(20);
  });
});

describe('what is said of it', () => {
  test('the forecast, with numbers', () => {
    const table = tableWith([person('B', []), person('C', [veto])]);
    table.plays(H, draught.title);
    expect(forecast(table.house.content(table.state.setup), table.state)).toMatchObject({
      until: 'done',
      text: 'B loses 3 Fortitude (20 → 17); C loses 2 Fortitude (20 → 18).',
    });
  });

  test('the card, and its sign', () => {
    const { house, state } = tableWith([person('B', []), person('C', [])]);
    expect(cardText(chill)).toEqual([
      'Pick a player. They lose 1 Fortitude for each of their waiting Drinks.',
    ]);
    expect(facesOf(house.content(state.setup)).cards[0].icons).toEqual(['fortitude']);
  });

  test('the log', () => {
    const { house, state, find } = tableWith([person('B', []), person('C', [veto])]);
    const events: InnEvent[] = [
      ...house.apply(state, { seat: H, do: 'play', card: find(CHILL), use: 0, targets: [B], drink: 0 }),
      ...house.apply(state, { seat: C, do: 'pass' }),
    ];
    const told = events.map((event) => tell(house.content(state.setup), event, C));
    expect(told).toContain('B feels a chill.');
    expect(told).toContain(`B loses 3 Fortitude (“${CHILL}”).`);
  });
});

describe('a sensible player', () => {
  const answerOf = (house: Inn, state: InnState, seat: number): Answer =>
    sensible.inn({
      view: house.view(state, seat),
      answers: house.answers(state, { seat }),
      content: house.content(state.setup),
      luck: luckFrom(1),
    });

  test('plays it on whoever it hurts most, not on itself', () => {
    const { house, state, find } = tableWith([person('B', []), person('C', [])], withDrinks([3, 1, 3]));
    state.seats[H].hand = [find(CHILL)];
    expect(answerOf(house, state, H)).toMatchObject({ do: 'play', card: find(CHILL), targets: [C] });
  });

  test('does not waste it on those for whom nothing waits', () => {
    const { house, state, find } = tableWith([person('B', []), person('C', [])], withDrinks([3, 0, 0]));
    state.seats[H].hand = [find(CHILL)];
    expect(answerOf(house, state, H)).toMatchObject({ do: 'pass' });
  });

  test('defends against it, if it is worth a card', () => {
    const less = answerTo('less', { verb: 'ignore' });
    const table = tableWith([person('B', [less]), person('C', [])]);
    table.plays(H, CHILL, B);
    expect(answerOf(table.house, table.state, B)).toMatchObject({ do: 'play', card: table.find('less') });
  });
});

describe('a table with both', () => {
  test('plays whole games', () => {
    const house = createInn({ ...cast, characters: [...cast.characters, hollow], verbs: [drain] });
    const chills: number[] = [];
    for (let seed = 1; seed <= 12; seed++) {
      const others = cast.characters.slice(seed % 10, (seed % 10) + 3).map(({ name }) => name);
      const table = seatTable(house, { players: ['Hollow', ...others] }, seed);
      const content = house.content(table.state.setup);
      const gold = totalGold(table.state);
      const luck = luckFrom(seed);
      while (house.question(table.state).kind !== 'over') {
        const { seat } = house.question(table.state);
        const bot = seed % 2 === 0 ? random.inn : sensible.inn;
        const answer = bot({
          view: house.view(table.state, Math.max(0, seat)),
          answers: house.answers(table.state),
          content,
          luck,
        });
        for (const { e, seat: who } of answerAt(house, table, answer)) if (e === 'verb') chills.push(who);
        checkCards(table.state, content);
        checkNumbers(table.state, content);
        expect(totalGold(table.state)).toBe(gold);
      }
    }
    expect(chills.length).toBeGreaterThan(20);
  });

  test('cannot have two verbs of one name', () => {
    expect(() => createInn({ ...cast, verbs: [{ ...drain }] })).toThrow(
      'Two verbs are called "hollow:drain".',
    );
  });
});
