/** What is foretold comes about if nobody answers: played out at every window of many random games. */
import {
  facesOf,
  forecast,
  THING,
  thingOf,
  type Answer,
  type InnEvent,
  type InnState,
  type PlayFrame,
} from '@taproom/inn';
import {
  answerChance,
  below,
  CHANCE,
  luckFrom,
  SPECTATOR,
  type ChanceQuestion,
  type Luck,
} from '@taproom/kernel';
import { describe, expect, test } from 'vitest';
import { house } from '@taproom/house/own';

const { cast, inn } = house;

function players(luck: Luck): string[] {
  const names = cast.characters.map(({ name }) => name);
  return Array.from({ length: 4 }, () => names.splice(below(luck, names.length), 1)[0]);
}

/** A random game, or so many questions of one in which cards are played; `each` looks at every question for a player. */
function play(
  seed: number,
  each: (state: InnState) => void,
  drinks = 'rdi9',
  seated?: readonly string[],
  questions = Infinity,
): void {
  const luck = luckFrom(seed);
  const state = inn.create({ players: seated?.slice() ?? players(luck), drinks });
  for (let n = 0; n < questions;) {
    const question = inn.question(state);
    if (question.kind === 'over') return;
    if (question.seat === CHANCE) {
      inn.apply(state, answerChance(luck, question as ChanceQuestion) as Answer);
      continue;
    }
    n++;
    each(state);
    const { legal, many } = inn.answers(state, { bare: true });
    const plays = questions < Infinity ? legal.filter((answer) => answer.do === 'play') : [];
    const pool = plays.length > 0 ? plays : legal;
    const answer = pool[below(luck, pool.length)];
    const least = many?.min ?? 0;
    const picks = Array.from({ length: least }, (_, i) => i);
    inn.apply(state, least > 1 ? { seat: question.seat, do: 'choose', picks } : answer);
  }
}

/** What happens if everybody passes until the window is closed. */
function passed(state: InnState): InnEvent[] {
  const after = inn.copy(state);
  const depth = after.stack.length;
  const events: InnEvent[] = [];
  while (after.ask?.kind === 'respond' && after.stack.length >= depth)
    events.push(...inn.apply(after, { seat: after.ask.seat, do: 'pass' }));
  return events;
}

/** The event that a line foretells. */
const FORETOLD: Readonly<Record<string, string>> = {
  fortitude: 'fortitude',
  alcohol: 'alcohol',
  pay: 'paid',
  gold: 'gold',
};
/** Lines that stand for nothing that has a number, and lead to no choice that would come in between. */
const PLAIN: ReadonlySet<string> = new Set([...Object.keys(FORETOLD), 'inn-pays', 'negate', 'ignore', 'out']);

const NO_CARD = -1;

/** How many numbers were foretold and came about. */
function comesTrue(state: InnState): number {
  const found = forecast(inn.content(state.setup), state);
  if (state.ask?.kind !== 'respond') expect(found).toBeNull();
  if (found === null || state.ask?.kind !== 'respond' || state.ask.about !== 'play') return 0;
  // A pot changes hands as a payment, and the event tells of a pot.
  if ((state.stack.at(-2) as PlayFrame).strokes.some(({ v }) => v === 'take-pot')) return 0;
  // Where the Inn pays, the event names whom it pays for.
  if (found.lines.some(({ what, n }) => !PLAIN.has(what) || (what === 'pay' && n === 0))) return 0;
  const foretold = found.lines
    .filter(({ what, n }) => what in FORETOLD && n !== 0)
    .map(({ what, seat, n }) => [FORETOLD[what], seat, what === 'pay' ? -n : n]);
  // Cards may have been added to it; and whoever is to drink from an empty pile sobers up, which no card does.
  const { card, added } = state.stack.at(-2) as PlayFrame;
  expect(found.card).toBe(card);
  const causes = [card, ...added];
  const happened = passed(state)
    .filter(({ e, cause }) => causes.includes(cause) || (cause === NO_CARD && e === 'alcohol'))
    .filter(({ e, n }) => n !== 0 && Object.values(FORETOLD).includes(e))
    .map(({ e, seat, n }) => [e, seat, n]);
  expect([found.text, happened]).toEqual([found.text, foretold]);
  return foretold.length;
}

