/** The Red Dragon Inn as a definition for the kernel's engine. */
import {
  type Answers,
  type Asked,
  type AskFor,
  type CardId,
  checkControl,
  type Choice,
  type Control,
  defineGame,
  type Game,
  IllegalAnswer,
  isControl,
  type Many,
  NotAsked,
  pickSets,
  type Procedures,
  type Refusal,
  type SeatId,
  undeclared,
} from '@taproom/kernel';
import { mayAnswer } from './play/answering.ts';
import type { CardDef } from './cards/card.ts';
import { contentMaker, type Cast, type Content } from './table/content.ts';
import { copyState } from './table/copy.ts';
import { checkSetup, createState } from './table/set-up.ts';
import { eventFor, type InnEvent } from './table/log-event.ts';
import { forecast } from './show/forecast.ts';
import { labelOf } from './show/labels.ts';
import { invariantsOf } from './invariants.ts';
import { redeal } from './knowing/imagine.ts';
import { newMemory, remember } from './knowing/memory.ts';
import { isPayment } from './table/costs.ts';
import { drinkRefusal } from './play/legality-of-drinks.ts';
import { momentFor, placeOf, refusal } from './play/legality.ts';
import { toldAgain, whyNot, whyNotOn } from './play/why-not.ts';
import { playsOf } from './play/plays.ts';
import { canOrderFor } from './turn/order.ts';
import { castWith } from './packs/read.ts';
import { procedures as ownProcedures } from './procedures.ts';
import { windowRules } from './play/window.ts';
import { POTIONS, potionRefusal, usePotion } from './play/potions.ts';
import type { Answer, PlayAnswer, PotionAnswer, Question } from './play/question.ts';
import { Run, type InnTypes } from './run.ts';
import { areMates, inOrder, isIn, membersOf } from './table/seats.ts';
import { concede, concessionRefusal } from './turn/losing.ts';
import { asFrame, type InnSetup, type InnState } from './table/state.ts';
import { areTargets, drinkTargets, hitBackTargets } from './play/targets.ts';
import './effects/index.ts';
import { registerVerbs } from './effects/registry.ts';
import { openOf, ownOf } from './show/own.ts';
import { concerns, leavesNoTrace } from './play/taking-back.ts';
import { tell } from './show/sentences.ts';
import { Glance } from './show/glance.ts';
import { questionFor, viewOf } from './show/view.ts';

export interface Inn extends Game<InnTypes> {
  readonly cast: Cast;
  /** Runs a table that was arranged by hand on to its first question. */
  resume(state: InnState): InnEvent[];
  /** The rules against aiming a card at a target now; empty if it may be. */
  whyNotOn(state: InnState, seat: SeatId, card: CardId, target: SeatId): string[];
}

export interface InnOptions {
  /** Asks chance for a `turn-end` after each turn, before anything of the next one happens. */
  readonly pauses?: boolean;
}

/** The game for a cast: the rules know no card and no character but those they are given. */
export function createInn(cast: Cast, options: InnOptions = {}): Inn {
  registerVerbs(cast.verbs ?? []);
  const contentOf = contentMaker(cast, castWith);
  const firsts = new WeakMap<Content, InnState>();
  const sound = new WeakSet<InnSetup>();
  const procedures: Procedures<InnTypes, Run> = { ...ownProcedures, ...cast.procedures };
  const { game, enter, goOn } = defineGame<InnTypes, Run>({
    name: 'inn',
    content(setup) {
      // A house goes from table to table with every answer: a set-up is looked at once.
      if (!sound.has(setup)) {
        checkSetup(setup);
        sound.add(setup);
      }
      return contentOf(setup);
    },
    create(setup, content) {
      // Before anything has happened all tables that agreed on the same are alike.
      const first = firsts.get(content) ?? createState(setup, content);
      firsts.set(content, first);
      return copyState(first, setup);
    },
    newRun: () => new Run(options.pauses === true),
    procedures: () => procedures,
    answers: answersOf,
    asked,
    questionFor,
    check,
    // Nobody can answer a Potion Token, and it answers nothing: the question stays as it is. Nor who gives up.
    asides: {
      is: (answer) => answer.do === 'potion' || answer.do === 'concede',
      happen(t, answer) {
        if (answer.do === 'potion') usePotion(t, answer);
        else concede(t, answer.seat);
      },
    },
    view: (t, seat) => viewOf(t, seat),
    look: ({ s, c }, seat) => new Glance(s, c, seat),
    open: openOf,
    own: ownOf,
    eventFor,
    tell: ({ c }, event, viewer) => tell(c, event, viewer),
    numbers: ({ s }) =>
      s.seats.map(({ side }) => {
        const { fortitude, alcohol, gold } = s.sides[side];
        return { fortitude, alcohol, gold };
      }),
    turn: ({ s }) => s.turn,
    concerns,
    isOut: ({ s }, seat) => !isIn(s, seat),
    forecast: ({ c, s }) => forecast(c, s),
    leavesNoTrace: (t, step) => leavesNoTrace(t, step),
    copy: copyState,
    redeal,
    memory: newMemory,
    remember,
    invariants: invariantsOf(contentOf),
  });
  return {
    ...game,
    cast,
    resume(state) {
      if (state.ask !== null) throw new Error('A question is open already.');
      return goOn(enter(state));
    },
    whyNotOn: (state, seat, card, target) => whyNotOn(enter(state), seat, card, target),
  };
}

