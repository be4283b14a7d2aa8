/** The mats as a table: who has how much Fortitude left before their Alcohol Content catches up. */
import { BROKE, PASSED_OUT, type Content, type InnView, type SeatView } from '@taproom/inn';
import { columns, type Paint } from './terminal.ts';

const TRACK = 20;
/** Below this the bars are half as long, so that the table fits. */
const FULL_WIDTH = 96;

export function matLines(view: InnView, content: Content, paint: Paint, width: number): string[] {
  const scale = width < FULL_WIDTH ? 2 : 1;
  const head = ['', 'Name', 'Fortitude', 'Alcohol', 'Left', '', 'Gold', 'Hand', 'Drink Me!', ''];
  const rows = view.seats.map((seat, at) => matRow(view, seat, at, paint, scale));
  const [titles, ...lines] = columns([head, ...rows], 'llrrrlrrrl');
  const bank = `The Inn has ${view.inn} Gold; ${view.drinkDeck} cards in the Drink Deck.`;
  return [
    paint('dim', titles),
    ...lines,
    ...view.seats.flatMap((seat) => laidLines(seat, content)),
    paint('dim', bank),
  ];
}

function matRow(view: InnView, seat: SeatView, at: number, paint: Paint, scale: number): string[] {
  const left = Math.max(0, seat.fortitude - seat.alcohol);
  const name = at === view.seat ? paint('bold', `${seat.name} (you)`) : seat.name;
  const turn = at === view.turn ? '▸' : '';
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
    asides(seat),
  ];
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
  return seat.out === PASSED_OUT ? 'out: passed out' : '';
}

function asides(seat: SeatView): string {
  const tokens = Object.entries(seat.tokens)
    .filter(([, n]) => n !== 0)
    .map(([name, n]) => `${name} ${n}`);
  return [...(seat.backAt >= 0 ? ['outside'] : []), ...tokens].join(', ');
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
