/** Why a card cannot be played now, in all the rules that stand in its way: for whoever asks about it. */
import type { CardId, SeatId } from '@taproom/kernel';
import type { CardDef, Cost } from '../cards/card.ts';
import { canPay } from '../table/costs.ts';
import { isGameRound } from '../gambling/gambling-game.ts';
import { outsideRound } from './legality-of-answers.ts';
import { momentFor, placeOf, refusal, type Moment } from './legality.ts';
import type { Run } from '../run.ts';
import { areMates, isActive, isIn, isPresent } from '../table/seats.ts';
import type { ShapedUse } from '../table/shapes.ts';
import type { Stroke } from '../table/state.ts';
import { targetSets, THING, thingOf } from './targets.ts';
import { verbOf } from '../effects/registry.ts';

/**
 * The rules a card in hand runs up against, the most telling first; empty if it may be played. `only`: one of its uses
 * is meant.
 */
export function whyNot(t: Run, seat: SeatId, card: CardId, only = -1): string[] {
  const place = placeOf(t, seat, card) ?? 'hand';
  const moment = momentFor(t, seat);
  const def = t.def(card);
  const rules: string[] = [];
  const add = (rule: string): void => {
    if (!rules.includes(rule)) rules.push(rule);
  };
  if (moment === null) {
    quiet(t).forEach(add);
    decidedOn(t).forEach(add);
    (isPresent(t.s, seat) ? [NOT_ASKED, ...notYet(t, def)] : notThere(t, seat)).forEach(add);
  } else
    for (let use = 0; use < def.uses.length; use++) {
      if (only >= 0 && use !== only) continue;
      const against = refusal(t, moment, seat, card, use, place);
      if (against === null) return [];
      const from = def.uses[use].from ?? 'hand';
      if (only >= 0 && from !== place) toldAgain(def, `from ${from}`).forEach(add);
      if (from === place) {
        add(against);
        retold(t, moment, def, against).forEach(add);
        inPlainer(t, moment, def.uses[use], against).forEach(add);
        unpaid(t, seat, def.uses[use].cost, card).forEach(add);
      }
    }
  // What lies there may be of the kind that does what it does by itself.
  if (place === 'play' && def.uses.every(({ from = 'hand' }) => from !== 'play'))
    [NOT_NOW, ...toldAgain(def, NOT_NOW)].forEach(add);
  if (place === 'plot' && def.uses.every(({ from }) => from !== 'plot')) add('house.46-plotted-non-schemes');
  if (def.types.includes('action') && hasActed(t, seat))
    for (const rule of actionLimit(t, seat)) [rule, ...toldAgain(def, rule)].forEach(add);
  if (t.s.seats[seat].used.includes(card)) [ONCE, ...toldAgain(def, ONCE)].forEach(add);
  if (def.uses.some(({ when }) => when.at === 'gamble')) notTheirTurn(t, seat).forEach(add);
  // The general rule behind the particular one.
  for (const type of def.types) add(GENERAL[type]);
  return rules;
}

/**
 * The same rule as a book tells it for the card itself, for the one or the Drinks that it would answer, or for the Event
 * under way.
 */
function retold(t: Run, { subject }: Moment, def: CardDef, rule: string): string[] {
  const answered = subject?.k === 'play' ? [subject.card] : [];
  const drinks = subject?.k === 'drinks' ? subject.groups.flat() : [];
  const events = t.stack.flatMap((frame) => (frame.k === 'event' ? [frame.card] : []));
  const cards = [...answered, ...drinks, ...events].map((card) => t.def(card));
  return [def, ...cards].flatMap((told) => toldAgain(told, rule));
}

/** Under which further ids the card's book tells this rule. */
export const toldAgain = (def: CardDef | undefined, rule: string): string[] =>
  [def?.retold?.[rule] ?? []].flat();

const NOT_NOW = 'core.cards.sometimes-condition';
const PASSING_ON = 'core.negate.not-reduce-redirect-pass';
const KEYWORD = 'core.negate.keyword';
const ONCE = 'house.115-once-a-phase';
const NOT_ASKED = 'core.timing.response-order';

