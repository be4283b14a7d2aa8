/** Choices: cards by what they are worth in hand, seats by whom it hurts, and everything else by trying what comes of it. */
import { answerChance, below, HOUSE, isChance, luckFrom, windowOf, type Luck } from '@taproom/kernel';
import type { Answer, Content, InnState, Question } from '@taproom/inn';
import { chooseGame } from './game.ts';
import type { Deciding, Mind } from './mind.ts';
import { keepWorth } from './keeping.ts';
import { useWorth } from './traits.ts';
import { BURDEN, goldWorth, lifeWithTokens, lifeWorth, ownsToken } from './numbers.ts';

type Choosing = Extract<Question, { kind: 'choose' }>;

/** More than so many ways are not tried one by one. */
const FEW = 12;

export function chooseFor(mind: Mind, table: Deciding): Answer {
  const question = mind.view.question as Choosing;
  const { options, min, max, what } = question;
  const seat = table.answers.seat;
  const game = chooseGame(table, what, options.length);
  if (game !== null) return game;
  const ways = table.answers.legal.filter((answer) => answer.do === 'choose');
  const cards = options.every(({ card }) => card !== undefined);
  if (max <= 1 && ways.length <= FEW && !(cards && min === 1 && isOwn(mind, options)))
    return bestTried(mind, table, ways);
  const rank = options.map((option, i) => ({
    i,
    worth: option.card === undefined ? 0 : keepWorth(mind, option.card),
  }));
  // Of one's own cards the least is given away; of what lies elsewhere the best is taken.
  const own = isOwn(mind, options);
  rank.sort((a, b) => (own ? a.worth - b.worth : b.worth - a.worth));
  const pick = (n: number): Answer => ({ seat, do: 'choose', picks: rank.slice(0, n).map(({ i }) => i) });
  const sizes = new Set([min, Math.min(max, Math.max(min, 1)), Math.min(max, min + 2), max]);
  const plans = [...sizes].sort((a, b) => a - b).map(pick);
  return plans.length === 1 ? plans[0] : bestTried(mind, table, plans);
}

const isOwn = ({ view, me }: Mind, options: Choosing['options']): boolean =>
  options.some(({ card }) => card !== undefined && view.seats[me].hand?.includes(card));

/** The answer after which one stands best if nobody else does anything about it. */
function bestTried(mind: Mind, table: Deciding, ways: readonly Answer[]): Answer {
  if (ways.length < 2) return ways[0] ?? table.answers.legal[0];
  const world = table.imagine();
  const seed = below(table.luck, 0x7fffffff);
  let best = ways[0];
  let most = -Infinity;
  for (const answer of ways) {
    const state = table.game.copy(world);
    letHappen(table.game, state, answer, luckFrom(seed));
    const worth = standing(mind, state, table.content);
    if (worth > most) {
      most = worth;
      best = answer;
    }
  }
  return best;
}

const STEPS = 30;

/** Until somebody has to decide about something new. */
function letHappen(inn: Deciding['game'], state: InnState, answer: Answer, luck: Luck): void {
  const { turns } = state;
  inn.apply(state, answer, true);
  for (let step = 0; step < STEPS; step++) {
    const question = inn.question(state);
    if (isChance(question)) inn.apply(state, answerChance(luck, question), true);
    else if (question.kind === 'respond' && state.turns === turns) passAll(inn, state, question.seat);
    else if (question.kind === 'choose') {
      const { legal } = inn.answers(state, { bare: true });
      // Others who may choose nothing do so: whoever expected them to bid just anything would bid all they have.
      const isLeft = question.min === 0 && question.seat !== answer.seat;
      inn.apply(
        state,
        isLeft ? { seat: question.seat, do: 'choose', picks: [] } : legal[below(luck, legal.length)],
        true,
      );
    } else return;
  }
}

/** Nobody says anything: one after the other, or all at once. */
export function passAll(inn: Deciding['game'], state: InnState, seat: number): void {
  inn.apply(state, windowOf(state) === null ? { seat, do: 'pass' } : { seat: HOUSE, do: 'close' }, true);
}

/** What a card in hand, one before its player, a token and a waiting Drink are worth, whatever they are. */
const A_CARD = 0.45;
const OWN_CARD = 0.8;
/** What is plotted can be played at once: it is worth more of what it does than a card that waits in hand. */
const FROM_PLOT = 0.8;
const A_THING = 1.2;
const A_TOKEN = 0.25;
const A_DRINK = 1.3;
const AWAY = 0.3;

/** One's own cards are worth what each of them is; of others' nobody knows. */
function cardsWorth(
  mind: Mind,
  cards: readonly number[],
  worthOf: (mind: Mind, card: number) => number,
): number {
  let worth = 0;
  for (const card of cards) worth += OWN_CARD * worthOf(mind, card);
  return worth;
}

/** A card that was laid down to be played from there, or for what its place brings. */
function plottedWorth({ content }: Mind, card: number): number {
  let most = 0;
  for (const use of content.defs[card].uses)
    if (use.from === 'plot') most = Math.max(most, useWorth(use) * FROM_PLOT);
  return A_TOKEN + most;
}

/** How one stands, in points: one's own, less those of the rivals, each as much as they matter. */
function standing(mind: Mind, state: InnState, content: Content): number {
  const { me, stakes, temper } = mind;
  let sum = 0;
  state.seats.forEach((at, seat) => {
    const mine = at.side === state.seats[me].side;
    const weight = mine ? 1 : -stakes[seat];
    if (weight === 0) return;
    const side = state.sides[at.side];
    const members = state.seats.filter(({ side: other }) => other === at.side).length;
    const tokens = at.tokens[content.characters[seat].drunkToken ?? ''] ?? 0;
    const life = lifeWithTokens(side.fortitude - side.alcohol - tokens, tokens);
    const gold = goldWorth(side.gold) * (mine ? temper.greed : 1);
    let worth = side.out === 0 ? (lifeWorth(life) + gold) / members : 0;
    for (const name in at.tokens)
      worth += at.tokens[name] * (ownsToken(content, seat, name) ? A_TOKEN : -BURDEN);
    worth += at.play.length * A_THING;
    worth +=
      seat === me
        ? cardsWorth(mind, at.hand, keepWorth) + cardsWorth(mind, at.plot, plottedWorth)
        : at.hand.length * A_CARD + at.plot.length * A_THING;
    worth -= at.drinkMe.length * A_DRINK + (at.backAt >= 0 ? AWAY : 0);
    sum += weight * worth;
  });
  return sum;
}
