import { BadSetup, CHANCE, pickSets } from '@taproom/kernel';
import { describe, expect, it } from 'vitest';
import {
  compareTieBreaks,
  DRAGONS,
  huntStanding,
  parlour,
  type HuntRules,
  type ParlourAnswer,
  type ParlourSetup,
  type ParlourState,
} from '@taproom/parlour';
import { cards, inventoryCards, onTop, playRandomly, TestTable, variantSets } from './play.ts';

const [GREEN] = cards('Dragon/Green');
const score = (names: readonly string[], rules: HuntRules = {}): number =>
  huntStanding(inventoryCards(names), GREEN, rules).score;

describe('the scoring of Dragon Hunt', () => {
  it('adds the Dragon’s colour to the diversity of ranks', () => {
    // proves: gii.ex.hunt-9
    // proves: gii.ex.hunt-4
    // proves: gii.dragon-hunt.color
    // proves: gii.dragon-hunt.diversity
    // proves: gii.dragon-hunt.total
    expect(score(['green-Warrior', 'green-Lady', 'green-Bard', 'red-Bard', 'blue-Merchant'])).toBe(9);
    expect(score(['green-Rogue', 'red-Rogue', 'blue-Rogue', 'red-Merchant', 'blue-Bard'])).toBe(4);
    expect(score(['red-Rogue', 'red-Rogue', 'red-Rogue', 'red-Rogue', 'red-Rogue'])).toBe(0);
    expect(score(['red-Rogue', 'red-Rogue', 'red-Rogue', 'red-Rogue', 'red-Bard'])).toBe(1);
    expect(score(['red-Rogue', 'red-Warrior', 'red-Lady', 'red-Merchant', 'red-Bard'])).toBe(10);
  });

  it('breaks ties by rank', () => {
    // proves: gii.dragon-hunt.tiebreaker
    const order = (names: string[]): readonly number[] => huntStanding(inventoryCards(names), GREEN).order;
    const lady = order(['green-Lady', 'red-Rogue']);
    expect(compareTieBreaks(lady, order(['green-Bard', 'red-Rogue']))).toBeGreaterThan(0);
    expect(compareTieBreaks(lady, order(['green-Rogue', 'red-Lady']))).toBe(0);
  });

  it('knows its bonuses', () => {
    // proves: gii.dragon-hunt.league-of-hunters.bonus
    // proves: gii.dragon-hunt.coat-of-arms.bonus
    // proves: gii.dragon-hunt.noble-hunt.bonus
    const rogues = ['red-Rogue', 'red-Rogue', 'red-Rogue', 'blue-Rogue', 'blue-Rogue'];
    expect(score(rogues, { leagueOfHunters: true })).toBe(7);
    expect(score([...rogues.slice(1), 'red-Bard'], { leagueOfHunters: true })).toBe(1);
    const reds = ['red-Rogue', 'red-Rogue', 'red-Rogue', 'red-Bard', 'red-Bard'];
    expect(score(reds, { coatOfArms: true })).toBe(7);
    expect(score([...reds.slice(1), 'green-Bard'], { coatOfArms: true })).toBe(2);
    const greens = reds.map((name) => name.replace('red', 'green'));
    expect(score(greens, { coatOfArms: true })).toBe(5 + 1 + 6);
    expect(
      score(['red-Warrior', 'red-Warrior', 'red-Lady', 'red-Rogue', 'red-Rogue'], { nobleHunt: true }),
    ).toBe(3 + 5);
  });
});

const setup: ParlourSetup = { game: 'dragon-hunt', players: ['Ann', 'Ben'], mode: 'betting' };
const ANN = ['Warrior/Wolf', 'Lady/Wolf', 'Bard/Wolf', 'Merchant/Wolf', 'Rogue/Wolf'];
const BEN = ['Rogue/Horse', 'Rogue/Horse', 'Rogue/Horse', 'Rogue/Horse', 'Rogue/Horse'];