/** A window may be for several at once, and a team's question is for any of its members. */
function asked(t: Run, question: Question): Asked | null {
  const top = t.stack.at(-1);
  if (top?.k === 'window')
    return top.said === null
      ? { how: 'in-order', seats: [question.seat] }
      : { how: 'at-once', seats: undeclared(t, top, windowRules) };
  const mates = t.s.seats.map((_, seat) => seat).filter((seat) => mayAnswer(t, question, seat));
  return mates.length > 1 ? { how: 'any', seats: mates } : null;
}

function discarding(seat: SeatId, hand: readonly CardId[]): Many<Answer> {
  const items: Answer[] = [];
  for (const card of hand) items.push({ seat, do: 'discard', cards: [card] });
  return { min: 0, max: items.length, items, none: { seat, do: 'discard', cards: [] } };
}

const choosing = (
  seat: SeatId,
  { options, min, max }: Extract<Question, { kind: 'choose' | 'game' }>,
): Many<Answer> => {
  const items: Answer[] = [];
  for (let i = 0; i < options.length; i++) items.push({ seat, do: 'choose', picks: [i] });
  return { min, max, items, none: { seat, do: 'choose', picks: [] } };
};

const NONE: readonly never[] = [];

/** What can come in between whatever is asked. */
const isOutOfTurn = ({ do: what }: Answer): boolean => what === 'play' || what === 'potion';

function answersOf(t: Run, question: Question, ask: AskFor): Answers<Answer> {
  const seat = ask.seat ?? question.seat;
  const legal: Answer[] = [];
  let many: Answers<Answer>['many'];
  if (mayAnswer(t, question, seat))
    switch (question.kind) {
      case 'respond':
      case 'action':
      case 'gamble':
        legal.push({ seat, do: 'pass' });
        break;
      case 'discard':
        many = discarding(seat, t.s.seats[seat].hand);
        legal.push(many.none, ...many.items);
        break;
      case 'order':
        for (const to of inOrder(t.s, seat))
          if (canOrderFor(t, seat, to)) legal.push({ seat, do: 'order', to });
        break;
      case 'choose':
      case 'game':
        many = choosing(seat, question);
        if (question.min < 2) {
          if (question.min === 0) legal.push(many.none);
          legal.push(...many.items);
        } else
          for (const picks of pickSets(question.options.length, question.min))
            legal.push({ seat, do: 'choose', picks });
        if (question.max === 1 && question.min === 1) many = undefined;
        break;
      default:
        break;
    }
  const moment = seat >= 0 ? momentFor(t, seat) : null;
  if (moment !== null) playsOf(t, moment, seat, legal);
  if (seat >= 0 && t.side(seat).potions > 0 && potionRefusal(t, seat) === null)
    for (const gives of POTIONS) legal.push({ seat, do: 'potion', gives });
  if (ask.bare) return { seat, kind: question.kind, legal, many, choices: NONE, refused: NONE };
  const single = many === undefined || many.min < 2 ? legal : [...many.items, ...legal.filter(isOutOfTurn)];
  const choices: Choice<Answer>[] = single.map((answer) => ({ answer, label: labelOf(t, answer) }));
  return { seat, kind: question.kind, legal, many, choices, refused: ask.brief ? [] : refusalsOf(t, seat) };
}

