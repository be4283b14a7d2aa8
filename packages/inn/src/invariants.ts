/** What must be true of a table after every answer, whatever was played. */
import { below, type Invariants } from '@taproom/kernel';
import { IN_GAME, type Frame, type InnSetup, type InnState } from './table/state.ts';
import { checkParlourMemory, checkTable, parlour } from '@taproom/parlour';
import { isGameRound, memoryAt } from './gambling/gambling-game.ts';
import { isAtRest, isBroke, isDrunk } from './turn/losers.ts';
import type { InnMemory } from './knowing/memory.ts';
import { TRACK_MAX } from './table/numbers.ts';
import { pileAt } from './table/places.ts';
import type { Answer } from './play/question.ts';
import { copyState } from './table/copy.ts';
import { Run, type InnTypes } from './run.ts';
import { areMates, isIn } from './table/seats.ts';
import type { Content } from './table/content.ts';

export const invariantsOf = (contentOf: (setup: InnSetup) => Content): Invariants<InnTypes> => ({
  check(state, memory) {
    const content = contentOf(state.setup);
    checkCards(state, content);
    checkNumbers(state, content);
    checkLosers(state, content);
    checkAsked(state);
    checkPassed(state);
    if (memory !== undefined) checkMemory(state, content, memory);
  },
  wealth: totalGold,
  asksOpenly: ({ setup }) => contentOf(setup).asksEverybody,
  /** A card in some other hand for one of its deck. */
  exchanged(s, viewer, answer, luck) {
    const seat = below(luck, s.seats.length);
    const { hand, deck, openUntil } = s.seats[seat];
    // Teammates see each other's hands.
    if (seat === viewer || (viewer >= 0 && areMates(s, seat, viewer))) return null;
    if (openUntil >= 0 || hand.length === 0 || deck.length < 12) return null;
    const inHand = below(luck, hand.length);
    // Deep in the deck, so that it is not drawn by this answer.
    const inDeck = below(luck, 4);
    const cards = [hand[inHand], deck[inDeck]];
    // Cards that look different from behind are no secret.
    const [one, two] = cards.map((card) => contentOf(s.setup).defs[card].back);
    if (one !== two || cards.some((card) => isNamed(s, answer, card))) return null;
    const state = copyState(s);
    [state.seats[seat].deck[inDeck], state.seats[seat].hand[inHand]] = cards;
    return { state, cards };
  },
});

/** Whether an answer names a card, or the question was asked because of it. */
const isNamed = ({ ask }: InnState, answer: Answer, card: number): boolean =>
  (answer.do === 'play' && answer.card === card) ||
  (answer.do === 'discard' && answer.cards.includes(card)) ||
  (ask?.kind === 'choose' && ask.options.some((option) => option.card === card));

/** The cards that a frame holds while they lie nowhere else. */
function cardsIn(frame: Frame): readonly number[] {
  switch (frame.k) {
    case 'play':
      return [...(frame.held ? [frame.card] : []), ...frame.added];
    case 'drinks':
      return frame.groups.flat();
    case 'pour':
      return frame.groups.flat();
    case 'event':
      return frame.held ? [frame.card] : [];
    case 'lift':
      return frame.cards;
    case 'shuffle':
      return frame.cards;
    default:
      return [];
  }
}

/** Where every card is; throws if one is nowhere or in two places. */
export function checkCards(s: InnState, content: Content): void {
  const seen = new Uint8Array(content.defs.length);
  const count = (cards: readonly number[], where: string): void => {
    for (const card of cards) {
      if (!(card >= 0 && card < seen.length))
        throw new Error(`${where} holds a card that does not exist: ${card}.`);
      if (seen[card]++ > 0)
        throw new Error(`"${content.defs[card].title}" (${card}) is in two places, one of them ${where}.`);
    }
  };
  s.seats.forEach((at, seat) => {
    const { name } = content.characters[seat];
    count(at.hand, `${name}'s hand`);
    count(at.deck, `${name}'s deck`);
    count(at.discard, `${name}'s discard pile`);
    count(at.drinkMe, `${name}'s Drink Me! Pile`);
    count(at.play, `what lies before ${name}`);
    count(at.spent, `${name}'s Action Cards of this phase`);
    count(at.plot, `what ${name} plots`);
    for (const side of at.decks) {
      count(side.deck, `a side deck of ${name}'s`);
      count(side.discard, `the discard pile of a side deck of ${name}'s`);
    }
  });
  count(s.drinkDeck, 'the Drink Deck');
  count(s.drinkDiscard, 'the Drink discard pile');
  count(s.barDeck, 'the Bar Deck');
  s.events.forEach(({ deck, discard }, which) => {
    count(deck, `the ${content.eventDecks[which].title}`);
    count(discard, `the discard pile of the ${content.eventDecks[which].title}`);
  });
  count(s.prizes?.inn ?? [], 'the Inn');
  count(s.prizes?.bin ?? [], 'the Prize Bin');
  count(s.prizes?.pot ?? [], 'the pot');
  for (const frame of s.stack) {
    count(cardsIn(frame), `a ${frame.k}`);
    if (isGameRound(frame) && frame.game !== null) checkTable(frame.game, parlour.defOf(frame.game.setup));
  }
  // What is no card lies nowhere.
  for (const effects of content.effects) for (const effect of effects) seen[effect] = 1;
  const lost = seen.indexOf(0);
  // When the game ends in the middle of something, what was on the table is simply left there.
  if (lost >= 0 && s.winners === null) throw new Error(`"${content.defs[lost].title}" (${lost}) is nowhere.`);
}

