/** The mats as a table: who has how much Fortitude left before their Alcohol Content catches up. */
import {
  BROKE,
  CONCEDED,
  PASSED_OUT,
  tokenWords,
  type CharacterDef,
  type Content,
  type InnView,
  type SeatView,
} from '@taproom/inn';
import { columns, type Paint } from './text.ts';

const TRACK = 20;
/** Below this the bars are half as long, so that the table fits. */
const FULL_WIDTH = 96;

export function matLines(view: InnView, content: Content, paint: Paint, width: number): string[] {
  const scale = width < FULL_WIDTH ? 2 : 1;
  const head = ['', 'Name', 'Fortitude', 'Alcohol', 'Left', '', 'Gold', 'Hand', 'Drink Me!', ''];
  const rows = view.seats.map((seat, at) =>
    matRow(view, seat, at, asides(seat, content.characters[at]), paint, scale),
  );
  const [titles, ...lines] = columns([head, ...rows], 'llrrrlrrrl');
  const bank = `The Inn has ${view.inn} Gold; ${view.drinkDeck} cards in the Drink Deck.`;
  return [
    paint('dim', titles),
    ...lines,
    ...view.seats.flatMap((seat) => laidLines(seat, content)),
    paint('dim', bank),
    ...extraLines(view, content).map((line) => paint('dim', line)),
  ];
}

/** Decks of Events with their counters, whose Drinks are served, and the Prizes that can be won. */
function extraLines({ events, tavern, prizes }: InnView, content: Content): string[] {
  const titles = (cards: readonly number[]): string =>
    cards.length === 0 ? 'none' : cards.map((card) => `“${content.defs[card].title}”`).join(', ');
  const decks = events.map(({ title, size, counters }) => {
    const left = `${counters} Progress Counter${counters === 1 ? '' : 's'}`;
    return `The ${title} has ${size} cards, with ${left} on it.`;
  });
  if (tavern !== null) decks.push(`Drinks are ordered from the ${tavern.title}: ${tavern.size} left.`);
  if (prizes === null) return decks;
  const pot = prizes.pot.length > 0 ? `; in the pot: ${titles(prizes.pot)}` : '';
  return [...decks, `Prizes in the Inn: ${titles(prizes.inn)}; used: ${titles(prizes.bin)}${pot}.`];
}

function matRow(
  view: InnView,
  seat: SeatView,
  at: number,
  aside: string,
  paint: Paint,
  scale: number,
): string[] {
  if (seat.tracks.length > 0) return automatedRow(view, seat, at, aside);
  const left = Math.max(0, seat.fortitude - seat.alcohol);
  const name = at === view.seat ? paint('bold', `${seat.name} (you)`) : `${seat.name}${teamMark(view, seat)}`;
  const turn = seat.side === view.seats[view.turn].side ? '▸' : '';
  if (seat.out !== 0) return [turn, paint('dim', name), '', '', '', outWords(seat), '', '', '', ''];
  const numbers = [seat.gold, seat.handSize, seat.drinkMe].map(String);
  return [
    turn,
    name,
    `${seat.fortitude}`,
    `${seat.alcohol}`,
    `${left}`,
    bar(seat, left, paint, scale),
    ...numbers,
    aside,
  ];
}

/** Whoever plays on the viewer's side is marked so. */
const teamMark = (view: InnView, { side }: SeatView): string =>
  view.seat >= 0 && view.seats[view.seat].side === side ? ' (with you)' : '';

/** A seat that nobody plays: a short track for each of the others, told in words. */
function automatedRow(view: InnView, seat: SeatView, at: number, aside: string): string[] {
  const tracks = seat.tracks.map(
    (track) => `${track.alcohol} of ${track.fortitude} on ${view.seats[track.seat].name}’s track`,
  );
  const turn = at === view.turn ? '▸' : '';
  return [turn, seat.name, '', '', '', tracks.join(', '), '', '', `${seat.drinkMe}`, aside];
}

/** Alcohol from the left, then what is left of the player, then what they have lost. */
function bar(seat: SeatView, left: number, paint: Paint, scale: number): string {
  const length = TRACK / scale;
  const upTo = (points: number): number => Math.max(0, Math.min(length, Math.ceil(points / scale)));
  // Rounded so that a player who still stands shows at least one block.
  const sound = upTo(left);
  const drunk = Math.max(0, upTo(seat.fortitude) - sound);
  const lost = length - sound - drunk;
  const style = left <= 5 ? 'red' : 'green';
  return (
    paint('yellow', '▒'.repeat(drunk)) + paint(style, '█'.repeat(sound)) + paint('dim', '·'.repeat(lost))
  );
}

function outWords(seat: SeatView): string {
  if (seat.out === BROKE) return 'out: no Gold left';
  if (seat.out === CONCEDED) return 'out: has given up';
  return seat.out === PASSED_OUT ? 'out: passed out' : '';
}

function asides(seat: SeatView, { tokens: known = [] }: CharacterDef): string {
  const tokens = Object.entries(seat.tokens)
    .filter(([, n]) => n !== 0)
    .map(([name, n]) => `${n} ${tokenWords(name, n, known.find((token) => token.name === name)?.words)}`);
  const potions = seat.potions > 0 ? [`potions ${seat.potions}`] : [];
  const shuns = seat.shuns ? ['Ignores Action Cards'] : [];
  const held = seat.held ? ['may not defend'] : [];
  return [...(seat.backAt >= 0 ? ['outside'] : []), ...shuns, ...held, ...potions, ...tokens].join(', ');
}

/** What lies in front of a player: open cards, with what they are worth now, and how many are plotted. */
function laidLines(seat: SeatView, content: Content): string[] {
  const laid = seat.play.map((card) => {
    const { title, values } = content.defs[card];
    return values === undefined ? `“${title}”` : `“${title}” (${values[seat.marks[card] ?? 0]})`;
  });
  const plotted = seat.plot?.map((card) => `“${content.defs[card].title}” (plotted)`) ?? [];
  const hidden = seat.plot === null && seat.plotSize > 0 ? [`${seat.plotSize} plotted`] : [];
  const all = [...laid, ...plotted, ...hidden];
  return all.length === 0 || seat.out !== 0 ? [] : [`   In front of ${seat.name}: ${all.join(', ')}.`];
}