/** Everybody else could hold, and every deck hide, something else: it foretells the same, and where it is sure, rightly. */
function knowsNothingHidden(state: InnState, luck: Luck): void {
  const found = forecast(inn.content(state.setup), state);
  if (found === null) return;
  for (const { n, before, after, text } of found.lines) {
    if (before !== undefined) expect([text, n]).toEqual([text, after! - before]);
    if (text.startsWith('the Inn ')) expect([text, n]).toEqual([text, 0]);
  }
  const other = inn.imagine(state, SPECTATOR, inn.memory(state.setup), luck);
  expect(forecast(inn.content(other.setup), other)).toEqual(found);
  const subject = state.stack.at(-2);
  // What an answer leads to comes about when the other windows are closed: of that it says nothing.
  if (found.until !== 'done' || subject?.k !== 'play' || subject.on >= 0) return;
  const comesOf = (world: InnState): unknown[] =>
    passed(world)
      .filter(({ cause }) => cause === found.card)
      .map(({ e, seat, n, card }) => [e, seat, n, card]);
  expect([found.text, comesOf(other)]).toEqual([found.text, comesOf(state)]);
}

describe('the forecast', () => {
  test('names a minion that a loss is redirected to', () => {
    const texts: string[] = [];
    for (let seed = 1; seed <= 400 && texts.length === 0; seed++)
      play(
        seed,
        (state) => {
          const play = state.stack.at(-2);
          if (state.ask?.kind !== 'respond' || play?.k !== 'play') return;
          const [stroke] = (play as PlayFrame).strokes;
          if (stroke?.v !== 'redirect' || stroke.to < THING) return;
          const { title } = inn.content(state.setup).defs[thingOf(stroke.to)];
          const { text } = forecast(inn.content(state.setup), state)!;
          expect(text).toBe(`“${title}” loses that Fortitude instead of Joran.`);
          texts.push(text);
        },
        'rdi6',
        ['Joran', 'Torglesnarf', 'Sera'],
      );
    expect(texts.length).toBeGreaterThan(0);
  });

  test('comes true where nobody answers', () => {
    let compared = 0;
    for (let seed = 1; seed <= 150; seed++)
      play(seed, (state) => (compared += comesTrue(state)), seed % 2 === 0 ? 'rdi6' : 'rdi9');
    expect(compared).toBeGreaterThan(1000);
  });

  test.each([
    [['Terci', 'Dale', 'Vlazlo']],
    [['Molly', 'Daareka', 'Petra']],
    [['Torglesnarf', 'Warthorn', 'Lizwick']],
    [['The Wench', 'Amundyr', 'Zakhan']],
  ])('comes true and knows nothing that is hidden in the first turns of %j', (seated) => {
    for (let seed = 1; seed <= 12; seed++) {
      const luck = luckFrom(seed);
      play(
        seed,
        (state) => {
          comesTrue(state);
          knowsNothingHidden(state, luck);
        },
        'rdi9',
        seated,
        80,
      );
    }
  });

  test('tells a Drink, the pot, and what is answered', () => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= 40; seed++)
      play(seed, (state) => {
        const found = forecast(inn.content(state.setup), state);
        if (found === null) return;
        for (const { what, text } of found.lines) {
          seen.add(`${state.ask!.kind === 'respond' ? state.ask!.about : ''}: ${what}`);
          expect(text).not.toMatch(/undefined|NaN|\[object/);
        }
        expect(found.text).toMatch(/\.$/);
      });
    for (const kind of ['drink: alcohol', 'won: take-pot', 'play: negate', 'play: ignore'])
      expect([...seen]).toContain(kind);
  });

  test('knows nothing that is hidden', () => {
    let compared = 0;
    for (let seed = 200; seed < 230; seed++) {
      const luck = luckFrom(seed);
      play(seed, (state) => {
        if (state.ask?.kind !== 'respond' || below(luck, 4) > 0) return;
        knowsNothingHidden(state, luck);
        compared++;
      });
    }
    expect(compared).toBeGreaterThan(200);
  });
});

describe('the faces of all cards', () => {
  test('have a text with a sign for each line, an owner and a deck', () => {
    const names = cast.characters.map(({ name }) => name);
    for (let i = 0; i < names.length; i += 2) {
      const pair = [names[i], names[(i + 1) % names.length]];
      const content = inn.content({ players: pair });
      const { cards, characters } = facesOf(content);
      expect(characters.map(({ name }) => name)).toEqual(pair);
      cards.forEach((face, card) => {
        expect(face.title).toBe(content.defs[card].title);
        expect(face.icons).toHaveLength(face.lines.length);
        expect(face.lines.length).toBeGreaterThan(0);
        expect([face.owner < 0, face.deck === 'drink']).toEqual([face.deck === 'drink', face.owner < 0]);
        for (const text of [...face.lines, ...face.uses.map((use) => use.text), ...face.icons])
          expect([face.key, text]).toEqual([
            face.key,
            expect.not.stringMatching(/undefined|NaN|\[object|^$/),
          ]);
      });
      expect(cards.filter(({ owner, deck }) => owner === 0 && deck === 'character')).toHaveLength(
        content.decks[0].length,
      );
    }
  });
});
