/** What the player of a gambling game sees before an answer is due: the table, the hand, the question. */
import {
  cardName,
  parlour,
  type ParlourQuestion,
  type ParlourSetup,
  type ParlourView,
  type ZoneView,
} from '@taproom/parlour';
import { columns, wrap, type Paint } from '../terminal.ts';

export interface Screen {
  readonly paint: Paint;
  readonly width: number;
}

/** Cards that are alike are counted: `2× Rogue/Hare`. */
function cardsWords(cards: readonly number[]): string {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(cardName(card), (counts.get(cardName(card)) ?? 0) + 1);
  return [...counts].map(([name, n]) => (n > 1 ? `${n}× ${name}` : name)).join(', ');
}

const zoneWords = (name: string, { size, cards }: ZoneView): string => {
  if (cards !== null) return `${name}: ${cardsWords(cards)}`;
  return `${name}: ${size === 1 ? '1 card' : `${size} cards`}`;
};

/** Everything in front of somebody, or in the middle, as one line. */
function spreadWords(
  spread: Pick<ParlourView['common'], 'zones' | 'dice'>,
  leaveOut: readonly string[],
): string {
  const zones = Object.entries(spread.zones).filter(
    ([name, { size }]) => size > 0 && !leaveOut.includes(name),
  );
  const dice = Object.entries(spread.dice).filter(([, values]) => values.length > 0);
  return [
    ...zones.map(([name, zone]) => zoneWords(name, zone)),
    ...dice.map(([name, values]) => `${name}: ${values.join(' ')}`),
  ].join('; ');
}

export function tableLines({ paint, width }: Screen, view: ParlourView): string[] {
  const rows = view.seats.map(({ name, chips, bet, folded, ...spread }, seat) => [
    seat === view.seat ? paint('bold', name) : name,
    `${chips}`,
    bet > 0 ? `${bet}` : '',
    folded ? 'out' : spreadWords(spread, seat === view.seat ? ['hand'] : []),
  ]);
  const heads = ['Name', 'Chips', 'Bet', 'In front of them'];
  const [head, ...lines] = columns([heads, ...rows], 'lrrl');
  const pots = view.pots.length > 1 ? ` (${view.pots.map(({ amount }) => amount).join(' + ')})` : '';
  const middle = spreadWords(view.common, []);
  const counts = Object.entries(view.counts).map(([name, values]) => `${name}: ${values.join(' ')}`);
  const common = [`Pot: ${view.pot}${pots}`, ...(middle === '' ? [] : [middle]), ...counts].join('; ');
  return [paint('dim', head), ...lines, wrap(`${common}.`, width, '  ')];
}

/** The same for a game inside the inn, where nobody has chips; one's own hand with the rest. */
export function gameLines({ paint, width }: Screen, view: ParlourView): string[] {
  const middle = spreadWords(view.common, []);
  const counts = Object.entries(view.counts).map(([name, values]) => `${name}: ${values.join(' ')}`);
  const common = [middle, ...counts].filter((words) => words !== '').join('; ');
  return [
    ...view.seats
      .filter(({ folded }) => !folded)
      .map(({ name, ...spread }) =>
        wrap(`${paint('bold', name)}: ${spreadWords(spread, [])}`, width, '    '),
      ),
    ...(common === '' ? [] : [wrap(`In the middle: ${common}.`, width, '    ')]),
  ].map((line) => `  ${line}`);
}

export function gameTitle({ game, variants = [] }: ParlourSetup): string {
  const def = parlour.defs.find(({ id }) => id === game);
  const names = variants.map((id) => def?.variants.find((variant) => variant.id === id)?.name ?? id);
  return `${def?.name ?? game}${names.length > 0 ? ` with ${names.join(', ')}` : ''}`;
}

export function handLines({ paint, width }: Screen, view: ParlourView): string[] {
  const hand = view.seats[view.seat]?.zones.hand;
  if (hand === undefined || hand.size === 0) return [];
  const words = hand.cards === null ? `${hand.size} cards that you may not look at` : cardsWords(hand.cards);
  return [wrap(`Your hand: ${paint('bold', words)}`, width, '  ')];
}

const CHOICES: Readonly<Record<string, string>> = {
  adjust: 'What does your card change',
  face: 'What shall the die show',
  take: 'Which card do you take, if any',
  replace: 'Which of your cards does it replace',
  exchange: 'Which cards do you exchange',
  'exchange-one': 'Do you exchange a card',
  'exchange-or-reroll': 'Which cards do you exchange, or which dice do you roll again',
  reroll: 'Which of your dice do you roll again',
  show: 'Which card do you show',
  keep: 'Which number do you keep',
  declare: 'What does your Dragon count as',
  assign: 'Whom do you put to work',
  sources: 'What determines the four jobs',
  scouts: 'Whom do you send ahead as scouts',
  turn: 'Do you hit, fold or defend',
  place: 'Where do you place which card',
  play: 'Which card do you play, and where',
  predict: 'What do you predict',
  loot: 'Which card goes to your loot',
  load: 'What do you load onto your cart',
  bribe: 'Which Rogues do you load before they are seen',
  guard: 'Does a Warrior drive somebody away',
  last: 'What becomes of your last cart',
  clock: 'Where does the card of the Clock go',
  horde: 'On which Dragon do you put the coin',
  steal: 'What does your Red Dragon steal',
  game: 'Which game do you choose',
  variants: 'With which variant, if any',
  bounty: 'How many coins do two Rogues cost',
  loan: 'Do you ask for a loan',
};

export function questionWords(question: ParlourQuestion): string {
  if (question.kind === 'bet') {
    const { current, mine } = question;
    if (current === 0) return 'Betting Round: check, bet or fold?';
    return `Betting Round: the Current Bet is ${current}, of which you have put in ${mine}.`;
  }
  if (question.kind !== 'choose') return '';
  const { what, min, max, options } = question;
  const most = Math.min(max, options.length);
  const how = min === most ? `${min}` : `${min} to ${most}`;
  return `${CHOICES[what] ?? `Choose (${what})`}? (${how})`;
}
