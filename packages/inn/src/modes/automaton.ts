/**
 * A seat that nobody plays. It has neither hand nor Gold nor Drink Me! Pile; what it does stands in the boxes of a deck
 * of its own, turned up card by card, and its choices are made by rule. A table without one pays a comparison.
 */
import { BadSetup, type CardId, type SeatId } from '@taproom/kernel';
import type { Aim, CharacterDef, FactionDef, Pick, Use } from '../cards/card.ts';
import { holdsFor } from '../turn/drinking.ts';
import type { Moment } from '../play/legality.ts';
import { answerRefusal } from '../play/legality-of-answers.ts';
import { isBlow, movesNumber } from '../play/meanings.ts';
import { DRINK, PLAY } from '../play/moments.ts';
import { pushShuffle } from '../table/piles.ts';
import type { Run } from '../run.ts';
import { inOrder, isPresent } from '../table/seats.ts';
import {
  type ChooseFrame,
  type Frame,
  type InnSetup,
  type PlayFrame,
  type SideDeck,
} from '../table/state.ts';
import { fits } from '../play/targets.ts';
import { whoOf } from '../effects/effects.ts';
import type { Matter } from '../effects/meaning.ts';
import { meansOf } from '../effects/registry.ts';

/** Refuses what an automated seat cannot be part of, and tells which seat it is; −1: there is none. */
export function automatonSeat(setup: InnSetup, characters: readonly CharacterDef[]): number {
  const seat = characters.findIndex(({ automaton }) => automaton !== undefined);
  if (seat < 0) {
    if (setup.factions !== undefined && setup.factions.length > 0)
      throw new BadSetup(
        `Factions (${setup.factions.join(', ')}) are for an automated player, and none sits here.`,
      );
    return seat;
  }
  const { name, automaton } = characters[seat];
  const { players, mixes } = automaton!;
  if (setup.sides !== undefined || setup.mode !== undefined || setup.bosses !== undefined)
    throw new BadSetup(`${name} is not allowed in team games, nor among Bosses.`);
  if (setup.gamblingGames !== undefined && setup.gamblingGames !== false)
    throw new BadSetup(`${name} gambles with a deck of its own: here no gambling games are played.`);
  const others = characters.length - 1;
  if (others !== players)
    throw new BadSetup(`${name} sits down with exactly ${players} players, not with ${others}.`);
  const named = setup.factions ?? [];
  if (!Array.isArray(named)) throw new BadSetup(`The factions of ${name} are a list.`);
  const known = automaton!.factions.map((faction) => faction.name).join(', ');
  if (named.length !== mixes)
    throw new BadSetup(
      `${name}’s deck is mixed from ${mixes} factions, not ${named.length}. There are: ${known}.`,
    );
  named.forEach((faction, i) => {
    const found = factionNamed(automaton!.factions, faction);
    if (found === undefined) throw new BadSetup(`${name} has no faction "${faction}". There are: ${known}.`);
    if (named.findIndex((other) => factionNamed(automaton!.factions, other) === found) !== i)
      throw new BadSetup(
        `${name}’s faction ${found.name} is named twice; the deck is mixed from different ones.`,
      );
  });
  return seat;
}

const factionNamed = (factions: readonly FactionDef[], name: string): FactionDef | undefined =>
  factions.find((faction) => faction.name.toLowerCase() === name.toLowerCase());

/** The character with the deck that its factions make. */
export function mixedDeck(setup: InnSetup, character: CharacterDef): CharacterDef {
  const { factions, deck } = character.automaton!;
  const cards = (setup.factions ?? []).flatMap((name) => factionNamed(factions, name)!.cards);
  return { ...character, sideDecks: [{ ...deck, cards }] };
}

const deckOf = (t: Run): SideDeck => t.s.seats[t.c.automaton].decks[0];

/** Turns up a card and discards it, −1 where there is none: then nothing comes of it. What is done with it is told. */
export function turnUp(t: Run): number {
  const { deck, discard } = deckOf(t);
  if (deck.length === 0 || t.isHidden()) return -1;
  const card = deck.pop()!;
  discard.push(card);
  return card;
}

/** A deck that has run out is shuffled at once, but never in a Round of Gambling. */
export function renewDeck(t: Run): boolean {
  const pile = deckOf(t);
  if (pile.deck.length > 0 || t.s.roundAt >= 0 || pile.discard.length === 0) return false;
  const cards = pile.discard;
  pile.discard = [];
  pushShuffle(t, 'side', t.c.automaton, cards, 0);
  return true;
}

/** Which use of a card stands in a box, −1: none does. */
export function boxOf(t: Run, card: CardId, box: 'action' | 'card' | 'drink' | 'gamble'): number {
  return t.def(card).uses.findIndex(({ when }) => when.at === 'box' && when.box === box);
}