/** The False Alarm is red, the hunted Dragon green. */
function hunt(variants: string[] = [], top = cards(...ANN, ...BEN)): TestTable {
  const table = new TestTable({ ...setup, variants }, top);
  table.do({ seat: CHANCE, do: 'shuffle', order: [2, 1, 0] });
  return table;
}

describe('a game of Dragon Hunt', () => {
  it('goes through its steps', () => {
    // proves: gii.dragon-hunt.step-1
    // proves: gii.dragon-hunt.step-2
    // proves: gii.dragon-hunt.step-3
    // proves: gii.dragon-hunt.step-4
    // proves: gii.dragon-hunt.step-5
    // proves: gii.dragon-hunt.step-6
    // proves: gii.dragon-hunt.step-7
    // proves: gii.dragon-hunt.step-8
    // proves: gii.dragon-hunt.step-9
    // proves: gii.dragon-hunt.step-10
    // proves: gii.dragon-hunt.step-11
    // proves: gii.dragon-hunt.step-12
    // proves: gii.cards.dragons-optional
    const table = hunt();
    const { common, deck, seats } = table.state;
    expect(common.cards['false-alarm']).toEqual(cards('Dragon/Red'));
    expect(common.cards.dragon).toBeUndefined();
    expect(deck).toHaveLength(80);
    expect(deck.some((card) => DRAGONS.includes(card as never))).toBe(false);
    table.untilAsked('scouts');
    expect(table.q).toMatchObject({ seat: 0, min: 2, max: 2 });
    table.pick('Lady/Wolf', 'Rogue/Wolf');
    // Nobody has laid a scout down, and no Dragon has come, before everybody has chosen.
    expect(seats[0].cards.scouts).toBeUndefined();
    table.choose(0, 1);
    expect(seats.map((seat) => seat.cards.scouts.length)).toEqual([2, 2]);
    expect(common.cards.dragon).toEqual([GREEN]);
    const middle = parlour.view(table.state, 1).common.zones;
    expect(middle.dragon.cards).toEqual([GREEN]);
    expect(middle['false-alarm'].cards).toEqual(cards('Dragon/Red'));
    expect(middle.dragons).toEqual({ size: 1, cards: null });
    table.untilAsked('exchange');
    expect(table.q).toMatchObject({
      seat: 0,
      max: 2,
      options: cards('Warrior/Wolf', 'Bard/Wolf', 'Merchant/Wolf').map((card) => ({ card })),
    });
    table.refused({ seat: 0, do: 'choose', picks: [3] });
    table.toEnd();
    const lap = (what: string): string[] => [`${what} 0`, `${what} 1`];
    const order = ['bet', 'exchange', 'scouts', 'bet', 'exchange', 'bet'].flatMap(lap);
    expect(table.asked).toEqual(['shuffle', 'shuffle', ...order]);
    expect(table.state.result).toMatchObject({ scores: [10, 5], winners: [0] });
    expect(parlour.view(table.state, 1).seats[0].zones.scouts.cards).toEqual(
      cards('Lady/Wolf', 'Rogue/Wolf'),
    );
    expect(parlour.view(table.state, 1).seats[0].zones.hand.cards).toHaveLength(3);
  });

  it('hunts either of the two Dragons that are left', () => {
    // proves: gii.dragon-hunt.after-false-alarm
    const count = new Map<string, number>();
    for (const order of [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ]) {
      const table = new TestTable(setup);
      table.do({ seat: CHANCE, do: 'shuffle', order });
      table.toEnd();
      const { dragon, dragons, 'false-alarm': alarm } = table.state.common.cards;
      expect([...dragon, ...dragons, ...alarm].toSorted((a, b) => a - b)).toEqual([...DRAGONS]);
      const key = `${alarm[0]} ${dragon[0]}`;
      count.set(key, (count.get(key) ?? 0) + 1);
    }
    // Six orders of the pile, each as likely as the others: after each False Alarm both Dragons come once.
    expect([...count.values()]).toEqual([1, 1, 1, 1, 1, 1]);
  });

  it('shows scouts to their owner only, to all at the Meeting Place, to nobody if the leader forgets', () => {
    // proves: gii.dragon-hunt.meeting-place.face-up
    // proves: gii.dragon-hunt.forgetful-leader.no-look
    const seen = (variants: string[]): (readonly number[] | null)[] => {
      const table = hunt(variants).untilAsked('scouts');
      table.pick('Lady/Wolf', 'Rogue/Wolf');
      expect(parlour.view(table.state, 1).seats[0].zones.scouts).toBeUndefined();
      table.choose(0, 1);
      table.untilAsked('exchange');
      if (table.q.kind === 'choose') expect(table.q.options).toHaveLength(3);
      const told = table.events.filter((event) => event.e === 'place');
      expect(told.map((event) => event.seat)).toEqual([0, 1]);
      return [0, 1, -2].map((viewer) => parlour.view(table.state, viewer).seats[0].zones.scouts.cards);
    };
    const scouts = cards('Lady/Wolf', 'Rogue/Wolf');
    expect(seen([])).toEqual([scouts, null, null]);
    expect(seen(['meeting-place'])).toEqual([scouts, scouts, scouts]);
    expect(seen(['forgetful-leader'])).toEqual([null, null, null]);
  });

  it('turns a folded player’s scouts face down again', () => {
    // proves: gii.app-c.fold
    const table = new TestTable({ ...setup, players: ['Ann', 'Ben', 'Cy'], variants: ['meeting-place'] });
    table.untilAsked('scouts').untilAsked('bet');
    expect(parlour.view(table.state, 1).seats[0].zones.scouts.cards).toHaveLength(2);
    table.fold();
    expect(parlour.view(table.state, 1).seats[0].zones.scouts.cards).toBeNull();
    expect(parlour.view(table.state, 0).seats[0].zones.scouts.cards).toHaveLength(2);
    table.toEnd();
    expect(parlour.view(table.state, 1).seats[0].zones.hand.cards).toBeNull();
    expect(parlour.view(table.state, 1).seats[2].zones.hand.cards).toHaveLength(3);
    expect(table.state.result!.places[0]).toBe(3);
  });

  it('loses one of three scouts at random in a Deadly Encounter, and nobody knows which', () => {
    // proves: gii.dragon-hunt.deadly-encounter.six-cards
    // proves: gii.dragon-hunt.deadly-encounter.three-scouts
    // proves: gii.dragon-hunt.deadly-encounter.no-look
    const table = hunt(['deadly-encounter'], cards(...ANN, 'Rogue/Owl', ...BEN, 'Rogue/Owl'));
    expect(table.state.seats.map((seat) => seat.cards.hand.length)).toEqual([6, 6]);
    table.untilAsked('scouts');
    table.refused({ seat: 0, do: 'choose', picks: [0, 1] });
    expect(() => table.choose(0, 5, 5)).toThrow('Rogue/Owl cannot be chosen twice.');
    const { legal, many, choices } = parlour.answers(table.state);
    const chosen = (picks: readonly number[]): ParlourAnswer => ({ seat: 0, do: 'choose', picks });
    expect(legal).toEqual(pickSets(6, 3).map(chosen));
    expect(many).toMatchObject({ min: 3, max: 3, items: [0, 1, 2, 3, 4, 5].map((i) => chosen([i])) });
    // In words each of them is told by itself.
    expect(choices.map(({ answer }) => answer)).toEqual(many!.items);
    table.pick('Warrior/Wolf', 'Lady/Wolf', 'Bard/Wolf');
    table.choose(0, 1, 2);
    expect(table.q).toEqual({ seat: -1, kind: 'pick', size: 3 });
    const events = table.do({ seat: CHANCE, do: 'pick', index: 1 });
    expect(events.flatMap((event) => event.list)).toEqual([]);
    table.do({ seat: CHANCE, do: 'pick', index: 0 });
    expect(table.state.seats[0].cards.scouts).toEqual(cards('Warrior/Wolf', 'Bard/Wolf'));
    expect(table.state.discard).toContain(cards('Lady/Wolf')[0]);
    for (const viewer of [0, 1, -2])
      expect(parlour.view(table.state, viewer).seats[0].zones.scouts).toEqual({ size: 2, cards: null });
    expect(table.events.filter((event) => event.e === 'place').every((event) => event.known === 0)).toBe(
      true,
    );
    table.toEnd();
    expect(parlour.view(table.state, 1).seats[0].zones.scouts.cards).toHaveLength(2);
    expect(table.state.result!.scores[0]).toBe(1 + 6);
  });

  it('cannot show and hide the scouts at once, and says what is not for the Inn', () => {
    // proves: gii.amb.hunt-exclusive-variants
    for (const other of ['forgetful-leader', 'deadly-encounter']) {
      expect(() => parlour.create({ ...setup, variants: ['meeting-place', other] })).toThrow(BadSetup);
      expect(() => parlour.create({ ...setup, variants: [other, 'meeting-place'] })).toThrow('together');
    }
    expect(variantSets('dragon-hunt')).toHaveLength(8 * 5);
    const { variants } = parlour.defOf(setup);
    expect(variants.filter((v) => v.notInside).map((v) => v.id)).toEqual([
      'forgetful-leader',
      'deadly-encounter',
    ]);
  });

  it('shuffles the discards when ten players with six cards each have emptied the deck', () => {
    // proves: gii.concepts.deck-exhausted
    const players = Array.from({ length: 10 }, (_, i) => `P${i}`);
    const table = new TestTable({ ...setup, players, mode: 'shares', variants: ['deadly-encounter'] });
    table.do({ seat: CHANCE, do: 'shuffle', order: [0, 1, 2] });
    let again = 0;
    while (table.q.kind !== 'over') {
      if (table.q.kind === 'choose' && table.q.what === 'exchange') table.choose(0, 1);
      else if (table.q.kind === 'shuffle') {
        again++;
        expect(table.state.deck).toEqual([]);
        // Twenty cards of the first exchange, ten lost scouts and what was thrown away since.
        expect(table.state.discard.length).toBeGreaterThanOrEqual(40);
        table.do({ seat: CHANCE, do: 'shuffle', order: table.state.discard.map((_, i) => i) });
        expect(table.state.discard).toEqual([]);
      } else table.idle();
    }
    expect(again).toBe(1);
    for (const { cards: held } of table.state.seats) expect(held.hand.length + held.scouts.length).toBe(5);
    expect(onTop([], false)).toHaveLength(90);
  });

  it('plays sound at random', () => {
    const mayKnow = (state: ParlourState, viewer: number): Set<number> => {
      const { dragon = [], 'false-alarm': alarm = [] } = state.common.cards;
      const variants = state.setup.variants ?? [];
      const ended = state.result !== null && state.folded.filter((out) => !out).length > 1;
      const blind = variants.includes('forgetful-leader') || variants.includes('deadly-encounter');
      const known = new Set([...dragon, ...alarm]);
      state.seats.forEach(({ cards: { hand = [], scouts = [] } }, seat) => {
        const shown = ended && !state.folded[seat];
        const met = variants.includes('meeting-place') && !state.folded[seat];
        if (shown || seat === viewer) for (const card of hand) known.add(card);
        if (shown || met || (seat === viewer && !blind)) for (const card of scouts) known.add(card);
      });
      // A folded player in the end may see their own scouts again like everybody's hand.
      const own = state.seats[viewer]?.cards.scouts ?? [];
      if (ended) for (const card of own) known.add(card);
      return known;
    };
    const beside = (state: ParlourState): number[] => (state.common.cards.dragons ? [...DRAGONS] : []);
    playRandomly({ game: 'dragon-hunt', games: 320, mayKnow, beside });
  });
});
