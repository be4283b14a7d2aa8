/** Whole random games of every character and every way to play: what must be true of any table is, after every answer. */
import { expect, test } from 'vitest';
import { answerAt, below, luckFrom, seatTable } from '@taproom/kernel';
import {
  checkAsked,
  checkCards,
  checkLosers,
  checkNumbers,
  createInn,
  totalGold,
  type Answer,
  type GameRoundFrame,
  type Inn,
  type InnSetup,
  type InnState,
} from '@taproom/inn';
import { random } from '@taproom/bots';
import { house } from '@taproom/house/own';

const { cast, inn } = house;
const pausingInn = createInn(cast, { pauses: true });

const prizes = cast.prizes?.map(({ key }) => key) ?? [];
const names = cast.characters.map(({ name }) => name);
/** Everybody sits down with those who come next, four at a table. */
const tables = Array.from({ length: Math.ceil(names.length / 3) }, (_, i): [string, InnSetup] => {
  const players = [0, 1, 2, 3].map((seat) => names[(3 * i + seat) % names.length]);
  return [players.join(', '), { players }];
});
const VILLAINS = ['Petra', 'Daareka', 'Vlazlo', 'Amundyr', 'Torglesnarf'];

const TABLES: readonly [string, InnSetup][] = [
  ['Otto first', { players: ['Otto', 'Lizwick', 'Jett'], factions: ['Berserker', 'Spelunker'] }],
  ...tables,
  ['Otto', { players: ['Warthorn', 'Molly', 'Otto'], factions: ['Berserker', 'Spelunker'] }],
  [
    'Otto and Events',
    {
      players: ['Amundyr', 'The Wench', 'Otto'],
      factions: ['Berserker', 'Spelunker'],
      dungeonEvents: 1,
      prizes,
    },
  ],
  [
    'teams',
    {
      players: ['Dale', 'Lizwick', 'Warthorn', 'Molly'],
      mode: 'two-headed-dragon',
      dungeonEvents: 1,
      prizes,
    },
  ],
  ['Bosses in teams', { players: VILLAINS.slice(1), mode: 'two-headed-boss-battle', barDeck: true }],
  [
    'Leaders',
    { players: ['Petra', 'Zakhan', 'Jasper', 'Torglesnarf'], mode: 'leaders-and-lackeys', dungeonEvents: 1 },
  ],
  ['Bosses', { players: VILLAINS, mode: 'boss-versus-boss', prizes }],
  [
    'a Boss',
    { players: ['Sera', 'Vlazlo', 'Terci', 'Jett'], mode: 'boss-battle', bosses: [1], barDeck: true },
  ],
  ['gambling games', { players: ['Ygella', 'Joran', 'Sera', 'Dale'], gamblingGames: true, prizes }],
  ['few cards', { players: ['Lizwick', 'Terci', 'Jasper'], hands: 2, dungeonEvents: true }],
];

/** Whatever is offered can be done. */
function tryAll(state: InnState): void {
  const { legal, many } = inn.answers(state, { bare: true });
  for (const answer of legal) {
    const picks = answer.do === 'choose' ? answer.picks.length : 0;
    // One of several that must be chosen is no answer yet.
    if (answer.do === 'choose' && many !== undefined && picks < many.min) continue;
    inn.apply(inn.copy(state), answer);
  }
}

/** Those who look into a hand are asked even where nothing fits, so that nobody learns that from the silence. */
const SECRET = ['my-friend', 'borrow-action'];

/**
 * Nobody is asked what has no answer, nor, at a table that does not pause, what has only one: but where a team has just
 * used its last Potion Token, the question for it stays open.
 */
function checkQuestion(game: Inn, state: InnState): void {
  const question = game.question(state);
  if (question.kind === 'choose' || question.kind === 'game') {
    const { options, min, max } = question;
    const { length } = options;
    const isSecret = question.kind === 'choose' && SECRET.includes(question.what);
    const fits = min >= 0 && min <= max && (isSecret || (max >= 1 && max <= length));
    expect([question, fits]).toEqual([question, true]);
  } else if (
    game === inn &&
    !game.content(state.setup).teams &&
    ['respond', 'action', 'gamble'].includes(question.kind)
  ) {
    const { legal } = game.answers(state, { bare: true });
    expect([question, legal.length > 1]).toEqual([question, true]);
  }
}

test.each(TABLES)('%s', (_, setup) => {
  for (let seed = 1; seed <= 4; seed++) {
    const game = seed % 2 === 0 ? inn : pausingInn;
    const table = seatTable(game, setup, seed);
    const { state } = table;
    const content = game.content(state.setup);
    const gold = totalGold(state);
    const luck = luckFrom(seed);
    for (let n = 0; game.question(state).kind !== 'over'; n++) {
      expect(n).toBeLessThan(8000);
      const { kind, seat } = game.question(state);
      checkQuestion(game, state);
      if (n % 25 === 0 && seat >= 0) tryAll(state);
      const answer: Answer =
        kind === 'turn-end'
          ? ({ seat: -1, do: 'turn-end' } as never)
          : random.inn({ answers: game.answers(state, { bare: true }), luck });
      const before = n % 5 === 0 ? JSON.stringify(state) : '';
      const copy = n % 5 === 0 ? game.copy(state) : null;
      answerAt(game, table, answer);
      if (copy !== null) expect(JSON.stringify(copy) === before).toBe(true);
      checkCards(state, content);
      checkNumbers(state, content);
      checkLosers(state, content);
      checkAsked(state);
      expect(totalGold(state)).toBe(gold);
      // Whoever is out of the game is not outside as well, and nobody bets chips at the inn.
      for (const at of state.seats) if (state.sides[at.side].out !== 0) expect(at.backAt).toBe(-1);
      for (const frame of state.stack)
        if (frame.k === 'game-round')
          for (const chips of (frame as GameRoundFrame).game?.chips ?? []) expect(chips).toBe(0);
      if (below(luck, 20) === 0) for (const viewer of [-1, 0, 1]) game.view(state, viewer);
    }
    const { winners } = state;
    expect(winners!.length).toBeGreaterThan(0);
    expect(state).toMatchObject({ stack: [], roundAt: -1, ask: { kind: 'over', seat: -1 } });
  }
});
