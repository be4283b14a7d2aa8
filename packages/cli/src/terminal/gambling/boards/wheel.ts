/** The Wheel: five Leaders in a circle, how strong they are, and the cards on their spokes. */
import {
  neighboursOf,
  RANKS,
  strengthOn,
  strengths,
  strongestOf,
  WHEEL,
  wheelStanding,
} from '@taproom/parlour';
import type { Seen } from '@taproom/parlour/help';
import { cardInLine, rankWords } from '../cards.ts';
import { UNBROKEN, wrap, type Screen } from '../../text.ts';
import type { Board } from './board.ts';

const spokeOf = (seen: Seen, leader: number): readonly number[] => seen.common(RANKS[leader]);
const strengthsOf = (seen: Seen): number[] => strengths(RANKS.map((_, rank) => spokeOf(seen, rank)));

function lines({ paint, width }: Screen, seen: Seen): string[] {
  const strength = strengthsOf(seen);
  const strongest = strongestOf(strength);
  const marked = seen.view.counts.markers ?? [];
  const leader = (rank: number): string => {
    const note = marked.includes(rank) ? ' closed' : rank === strongest ? ' *' : '';
    return `${rankWords(rank)} [${strength[rank]}]${note}`;
  };
  const [top, right, lowRight, lowLeft, left] = WHEEL.map(leader);
  const spokes = WHEEL.filter((rank) => spokeOf(seen, rank).length > 0).map((rank) => {
    const cards = spokeOf(seen, rank).map(
      (card) => `${cardInLine(paint, card)}${UNBROKEN}+${strengthOn(card, rank)}`,
    );
    return wrap(`  At the ${RANKS[rank]}: ${cards.join(', ')}`, width, '    ');
  });
  const clock = seen.view.common.zones.clock?.size ?? 0;
  return [
    'The Wheel (in brackets how strong each Leader is; clockwise from the top):',
    `                  ${top}`,
    '                 /               \\',
    `  ${left.padEnd(32)}${right}`,
    '            \\                       /',
    `          ${`${lowLeft} `.padEnd(22, '-')} ${lowRight}`,
    `  * strongest: a ${RANKS[strongest]} in hand is worth 2, ${neighboursOf(strongest)
      .map((rank) => `a ${RANKS[rank]}`)
      .join(' or ')} 1.`,
    ...spokes,
    `  The Clock: ${clock} ${clock === 1 ? 'card' : 'cards'} to come.`,
  ];
}

export const wheelBoard: Board = {
  lines,
  drawn: [...RANKS, 'clock', 'markers'],
  remark(seen, card) {
    const { score } = wheelStanding([card], strongestOf(strengthsOf(seen)));
    return `worth ${score} now`;
  },
};
