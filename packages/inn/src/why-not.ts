/** Why a card cannot be played now, in all the rules that stand in its way: for whoever asks about it. */
import type { CardDef, Cost } from './card.ts';
import { canPay } from './costs.ts';
import { momentFor, placeOf, refusal, type Moment } from './legality.ts';
import type { Run } from './run.ts';
import { areMates, isActive, isIn, isPresent } from './seats.ts';
import type { ChooseFrame, PlayFrame } from './state.ts';
import { targetSets, THING, thingOf } from './targets.ts';

/**
 * The rules a card in hand runs up against, the most telling first; empty if it may be played. `only`: one of its uses
 * is meant.
 */
export function whyNot(t: Run, seat: number, card: number, only = -1): string[] {
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
    (isPresent(t.s, seat) ? ['core.timing.response-order'] : notThere(t, seat)).forEach(add);
  } else
    for (let use = 0; use < def.uses.length; use++) {
      if (only >= 0 && use !== only) continue;
      const against = refusal(t, moment, seat, card, use, place);
      if (against === null) return [];
      if ((def.uses[use].from ?? 'hand') === place) {
        add(against);
        retold(t, moment, def, against).forEach(add);
        unpaid(t, seat, def.uses[use].cost).forEach(add);
      }
    }
  if (place === 'plot' && def.uses.every(({ from }) => from !== 'plot')) add('house.46-plotted-non-schemes');
  if (def.types.includes('action') && hasActed(t, seat))
    for (const rule of actionLimit(t, seat)) [rule, ...toldAgain(def, rule)].forEach(add);
  if (t.s.seats[seat].used.includes(card)) [ONCE, ...toldAgain(def, ONCE)].forEach(add);
  // The general rule behind the particular one.
  for (const type of def.types) add(GENERAL[type]);
  return rules;
}

/** The same rule as a book tells it for the card itself, or for the one that it would answer. */
function retold(t: Run, { subject }: Moment, def: CardDef, rule: string): string[] {
  const answered = subject?.k === 'play' ? t.def((subject as PlayFrame).card) : undefined;
  return [...toldAgain(def, rule), ...toldAgain(answered, rule)];
}

const toldAgain = (def: CardDef | undefined, rule: string): string[] => {
  const again = def?.retold?.[rule];
  return again === undefined ? [] : [again];
};

const ONCE = 'house.115-once-a-phase';

/** Between the first discard and the last draw nobody plays anything. */
function quiet(t: Run): string[] {
  const turn = t.turnFrame();
  if (t.s.phase !== 'discard' || turn === null || turn.done.length === 0) return [];
  const own = t.c.characters[turn.seat].hooks?.beforeDrawQuiet;
  return [...(own === undefined ? [] : [own]), 'core.discard-draw.no-play-during', 'core.ruling.draw-lock'];
}

/** While something is decided about a card that cannot be stopped: the rules that say so. */
function decidedOn(t: Run): string[] {
  // The stack is empty once the game is over.
  const top = t.stack.at(-1);
  const card = top?.k === 'choose' ? (top as ChooseFrame).card : -1;
  const rule = card < 0 ? undefined : t.def(card).refusals?.ignore;
  return rule === undefined ? [] : [rule];
}

/** The rules of what it costs and of the tokens that are not there. */
function unpaid(t: Run, seat: number, cost: Cost | undefined): string[] {
  if (cost === undefined || canPay(t, seat, cost)) return [];
  const { tokens = {}, rule } = cost;
  const held = t.s.seats[seat].tokens;
  const short = (t.c.characters[seat].tokens ?? []).flatMap(({ name, spending }) =>
    spending !== undefined && (held[name] ?? 0) < (tokens[name] ?? 0) ? [spending] : [],
  );
  return rule === undefined ? short : [...short, rule];
}

/** Nothing that is for another player goes to a teammate, nor does a Drink. */
const AGAINST_MATES = [
  'rdi6.team.targeting.another-player',
  'rdi6.team.drink.no-pass-to-teammate',
  'rdi6.team.drink.no-split-with-teammate',
  'core.targeting.another-player',
  'core.action.targets-declared',
] as const;

/** This turn's Action Phase is over for this seat: the one Action Card was played, or not wanted. */
const hasActed = (t: Run, seat: number): boolean =>
  isActive(t.s, seat) && t.s.seats[seat].actions === 0 && !['start', 'discard'].includes(t.s.phase);

/** How many Action Cards this seat has, by the rules of a team and of a Boss too. */
function actionLimit(t: Run, seat: number): string[] {
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
function notThere(t: Run, seat: number): string[] {
  if (!isIn(t.s, seat)) return ['core.losing.then-out'];
  // What sent this player out is the last card that they played.
  const last = t.s.seats[seat].discard.at(-1);
  const own = last === undefined ? [] : toldAgain(t.def(last), OUTSIDE);
  return [OUTSIDE, ...own, ...(t.c.teams ? ['rdi6.team.turn-ends.only-that-player'] : [])];
}

/** The rules against aiming a card at this target; empty if it may be aimed there now. */
export function whyNotOn(t: Run, seat: number, card: number, target: number): string[] {
  const against = whyNot(t, seat, card);
  if (against.length > 0) return against;
  const moment = momentFor(t, seat);
  const place = placeOf(t, seat, card) ?? 'hand';
  for (const [index, use] of t.c.defs[card].uses.entries())
    if (moment !== null && refusal(t, moment, seat, card, index, place) === null)
      if (targetSets(t, seat, use).some((set) => set.includes(target))) return [];
  if (target < t.s.seats.length && !isPresent(t.s, target)) return notThere(t, target);
  if (target < t.s.seats.length && target !== seat && areMates(t.s, target, seat)) return [...AGAINST_MATES];
  const own = t.c.defs[card].uses.flatMap(({ pick }) => pick?.choosesFor ?? []);
  if (target === t.c.automaton && own.length > 0) return own;
  const thing = target >= THING ? t.def(thingOf(target)) : undefined;
  return ['core.targeting.another-player', DECLARED, ...toldAgain(thing, DECLARED)];
}

const DECLARED = 'core.action.targets-declared';

const GENERAL: Readonly<Record<string, string>> = {
  action: 'core.action.only-in-action-phase',
  gambling: 'core.gambling.turn-options',
  cheating: 'core.gambling.turn-options',
  sometimes: 'core.cards.sometimes-condition',
  anytime: 'core.cards.anytime',
  drink: 'core.drink.reveal-top',
  event: 'core.drink-events.follow',
};
