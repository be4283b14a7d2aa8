import { inn } from './pausing-inn.ts';
import type { Answer, DrinksFrame, Question } from '@taproom/inn';
import { below, luckFrom, type Luck } from '@taproom/kernel';
import { evening } from '@taproom/parlour';
import { describe, expect, it } from 'vitest';
import { emptyPlan } from '../src/inn/given/plan.ts';
import { runScenarioText } from '../src/index.ts';
import { Desk } from '../src/inn/language/desk.ts';
import { layTable } from '../src/inn/inn-game.ts';
import type { InnTable } from '../src/inn/table/inn-table.ts';

/** A turn played at random and then told step by step must come out the same: the steps say all there is to say. */
const PLAYERS = ['Sera', 'Ygella', 'Jasper', 'Daareka'];

/** Hands of cards that are all there, and a table in its Action Phase. */
function deal(seed: number, luck: Luck): { table: InnTable; given: string } {
  const seating = { setup: { players: PLAYERS }, players: PLAYERS, seed };
  const content = inn.content(seating.setup);
  const plan = emptyPlan(new Desk(inn, content));
  plan.phase = 'action';
  plan.seats.forEach((seat, i) => {
    const deck = content.decks[i].slice();
    seat.hand = Array.from({ length: 7 }, () => ({
      card: content.defs[deck.splice(below(luck, deck.length), 1)[0]].title,
      line: 1,
    }));
  });
  const drinks = content.drinks.map((card) => content.defs[card].key);
  const hands = plan.seats.map(
    ({ hand = [] }, i) => `  ${PLAYERS[i]}: { hand: ${JSON.stringify(hand.map(({ card }) => card))} }`,
  );
  return {
    table: layTable(inn, evening, seating, drinks, plan),
    given: `  phase: action\n${hands.join('\n')}`,
  };
}

const quoted = (titles: readonly string[]): string => titles.map((title) => `"${title}"`).join(', ');

/** The step that gives this answer. */
function told(table: InnTable, question: Question, answer: Answer): string {
  const name = table.name(answer.seat);
  switch (answer.do) {
    case 'pass':
      return `${name} passes`;
    case 'order':
      return `${name} orders a drink for ${table.name(answer.to)}`;
    case 'discard':
      return `${name} discards nothing`;
    case 'choose': {
      if (question.kind !== 'choose' || answer.picks.length === 0) return `${name} picks nothing`;
      const options = answer.picks.map((pick) => question.options[pick]);
      const words = options.map(({ seat, card, word }) =>
        seat !== undefined ? table.name(seat) : quoted([word ?? table.title(card ?? -1)]),
      );
      return `${name} picks ${words.join(', ')}`;
    }
    case 'play': {
      const use = table.use(answer);
      const on = answer.targets.map((seat) => table.name(seat));
      if (use.when.at === 'drink') {
        const { drinks, groups } = table.state.stack[table.state.stack.length - 2] as DrinksFrame;
        const { seat, group } = drinks[answer.drink];
        const title = groups[group]?.[0] === undefined ? '' : ` ${quoted([table.title(groups[group][0])])}`;
        on.unshift(`${table.name(seat)}'s drink${title}`);
      }
      const several = table.content.defs[answer.card].uses.length > 1 ? ` for "${use.label}"` : '';
      return `${name} plays "${table.title(answer.card)}"${on.length > 0 ? ` on ${on.join(', ')}` : ''}${several}`;
    }
    default:
      throw new Error('Chance tells nothing.');
  }
}

/** Any legal answer; cards are played more often than not. */
function anyAnswer(table: InnTable, luck: Luck): Answer {
  const question = table.question();
  if (question.kind === 'choose') {
    const { seat, options, min, max } = question;
    const count = min + below(luck, Math.min(max, options.length) - min + 1);
    const all = options.map((_, i) => i);
    const picks = Array.from({ length: count }, () => all.splice(below(luck, all.length), 1)[0]);
    return { seat, do: 'choose', picks: firstCopies(table, question, picks) };
  }
  const legal = table.legal(question.seat);
  const plays = legal.filter((answer) => answer.do === 'play');
  const from = plays.length > 0 && below(luck, 3) > 0 ? plays : legal;
  return from[below(luck, from.length)];
}

/** Of cards alike a step means the first. */
function firstCopies(
  table: InnTable,
  { options }: Extract<Question, { kind: 'choose' }>,
  picks: readonly number[],
): number[] {
  const used: number[] = [];
  const label = (i: number): string => {
    const { seat = -1, card = -1, word = '' } = options[i];
    return `${seat} ${card < 0 ? '' : table.title(card)} ${word}`;
  };
  for (const pick of picks)
    used.push(options.findIndex((_, i) => label(i) === label(pick) && !used.includes(i)));
  return used;
}

function tell(seed: number): { text: string; steps: number } {
  const luck = luckFrom(seed * 7919);
  const { table, given } = deal(seed, luck);
  const steps: string[] = [];
  while (!table.isPaused() && !table.isOver() && steps.length < 200) {
    const question = table.question();
    const any = anyAnswer(table, luck);
    const step = told(table, question, any);
    // Of two Drinks of one title in front of one player a step means the first.
    const first = table.legal(question.seat).find((answer) => told(table, question, answer) === step);
    // Whatever somebody could do here, asked or not, can be asserted before it.
    const seat = below(luck, PLAYERS.length);
    const [play] = table.legal(seat).filter((answer) => answer.do === 'play');
    if (play) steps.push(told(table, question, play).replace(/^(.+?) plays/, '$1 can play'));
    steps.push(step);
    table.answer(any.do === 'play' && first ? first : any);
  }
  const { seats, sides } = table.state;
  const facts = seats.map((at, seat) => {
    const { fortitude, alcohol, gold } = sides[at.side];
    const hand = JSON.stringify(at.hand.map((card) => table.title(card)));
    return `  ${table.name(seat)}: { fortitude: ${fortitude}, alcohol: ${alcohol}, gold: ${gold}, hand: ${hand}, drinkMe: ${at.drinkMe.length} }`;
  });
  const head = `name: turn ${seed}\ntable: { players: [${PLAYERS.join(', ')}], seed: ${seed} }\ngiven:\n${given}`;
  const when = steps.map((step) => `  - '${step.replaceAll("'", "''")}'`).join('\n');
  return { text: `${head}\nwhen:\n${when}\nthen:\n${facts.join('\n')}\n`, steps: steps.length };
}

describe('a turn told again', () => {
  it('comes out the same', () => {
    let steps = 0;
    for (let seed = 1; seed <= 60; seed++) {
      const turn = tell(seed);
      steps += turn.steps;
      const [result] = runScenarioText(turn.text, { file: 'retold' });
      expect(result.reason === undefined ? '' : `${turn.text}\n${result.reason}`).toBe('');
    }
    // Not just a few passes: people did play.
    expect(steps).toBeGreaterThan(600);
  });
});