/** Whom a box means: a neighbour, or whoever has the most or the least of something; all who are tied for it. */
export function aimed(t: Run, use: Use): number[] {
  const { pick } = use;
  if (pick?.by === undefined) return [];
  const others = inOrder(t.s, t.c.automaton).filter((seat) => seat !== t.c.automaton);
  return singledOut(t, others, pick.by).filter((seat) => fits(t, t.c.automaton, pick as Pick, seat));
}

function singledOut(t: Run, seats: readonly number[], by: Aim): readonly number[] {
  if (by === 'left') return seats.slice(0, 1);
  if (by === 'right') return seats.slice(-1);
  const has = (seat: SeatId): number => {
    const at = t.s.seats[seat];
    const side = t.side(seat);
    switch (by.of) {
      case 'cards':
        return at.hand.length;
      case 'drinks':
        return at.drinkMe.length;
      default:
        return side[by.of];
    }
  };
  const all = seats.map(has);
  const mark = by.who === 'most' ? Math.max(...all) : Math.min(...all);
  return seats.filter((_, i) => all[i] === mark);
}

/** Which Drink on the table, or 0 for a card, provokes an answer; −1: nothing does, or it has had its answer. */
export function provokedBy(t: Run, { mask, subject }: Moment): number {
  const seat = t.c.automaton;
  if (subject === null || deckOf(t).deck.length === 0 || !isPresent(t.s, seat)) return -1;
  if ((mask & PLAY) !== 0 && subject.k === 'play') return isProvokedByCard(t, subject) ? 0 : -1;
  if ((mask & DRINK) !== 0 && subject.k === 'drinks')
    return subject.drinks.findIndex(
      (drink) =>
        drink.seat === seat &&
        !drink.ignored &&
        !drink.met &&
        drink.strokes.some((stroke) => movesNumber(stroke) && holdsFor(t, stroke, seat)),
    );
  return -1;
}

const PROVOKING: ReadonlySet<string> = new Set(['action', 'sometimes', 'anytime']);

/** An Action, Sometimes or Anytime Card, or what counts as one, of another. */
function isProvokedByCard(t: Run, play: PlayFrame): boolean {
  const seat = t.c.automaton;
  if (play.met || play.negated || play.by === seat) return false;
  const types = t.use(play.card, play.use).types ?? t.def(play.card).types;
  return (
    types.some((type) => PROVOKING.has(type)) &&
    play.strokes.some((stroke) => movesNumber(stroke) && (stroke.seat === seat || stroke.to === seat))
  );
}

/** Whether what stands in the box may be done in answer to this: what would be illegal is not done at all. */
export function mayAnswer(t: Run, card: CardId, use: number, on: number, which: number): boolean {
  const way = t.use(card, use);
  if (way.pick !== undefined && aimed(t, way).length === 0) return false;
  if (way.when.at === 'box' && way.when.bears !== undefined && isBorne(t, t.stack[on], way.when.bears))
    return false;
  return answerRefusal(t, t.stack[on], which, t.def(card), way) === null;
}

/** Whether a card costs the seat Fortitude, but no more than it bears. */
function isBorne(t: Run, answered: Frame, bears: number): boolean {
  let lost = 0;
  if (answered.k === 'play')
    for (const stroke of answered.strokes)
      if (isBlow(stroke) && stroke.seat === t.c.automaton) lost -= stroke.n;
  return lost > 0 && lost <= bears;
}

/**
 * What the seat chooses: it declines to pay, to discard, to lose Fortitude, to gain Alcohol Content and to split, and
 * otherwise takes what comes first. A bid begins with zero.
 */
export function choiceOf(f: ChooseFrame): number[] {
  const free = f.options.map((_, i) => i).filter((i) => f.options[i].costs !== true);
  if (f.min === 0) return DECLINED.has(f.what) ? [] : free.slice(0, 1);
  const rest = f.options.map((_, i) => i).filter((i) => !free.includes(i));
  return [...free, ...rest].slice(0, f.min);
}

const DECLINED: ReadonlySet<string> = new Set(['self-split', 'discard', 'discard-to-heal']);

/** To choose this is to pay, to discard, to lose Fortitude or to gain Alcohol Content. */
export const costsSomething = ({ effects }: Use): boolean =>
  effects.some((effect) => {
    const { of, by } = meansOf(effect);
    const costs = of === 'alcohol' ? by > 0 : by < 0 && COSTLY.has(of);
    return costs && whoOf(effect) === 'you';
  });

const COSTLY: ReadonlySet<Matter> = new Set(['fortitude', 'gold', 'cards']);
