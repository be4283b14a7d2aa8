/** Lays the table as `given` says: after antes, deal and first roll, when the first player is asked. */
import { luckFrom } from '@taproom/kernel';
import {
  potOf,
  STARTING_CHIPS,
  type Evening,
  type EveningSetup,
  type ParlourSetup,
  type ParlourState,
} from '@taproom/parlour';
import { ScenarioProblem } from '../language/problem.ts';
import { ParlourTable, type Promised } from './parlour-table.ts';
import type { ParlourPlan, Wanted } from './plan.ts';
import { partsOf, type TakeCards } from './parts.ts';
import { zoneOf } from './rigging.ts';
import { rollToldLater } from './rolls.ts';
import type { ParlourSeating } from './seating.ts';
import { checkSizes } from './sizes.ts';
import { takeOut } from './lay-piles.ts';
import type { ParlourStep } from './deed.ts';

export function layParlour(
  games: Evening,
  seating: ParlourSeating,
  plan: ParlourPlan,
  line: number,
  steps: readonly ParlourStep[],
): ParlourTable {
  const { def, setup } = seating;
  if (seating.evening !== null && seating.evening.game === undefined)
    return layEvening(games, seating, plan, line);
  const parts = partsOf(def.id);
  // Where a step dictates the first roll, the table waits for it.
  const stop = (at: ParlourTable): boolean => rollToldLater(at, steps) !== null;
  const begin = (of: ParlourSetup, stacked: readonly number[] = []): ParlourTable => {
    const promised = { cards: [...plan.cards, ...earlyDraws(def.id, plan)], dice: plan.dice.slice() };
    const table = tableOf(games, seating, plan, of, promised);
    table.stacked = stacked;
    parts.beforeTheRoll?.(table, plan, steps);
    table.settle(stop);
    parts.begin?.(table, steps);
    return table;
  };
  const probing = begin(setup);
  const probe = probing.state;
  checkSizes(def.id, plan, probe);
  const dealt = isDealtFrom(plan, probe);
  const table = begin(withMoney(setup, plan, probing), dealt ? plan.deck?.list : []);
  // The dice that are given may leave nothing to decide: then the pot has been won by now.
  if (plan.pot !== null && table.state.result === null && potOf(table.state) !== plan.pot) {
    // Less than the antes: then nothing of it is anybody's in particular.
    table.state.stake.fill(0);
    table.state.carried = plan.pot;
  }
  const kept = new Set([...plan.cards.flatMap(({ list }) => list), ...(plan.deck?.list ?? [])]);
  const deck = dealt ? [] : (plan.deck?.list.slice() ?? []);
  for (const { zone } of earlyDraws(def.id, plan)) {
    const { [zone]: drawn = [] } = table.state.common.cards;
    deck.splice(0, deck.findLastIndex((card) => drawn.includes(card)) + 1);
  }
  for (const wanted of plan.cards)
    // What lay there before the first roll has been laid.
    if (table.promised.cards.includes(wanted))
      layCards(table.state, withDrawn(table, wanted, deck, parts.drawn ?? 0), kept);
  table.promised.dice = table.promised.dice.filter((wanted) => !layDice(table.state, wanted));
  const take: TakeCards = (spot, what) => {
    const cards = plan.take(spot, what);
    for (const card of cards) kept.add(card);
    for (const card of cards) takeOut(table.state, card, kept);
    return cards;
  };
  for (const { seat, part, value } of plan.own) part.lay(table.state, value, seat, take);
  if (plan.deck !== null && !dealt) layDeck(table.state, { list: deck, end: plan.deck.end }, kept);
  // What lies in the middle may still be on its way; a player's own cards are as they are now.
  table.promised.cards = table.promised.cards.filter(
    (wanted) =>
      plan.cards.includes(wanted) &&
      wanted.seat < 0 &&
      zoneOf(table.state, wanted).length < wanted.list.length,
  );
  for (const wanted of table.promised.cards) putAside(table.state, wanted);
  table.picks = plan.chance;
  table.stacked = plan.deck?.list.filter((card) => table.state.deck.includes(card)) ?? [];
  parts.advance?.(table, plan);
  askAgain(table, stop);
  return table;
}

function tableOf(
  games: Evening,
  { seed, evening }: ParlourSeating,
  { loans, debts }: ParlourPlan,
  setup: ParlourSetup,
  promised: Promised,
): ParlourTable {
  const luck = luckFrom(seed);
  if (evening === null) return new ParlourTable(games, games.parlour.create(setup), null, luck, promised);
  const { chips, carried = 0 } = setup;
  const whole: EveningSetup = { ...evening, loans, debts, carried, ...(chips && { chips }) };
  return new ParlourTable(games, null, games.create(whole), luck, promised);
}

/** An evening before its first game: only money and markers lie there. */
function layEvening(games: Evening, seating: ParlourSeating, plan: ParlourPlan, line: number): ParlourTable {
  const { cards, dice, own, deck } = plan;
  if (cards.length + dice.length + own.length > 0 || deck !== null)
    throw new ScenarioProblem(line, 'cards and dice cannot be given before a game is chosen');
  const chips = plan.chips.map((coins) => coins ?? STARTING_CHIPS);
  const setup = { ...seating.setup, chips, carried: plan.pot ?? 0 };
  const table = tableOf(games, seating, plan, setup, { cards: [], dice: [] });
  table.settle();
  return table;
}