/** Whether all cards lie where a seat remembers them to lie. */
export function checkMemory(s: InnState, content: Content, { at, game }: InnMemory): void {
  for (const frame of s.stack)
    if (isGameRound(frame) && frame.game !== null)
      checkParlourMemory(frame.game, memoryAt(frame.table, game));
  at.forEach((claim, card) => {
    if (claim === 0 || pileAt(s, Math.abs(claim)).includes(card) === claim > 0) return;
    const { title } = content.defs[card];
    throw new Error(
      `"${title}" (${card}) is remembered ${claim > 0 ? '' : 'not '}to lie in place ${Math.abs(claim)}.`,
    );
  });
}

/** All Gold: the Inn's, the Stashes', the pot's, less the substitute markers the Inn had to bring in. */
export function totalGold(s: InnState): number {
  return s.inn + s.pot - s.minted + s.sides.reduce((sum, side) => sum + side.gold, 0);
}

/** Where nothing is being resolved, nobody sits at the table who has lost already. */
export function checkLosers(s: InnState, content: Content): void {
  if (!isAtRest(s)) return;
  const t = new Run(false).at(s, content);
  s.sides.forEach(({ out }, side) => {
    if (out !== IN_GAME) return;
    if (isDrunk(t, side)) throw new Error(`Side ${side} is too drunk and still at the table.`);
    // A game that ends in the middle of a Round leaves its antes in the pot.
    if (s.winners === null && isBroke(t, side))
      throw new Error(`Side ${side} is out of Gold and still at the table.`);
  });
}

/** Questions that are for nobody at the table. */
const OF_NOBODY: ReadonlySet<string> = new Set(['shuffle', 'pick', 'dice', 'turn-end', 'over']);

/** Chance is nobody, and whoever is out of the game is asked nothing. */
export function checkAsked(s: InnState): void {
  const seat = s.ask?.seat ?? -1;
  if (seat >= 0 && OF_NOBODY.has(s.ask!.kind)) throw new Error(`Seat ${seat} is asked to ${s.ask!.kind}.`);
  if (seat >= 0 && !isIn(s, seat))
    throw new Error(`Seat ${seat} is out of the game and asked to ${s.ask!.kind}.`);
}

/** A Round of Gambling is where it is said to be, and what is there for the Action Phase goes with it. */
export function checkPassed(s: InnState): void {
  const rounds = s.stack.flatMap(({ k }, at) => (k === 'round' || k === 'game-round' ? [at] : []));
  if (rounds.length > 1 || (rounds[0] ?? -1) !== s.roundAt)
    throw new Error(`The Round of Gambling is said to be at ${s.roundAt}, and is at ${rounds.join() || -1}.`);
  // Where a card has ended the turn it is still being resolved.
  if (s.phase === 'action' || s.phase === 'end') return;
  s.seats.forEach(({ actions, spent }, seat) => {
    if (actions > 0 || spent.length > 0)
      throw new Error(
        `Seat ${seat} still has ${actions} actions and ${spent.length} cards of the Action Phase.`,
      );
  });
}

/** Numbers within their limits. */
export function checkNumbers(s: InnState, content: Content): void {
  s.sides.forEach((side, i) => {
    const within = (n: number, max: number): boolean => Number.isInteger(n) && n >= 0 && n <= max;
    if (!within(side.fortitude, TRACK_MAX)) throw new Error(`Side ${i} has ${side.fortitude} Fortitude.`);
    if (!within(side.alcohol, TRACK_MAX)) throw new Error(`Side ${i} has ${side.alcohol} Alcohol Content.`);
    if (!within(side.potions, content.terms.potions[i]))
      throw new Error(`Side ${i} has ${side.potions} Potion Tokens.`);
    if (!within(side.gold, Infinity)) throw new Error(`Side ${i} has ${side.gold} Gold.`);
  });
  const length = content.characters[content.automaton]?.automaton?.length ?? 0;
  for (const { seat, fortitude, alcohol } of s.tracks)
    for (const n of [fortitude, alcohol])
      if (!(Number.isInteger(n) && n >= 0 && n <= length))
        throw new Error(`The track of seat ${seat} stands at ${fortitude} and ${alcohol}.`);
  if (content.automaton >= 0 && s.sides[s.seats[content.automaton].side].gold !== 0)
    throw new Error('A seat that nobody plays has Gold.');
  if (s.inn < 0 || s.pot < 0) throw new Error(`The Inn has ${s.inn} Gold and the pot ${s.pot}.`);
  const automated = content.automaton < 0 ? -1 : s.seats[content.automaton].side;
  const left = s.sides.filter((side, i) => side.out === IN_GAME && i !== automated).length;
  if (s.winners === null && left < 2) throw new Error(`The game goes on with ${left} left.`);
}
