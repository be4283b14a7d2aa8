/** Gambling in the terminal, a game or an evening of them: the table, the hand, the question. */
import {
  cardName,
  parlour,
  type EveningTypes,
  type EveningView,
  type ParlourQuestion,
  type ParlourSetup,
  type ParlourTypes,
  type ParlourView,
  type ZoneView,
} from '@taproom/parlour';
import type { Scene } from './scene.ts';
import { columns, several, wrap, type Screen } from './text.ts';

const HELP = `  to N           bet, or raise, to a total of N
  leave          leave a game that may be left at any time, also while others think`;

/** What a game and an evening of them have in common: they ask the same questions. */
const COMMON = {
  help: HELP,
  question: questionWords,
  hint: (question: ParlourQuestion) =>
    question.kind === 'bet' && question.most > question.current
      ? `  Or \`to N\` for any total from ${question.least} to ${question.most}.`
      : null,
  typed(line, question) {
    const total = /^(?:bet|raise|to|raise to)\s*(\d+)$/i.exec(line);
    if (total === null || question.kind !== 'bet') return null;
    return { seat: question.seat, do: 'raise', to: Number(total[1]) };
  },
  why: (refused) =>
    refused.length === 0
      ? ['Nothing that one might want to do is forbidden now.']
      : refused.map(({ what, why, rules }) => `${what}: ${why} (${rules.join(', ')})`),
} satisfies Partial<Scene<ParlourTypes>>;

export const parlourScene = (screen: Screen): Scene<ParlourTypes> => ({
  ...COMMON,
  table: (view) => tableLines(screen, view),
  hand: (view) => handLines(screen, view),
  isOut: ({ seats, seat }) => seats[seat].folded,
  end({ seats, seat, result, carried }, winners) {
    const won = result?.won[seat] ?? 0;
    return [
      winnersWords(seats, winners, seat, 'game'),
      `You took ${won} ${won === 1 ? 'coin' : 'coins'} out of the pot${carried > 0 ? `; ${carried} stay in it` : ''}.`,
    ];
  },
});

export const eveningScene = (screen: Screen): Scene<EveningTypes> => ({
  ...COMMON,
  table: (view) => (view.game === null ? eveningLines(screen, view) : tableLines(screen, view.game)),
  hand: ({ game }) => (game === null ? [] : handLines(screen, game)),
  isOut: () => false,
  end: ({ seats, seat }, winners) => [
    winnersWords(seats, winners, seat, 'evening'),
    ...(seat < 0 ? [] : [`You have ${seats[seat].score} in the end.`]),
  ],
});

function winnersWords(
  seats: readonly { readonly name: string }[],
  winners: readonly number[],
  me: number,
  what: string,
): string {
  if (winners.length === 0) return `The ${what} is over.`;
  const names = several(winners.map((seat) => seats[seat].name));
  if (winners.length > 1) return `A tie between ${names}.`;
  return winners[0] === me ? 'You win!' : `${names} wins.`;
}

/** Money and markers, between two games. */
function eveningLines({ paint, width }: Screen, view: EveningView): string[] {
  const rows = view.seats.map(({ name, chips, loans, debts, score }, seat) => [
    seat === view.seat ? paint('bold', name) : name,
    `${chips}`,
    loans > 0 ? `${loans}` : '',
    debts > 0 ? `${debts}` : '',
    `${score}`,
  ]);
  const [head, ...lines] = columns([['Name', 'Chips', 'Loans', 'Debts', 'Counts'], ...rows], 'lrrrr');
  const left = view.carried > 0 ? ` ${view.carried} in the pot.` : '';
  return [paint('dim', head), ...lines, wrap(`Game ${view.round} of ${view.rounds}.${left}`, width, '  ')];
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

function tableLines({ paint, width }: Screen, view: ParlourView): string[] {
  const rows = view.seats.map(({ name, chips, bet, folded, ...spread }, seat) => [
    seat === view.seat ? paint('bold', name) : name,
    `${chips}`,
    bet > 0 ? `${bet}` : '',
    // One's own hand has a line of its own until the game is over.
    folded ? 'out' : spreadWords(spread, seat === view.seat && view.result === null ? ['hand'] : []),
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

function handLines({ paint, width }: Screen, view: ParlourView): string[] {
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
