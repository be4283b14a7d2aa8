/** Games with something in the middle that must be read with its meaning: a war, a King, jobs, Horde Cards, Carts. */
import {
  COLOURS,
  colourHorde,
  colourOf,
  colourPoints,
  councilCard,
  isDragon,
  isMammal,
  RANKS,
  rankHorde,
  rankOf,
  roundsFor,
  scoreOfKeep,
  warehouseStanding,
  warValue,
} from '@taproom/parlour';
import type { Seen } from '@taproom/parlour/help';
import { cardsWords, cardWords, colourWords, rankWords } from '../cards.ts';
import { columns, wrap, type Screen } from '../../text.ts';
import type { Board } from './board.ts';

const plural = (n: number, one: string): string => `${n} ${n === 1 ? one : `${one}s`}`;

export const kingdomsBoard: Board = {
  drawn: ['war'],
  lines({ paint }, seen) {
    const war = seen.common('war');
    const points = colourPoints(war);
    const rows = COLOURS.map((_, colour) => {
      const army = war.filter((card) => colourOf(card) === colour);
      const value = army.length === 0 ? 'no War Card' : `War Value ${warValue(army)}`;
      return [
        `  ${colourWords(paint, colour)}`,
        value,
        `each card worth ${points[colour]}`,
        army.map((card) => rankWords(rankOf(card))).join(', '),
      ];
    });
    return ['The war in the middle (the lowest War Value is winning):', ...columns(rows)];
  },
  remark(seen, card) {
    const points = colourPoints(seen.common('war'))[colourOf(card)];
    return isDragon(card) ? 'worth 0; adds 1 to each card of its colour' : `worth ${points} now`;
  },
};

export const councilBoard: Board = {
  drawn: ['king'],
  lines({ paint }, seen) {
    const [king] = seen.common('king');
    if (king === undefined) return [];
    const kind = isMammal(king) ? 'a mammal like Wolf, Horse and Hare' : 'a bird like Hawk, Owl and Wren';
    return [`The King: ${paint('bold', cardWords(paint, king))}, ${kind}.`];
  },
  remark(seen, card) {
    const [king] = seen.common('king');
    return king === undefined ? '' : `worth ${councilCard(card, king)}`;
  },
};

const JOBS = ['1st job', '2nd job', '3rd job', 'Last Call'];

const jobWords = (job: number): string => {
  if (job === 0) return 'a Dragon: any one worker';
  return job === 6 ? 'a 6: any one worker' : `for a ${job} (${RANKS[job]})`;
};

export const jackBoard: Board = {
  drawn: ['jobs', 'sources'],
  lines({ width }, seen) {
    const { jobs = [], sources = [] } = seen.view.counts;
    const last = seen.has('no-last-call') ? '4th job' : JOBS[3];
    const words = [...JOBS.slice(0, 3), last].map((name, at) => {
      const by = sources.length > 0 ? (sources[at] === 1 ? ', by a die' : ', by a card') : '';
      return `${name}${by}: ${jobs[at] === undefined ? 'not yet' : jobWords(jobs[at])}`;
    });
    return [wrap(`Jobs. ${words.join('; ')}.`, width, '  ')];
  },
};

export const hordesBoard: Board = {
  drawn: ['hordes', 'paid', 'taken'],
  lines({ paint }, { view }) {
    const { hordes } = view.counts;
    if (hordes === undefined || view.result !== null) return [];
    const row = (name: string, horde: number, chance: string): string[] => [
      `  ${name}`,
      plural(hordes[horde], 'coin'),
      chance,
    ];
    return [
      'The Horde Cards, and how often the next card of the deck is one of them (about):',
      ...columns([
        ...COLOURS.map((_, colour) =>
          row(`Dragon ${colourWords(paint, colour)}`, colourHorde(colour), '5 in 15'),
        ),
        ...[1, 2, 3, 4, 5].map((rank) => row(rankWords(rank), rankHorde(rank), `${rank} in 15`)),
      ]),
    ];
  },
  seat(_screen, { view: { counts } }, seat) {
    if (counts.paid === undefined) return '';
    return `put down ${counts.paid[seat]}, taken ${counts.taken[seat]}`;
  },
};

export const threesBoard: Board = {
  drawn: ['declared'],
  seat({ paint }, seen, seat) {
    const { dice, zones } = seen.view.seats[seat];
    const declared = seen.view.counts.declared?.[seat] ?? 0;
    const { keep = [], dice: rolled = [] } = dice;
    const card = zones.hand?.cards?.[0];
    return [
      ...(keep.length > 0 ? [`Keep: ${keep.join(' ')} (total ${scoreOfKeep(keep)})`] : []),
      ...(rolled.length > 0 ? [`just rolled: ${rolled.join(' ')}`] : []),
      ...(zones.hand === undefined || zones.hand.size === 0
        ? []
        : [
            `hidden card: ${card === undefined ? '?' : cardWords(paint, card)}${declared > 0 ? `, as a ${declared}` : ''}`,
          ]),
    ].join('; ');
  },
};

function warehouseWords({ paint }: Screen, seen: Seen, seat: number): string {
  const { zones } = seen.view.seats[seat];
  const piles = Object.entries(zones).filter(
    ([zone, { size }]) => size > 0 && /^(shipment|trophies)/.test(zone),
  );
  const cards = piles.flatMap(([, pile]) => pile.cards ?? []);
  if (piles.length === 0) return 'Warehouse: empty';
  const size = piles.reduce((sum, [, pile]) => sum + pile.size, 0);
  if (cards.length < size) return `Warehouse: ${plural(size, 'card')}`;
  const { score } = warehouseStanding(
    piles.map(([, pile]) => pile.cards ?? []),
    seen.setup.variants,
  );
  return `Warehouse: ${plural(score, 'point')} (${cardsWords(paint, cards)})`;
}

export const streetsBoard: Board = {
  drawn: ['round', 'discards'],
  lines(_screen, { view }) {
    const [round] = view.counts.round ?? [];
    if (round === undefined || view.result !== null) return [];
    return [`Round ${round} of ${roundsFor(view.seats.filter(({ folded }) => !folded).length)}.`];
  },
  seat(screen, seen, seat) {
    const { cart, rogues } = seen.view.seats[seat].zones;
    const { paint } = screen;
    const load =
      cart === undefined || cart.size === 0
        ? 'empty'
        : cart.cards === null
          ? plural(cart.size, 'card')
          : cardsWords(paint, cart.cards);
    const threat = rogues === undefined || rogues.size === 0 ? 'none' : cardsWords(paint, rogues.cards ?? []);
    return `Cart: ${load}; Rogues: ${threat}; ${warehouseWords(screen, seen, seat)}`;
  },
};