/** What the card, or the one under way, says about when it is too early or too late for a response. */
function notYet(t: Run, def: CardDef): string[] {
  const play = t.stack.findLast((frame) => frame.k === 'play');
  return [def, play && t.def(play.card)].flatMap((card) => toldAgain(card, NOT_ASKED));
}

/** The same rule for the case at hand. */
function inPlainer(t: Run, { subject }: Moment, use: ShapedUse, rule: string): readonly string[] {
  const strokes = subject?.k === 'play' ? subject.strokes : [];
  switch (rule) {
    case 'core.changing-drinks.not-ordering':
      return strokes.flatMap(({ v }) => verbOf(v).changesNone ?? []);
    case 'core.affects.direct':
      return [
        ...(use.means.some(({ stop }) => stop === 'redirect') ? ['core.redirect.fortitude-only'] : []),
        ...strokes.flatMap(({ v }) => verbOf(v).affectsNone ?? []),
      ];
    case NOT_NOW:
      return ignoresDrinks(use) && onlyChangesDrinks(strokes) ? [PASSING_ON, KEYWORD] : [];
    case 'core.gambling.winning-hand':
      return t.round()?.control === -1 ? ['core.ruling.winning-hand-without-controller'] : [];
    default:
      return [];
  }
}

/** It answers whatever Ignores a Drink. */
const ignoresDrinks = ({ when }: ShapedUse): boolean => when.at === 'play' && when.ignoresDrink === true;

const onlyChangesDrinks = (strokes: readonly Stroke[]): boolean =>
  strokes.some(({ of }) => of === 'drink') && !strokes.some(({ stop }) => stop === 'drink');

/** Why this seat has no gambling turn now, while a Round goes on. */
function notTheirTurn(t: Run, seat: SeatId): string[] {
  const round = t.round();
  if (round === null || round.over) return [];
  if (!round.inside.includes(seat)) return [outsideRound(t, round, seat)];
  if (!isGameRound(round)) return round.turn === seat ? [] : ['core.gambling.clockwise'];
  // A game goes on step by step, and in the place of its Betting Rounds everybody has one turn.
  const isLap = round.game?.stack.some(({ k }) => k === 'card-play') === true;
  return isLap ? ['gii.app-b.card-play-round'] : ['gii.app-b.card-play-ends', 'gii.app-b.order-of-play'];
}

/** Between the first discard and the last draw nobody plays anything. */
function quiet(t: Run): string[] {
  const turn = t.turnFrame();
  if (t.s.phase !== 'discard' || turn === null || turn.done.length === 0) return [];
  const own = t.c.characters[turn.seat].hooks?.beforeDrawQuiet;
  return [own ?? [], 'core.discard-draw.no-play-during', 'core.ruling.draw-lock'].flat();
}

/** While something is decided about a card that cannot be stopped: the rules that say so. */
function decidedOn(t: Run): string[] {
  // The stack is empty once the game is over.
  const top = t.stack.at(-1);
  const card = top?.k === 'choose' ? top.card : -1;
  const rule = card < 0 ? undefined : t.def(card).refusals?.ignore;
  return rule === undefined ? [] : [rule];
}

/** The rules of what it costs and of the tokens that are not there. */
function unpaid(t: Run, seat: SeatId, cost: Cost | undefined, card: CardId): string[] {
  if (cost === undefined || canPay(t, seat, cost, card)) return [];
  const { tokens = {}, rule } = cost;
  const held = t.s.seats[seat].tokens;
  const short = (t.c.characters[seat].tokens ?? []).flatMap(({ name, spending }) =>
    spending !== undefined && (held[name] ?? 0) < (tokens[name] ?? 0) ? [spending] : [],
  );
  return rule === undefined ? short : [...short, rule];
}

const MATES = 'rdi6.team.targeting.another-player';

/** Nothing that is for another player goes to a teammate. */
const againstMates = ({ uses }: CardDef): string[] => [
  MATES,
  ...uses.flatMap(({ effects }) => effects.flatMap(({ verb }) => verbOf(verb).againstMates ?? [])),
  ANOTHER,
  DECLARED,
];

/** This turn's Action Phase is over for this seat: the one Action Card was played, or not wanted. */
const hasActed = (t: Run, seat: SeatId): boolean =>
  isActive(t.s, seat) && t.s.seats[seat].actions === 0 && !['start', 'discard'].includes(t.s.phase);

