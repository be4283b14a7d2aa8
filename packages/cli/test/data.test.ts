import { describe, expect, test } from 'vitest';
import { taproom } from './command.ts';

interface Row {
  key: string;
  copies: number;
  title: string;
  types: string[];
  subtypes: string[];
  text: string;
  provenance: string;
}

interface Deck {
  cards: Row[];
  total: number;
  sideDecks: { title: string; cards: Row[] }[];
}

describe.concurrent('taproom cards', () => {
  test.each([
    ['--character', 'Sera', 40],
    ['--drinks', 'rdi9', 30],
  ])('lists every card of a deck: %s %s', async (option, name, size) => {
    const { code, out } = await taproom(['cards', option, name, '--json']);
    const deck = JSON.parse(out) as Deck;
    expect(deck.total).toBe(size);
    expect(deck.cards.reduce((sum, card) => sum + card.copies, 0)).toBe(size);
    for (const card of deck.cards) {
      expect(card.title).not.toBe('');
      expect(card.text).not.toBe('');
      expect(['printed', 'stated', 'named', 'published', 'ours']).toContain(card.provenance);
      expect(card.types.length).toBeGreaterThan(0);
    }
    expect(code).toBe(0);
  });

  test('says what else a card is than its types', async () => {
    const [ygella, dale, read] = await Promise.all([
      taproom(['cards', '--character', 'Ygella', '--json']),
      taproom(['cards', '--character', 'Dale', '--json']),
      taproom(['cards', '--character', 'Molly']),
    ]);
    const hug = (JSON.parse(ygella.out) as Deck).cards.find(({ key }) => key === 'ygella.group-hug');
    expect(hug).toMatchObject({ types: ['action'], subtypes: ['Pet'] });
    const [mushrooms] = (JSON.parse(dale.out) as Deck).sideDecks;
    for (const card of mushrooms.cards) expect(card).toMatchObject({ types: [], subtypes: ['Mushroom'] });
    expect(read.out).toMatch(/Kisses the Dire Mosquito +Sometimes – Mount · named/);
    expect(read.out).toMatch(/Bert the Donkey +Mount, Immediate · stated/);
    expect(read.out).toMatch(/Don't feed the animals! +Action – Horseshoe · stated/);
  });

  test('keeps the taverns and what they serve apart from the Dungeon Events', async () => {
    const [taverns, dungeon] = await Promise.all(
      ['--taverns', '--dungeon'].map((option) => taproom(['cards', option, '--json'])),
    );
    const { total, sideDecks } = JSON.parse(taverns.out) as Deck;
    expect(total).toBe(4);
    for (const { cards } of sideDecks) expect(cards.reduce((sum, { copies }) => sum + copies, 0)).toBe(6);
    expect(sideDecks.map(({ title }) => title)).toContain('What The Star Mole Drinking Hole serves');
    expect(JSON.parse(dungeon.out)).toMatchObject({ total: 20, sideDecks: [] });
  });

  test('lists the characters with their pitch and mugs', async () => {
    const { code, out } = await taproom(['cards']);
    expect(out).toMatch(/^Sera +rdi5 +1 mug\n {4}\S/m);
    expect(code).toBe(0);
  });
});

interface Simulation {
  games: number;
  finished: number;
  decisions: number;
  seconds: number;
  gamesPerSecond: number;
  decisionsPerSecond: number;
  wins: Record<string, number>;
  ties: number;
  meanTurns: number;
  meanDecisions: number;
}

interface Mixed {
  byBot: Record<'sensible' | 'random', Record<'games' | 'wins' | 'share' | 'standardError', number>>;
  rounds: { total: number };
  eliminations: { passedOut: number; broke: number };
  cards: Record<string, { drawn: number; played: number; plays: number }>;
}

describe.concurrent('taproom simulate', () => {
  test.each(['random', 'sensible'])('counts what became of the games of %s bots', async (bots) => {
    const line = ['simulate', '--players', '3', '--games', '8', '--seed', '4', '--bots', bots, '--json'];
    const [one, two] = await Promise.all([taproom(line), taproom(line)]);
    const result = JSON.parse(one.out) as Simulation;
    const again = JSON.parse(two.out) as Simulation;
    expect(result.games).toBe(8);
    expect(result.finished).toBe(8);
    const wins = Object.values(result.wins).reduce((sum, n) => sum + n, 0);
    expect(wins + result.ties).toBe(8);
    expect(result.meanDecisions).toBe(Math.round((result.decisions / 8) * 100) / 100);
    expect(result.meanTurns).toBeGreaterThan(2);
    expect(result.seconds).toBeGreaterThan(0);
    expect(result.gamesPerSecond).toBeGreaterThan(0);
    expect(result.decisionsPerSecond).toBeGreaterThan(result.gamesPerSecond);
    expect({ wins: again.wins, decisions: again.decisions }).toEqual({
      wins: result.wins,
      decisions: result.decisions,
    });
    expect(one.code).toBe(0);
  });

  test('lets different bots change seats, and tells what became of each', async () => {
    const line = 'simulate --seats 3 --bots sensible,random,random --games 12 --seed 4 --json'.split(' ');
    const [one, two] = await Promise.all([taproom([...line, '--threads', '1']), taproom(line)]);
    const { byBot, rounds, eliminations, cards } = JSON.parse(one.out) as Mixed;
    expect(byBot.sensible.games).toBe(12);
    expect(byBot.random.games).toBe(24);
    expect(byBot.sensible.wins + byBot.random.wins).toBeCloseTo(12);
    expect(byBot.sensible.share).toBeCloseTo(byBot.sensible.wins / 12, 3);
    expect(byBot.sensible.standardError).toBeGreaterThan(0);
    expect(rounds.total).toBeGreaterThan(0);
    expect(eliminations.passedOut + eliminations.broke).toBeGreaterThan(11);
    for (const { drawn, played, plays } of Object.values(cards)) {
      expect(drawn).toBeLessThanOrEqual(12);
      expect(plays).toBeGreaterThanOrEqual(played);
    }
    // Games are the same however many threads play them.
    expect((JSON.parse(two.out) as Mixed).byBot.sensible.wins).toBe(byBot.sensible.wins);
  });

  test('seats whom it is told to in every game, and others beside them', async () => {
    const { out } = await taproom(
      'simulate --characters Sera,Dale --players 3 --games 12 --seed 4 --json'.split(' '),
    );
    const { finished, wins } = JSON.parse(out) as Simulation;
    expect(finished).toBe(12);
    expect(Object.keys(wins)).toEqual(expect.arrayContaining(['Sera', 'Dale']));
    expect(Object.keys(wins).length).toBeGreaterThan(3);
  });
});

describe('taproom coverage', () => {
  test('counts the rulebook', async () => {
    const { code, out } = await taproom(['coverage', '--json']);
    const found = JSON.parse(out) as {
      rules: { total: number; proven: number };
      missing: string[];
      books: object;
    };
    expect(found.rules.total).toBeGreaterThan(100);
    expect(Object.keys(found.books)).toContain('core');
    expect(code).toBe(0);
  });
});