/** Every card in hand that cannot be played now, with the rules that say so. */
function refusalsOf(t: Run, seat: SeatId): Refusal[] {
  if (seat < 0) return [];
  const refused: Refusal[] = [];
  const { hand, play, plot } = t.s.seats[seat];
  for (const card of [...hand, ...play, ...plot]) {
    const rules = whyNot(t, seat, card);
    if (rules.length > 0) refused.push({ card, what: t.def(card).title, rules });
  }
  return refused;
}

/** Throws, with the reason, if the answer does not fit the open question; nothing has been touched then. */
function check(t: Run, question: Question, answer: Answer): void {
  if (question.kind === 'turn-end') {
    if (answer.do === 'turn-end') return;
    throw new IllegalAnswer('The turn has ended; the next one has not begun yet.');
  }
  if (isControl(answer)) return checkWindow(t, answer);
  const { seat } = answer;
  if (!Number.isInteger(seat) || seat < 0 || seat >= t.s.seats.length)
    throw new IllegalAnswer(`There is no seat ${String(seat)} at this table.`);
  if (answer.do === 'play') return checkPlay(t, answer);
  if (answer.do === 'potion') return checkPotion(t, answer);
  if (answer.do === 'concede') return checkConcession(t, seat);
  if (!mayAnswer(t, question, seat))
    throw new NotAsked(`${nameOf(t, seat)} is not asked now; ${nameOf(t, question.seat)} is.`, [
      'core.timing.response-order',
    ]);
  switch (answer.do) {
    case 'pass':
      if (question.kind === 'respond' || question.kind === 'action' || question.kind === 'gamble') return;
      break;
    case 'discard':
      if (question.kind === 'discard') return checkCards(t, answer.cards, t.s.seats[seat].hand);
      break;
    case 'order':
      if (question.kind !== 'order') break;
      if (canOrderFor(t, seat, answer.to)) return;
      throw new IllegalAnswer('A Drink is ordered for another player who is in the game.', [
        t.c.characters[answer.to]?.automaton?.noOrders ?? 'core.order.other-player',
        // What a card orders goes to others, too.
        ...(t.below().k === 'turn' ? [] : ['core.extra-orders.face-down']),
        ...(answer.to !== seat && t.c.characters[answer.to] !== undefined && areMates(t.s, seat, answer.to)
          ? ['rdi6.team.turn.order-targets', sharedOrders(t)]
          : []),
      ]);
    case 'choose':
      if (question.kind === 'choose' || question.kind === 'game') return checkPicks(answer.picks, question);
      break;
    default:
      break;
  }
  throw new IllegalAnswer(`${nameOf(t, seat)} is asked to ${question.kind}, not to ${String(answer.do)}.`);
}

/** The clock closes a window, or a player takes back what they declared in it. */
function checkWindow(t: Run, answer: Control): void {
  const top = t.top();
  if (top.k !== 'window') throw new IllegalAnswer('No window is open.');
  checkControl(top, answer);
}

/** What the mode says about the Drinks that several players order together: in a Boss Battle only Challengers do. */
const sharedOrders = ({ c }: Run): string =>
  c.terms.keepsActions ? 'rdi6.boss.challengers-order' : 'rdi6.thd.order';

function checkPotion(t: Run, { seat, gives }: PotionAnswer): void {
  if (!POTIONS.includes(gives))
    throw new IllegalAnswer(`A Potion Token gives one of ${POTIONS.join(', ')}, not ${String(gives)}.`, [
      'rdi6.team.potion-use',
    ]);
  const against = potionRefusal(t, seat);
  if (against !== null) throw new IllegalAnswer('No Potion Token can be used now.', [against]);
}

