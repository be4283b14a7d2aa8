/** What lies in front of a player. */
import { meansOf, type CardDef, type Content, type InnState } from '@taproom/inn';

/** Everything that lies in front of a player, open or face down. */
export function inFrontOf(state: InnState, seat: number): number[] {
  const { play, plot } = state.seats[seat];
  return [...play, ...plot];
}

/** Whether a card of a character's own deck lies face down there: if they plot, and the card has no business in the open. */
export function isPlotted(content: Content, seat: number, card: number): boolean {
  if (content.owner[card] !== seat || content.sideDeck[card] >= 0) return false;
  return content.characters[seat].deck.some(usedFaceDown) && !liesOpen(content.defs[card]);
}

const usedFaceDown = (def: CardDef): boolean => def.uses.some((use) => use.from === 'plot');

const liesOpen = (def: CardDef): boolean =>
  def.uses.some((use) => use.from === 'play' || use.effects.some((effect) => meansOf(effect).of === 'table'));

/** The places in which a stable keeps its guests: the mark of a card is the index of its slot. */
export const SLOTS = ['justGotHere', 'enjoyingTheStay', 'aboutToLeave'] as const;
