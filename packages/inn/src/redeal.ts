/**
 * Deals anew what a seat cannot see: other hands with their decks, the order of its own deck, the Drinks nobody has
 * looked at. What the seat knows stays exactly as it is; the views before and after must be equal, and a bot that
 * thinks ahead may start from any such table.
 */
import { below, type Luck } from '@taproom/kernel';
import { parlour, redealTable } from '@taproom/parlour';
import type { Content } from './content.ts';
import { isGameRound } from './gambling-game.ts';
import { areMates } from './seats.ts';
import type { InnState, PollFrame } from './state.ts';

export function redeal(s: InnState, content: Content, viewer: number, luck: Luck): void {
  // Cards can change places only with cards that look the same from behind.
  const back = (card: number): string =>
    content.owner[card] < 0
      ? `house ${content.owner[card]} ${content.sideDeck[card]}`
      : (content.defs[card].back ?? `${content.owner[card]} ${content.sideDeck[card]}`);
  s.seats.forEach((at, seat) => {
    const seen = at.openUntil >= 0 || (viewer >= 0 && areMates(s, seat, viewer));
    const hidden = [at.deck, ...at.decks.map((side) => side.deck)];
    if (!seen) hidden.push(at.hand);
    if (!(viewer >= 0 && areMates(s, seat, viewer))) hidden.push(at.plot);
    mix(luck, hidden, back);
  });
  mix(
    luck,
    [
      s.drinkDeck,
      s.barDeck,
      ...s.seats.map((at) => at.drinkMe),
      ...s.seats.flatMap((at) => at.decks.map((side) => side.deck)),
    ],
    back,
  );
  for (const { deck } of s.events) mix(luck, [deck], back);
  for (const frame of s.stack) if (frame.k === 'poll') guessAnew(s, frame, viewer, luck);
  for (const frame of s.stack)
    if (isGameRound(frame) && frame.game !== null)
      redealTable(frame.game, parlour.defOf(frame.game.setup), frame.table.indexOf(viewer), luck);
}

/** What others chose in secret is known only to them. */
function guessAnew(s: InnState, f: PollFrame, viewer: number, luck: Luck): void {
  if (!f.secret) return;
  f.picks.forEach((_, i) => {
    if (viewer >= 0 && areMates(s, f.players[i], viewer)) return;
    const offered = f.offered[i];
    f.picks[i] = offered[below(luck, offered.length)];
  });
}

/** Shuffles several piles together, each kind of back for itself, and deals them out again in their places. */
function mix(luck: Luck, piles: readonly number[][], back: (card: number) => string): void {
  const kinds = new Map<string, number[]>();
  for (const pile of piles)
    for (const card of pile) {
      const kind = kinds.get(back(card));
      if (kind) kind.push(card);
      else kinds.set(back(card), [card]);
    }
  for (const cards of kinds.values())
    for (let i = cards.length - 1; i > 0; i--) {
      const j = below(luck, i + 1);
      [cards[i], cards[j]] = [cards[j], cards[i]];
    }
  for (const pile of piles) for (let i = 0; i < pile.length; i++) pile[i] = kinds.get(back(pile[i]))!.pop()!;
}
