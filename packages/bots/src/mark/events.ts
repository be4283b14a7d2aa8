/** What a sensible player chooses when an Event asks, or a Prize: by worth, as everything else. */
import type { Answer, Content, InnView, Question, Use } from '@taproom/inn';
import type { InnTable } from '../bot.ts';
import { numberWorth, lifeOf, playWorth } from './worth.ts';

type Card = Content['defs'][number];
type Choosing = Extract<Question, { kind: 'choose' }>;

/** The answer to such a question, or null where it is another one. */
export function chooseAtEvent({ view, answers, content }: InnTable, question: Choosing): Answer | null {
  const { options, what, card } = question;
  const pick = (picks: number[]): Answer => ({ seat: answers.seat, do: 'choose', picks });
  const me = answers.seat;
  switch (what) {
    case 'mode': {
      const def = content.defs[card];
      const worths = options.map(({ word }) => {
        const use = def.uses.find(({ label }) => label === word);
        return use === undefined ? 0 : modeWorth(view, def, use, me);
      });
      return pick([worths.indexOf(Math.max(...worths))]);
    }
    case 'stake':
      return pick([Math.min(options.length - 1, stakeOf(view, content.defs[card], me))]);
    case 'bid':
      return pick(isWorthBidding(view, content.defs[card], me) ? [0] : []);
    case 'blood-ante':
      return pick([view.seats[me].gold <= 3 && lifeOf(view, me) > 8 ? options.length - 1 : 0]);
    case 'prize-share':
      return pick([]);
    default:
      return null;
  }
}

/** What a use of an Event is worth to whoever it happens to; it may lead to others. */
function modeWorth(view: InnView, def: Card, use: Card['uses'][number], me: number): number {
  return playWorth(view, use, me, [], -1, (other) => modeWorth(view, def, def.uses[other], me));
}

/** A coin or two, as long as some are left: for what is at stake, if it is worth it. */
function stakeOf(view: InnView, def: Card, me: number): number {
  const effect = def.event?.effects.find(({ verb }) => verb === 'stake');
  if (effect?.verb !== 'stake') return 0;
  const { gold, alcohol } = view.seats[me];
  if (effect.of === 'most' && alcohol < 3) return 0;
  return gold >= 6 ? 2 : gold >= 4 ? 1 : 0;
}

/** One more than the last bid costs less than half of what it brings. */
function isWorthBidding(view: InnView, def: Card, me: number): boolean {
  const effect = def.event?.effects.find(({ verb }) => verb === 'bid');
  if (effect?.verb !== 'bid') return false;
  const bidding = view.stack.findLast((entry) => entry.kind === 'bid');
  const next = (bidding?.kind === 'bid' ? bidding.bid : 0) + 1;
  return modeWorth(view, def, def.uses[effect.use], me) / 2 > -numberWorth(view, me, effect.currency, -next);
}

/** More Actions are of use to whoever has the cards for them. */
export function hasActionsFor(view: InnView, content: InnTable['content'], me: number, n: number): boolean {
  const hand = view.seats[me].hand ?? [];
  const isAction = ({ when }: Use): boolean => when.at === 'action' && !when.free;
  return hand.filter((card) => content.defs[card].uses.some(isAction)).length >= n;
}
