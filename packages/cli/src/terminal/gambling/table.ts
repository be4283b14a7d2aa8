/** A gambling table on the screen: who has what, what lies in the middle, one's own hand and what it is worth. */
import type { ParlourSetup, ParlourView, ZoneView } from '@taproom/parlour';
import { placeIn, seenBy, worthOf, type Seen } from '@taproom/parlour/help';
import { columns, shownWidth, wrap, type Paint, type Screen } from '../text.ts';
import { BOARDS } from './boards/index.ts';
import { cardsWords, handRows } from './cards.ts';

const boardOf = ({ setup }: Seen): (typeof BOARDS)[string] => BOARDS[setup.game] ?? {};

const coins = (n: number): string => (n === 1 ? '1 coin' : `${n} coins`);

function zoneWords(paint: Paint, label: string, { size, cards }: ZoneView): string {
  return `${label}: ${cards === null ? (size === 1 ? '1 card' : `${size} cards`) : cardsWords(paint, cards)}`;
}

/** Everything in front of somebody, or in the middle, place by place. */
function spreadWords(
  paint: Paint,
  game: string,
  { zones, dice }: Pick<ParlourView['common'], 'zones' | 'dice'>,
  leaveOut: readonly string[] = [],
): string {
  const shown = Object.entries(zones).filter(([zone, { size }]) => size > 0 && !leaveOut.includes(zone));
  return [
    ...shown.map(([zone, view]) => zoneWords(paint, placeIn(game, zone) ?? zone, view)),
    ...Object.entries(dice)
      .filter(([zone, values]) => values.length > 0 && !leaveOut.includes(zone))
      .map(([zone, values]) => `${placeIn(game, zone) ?? zone}: ${values.join(' ')}`),
  ].join('; ');
}

/** What lies in front of a player. One's own hand has lines of its own until the game is over. */
function seatWords(screen: Screen, seen: Seen, seat: number): string {
  const { view } = seen;
  const spread = view.seats[seat];
  if (spread.folded) return 'out of this game';
  const own = seat === view.seat && view.result === null ? ['hand'] : [];
  return boardOf(seen).seat?.(screen, seen, seat) ?? spreadWords(screen.paint, view.game, spread, own);
}

/** The middle of the table. */
function middleLines(screen: Screen, seen: Seen): string[] {
  const { view } = seen;
  const { lines, drawn = [] } = boardOf(seen);
  const words = spreadWords(screen.paint, view.game, view.common, drawn);
  const counts = Object.entries(view.counts)
    .filter(([name]) => !drawn.includes(name))
    .map(([name, values]) => `${placeIn(view.game, name) ?? name}: ${values.join(' ')}`);
  const listed = [words, ...counts].filter((part) => part !== '').join('; ');
  return [
    ...(lines?.(screen, seen) ?? []),
    ...(listed === '' ? [] : [wrap(`In the middle: ${listed}.`, screen.width, '  ')]),
  ];
}

/** Name and money of everybody in columns, and beside them what lies there, in as many lines as it takes. */
export function tableLines(screen: Screen, setup: ParlourSetup, view: ParlourView): string[] {
  const { paint, width } = screen;
  const seen = seenBy(setup, view);
  const { result } = view;
  const bets = view.seats.some(({ bet }) => bet > 0);
  const scored = result?.scores.some((score) => score !== null) ?? false;
  const heads = [
    'Name',
    'Chips',
    ...(bets ? ['Bet'] : []),
    ...(scored ? ['Points'] : []),
    ...(result ? ['Won'] : []),
  ];
  const rows = view.seats.map(({ name, chips, bet }, seat) => [
    seat === view.seat ? paint('bold', `${name} (you)`) : name,
    `${chips}`,
    ...(bets ? [bet > 0 ? `${bet}` : ''] : []),
    ...(scored ? [`${result?.scores[seat] ?? '-'}`] : []),
    ...(result ? [`${result.won[seat]}`] : []),
  ]);
  const [head, ...left] = columns([heads, ...rows], 'lrrrr');
  const room = Math.max(...left.map(shownWidth)) + 2;
  const lines = left.map((line, seat) => {
    const words = seatWords(screen, seen, seat);
    const gap = ' '.repeat(room - shownWidth(line));
    return words === '' ? line : wrap(`${line}${gap}${words}`, width, ' '.repeat(room));
  });
  const pots = view.pots.length > 1 ? ` (${view.pots.map(({ amount }) => amount).join(' + ')})` : '';
  return [
    paint('dim', head),
    ...lines,
    ...(view.pot === 0 || view.game === 'dragon-hordes' ? [] : [`Pot: ${coins(view.pot)}${pots}.`]),
    ...middleLines(screen, seen),
  ];
}

/** The same for a game inside the inn, where nobody has chips; one's own hand with the rest. */
export function roundLines(screen: Screen, setup: ParlourSetup, view: ParlourView): string[] {
  const { paint, width } = screen;
  const seen = seenBy(setup, view);
  const seats = view.seats.flatMap(({ name, folded }, seat) => {
    const words = seatWords(screen, seen, seat);
    return folded || words === '' ? [] : [wrap(`${paint('bold', name)}: ${words}`, width, '    ')];
  });
  return [
    ...middleLines(screen, seen),
    ...seats,
    ...handLines(screen, setup, view, 'Your hand in the game:'),
  ].map((line) => `  ${line}`);
}

export function handLines(
  screen: Screen,
  setup: ParlourSetup,
  view: ParlourView,
  title = 'Your hand:',
): string[] {
  if (view.result !== null || view.seat < 0) return [];
  const hand = view.seats[view.seat].zones.hand;
  const seen = seenBy(setup, view);
  const { remark } = boardOf(seen);
  const rows =
    hand?.cards === null || hand === undefined || hand.size === 0
      ? []
      : [title, ...handRows(screen, hand.cards, (card) => remark?.(seen, card) ?? '')];
  const [worth] = worthOf(setup, view);
  return [...rows, ...(worth === undefined ? [] : [wrap(worth, screen.width, '  ')])];
}
