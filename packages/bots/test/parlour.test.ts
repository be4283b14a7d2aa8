import { describe, expect, it } from 'vitest';
import { Chair, random, sensible, type Bot } from '@taproom/bots';
import { answerAt, answerChance, luckFrom, seatTable, shuffledOrder } from '@taproom/kernel';
import {
  cardsNamed,
  evening,
  parlour,
  type EveningSetup,
  type ParlourDef,
  type ParlourSetup,
  type ParlourState,
} from '@taproom/parlour';

function setupFor(
  def: ParlourDef,
  players: readonly string[],
  variants: readonly string[] = [],
): ParlourSetup {
  const mode = def.betting || !def.shares ? 'betting' : 'shares';
  return {
    game: def.id,
    players,
    mode: def.variants.find(({ id }) => variants.includes(id) && id === 'unwound-clock') ? 'shares' : mode,
    variants,
    share: 3,
    agreed: { bounty: 5 },
  };
}

/** Plays a game to its end; every answer has to be legal, or the table throws. */
function play(setup: ParlourSetup, seed: number, seats: readonly Bot[]): ParlourState {
  const table = seatTable(parlour, setup, seed);
  const minds = seats.map((_, seat) => luckFrom(seed * 16 + seat));
  for (let i = 0; i < 20_000; i++) {
    const question = parlour.question(table.state);
    if (question.kind === 'over') return table.state;
    const { seat } = question;
    const answers = parlour.answers(table.state, { bare: true });
    answerAt(parlour, table, seats[seat].parlour(new Chair(parlour, table.state, answers, minds[seat])));
  }
  throw new Error(`${setup.game} does not end`);
}

describe.each(parlour.defs.map((def) => [def.id, def] as const))('the gamblers at %s', (_id, def) => {
  it('play legally to the end, with every variant by itself', () => {
    for (const variants of [[], ...def.variants.map(({ id, needs = [] }) => [...needs, id])])
      for (const seats of [
        [sensible, random, sensible],
        [random, random, random],
      ]) {
        const { result, chips, carried } = play(setupFor(def, ['Ann', 'Ben', 'Cy'], variants), 7, seats);
        expect(result).not.toBeNull();
        expect(chips.reduce((a, b) => a + b, carried)).toBe(300);
      }
  });
});

describe('a sensible gambler', () => {
  // How much, with how many games, is in bench/BALANCE.md.
  it.each(parlour.defs.map(({ id }) => id))(
    'takes money from random ones at %s',
    { timeout: 30_000 },
    (game) => {
      const def = parlour.defs.find(({ id }) => id === game)!;
      let balance = 0;
      for (let seed = 0; seed < 30; seed++) {
        const me = seed % 3;
        const seats = [0, 1, 2].map((seat) => (seat === me ? sensible : random));
        balance += play(setupFor(def, ['Ann', 'Ben', 'Cy']), seed, seats).chips[me] - 100;
      }
      expect(balance).toBeGreaterThan(0);
    },
  );

  it(
    'plays a whole evening, borrows when short, and takes money from random ones',
    { timeout: 30_000 },
    () => {
      let balance = 0;
      let borrowed = 0;
      for (let seed = 0; seed < 20; seed++) {
        const me = seed % 3;
        const setup: EveningSetup = { players: ['Ann', 'Ben', 'Cy'], rounds: 6, chips: [30, 30, 30] };
        const table = seatTable(evening, setup, seed);
        const luck = luckFrom(seed + 50);
        for (let question = evening.question(table.state); question.kind !== 'over';) {
          const { seat } = question;
          const bot = seat === me ? sensible.evening : random.evening;
          const answers = evening.answers(table.state, { bare: true });
          const short = question.kind === 'choose' && question.what === 'loan' && seat === me;
          const answer = bot({ view: evening.view(table.state, seat), answers, luck });
          if (short) expect(answer).toMatchObject({ picks: [0] });
          if (short) borrowed++;
          answerAt(evening, table, answer);
          question = evening.question(table.state);
        }
        balance += evening.view(table.state, me).seats[me].score - 30;
      }
      expect(borrowed).toBeGreaterThan(0);
      expect(balance).toBeGreaterThan(0);
    },
  );

  it('decides by its view alone: other cards where it cannot see change nothing', () => {
    const def = parlour.defs.find(({ id }) => id === 'rogues-and-warriors')!;
    const setup = setupFor(def, ['Ann', 'Ben', 'Cy']);
    const { state } = seatTable(parlour, setup, 5);
    const decide = (of: ParlourState): unknown =>
      sensible.parlour({
        view: parlour.view(of, 0),
        answers: parlour.answers(of, { bare: true }),
        setup,
        luck: luckFrom(3),
      });
    const other = parlour.copy(state);
    const hidden = [...other.deck, ...other.seats[1].cards.hand, ...other.seats[2].cards.hand];
    const mixed = shuffledOrder(luckFrom(9), hidden.length).map((i) => hidden[i]);
    other.seats[1].cards.hand = mixed.splice(0, 2);
    other.seats[2].cards.hand = mixed.splice(0, 2);
    other.deck = mixed;
    expect(decide(other)).toEqual(decide(state));
    expect(parlour.view(other, 0)).toEqual(parlour.view(state, 0));
  });

  it('folds the worst hand against a bet, and calls with the best', () => {
    const def = parlour.defs.find(({ id }) => id === 'kings-council')!;
    const setup = setupFor(def, ['Ann', 'Ben']);
    const decisions = (good: boolean): Set<string> => {
      const seen = new Set<string>();
      for (let seed = 0; seed < 12; seed++) {
        const state = parlour.create(setup);
        parlour.apply(state, answerChance(luckFrom(seed), { seat: -1, kind: 'shuffle', size: 90 }));
        // Bards of the Hares match the King in everything, red birds of other ranks in nothing.
        const bards = cardsNamed('Bard/Hare');
        state.common.cards.king = [bards[0]];
        state.seats[1].cards.hand = good
          ? [...bards.slice(1), ...cardsNamed('Merchant/Hare').slice(0, 3)]
          : cardsNamed('Rogue/Hawk');
        parlour.apply(state, { seat: 0, do: 'raise', to: 30 });
        const answer = sensible.parlour({
          view: parlour.view(state, 1),
          answers: parlour.answers(state, { bare: true }),
          setup,
          luck: luckFrom(seed + 100),
        });
        seen.add(answer.do);
      }
      return seen;
    };
    expect(decisions(false)).toEqual(new Set(['fold']));
    expect(decisions(true)).not.toContain('fold');
  });
});
