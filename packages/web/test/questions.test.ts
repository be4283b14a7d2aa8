/** Whatever the rules can ask somebody to choose, the page says what, and why. */
import { house } from '@taproom/house/own';
import type { Answer, InnSetup } from '@taproom/inn';
import { answerAt, below, luckFrom, seatTable, type Luck } from '@taproom/kernel';
import { describe, expect, it } from 'vitest';
import { table as words } from '../src/words/table.ts';

const { cast, inn } = house;

const GAMES = 60;
const names = cast.characters.map(({ name }) => name);

/** Everybody sits at some of the tables, and every third is one of two teams. */
function setupOf(game: number): InnSetup {
  const players = Array.from({ length: 4 }, (_, i) => names[(game * 5 + i * 3) % names.length]);
  return {
    players,
    dungeonEvents: true,
    prizes: cast.prizes?.map(({ key }) => key),
    gamblingGames: game % 2 === 0,
    ...(game % 3 === 0 && { mode: 'two-headed-dragon' as const }),
  };
}

function answered(state: Parameters<typeof inn.answers>[0], luck: Luck): Answer {
  const { legal, many } = inn.answers(state, { bare: true });
  const answer = legal[below(luck, legal.length)];
  if (many === undefined) return answer;
  const some = Array.from({ length: many.min }, (_, i) => i);
  return (answer.do === 'choose' ? { ...answer, picks: some } : { ...answer, cards: [] }) as Answer;
}

/** What was asked in games in which everybody does anything: its name, and the card that asked. */
function asked(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (let game = 0; game < GAMES; game++) {
    const table = seatTable(inn, setupOf(game), game);
    const { defs } = inn.content(table.state.setup);
    const luck = luckFrom(game);
    for (let i = 0; i < 4000; i++) {
      const question = inn.question(table.state);
      if (question.kind === 'over') break;
      if (question.kind === 'choose') {
        const titles = found.get(question.what) ?? new Set();
        found.set(question.what, titles.add(defs[question.card]?.title ?? ''));
      }
      answerAt(inn, table, answered(table.state, luck));
    }
  }
  return found;
}

describe('what somebody is asked to choose', () => {
  const all = asked();

  it('comes up in all kinds', () => {
    // Vlazlo's before the deal, Zakhan's after a drink, and what any Event asks.
    for (const what of ['form', 'get-drunker', 'mode', 'plot', 'mount'])
      expect([...all.keys()]).toContain(what);
    expect(all.get('form')).toContain('');
  });

  it('is told in a sentence of its own, with the card that asks', () => {
    for (const [what, titles] of all)
      for (const title of titles) {
        const prompt = words.askChoose(what, title);
        expect(prompt, what).not.toMatch(/choose\.$/i);
        expect(prompt.length, what).toBeGreaterThan(title.length + 8);
        if (title !== '') expect(prompt).toContain(`“${title}”`);
      }
  });
});