/**
 * Whether the hands come from the deck that is given too: where no cards are given but a deck that is long enough to
 * deal everybody's from. Else `deck` is what is left after the deal.
 */
function isDealtFrom({ cards, deck }: ParlourPlan, probe: ParlourState): boolean {
  const hands = probe.seats.flatMap((spread) => Object.values(spread.cards)).flat().length;
  return cards.length === 0 && deck !== null && !deck.end && hands > 0 && deck.list.length >= hands;
}

/** Where cards are turned up before anybody is asked, they are the first of the deck. */
function earlyDraws(game: string, { deck }: ParlourPlan): Wanted[] {
  const { early } = partsOf(game);
  if (deck === null || early === undefined) return [];
  return [{ line: 0, key: early, seat: -1, zone: early, list: deck.list, ordered: true, reversed: false }];
}

/** `given` tells the money after the antes: so much more is brought to the table. */
function withMoney(setup: ParlourSetup, plan: ParlourPlan, probe: ParlourTable): ParlourSetup {
  const { state } = probe;
  const isOver = state.result !== null;
  const paid = isOver
    ? probe.stakes()
    : state.chips.map((coins, seat) => STARTING_CHIPS - coins - state.bets[seat]);
  const pot = isOver ? paid.reduce((sum, coins) => sum + coins, 0) : potOf(state);
  if (setup.mode === 'shares' && plan.pot !== null && plan.pot < pot)
    throw new ScenarioProblem(
      plan.potLine,
      `\`pot\`: everybody's Share is in it, so there are at least ${pot} coins`,
    );
  const chips = paid.map((coins, seat) => (plan.chips[seat] ?? STARTING_CHIPS - coins) + coins);
  const carried = plan.pot === null ? 0 : Math.max(0, plan.pot - pot);
  // Without Table Stakes there may be more that is not on the table.
  return { ...setup, chips, carried, ...(setup.tableStakes === false && { purse: plan.purse }) };
}

/** What the deal could not bring: other numbers of cards than are dealt, zones that are still empty. */
function layCards(state: ParlourState, wanted: Wanted, kept: ReadonlySet<number>): void {
  const { seat, zone, list, reversed, filled } = wanted;
  const now = zoneOf(state, wanted);
  // The rest of a row in the middle comes later, when the game turns it up.
  const due = seat < 0 && filled !== true ? list.slice(0, now.length) : list;
  if (
    now.length === due.length &&
    now.every((card, i) => (wanted.ordered ? card === due[i] : due.includes(card)))
  )
    return;
  const spread = seat < 0 ? state.common : state.seats[seat];
  for (const card of list) if (!now.includes(card)) takeOut(state, card, kept);
  state.deck.unshift(...now.filter((card) => !list.includes(card)));
  spread.cards[zone] = reversed ? list.toReversed() : list.slice();
}

/** Where the first player has drawn before being asked, the card is the deck's first, or as it came. */
function withDrawn(table: ParlourTable, wanted: Wanted, deck: number[], drawn: number): Wanted {
  const now = zoneOf(table.state, wanted);
  const hasDrawn = drawn > 0 && wanted.zone === 'hand' && wanted.seat === table.question().seat;
  if (!hasDrawn || now.length !== wanted.list.length + drawn) return wanted;
  const extra = deck.length > 0 ? deck.splice(0, drawn) : now.filter((card) => !wanted.list.includes(card));
  return { ...wanted, list: [...wanted.list, ...extra] };
}

/** Dice that no roll could bring, because some lie elsewhere already; those that are rolled later stay promised. */
function layDice(state: ParlourState, { seat, zone, list }: Wanted): boolean {
  const spread = seat < 0 ? state.common : state.seats[seat];
  const now = spread.dice[zone];
  if (now === undefined || (seat < 0 && now.every((n, i) => n === list[i]))) return false;
  spread.dice[zone] = list.slice();
  return true;
}

/** The first card of the list is the next to be drawn; a deck is drawn from its end. */
function layDeck(
  state: ParlourState,
  { list, end }: { readonly list: readonly number[]; readonly end: boolean },
  kept: ReadonlySet<number>,
): void {
  for (const card of list) takeOut(state, card, kept);
  if (end) state.discard.push(...state.deck.splice(0));
  state.deck.push(...list.toReversed());
}

/** Cards that the middle is to get later wait at the bottom of the deck, so that nobody draws them before. */
function putAside(state: ParlourState, wanted: Wanted): void {
  const coming = wanted.list.slice(zoneOf(state, wanted).length);
  for (const card of coming) takeOut(state, card, new Set(wanted.list));
  state.deck.unshift(...coming);
}

/** The first question may have been about what has changed since: it is asked again. */
function askAgain(table: ParlourTable, stop: (table: ParlourTable) => boolean): void {
  if (table.isPlaying() && table.question().kind === 'choose') table.askAgain();
  table.settle(stop);
}
