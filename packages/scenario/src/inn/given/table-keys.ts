/** What may be given for the table: one reader for each key. */
import { COIN, type Phase } from '@taproom/inn';
import { readDecks } from '../game/luck.ts';
import type { Desk } from '../language/desk.ts';
import { listed, seatAt, seatNamed } from '../../language/names.ts';
import { notHere, Problems, ScenarioProblem } from '../../language/problem.ts';
import type { Spot } from '../../language/spot.ts';
import { readCards, readPile } from './lists.ts';
import { emptyPlan, type GivenPlan } from './plan.ts';
import { readPlayer } from './player-keys.ts';

export type TableKey = (value: Spot, plan: GivenPlan, desk: Desk) => void;

export const PHASES: readonly Phase[] = ['start', 'discard', 'action', 'order', 'drink', 'end'];

export const TABLE_KEYS: Readonly<Record<string, TableKey>> = {
  turn(value, plan, desk) {
    plan.turn = seatAt(value, desk.players);
  },
  phase(value, plan) {
    plan.phase = readPhase(value);
  },
  drinkDeck(value, plan, desk) {
    plan.drinkDeck = readPile(value, 'drinkDeck', desk.drinks, 'key');
  },
  drinkDiscard(value, plan, desk) {
    plan.drinkDiscard = readCards(value, 'drinkDiscard', desk.drinks, 'key');
  },
  inn(value, plan) {
    plan.inn = value.whole('inn');
  },
  firstTurn(value, plan) {
    plan.firstTurn = value.flag('firstTurn');
  },
  gamblingDeck(value, plan) {
    plan.game = { ...plan.game, decks: readDecks(value) };
  },
  gamblingDice(value, plan) {
    const dice = value.items('gamblingDice').map((item) => item.whole('a die', 1, 6));
    plan.game = { ...plan.game, dice };
  },
  chance(value, plan, desk) {
    plan.chance = value.items('chance').map((item) => {
      const card = item.text('what chance gives');
      if (!COIN.some((side) => side === card.toLowerCase()) && desk.all.find(card).kind === 'none')
        throw item.problem(
          `no card at this table is called "${card}", and a coin shows ${COIN.join(' or ')}`,
        );
      return { card, line: item.line };
    });
  },
  dungeonDeck(value, plan, desk) {
    plan.dungeonDeck = readPile(value, 'dungeonDeck', desk.dungeonEvents, 'title');
  },
  dungeonCounters(value, plan, desk) {
    if (!desk.hasDungeon) throw notHere(value.line, 'the Dungeon Deck');
    plan.dungeonCounters = value.whole('dungeonCounters', 0);
  },
  prizes(value, plan, desk) {
    plan.prizes = readCards(value, 'prizes', desk.prizes, 'key');
  },
  prizeBin(value, plan, desk) {
    plan.prizeBin = readCards(value, 'prizeBin', desk.prizes, 'key');
  },
};

export function readPhase(value: Spot): Phase {
  const typed = value.text('phase');
  const phase = PHASES.find((known) => known === typed);
  if (phase === undefined) throw value.problem(`no phase is called "${typed}"; there are: ${listed(PHASES)}`);
  return phase;
}

const OF_TEAM = ['fortitude', 'alcohol', 'gold', 'potions'] as const;

/** What belongs to a team is given for any one member; whoever gives it for two says the same of both. */
function checkAgreed(plan: GivenPlan, desk: Desk, seat: number, line: number): void {
  for (const mate of desk.sides.find((side) => side.includes(seat)) ?? [])
    for (const key of OF_TEAM) {
      const [here, there] = [plan.seats[seat][key], plan.seats[mate][key]];
      if (here !== undefined && there !== undefined && here !== there)
        throw new ScenarioProblem(
          line,
          `${key} belongs to the team: it cannot be ${there} for ${desk.players[mate]} and ${here} for ${desk.players[seat]}`,
        );
    }
}

export function readGiven(given: Spot | null, desk: Desk): GivenPlan {
  const plan = emptyPlan(desk);
  const problems = new Problems();
  for (const { key, line, value } of given?.entries('given') ?? [])
    problems.attempt(() => {
      const read = TABLE_KEYS[key];
      const seat = seatNamed(desk.players, key);
      const deck = desk.sideDeck(key);
      if (read) read(value, plan, desk);
      else if (deck) plan.sideDecks.push({ ...deck, pile: readPile(value, key, deck.cards, 'title') });
      else if (seat >= 0) {
        readPlayer(value, plan.seats[seat], desk, seat, problems);
        checkAgreed(plan, desk, seat, line);
      } else throw desk.unknown(line, key, 'given', Object.keys(TABLE_KEYS));
    });
  problems.settle();
  return plan;
}
