/** Every game explains itself: goal, steps, scores, variants, questions, and what a hand is worth. */
import { luckFrom, seatTable, answerAt, type Luck } from '@taproom/kernel';
import { describe, expect, it } from 'vitest';
import { askedIn, GAME_HELP, helpFor, placeIn, seenBy, worthOf } from '../src/help/index.ts';
import { parlour, type ParlourDef, type ParlourSetup, type ParlourState } from '../src/index.ts';
import { randomAnswer } from './playing.ts';

const games = parlour.defs.map((def) => [def.id, def] as const);

/** A game with nothing added, and with each variant and what that needs. */
function setupsOf({ id, variants, betting, shares }: ParlourDef): ParlourSetup[] {
  const plain = { game: id, players: ['Ann', 'Ben', 'Cy'] };
  return [[], ...variants.map((variant) => [...(variant.needs ?? []), variant.id])].map((chosen) => {
    const asked = variants.find(({ id: last }) => last === chosen.at(-1))?.mode;
    const mode = asked ?? (betting || !shares ? 'betting' : 'shares');
    return { ...plain, mode, variants: chosen, agreed: { bounty: 3 } };
  });
}

/** A random game, looked at before every answer. */
function watch(setup: ParlourSetup, luck: Luck, look: (state: ParlourState) => void): void {
  const table = seatTable(parlour, setup, 7);
  while (parlour.question(table.state).kind !== 'over') {
    look(table.state);
    answerAt(parlour, table, randomAnswer(table.state, luck));
  }
  look(table.state);
}

describe.each(games)('%s', (id, def) => {
  const help = GAME_HELP[id];

  it('has a goal, an order of play, a table of scores, and a sentence for each variant', () => {
    expect(help.goal.text).toMatch(/^[A-Z].*\.$/);
    expect(help.steps.length).toBeGreaterThan(3);
    expect(help.scoring.length).toBeGreaterThan(1);
    expect(Object.keys(help.variants).sort()).toEqual(def.variants.map((variant) => variant.id).sort());
    const stated = [...help.steps, help.ties, ...Object.values(help.variants)];
    for (const { text } of stated) expect(text).toMatch(/^[A-Z0-9].*\.$/);
  });

  it('tells only of variants that there are', () => {
    const ids = def.variants.map((variant) => variant.id);
    for (const said of [...help.steps, ...help.scoring, ...(help.ranking ?? [])])
      for (const variant of [said.with, said.without])
        if (variant !== undefined) expect(ids).toContain(variant);
  });

  it('has words for every question and place, and says at any time what a hand is worth', () => {
    for (const what of Object.keys(def.rules ?? {})) expect(askedIn(id, what), what).toBeDefined();
    for (const setup of setupsOf(def)) {
      const luck = luckFrom(11);
      expect(helpFor(setup).steps.length).toBeGreaterThan(3);
      watch(setup, luck, (state) => {
        const question = parlour.question(state);
        if (question.kind === 'choose') expect(askedIn(id, question.what), question.what).toBeDefined();
        state.seats.forEach((spread, seat) => {
          const view = parlour.view(state, seat);
          for (const line of worthOf(setup, view)) expect(line).toMatch(/^[^\s].*\S$/);
          for (const zone of [...Object.keys(spread.cards), ...Object.keys(state.common.cards)])
            if (!zone.startsWith('city ')) expect(placeIn(id, zone), zone).toBeDefined();
        });
      });
    }
  });

  it('counts what is seen as the game does', () => {
    for (const setup of setupsOf(def))
      watch(setup, luckFrom(5), (state) => {
        const { result } = state;
        if (result === null) return;
        const inside = state.folded.flatMap((out, seat) => (out ? [] : [seat]));
        if (inside.length < 2) return;
        for (const seat of inside)
          expect(seenBy(setup, parlour.view(state, seat)).standing().score).toBe(result.scores[seat]);
      });
  });
});

it('has words for what an evening asks', () => {
  for (const what of ['game', 'variants', 'bounty', 'loan']) expect(askedIn(null, what)).toBeDefined();
});

it('tells how the game is played for money', () => {
  const texts = (more: Partial<ParlourSetup>): string =>
    helpFor({ game: 'delve', players: ['Ann', 'Ben'], mode: 'betting', ...more })
      .steps.map(({ text }) => text)
      .join('\n');
  expect(texts({})).toMatch(/1 coin[^]*Betting Round/);
  expect(texts({ mode: 'shares', share: 4 })).toMatch(/puts 4 into the pot/);
  expect(texts({ mode: 'shares' })).not.toMatch(/Betting Round/);
  expect(texts({ inside: true })).toMatch(/Gold[^]*Gambling or Cheating Card/);
});
