/** What must be true of a gambling table after every answer: every card of its deck lies in exactly one place. */
import { below, CHANCE, copyPlain, type Invariants } from '@taproom/kernel';
import { cardName, fullDeck } from '../cards/deck.ts';
import type { ParlourDef } from '../table/def.ts';
import { parlourEventFor, type ParlourEvent } from '../table/event.ts';
import { checkParlourMemory } from '../table/memory.ts';
import type { Plan } from '../table/plan.ts';
import type { ParlourTypes } from '../table/run.ts';
import { maySeeZone } from '../table/sees.ts';
import { undecidedCards } from '../table/shuffle.ts';
import type { ParlourFrame, ParlourSetup, ParlourState } from '../table/state.ts';

export const invariantsOf = (planOf: (setup: ParlourSetup) => Plan): Invariants<ParlourTypes> => ({
  check(state, memory) {
    checkTable(state, planOf(state.setup).def);
    if (memory !== undefined) checkParlourMemory(state, memory);
  },
  wealth({ chips, stake, bets, carried, memory }) {
    const least = Math.min(...chips, ...stake, ...bets, carried);
    if (least < 0) throw new Error(`Somebody has ${least} coins.`);
    return sum(chips) + sum(stake) + sum(bets) + carried + sum(memory.purse ?? []);
  },
  asksOpenly: () => true,
  /** A hidden card for one of the deck that chance has not decided on. */
  exchanged(s, viewer, answer, luck) {
    const c = planOf(s.setup);
    const { def } = c;
    const undecided = undecidedCards(s, def);
    const owner = below(luck, s.seats.length);
    // Whoever answers would answer something else with other cards, and chance would deal others.
    if (undecided.length < 12 || owner === answer.seat || answer.seat === CHANCE) return null;
    const { cards } = s.seats[owner];
    const hidden = Object.keys(cards).filter(
      (zone) => cards[zone].length > 0 && !maySeeZone({ s, c }, zone, owner, viewer),
    );
    if (hidden.length === 0) return null;
    const zone = hidden[below(luck, hidden.length)];
    const at = below(luck, cards[zone].length);
    const card = cards[zone][at];
    // What was chosen while the card lay there names it: the choice would not be possible with another.
    if (s.stack.some((frame) => isNamed(frame, card))) return null;
    const other = undecided[below(luck, undecided.length)];
    const state = copyPlain(s);
    state.seats[owner].cards[zone][at] = other;
    return { state, cards: [card, other] };
  },
  told(before, events, after, viewer) {
    // In a replay all cards have gone back to the deck.
    if (events.some(({ e }) => e === 'replay')) return;
    const plan = planOf(before.setup);
    const { zones } = plan;
    const seen = new Set([before, after].flatMap((s) => cardsSeen(s, plan, viewer)));
    for (const event of events) {
      if (!MOVES.has(event.e) || isOpenTo(zones, event, viewer)) continue;
      const leaked = parlourEventFor(event, viewer).list.find((card) => !seen.has(card));
      if (leaked !== undefined)
        throw new Error(`Seat ${viewer} is told of ${cardName(leaked)} (${event.e} of seat ${event.seat}).`);
    }
  },
});

const cardsSeen = (s: ParlourState, c: Plan, viewer: number): number[] =>
  [s.common, ...s.seats].flatMap(({ cards }, i) =>
    Object.keys(cards).flatMap((zone) => (maySeeZone({ s, c }, zone, i - 1, viewer) ? cards[zone] : [])),
  );

/** Whether a viewer may know the cards of an event by its zone; they may be gone again, with a player who leaves. */
function isOpenTo(zones: Plan['zones'], { e, seat, word }: ParlourEvent, viewer: number): boolean {
  const sees = zones[word] ?? 'owner';
  return (e === 'place' && word === '') || sees === 'all' || (sees === 'owner' && seat === viewer);
}

const sum = (list: readonly number[]): number => list.reduce((all, n) => all + n, 0);

const isNamed = ({ list, chosen }: ParlourFrame, card: number): boolean =>
  list.includes(card) ||
  chosen?.some((options) => options?.some((option) => option.card === card) === true) === true;

/** Events about cards that move; what is shown, revealed or scored is meant for everybody. */
const MOVES: ReadonlySet<string> = new Set(['deal', 'exchange', 'place']);

export function checkTable(s: ParlourState, def: ParlourDef): void {
  const seen = new Set<number>();
  const count = (cards: readonly number[], where: string): void => {
    for (const card of cards) {
      if (seen.has(card))
        throw new Error(`${cardName(card)} (${card}) is in two places of ${def.name}, one of them ${where}.`);
      seen.add(card);
    }
  };
  count(s.deck, 'the deck');
  count(s.discard, 'the discard pile');
  s.seats.forEach(({ cards }, seat) => {
    for (const zone in cards) count(cards[zone], `the ${zone} of seat ${seat}`);
  });
  for (const zone in s.common.cards) count(s.common.cards[zone], zone);
  // A deal that waits for the deck to be shuffled holds what it has drawn.
  for (const frame of s.stack) if (frame.k === 'deal') count(frame.list, 'a deal');
  // What chance has not decided lies nowhere yet: it can only be counted.
  const unseen = fullDeck(def.dragons(s.setup)).filter((card) => !seen.has(card));
  if (unseen.length !== s.undecided)
    throw new Error(
      `${s.undecided} cards of ${def.name} are still in the deck, and ${unseen.length} lie nowhere: ${unseen.map(cardName).join(', ')}.`,
    );
}
