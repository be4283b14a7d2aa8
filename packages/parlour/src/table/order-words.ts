/** An Order of Play that somebody has told anew, and how people read it. A page needs no rules for that. */

/** `game`: the next of the steps that only this game has: a King is turned up, dice are rolled. */
export type BroughtStep =
  | {
      readonly do: 'deal';
      /** So many cards for each. */
      readonly n: number;
    }
  | { readonly do: 'bet' }
  | {
      readonly do: 'exchange';
      /** So many cards at most for each. */
      readonly max: number;
    }
  | { readonly do: 'game' };

/** One sentence for each step; `own`: those for the steps of the game's own. */
export function orderWords(own: readonly string[], order: readonly BroughtStep[]): string[] {
  let next = 0;
  return order.map((step) => {
    switch (step.do) {
      case 'deal':
        return `Everybody is dealt ${cards(step.n)}.`;
      case 'bet':
        return 'Betting Round.';
      case 'exchange':
        return `Everybody may exchange up to ${cards(step.max)}.`;
      case 'game':
        return own[next++] ?? '';
    }
  });
}

const cards = (n: number): string => (n === 1 ? '1 card' : `${n} cards`);
