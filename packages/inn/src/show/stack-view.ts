/** What is being resolved, as the middle of the table shows it. */
import type { CardId, SeatId } from '@taproom/kernel';
import type { Matter, Stopping } from '../effects/meaning.ts';
import type { Run } from '../run.ts';
import type { About, Loss, Stroke } from '../table/state.ts';
import { holdsFor } from '../turn/drinking.ts';

/** One thing being resolved, the oldest first: what the middle of the table shows. */
export type StackView =
  | {
      readonly kind: 'play';
      readonly card: CardId;
      /** Which of the uses of its card. */
      readonly use: number;
      /** Whose card it is; below 0: nobody’s. */
      readonly by: number;
      /** Seats; from 1000 on, things in play: 1000 and the card. */
      readonly targets: readonly number[];
      /** What it answers: its place in this stack; −1: nothing that lies there. */
      readonly on: number;
      /** It will do nothing. */
      readonly negated: boolean;
      /** Cards that were added to it. */
      readonly added: readonly number[];
      /** What will happen if nobody answers. */
      readonly strokes: readonly StrokeView[];
      /** What its victims have lost by it, for those who may hit back. */
      readonly losses: readonly Loss[];
    }
  | {
      readonly kind: 'drinks';
      /** It is a drinking contest. */
      readonly contest: boolean;
      /** Each Drink that somebody is about to drink. */
      readonly drinks: readonly DrinkView[];
      /** Cards, together where they belong together. */
      readonly cards: readonly (readonly number[])[];
    }
  | {
      readonly kind: 'event';
      readonly card: CardId;
      /** Whose card it is; below 0: nobody’s. */
      readonly by: number;
      /** Seats that ignore it. */
      readonly ignored: readonly number[];
    }
  | {
      /** Players choose: who has chosen so far, and what, unless it is still a secret (null). */
      readonly kind: 'poll';
      readonly card: CardId;
      /** Who takes part, in order. */
      readonly players: readonly number[];
      /** How many have chosen. */
      readonly chosen: number;
      /** What they have chosen, by its place among the options; null: a secret as yet. */
      readonly picks: readonly number[] | null;
    }
  | {
      readonly kind: 'bid';
      readonly card: CardId;
      /** Who takes part, in order. */
      readonly players: readonly number[];
      /** The highest bid so far. */
      readonly bid: number;
      /** Who has made it; −1: nobody. */
      readonly leader: number;
    }
  | {
      readonly kind: 'contest';
      /** Who still has to reveal a Drink: all, then those who are tied. */
      readonly rivals: readonly number[];
      /** What each rival's Drink counts for, as far as they are drunk. */
      readonly values: readonly number[];
    }
  | {
      /** An Event reveals Drinks from the deck and hands out copies. */
      readonly kind: 'pour';
      /** Who has revealed the Event. */
      readonly by: number;
      /** The Drinks, cards together where they belong together. */
      readonly cards: readonly (readonly number[])[];
    }
  | {
      /** Cards are lifted off the top of a Character Deck. */
      readonly kind: 'lift';
      readonly seat: SeatId;
      /** Which, as far as they are known. */
      readonly cards: readonly number[];
    }
  | { readonly kind: 'window'; readonly about: About };

export interface StrokeView {
  /** What happens, by the name of its verb. */
  readonly verb: string;
  /** What it would change, by `n`, and what it would stop. */
  readonly of: Matter;
  /** What it would stop. */
  readonly stop: Stopping;
  /** Whom it happens to. */
  readonly seat: SeatId;
  /** What of theirs is hit in their place; −1: they themselves. */
  readonly thing: CardId;
  /** How much; below 0 takes it from them. */
  readonly n: number;
  /** Who gets what is taken; −1: the Inn, or nobody. */
  readonly to: number;
  /** The Inn pays it. */
  readonly inn: boolean;
}

export interface DrinkView {
  /** Who is about to drink it. */
  readonly seat: SeatId;
  /** Who revealed it. */
  readonly owner: SeatId;
  /** Which of the `cards` it is made of: its place among them. */
  readonly group: number;
  /** Its drinker ignores it. */
  readonly ignored: boolean;
  /** It is one half of a split Drink. */
  readonly half: boolean;
  /** What it does. */
  readonly strokes: readonly StrokeView[];
}

const NO_LOSSES: readonly Loss[] = [];

export function stackView(t: Run, cards: (heap: readonly number[]) => readonly number[]): StackView[] {
  const shown: StackView[] = [];
  /** By frame: its place among what is shown; −1: it is not. */
  const places: number[] = [];
  for (const frame of t.stack) {
    const place = shown.length;
    switch (frame.k) {
      case 'play':
        shown.push({
          kind: 'play',
          card: frame.card,
          use: frame.use,
          by: frame.by,
          targets: cards(frame.targets),
          on: frame.on < 0 ? -1 : places[frame.on],
          negated: frame.negated,
          added: cards(frame.added),
          strokes: strokesView(frame.strokes),
          losses: frame.losses.length === 0 ? NO_LOSSES : frame.losses.map((loss) => ({ ...loss })),
        });
        break;
      case 'drinks': {
        const drinks = frame.drinks.map((drink) => ({
          seat: drink.seat,
          owner: drink.owner,
          group: drink.group,
          ignored: drink.ignored,
          half: drink.half,
          strokes: strokesView(drink.strokes.filter((stroke) => holdsFor(t, stroke, drink.seat))),
        }));
        shown.push({
          kind: 'drinks',
          contest: frame.contest,
          drinks,
          cards: frame.groups.map((cards) => cards.slice()),
        });
        break;
      }
      case 'event':
        shown.push({ kind: 'event', card: frame.card, by: frame.by, ignored: frame.ignored.slice() });
        break;
      case 'poll': {
        const { card, players, picks } = frame;
        const known = frame.secret ? null : picks.slice();
        shown.push({ kind: 'poll', card, players: players.slice(), chosen: picks.length, picks: known });
        break;
      }
      case 'bid': {
        const { card, players, bid, leader } = frame;
        shown.push({ kind: 'bid', card, players: players.slice(), bid, leader });
        break;
      }
      case 'contest':
        shown.push({ kind: 'contest', rivals: frame.rivals.slice(), values: frame.values.slice() });
        break;
      case 'pour':
        shown.push({ kind: 'pour', by: frame.by, cards: frame.groups.map((cards) => cards.slice()) });
        break;
      case 'lift':
        shown.push({ kind: 'lift', seat: frame.seat, cards: frame.cards.slice() });
        break;
      case 'window':
        shown.push({ kind: 'window', about: frame.about });
        break;
      default:
        // Whatever else waits is nobody's business.
        break;
    }
    places.push(shown.length > place ? place : -1);
  }
  return shown;
}

function strokesView(strokes: readonly Stroke[]): StrokeView[] {
  const shown: StrokeView[] = [];
  for (const { v: verb, of, stop, seat, thing, n, to, inn, gone } of strokes)
    if (!gone) shown.push({ verb, of, stop, seat, thing, n, to, inn });
  return shown;
}