function checkConcession(t: Run, seat: SeatId): void {
  const against = concessionRefusal(t, seat);
  if (against === null) return;
  throw new IllegalAnswer(
    membersOf(t, seat).length > 1
      ? 'Nobody gives up for their team: whoever leaves the table is played by a bot.'
      : 'One gives up in one’s own turn, when asked to discard or to act.',
    [against],
  );
}

/** In a window in which all have declared, only the clock is asked. */
function nameOf(t: Run, seat: SeatId): string {
  return t.c.characters[seat]?.name ?? 'the clock';
}

function checkCards(t: Run, cards: unknown, from: readonly number[]): void {
  if (!Array.isArray(cards)) throw new IllegalAnswer('The cards to discard are a list.');
  (cards as unknown[]).forEach((card, i) => {
    if (typeof card !== 'number' || !from.includes(card))
      throw new IllegalAnswer(`Card ${String(card)} is not in that hand.`);
    if (cards.indexOf(card) !== i)
      throw new IllegalAnswer(`"${t.def(card).title}" can be discarded only once.`);
  });
}

function checkPicks(picks: unknown, question: Extract<Question, { kind: 'choose' | 'game' }>): void {
  const { options, min, max } = question;
  const wanted = min === max ? `${min}` : `${min} to ${max}`;
  if (!Array.isArray(picks) || picks.length < min || picks.length > max)
    throw new IllegalAnswer(`Choose ${wanted} of the ${options.length}.`);
  (picks as unknown[]).forEach((pick, i) => {
    if (typeof pick !== 'number' || !Number.isInteger(pick) || pick < 0 || pick >= options.length)
      throw new IllegalAnswer(`There is no choice ${String(pick)}; they are 0 to ${options.length - 1}.`);
    if (picks.indexOf(pick) !== i) throw new IllegalAnswer('The same thing cannot be chosen twice.');
  });
}

/** Players whom a card picks are told apart before anything else is looked at. */
function whyNotAimed(def: CardDef, targets: unknown): string[] {
  const isTwice = Array.isArray(targets) && new Set(targets).size < targets.length;
  const distinct = isTwice ? ['core.targeting.distinct-picks'] : [];
  return [...distinct, ...distinct.flatMap((rule) => toldAgain(def, rule)), 'core.action.targets-declared'];
}

function checkPlay(t: Run, answer: PlayAnswer): void {
  const { seat, card, use, targets, drink } = answer;
  const place = typeof card === 'number' ? placeOf(t, seat, card) : null;
  if (place === null) throw new IllegalAnswer(`${nameOf(t, seat)} does not hold card ${String(card)}.`);
  const def = t.def(card);
  if (!Number.isInteger(use) || use < 0 || use >= def.uses.length)
    throw new IllegalAnswer(`"${def.title}" has no use ${String(use)}.`);
  const moment = momentFor(t, seat);
  const against = moment === null ? 'core.timing.response-order' : refusal(t, moment, seat, card, use, place);
  if (against !== null || moment === null)
    throw new IllegalAnswer(`"${def.title}" cannot be played now.`, [
      against ?? '',
      ...whyNot(t, seat, card, use),
    ]);
  const { pick, when, cost } = def.uses[use];
  if (!isPayment(t, seat, cost, answer.pays ?? [], card))
    throw new IllegalAnswer(`That does not pay for "${def.title}".`, ['house.114-costs']);
  const atThing =
    Array.isArray(targets) &&
    targets.length === 1 &&
    hitBackTargets(t, def.uses[use], moment.subject).includes(targets[0]);
  if (!Array.isArray(targets) || !(atThing || areTargets(t, seat, def.uses[use], targets)))
    throw new IllegalAnswer(`"${def.title}" cannot be aimed like that.`, whyNotAimed(def, targets));
  if (when.at !== 'drink') return;
  const pending = asFrame(moment.subject, 'drinks').drinks[drink];
  if (pending === undefined) throw new IllegalAnswer(`There is no Drink ${String(drink)} on the table.`);
  const rule = drinkRefusal(t, seat, def.uses[use], pending);
  if (rule !== null) throw new IllegalAnswer(`"${def.title}" does not work on that Drink.`, [rule]);
  if (pick && !drinkTargets(t, seat, def.uses[use], pending).some((set) => set.join() === targets.join()))
    throw new IllegalAnswer('That player is about to drink it already.');
}
