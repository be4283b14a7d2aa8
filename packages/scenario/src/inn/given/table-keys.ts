/** What may be given for the table: one reader for each key. */
import { COIN, type Phase } from '@taproom/inn';
import { readDecks } from '../game/luck.ts';
import { readDice } from '../../parlour/cards.ts';
import type { CardBook, Desk } from '../language/desk.ts';
import { seatAt, seatNamed } from '../../language/names.ts';
import { notHere, Problems, ScenarioProblem } from '../../language/problem.ts';
import type { Spot } from '../../language/spot.ts';
import { readCards, readPile } from './lists.ts';
import { emptyPlan, OF_TEAM, type GivenPlan, type Listed } from './plan.ts';
import { readPlayer } from './player-keys.ts';

/** What a key says, as part of the plan. */
type TableKey = (value: Spot, desk: Desk) => Partial<GivenPlan>;

export const PHASES: readonly Phase[] = ['start', 'discard', 'action', 'order', 'drink', 'end'];

const TABLE_KEYS: Readonly<Record<string, TableKey>> = {
  dealt: (value) => ({ dealt: value.flag('dealt') }),
  turn: (value, { players }) => ({ turn: seatAt(value, players) }),
  phase: (value) => ({ phase: value.oneOf('phase', PHASES) }),
  drinkDeck: (value, { drinks }) => ({ drinkDeck: readPile(value, 'drinkDeck', drinks, 'key') }),
  drinkDiscard: (value, { drinks }) => ({ drinkDiscard: readCards(value, 'drinkDiscard', drinks, 'key') }),
  barDeck: (value) => ({ barDeck: value.whole('barDeck') }),
  inn: (value) => ({ inn: value.whole('inn') }),
  firstTurn: (value) => ({ firstTurn: value.flag('firstTurn') }),
  gamblingDeck: (value) => ({ gamblingDecks: readDecks(value) }),
  gamblingDice: (value) => ({ gamblingDice: readDice(value, 'gamblingDice') }),
  chance: (value, { all }) => ({ chance: value.items('chance').map((item) => readChance(item, all)) }),
  dungeonDeck: (value, { dungeonEvents }) => ({
    dungeonDeck: readPile(value, 'dungeonDeck', dungeonEvents, 'title'),
  }),
  dungeonCounters(value, desk) {
    if (!desk.hasDungeon) throw notHere(value.line, 'the Dungeon Deck');
    return { dungeonCounters: value.whole('dungeonCounters', 0) };
  },
  tavernDeck: (value, { taverns }) => ({ tavernDeck: readPile(value, 'tavernDeck', taverns, 'title') }),
  tavernCounters: (value) => ({ tavernCounters: value.whole('tavernCounters', 0) }),
  tavern: (value, { taverns }) => ({ tavern: taverns.need(value.line, value.text('a tavern')).key }),
  tavernDrinks: (value, { tavernDrinks }) => ({
    tavernDrinks: readPile(value, 'tavernDrinks', tavernDrinks, 'title'),
  }),
  prizes: (value, { prizes }) => ({ prizes: readCards(value, 'prizes', prizes, 'key') }),
  prizeBin: (value, { prizes }) => ({ prizeBin: readCards(value, 'prizeBin', prizes, 'key') }),
};

/** A card, or a side of a coin. */
function readChance(item: Spot, cards: CardBook): Listed {
  const card = item.text('what chance gives');
  if (!COIN.some((side) => side === card.toLowerCase()) && cards.find(card).kind === 'none')
    throw item.problem(`no card at this table is called "${card}", and a coin shows ${COIN.join(' or ')}`);
  return { card, line: item.line };
}

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
      if (read) Object.assign(plan, read(value, desk));
      else if (deck) plan.sideDecks.push({ ...deck, pile: readPile(value, key, deck.cards, 'title') });
      else if (seat >= 0) {
        readPlayer(value, plan.seats[seat], desk, seat, problems);
        checkAgreed(plan, desk, seat, line);
      } else throw desk.unknown(line, key, 'given', Object.keys(TABLE_KEYS));
    });
  if (plan.dealt && given!.entries('given').length > 1)
    problems.found.push(given!.problem('what is `dealt` lies as it comes: nothing else can be given'));
  problems.settle();
  return plan;
}