/** How many Action Cards this seat has, by the rules of a team and of a Boss too. */
function actionLimit(t: Run, seat: SeatId): string[] {
  const { actions, keepsActions } = t.c.terms;
  if (actions[seat] > 1) {
    const first = t.s.turns <= 1 ? ['rdi6.boss.actions-first-turn'] : [];
    return [...first, 'rdi6.boss.actions', 'core.action.one-optional'];
  }
  if (!t.c.teams) return ['core.action.one-optional'];
  const mode = keepsActions ? 'rdi6.boss.challengers-turn' : 'rdi6.thd.actions';
  return [
    'core.action.one-optional',
    'rdi6.team.turn.action-one-each',
    mode,
    'rdi6.team.turn.action-no-proxy',
  ];
}

const OUTSIDE = 'house.110-outside';

/** Out of the game, or only outside for a while. */
function notThere(t: Run, seat: SeatId): string[] {
  if (!isIn(t.s, seat)) return ['core.losing.then-out'];
  // What sent this player out is the last card that they played, or that another one played who is outside too.
  const outside = t.s.seats.filter((_, other) => isIn(t.s, other) && !isPresent(t.s, other));
  const piles = outside.flatMap(({ discard, decks }) => [discard, ...decks.map((side) => side.discard)]);
  const own = piles.flatMap((pile) =>
    pile.length === 0 ? [] : toldAgain(t.def(pile[pile.length - 1]), OUTSIDE),
  );
  return [OUTSIDE, ...own, ...(t.c.teams ? ['rdi6.team.turn-ends.only-that-player'] : [])];
}

/** The rules against aiming a card at this target; empty if it may be aimed there now. */
export function whyNotOn(t: Run, seat: SeatId, card: CardId, target: SeatId): string[] {
  const against = whyNot(t, seat, card);
  const away = target < t.s.seats.length && !isPresent(t.s, target);
  const missing = away ? [...notThere(t, target), ...toldAgain(t.def(card), OUTSIDE)] : [];
  if (against.length > 0) return [...against, ...missing];
  const moment = momentFor(t, seat);
  const place = placeOf(t, seat, card) ?? 'hand';
  for (const [index, use] of t.c.defs[card].uses.entries())
    if (moment !== null && refusal(t, moment, seat, card, index, place) === null)
      if (targetSets(t, seat, use).some((set) => set.includes(target))) return [];
  if (away) return missing;
  if (target < t.s.seats.length && target !== seat && areMates(t.s, target, seat))
    return againstMates(t.def(card));
  const choosing = t.c.defs[card].uses.flatMap(({ pick }) => pick?.choosesFor ?? []);
  if (target === t.c.automaton && choosing.length > 0) return choosing;
  const thing = target >= THING ? t.def(thingOf(target)) : undefined;
  if (isOwnThing(t, seat, target)) return [MATES, ...toldAgain(thing, MATES), ANOTHER, DECLARED];
  const again = target === seat ? toldAgain(t.def(card), ANOTHER) : [];
  const spared = t
    .def(card)
    .uses.flatMap(({ effects }) => effects.flatMap(({ verb }) => toldAgain(thing, `untouched by ${verb}`)));
  return [ANOTHER, ...again, DECLARED, ...toldAgain(thing, DECLARED), ...spared];
}

/** It lies in front of this player, or of a teammate. */
const isOwnThing = (t: Run, seat: SeatId, target: SeatId): boolean =>
  target >= THING &&
  t.s.seats.some((other, at) => areMates(t.s, at, seat) && other.play.includes(thingOf(target)));

const DECLARED = 'core.action.targets-declared';
const ANOTHER = 'core.targeting.another-player';

const GENERAL: Readonly<Record<string, string>> = {
  action: 'core.action.only-in-action-phase',
  gambling: 'core.gambling.turn-options',
  cheating: 'core.gambling.turn-options',
  sometimes: 'core.cards.sometimes-condition',
  anytime: 'core.cards.anytime',
  drink: 'core.drink.reveal-top',
  event: 'core.drink-events.follow',
};
