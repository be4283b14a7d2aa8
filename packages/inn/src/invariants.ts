/** What must be true of a table after every answer, whatever was played. */
import {
  IN_GAME,
  type DrinksFrame,
  type EventFrame,
  type Frame,
  type InnState,
  type LiftFrame,
  type PlayFrame,
  type PourFrame,
  type ShuffleFrame,
} from './state.ts';
import { TRACK_MAX } from './numbers.ts';
import type { Content } from './content.ts';

/** The cards that a frame holds while they lie nowhere else. */
function cardsIn(frame: Frame): readonly number[] {
  switch (frame.k) {
    case 'play':
      return [
        ...((frame as PlayFrame).held ? [(frame as PlayFrame).card] : []),
        ...(frame as PlayFrame).added,
      ];
    case 'drinks':
      return (frame as DrinksFrame).groups.flat();
    case 'pour':
      return (frame as PourFrame).groups.flat();
    case 'event':
      return frame.step <= EVENT_PUT_AWAY ? [(frame as EventFrame).card] : [];
    case 'lift':
      return (frame as LiftFrame).cards;
    case 'shuffle':
      return (frame as ShuffleFrame).cards;
    default:
      return [];
  }
}

const EVENT_PUT_AWAY = 2;

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
    count(at.plot, `what ${name} plots`);
    for (const side of at.decks) {
      count(side.deck, `a side deck of ${name}'s`);
      count(side.discard, `the discard pile of a side deck of ${name}'s`);
    }
  });
  count(s.drinkDeck, 'the Drink Deck');
  count(s.drinkDiscard, 'the Drink discard pile');
  count(s.barDeck, 'the Bar Deck');
  for (const frame of s.stack) count(cardsIn(frame), `a ${frame.k}`);
  // What is no card lies nowhere.
  for (const effects of content.effects) for (const effect of effects) seen[effect] = 1;
  const lost = seen.indexOf(0);
  // When the game ends in the middle of something, what was on the table is simply left there.
  if (lost >= 0 && s.winners === null) throw new Error(`"${content.defs[lost].title}" (${lost}) is nowhere.`);
}

/** All Gold: the Inn's, the Stashes', the pot's, less the substitute markers the Inn had to bring in. */
export function totalGold(s: InnState): number {
  return s.inn + s.pot - s.minted + s.sides.reduce((sum, side) => sum + side.gold, 0);
}

/** Numbers within their limits. */
export function checkNumbers(s: InnState): void {
  s.sides.forEach((side, i) => {
    const within = (n: number, max: number): boolean => Number.isInteger(n) && n >= 0 && n <= max;
    if (!within(side.fortitude, TRACK_MAX)) throw new Error(`Side ${i} has ${side.fortitude} Fortitude.`);
    if (!within(side.alcohol, TRACK_MAX)) throw new Error(`Side ${i} has ${side.alcohol} Alcohol Content.`);
    if (!within(side.gold, Infinity)) throw new Error(`Side ${i} has ${side.gold} Gold.`);
  });
  if (s.inn < 0 || s.pot < 0) throw new Error(`The Inn has ${s.inn} Gold and the pot ${s.pot}.`);
  const left = s.sides.filter((side) => side.out === IN_GAME).length;
  if (s.winners === null && left < 2) throw new Error(`The game goes on with ${left} left.`);
}
