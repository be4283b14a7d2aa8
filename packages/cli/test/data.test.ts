import { describe, expect, test } from 'vitest';
import { taproom } from './command.ts';

interface Deck {
  cards: { key: string; copies: number; title: string; types: string[]; text: string; provenance: string }[];
  total: number;
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
  }, 30_000);
});
