/**
 * Deals anew what a seat neither sees nor remembers: other hands with their decks, the order of its own deck, the Drinks
 * nobody has looked at, what others have chosen or declared in secret.
 */
import { below, fillUints, type Luck, type SeatId, SPECTATOR } from '@taproom/kernel';
import { parlour, type ParlourMemory, type ParlourState } from '@taproom/parlour';
import { mayAnswer } from '../play/answering.ts';
import { isGameRound, memoryAt } from '../gambling/gambling-game.ts';
import type { InnMemory } from './memory.ts';
import {
  BAR_DECK,
  deckOf,
  DRINK_DECK,
  drinkMeOf,
  eventDeckOf,
  handOf,
  plotOf,
  sideDeckOf,
  type Backs,
} from '../table/places.ts';
import type { Run } from '../run.ts';
import { areMates } from '../table/seats.ts';
import type {
  Frame,
  GameRoundFrame,
  InnState,
  PollFrame,
  ShuffleFrame,
  WindowFrame,
} from '../table/state.ts';

export function redeal(t: Run, viewer: SeatId, memory: InnMemory, luck: Luck): void {
  const { s } = t;
  makeRoom(t.c.backs);
  named = s.stack.some(namesCards);
  const known = named ? withTheQuestion(t, viewer, memory.at) : memory.at;
  if (named) for (let card = 0; card < becomes.length; card++) becomes[card] = card;
  dealSeats(t, viewer, known, luck);
  dealDrinks(t, known, luck);
  dealEvents(t, known, luck);
  if (named) renameCards(t);
  for (let i = 0; i < s.stack.length; i++) {
    const frame = s.stack[i];
    if (frame.k === 'window') forgetOthers(frame, viewer);
    else if (frame.k === 'poll') guessAnew(s, frame, viewer, luck);
    else if (isGameRound(frame) && frame.game !== null)
      frame.game = imagineGame(frame, frame.game, viewer, memory.game, luck);
  }
}

function imagineGame(
  { table }: GameRoundFrame,
  game: ParlourState,
  viewer: SeatId,
  memory: ParlourMemory,
  luck: Luck,
): ParlourState {
  const seat = table.indexOf(viewer);
  return parlour.imagine(game, seat < 0 ? SPECTATOR : seat, memoryAt(table, memory), luck);
}

/** Face-down piles whose cards may be dealt into each other, and where each lies; how many of them. */
const piles: number[][] = [];
const places: number[] = [];
/** How many cards of each, from its bottom: the rest lies open. */
const sizes: number[] = [];
let count = 0;

function add(pile: number[], place: number, size = pile.length): void {
  if (size === 0) return;
  piles[count] = pile;
  places[count] = place;
  sizes[count] = size;
  count++;
}

/** A deck comes before all other places where its cards could lie: it is harder to fill. */
function dealSeats({ s, c }: Run, viewer: SeatId, known: readonly number[], luck: Luck): void {
  const { seats } = s;
  for (let seat = 0; seat < seats.length; seat++) {
    const at = seats[seat];
    add(at.deck, deckOf(seat));
    for (let which = 0; which < at.decks.length; which++)
      if (!c.backs.serves[seat][which]) add(at.decks[which].deck, sideDeckOf(seat, which));
    if (viewer < 0 || at.side !== seats[viewer].side) {
      if (at.openUntil < 0) add(at.hand, handOf(seat));
      add(at.plot, plotOf(seat));
    }
    deal(c.backs, c.backs.seats[seat], known, luck);
  }
}

function dealDrinks({ s, c }: Run, known: readonly number[], luck: Luck): void {
  const { seats } = s;
  add(s.drinkDeck, DRINK_DECK);
  for (let seat = 0; seat < seats.length; seat++) {
    const { decks } = seats[seat];
    for (let which = 0; which < decks.length; which++)
      if (c.backs.serves[seat][which]) add(decks[which].deck, sideDeckOf(seat, which));
  }
  for (let which = c.countedDecks; which < s.events.length; which++)
    add(s.events[which].deck, eventDeckOf(which));
  add(s.barDeck, BAR_DECK);
  for (let seat = 0; seat < seats.length; seat++) add(seats[seat].drinkMe, drinkMeOf(seat));
  for (let i = 0; i < s.stack.length; i++) {
    const frame = s.stack[i];
    if (frame.k === 'shuffle' && SHUFFLES_DRINKS.has(frame.pile))
      add(frame.cards, willLieIn(frame), frame.unseen);
  }
  deal(c.backs, c.backs.drinks, known, luck);
}

