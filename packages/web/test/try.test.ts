import { openLesson } from '@taproom/scenario/film';
import { describe, expect, it } from 'vitest';
import { sitDown, withNearby } from '../../server/test/nearby-house.ts';
import { allLessons } from '../build/lessons.ts';
import { allScenes } from '../build/rulebook.ts';
import { forOne, layForOne } from '../src/try/lay.ts';

const scenes = allScenes().filter(({ text }) => /^table:/m.test(text));

/** A step that is not only chance. */
const SOMEBODY_DECIDES = /^when:\n(?: {2}.*\n)*? {2}- \S+ (?!rolls |draws )/m;

const AT_ONCE = { quiet: 0, window: 0, shortest: 0, bot: 0, turn: 0, away: 60_000 };

describe('a table of a scenario', () => {
  it('can be laid for somebody, whatever a character does before the first turn', () => {
    for (const { scene, text } of scenes) expect(() => layForOne(text, 'Ann'), scene).not.toThrow();
  });

  it('can be tried by whoever’s turn it is, wherever the scenario begins', async () => {
    await withNearby(async (nearby) => {
      for (const { scene, text } of scenes.filter((_, i) => i % 40 === 0)) {
        const [seat] = await nearby.arrange({ ...layForOne(text, 'Ann'), options: { clocks: AT_ONCE } });
        const client = await sitDown(nearby, seat);
        // Where nobody has anything to decide it is over at once.
        const { status, view } = client.public!;
        expect([status, view === null], scene).toEqual([
          SOMEBODY_DECIDES.test(text) ? 'playing' : expect.stringMatching(/playing|over/),
          false,
        ]);
        client.stop();
      }
    });
  });

  it('begins with what was given, and the player’s own question', async () => {
    await withNearby(async (nearby) => {
      const { text } = scenes.find(({ name }) => name === 'One Action a turn')!;
      const [seat] = await nearby.arrange({ ...layForOne(text, 'Ann'), options: { clocks: AT_ONCE } });
      const client = await sitDown(nearby, seat);
      expect(client.question?.kind).toBe('action');
      expect(client.own?.choices.some(({ answer }) => answer.do === 'play')).toBe(true);
      client.stop();
    });
  });

  it('is laid also for what is only scored: somebody plays with that hand', () => {
    const score = allScenes().find(({ name }) => name === 'A council of nine')!;
    const { setup, state } = layForOne(score.text, 'Ann');
    expect(setup).toMatchObject({ game: 'kings-council', players: ['Ann', 'Ben'] });
    expect(state).toMatchObject({ common: { cards: { king: [expect.any(Number)] } } });
    // A hundred and more hands, rolls, cities and Warehouses; but no deck has eight Merchants of one animal.
    const scored = allScenes().filter(({ text }) => /^score:/m.test(text));
    const refused = scored.filter(({ text }) => {
      try {
        layForOne(text, 'Ann');
        return false;
      } catch {
        return true;
      }
    });
    expect(refused.map(({ name }) => name)).toEqual([
      'Where only the score is asked, eight red Merchants may all be Wolves',
    ]);
  });

  it('is played on from where the scenario has come to', async () => {
    await withNearby(async (nearby) => {
      const { text } = scenes.find(({ name }) => name === 'One Action a turn')!;
      const laid = layForOne(text, 'Ann', 2);
      expect(laid.state).not.toEqual(layForOne(text, 'Ann').state);
      const [seat] = await nearby.arrange({ ...laid, options: { clocks: AT_ONCE } });
      const client = await sitDown(nearby, seat);
      expect(client.public?.status).toBe('playing');
      client.stop();
    });
  });

  it('is refused in a sentence where it cannot be played', () => {
    expect(() => layForOne('table: { players: [Nobody, Sera] }', 'Ann')).toThrow(/line 1.*Nobody/);
    expect(() => layForOne('', 'Ann')).toThrow(/no scenario/);
  });
});

describe('the end of the first lesson', () => {
  it('is an open game', async () => {
    const { chapters } = openLesson(allLessons().find(({ id }) => id === 'first-game')!.text);
    const { game, begin, steps, you } = chapters.at(-1)!;
    const state = game.copy(begin);
    for (const { moves } of steps) for (const { answer } of moves) game.apply(state, answer);
    await withNearby(async (nearby) => {
      const [seat] = await nearby.arrange({
        ...forOne('inn', state, 'Ann', you),
        options: { clocks: AT_ONCE },
      });
      const client = await sitDown(nearby, seat);
      expect(client.question?.kind).toBe('discard');
      client.stop();
    });
  });
});