function dealEvents({ s, c }: Run, known: readonly number[], luck: Luck): void {
  for (let which = 0; which < c.countedDecks; which++) {
    add(s.events[which].deck, eventDeckOf(which));
    deal(c.backs, c.backs.events[which], known, luck);
  }
}

/** Among them those of a side deck of Drinks; of others all cards are there. */
const SHUFFLES_DRINKS: ReadonlySet<string> = new Set(['drink', 'drink-pile', 'drink-me', 'bar', 'side']);

/** No place at all: what is shuffled comes from several. */
const NOWHERE = 255;

/** Where cards lie again that are just being shuffled. */
function willLieIn({ pile, seat, which }: ShuffleFrame): number {
  if (pile === 'drink-me') return drinkMeOf(seat);
  return pile === 'side' ? sideDeckOf(seat, which) : NOWHERE;
}

/** By card: which one lies in its place now; whether anybody asks for that. */
let named = false;
let becomes = new Uint16Array(0);
/** Cards of one back that may lie anywhere, and those that do not lie in their deck. */
let anywhere = new Uint16Array(0);
let outside = new Uint16Array(0);
/** By card: whether it is one of them (as bits, so that they are gathered without a branch), or where it is known to lie. */
let marked = new Uint8Array(0);
const FREE = 1;
const BARRED = 2;
const STAYS = 4;

function makeRoom({ of }: Backs): void {
  if (becomes.length >= of.length) return;
  becomes = new Uint16Array(of.length);
  // The place behind the last card is written to as well.
  anywhere = new Uint16Array(of.length + 1);
  outside = new Uint16Array(of.length + 1);
  marked = new Uint8Array(of.length);
}

/** Deals the gathered piles anew, cards of these backs among themselves. */
function deal(looks: Backs, backs: readonly number[], known: readonly number[], luck: Luck): void {
  for (let i = 0; i < backs.length; i++) dealBack(looks.of, backs[i], looks.home[backs[i]], known, luck);
  count = 0;
}

function dealBack(of: Uint8Array, back: number, home: number, known: readonly number[], luck: Luck): void {
  gather(of, back, known);
  const words = fillUints(luck, free + barred);
  for (let p = 0; p < count; p++) {
    const kept = stay[p] ?? NONE;
    const isHome = places[p] === home;
    if (named || kept.length > 0) dealKnown(p, of, back, isHome, known, kept, words, luck);
    else dealFree(piles[p], sizes[p], of, back, isHome, words);
  }
}

/** How many cards are still to be dealt that may lie anywhere, and how many that do not lie in their deck. */
let free = 0;
let barred = 0;

/**
 * The cards are gathered by their numbers, not by where they lie: with the same luck the same world is imagined,
 * whatever the real one is.
 */
function gather(of: Uint8Array, back: number, known: readonly number[]): void {
  const marks = marked;
  let low = of.length;
  let high = -1;
  for (let p = 0; p < count; p++) {
    const pile = piles[p];
    const place = places[p];
    const size = sizes[p];
    for (let i = 0; i < size; i++) {
      const card = pile[i];
      if (of[card] !== back) continue;
      const claim = known[card];
      if (claim === 0) marks[card] = FREE;
      else if (claim === place) marks[card] = STAYS * (p + 1);
      else marks[card] = claim < 0 ? BARRED : FREE;
      if (card < low) low = card;
      if (card > high) high = card;
    }
  }
  const pool = anywhere;
  const rest = outside;
  let frees = 0;
  let others = 0;
  for (let card = low; card <= high; card++) {
    const mark = marks[card];
    pool[frees] = rest[others] = card;
    frees += mark & FREE;
    others += (mark & BARRED) >> 1;
    if (mark >= STAYS) (stay[mark / STAYS - 1] ??= []).push(card);
    marks[card] = 0;
  }
  free = frees;
  barred = others;
}

/** The usual case: no card is known to lie in the pile, and nobody asks what became of which. */
function dealFree(
  pile: number[],
  size: number,
  of: Uint8Array,
  back: number,
  isHome: boolean,
  words: Uint32Array,
): void {
  const pool = anywhere;
  const rest = outside;
  let frees = free;
  let others = barred;
  for (let i = 0; i < size; i++) {
    if (of[pile[i]] !== back) continue;
    const among = frees > 0 && isHome ? frees : frees + others;
    const pick = Math.imul(words[frees + others - 1] >>> 12, among) >>> 20;
    if (pick < frees) {
      pile[i] = pool[pick];
      pool[pick] = pool[--frees];
    } else {
      pile[i] = rest[pick - frees];
      rest[pick - frees] = rest[--others];
    }
  }
  free = frees;
  barred = others;
}

/** Into its own deck nothing comes that is known not to lie there, as long as there is anything else. */
function nextCard(isHome: boolean, words: Uint32Array): number {
  const among = free > 0 && isHome ? free : free + barred;
  const pick = Math.imul(words[free + barred - 1] >>> 12, among) >>> 20;
  if (pick < free) {
    const card = anywhere[pick];
    anywhere[pick] = anywhere[--free];
    return card;
  }
  const card = outside[pick - free];
  outside[pick - free] = outside[--barred];
  return card;
}

/** By pile: the cards that are known to lie there. Empty again once they are dealt. */
const stay: number[][] = [];

/** While a pile is dealt and cards are named: those that lay in it and were not known to, and what lies there instead. */
const formers: number[] = [];
const dealtAnew: number[] = [];

function dealKnown(
  p: number,
  of: Uint8Array,
  back: number,
  isHome: boolean,
  known: readonly number[],
  kept: number[],
  words: Uint32Array,
  luck: Luck,
): void {
  const pile = piles[p];
  const place = places[p];
  const size = sizes[p];
  let slots = kept.length === 0 ? 0 : countBack(pile, size, of, back);
  formers.length = dealtAnew.length = 0;
  for (let i = 0; i < size; i++) {
    const card = pile[i];
    if (of[card] !== back) continue;
    // Of what is known to lie there nobody knows the order.
    if (slots > 0 && kept.length > 0 && below(luck, slots--) < kept.length)
      pile[i] = kept.splice(below(luck, kept.length), 1)[0];
    else {
      pile[i] = nextCard(isHome, words);
      if (named) dealtAnew.push(pile[i]);
    }
    // What is known to lie there is still called what it is, wherever in the pile it lies now.
    if (named && known[card] !== place) formers.push(card);
  }
  for (let i = 0; i < formers.length; i++) becomes[formers[i]] = dealtAnew[i];
}

function countBack(pile: readonly number[], size: number, of: Uint8Array, back: number): number {
  let cards = 0;
  for (let i = 0; i < size; i++) if (of[pile[i]] === back) cards++;
  return cards;
}

const NONE: number[] = [];

/** Whether a frame names cards that may lie face down for others: those that its seat can choose, or has drawn. */
const namesCards = (frame: Frame): boolean =>
  frame.k === 'draw' || (frame.k === 'choose' && frame.options.some(({ card }) => card !== undefined));

/** Whoever is asked about cards in a hand sees them. */
function withTheQuestion(t: Run, viewer: SeatId, at: readonly number[]): readonly number[] {
  const { ask, seats } = t.s;
  if (ask?.kind !== 'choose' || !mayAnswer(t, ask, viewer)) return at;
  const known = at.slice();
  for (const { card = -1 } of ask.options)
    seats.forEach(({ hand }, seat) => {
      if (hand.includes(card)) known[card] = handOf(seat);
    });
  return known;
}

/** What lies in the place of a card that was named is named now. */
function renameCards(t: Run): void {
  const { s } = t;
  for (const frame of s.stack) {
    if (frame.k === 'draw') frame.drawn = frame.drawn.map((card) => becomes[card]);
    else if (frame.k === 'choose')
      frame.options = frame.options.map((option) =>
        option.card === undefined ? option : { ...option, card: becomes[option.card] },
      );
  }
  const top = t.top();
  if (s.ask?.kind === 'choose' && top.k === 'choose') s.ask = { ...s.ask, options: top.options };
}

/** What others have declared in a window. */
function forgetOthers({ said }: WindowFrame, viewer: SeatId): void {
  if (said !== null) for (let seat = 0; seat < said.length; seat++) if (seat !== viewer) said[seat] = null;
}

/** What others chose in secret is known only to them. */
function guessAnew(s: InnState, f: PollFrame, viewer: SeatId, luck: Luck): void {
  if (!f.secret) return;
  f.picks.forEach((_, i) => {
    if (viewer >= 0 && areMates(s, f.players[i], viewer)) return;
    const offered = f.offered[i];
    f.picks[i] = offered[below(luck, offered.length)];
  });
}
