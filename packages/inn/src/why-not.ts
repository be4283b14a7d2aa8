/** Why a card cannot be played now, in all the rules that stand in its way: for whoever asks about it. */
import type { Cost } from './card.ts';
import { momentFor, placeOf, refusal } from './legality.ts';
import type { Run } from './run.ts';
import { areMates, isActive, isIn, isPresent } from './seats.ts';
import { targetSets } from './targets.ts';

/** The rules a card in hand runs up against, the most telling first; empty if it may be played. */
export function whyNot(t: Run, seat: number, card: number): string[] {
  const place = placeOf(t, seat, card) ?? 'hand';
  const moment = momentFor(t, seat);
  const def = t.def(card);
  const rules: string[] = [];
  const add = (rule: string): void => {
    if (!rules.includes(rule)) rules.push(rule);
  };
  if (moment === null) add(isPresent(t.s, seat) ? 'core.timing.response-order' : notThere(t, seat));
  else
    for (let use = 0; use < def.uses.length; use++) {
      const against = refusal(t, moment, seat, card, use, place);
      if (against === null) return [];
      if ((def.uses[use].from ?? 'hand') === place) {
        add(against);
        unpaid(t, seat, def.uses[use].cost).forEach(add);
      }
    }
  if (def.types.includes('action') && hasActed(t, seat)) add('core.action.one-optional');
  // The general rule behind the particular one.
  for (const type of def.types) add(GENERAL[type]);
  return rules;
}

/** The rules of the tokens that it costs and that are not there. */
function unpaid(t: Run, seat: number, cost: Cost | undefined): string[] {
  const { tokens = {} } = cost ?? {};
  const held = t.s.seats[seat].tokens;
  return (t.c.characters[seat].tokens ?? []).flatMap(({ name, spending }) =>
    spending !== undefined && (held[name] ?? 0) < (tokens[name] ?? 0) ? [spending] : [],
  );
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

/** Out of the game, or only outside for a while. */
const notThere = (t: Run, seat: number): string =>
  isIn(t.s, seat) ? 'house.110-outside' : 'core.losing.then-out';

/** The rules against aiming a card at this target; empty if it may be aimed there now. */
export function whyNotOn(t: Run, seat: number, card: number, target: number): string[] {
  const against = whyNot(t, seat, card);
  if (against.length > 0) return against;
  const moment = momentFor(t, seat);
  const place = placeOf(t, seat, card) ?? 'hand';
  for (const [index, use] of t.c.defs[card].uses.entries())
    if (moment !== null && refusal(t, moment, seat, card, index, place) === null)
      if (targetSets(t, seat, use).some((set) => set.includes(target))) return [];
  if (target < t.s.seats.length && !isPresent(t.s, target)) return [notThere(t, target)];
  if (target < t.s.seats.length && target !== seat && areMates(t.s, target, seat)) return [...AGAINST_MATES];
  const own = t.c.defs[card].uses.flatMap(({ pick }) => pick?.choosesFor ?? []);
  if (target === t.c.automaton && own.length > 0) return own;
  return ['core.targeting.another-player', 'core.action.targets-declared'];
}

const GENERAL: Readonly<Record<string, string>> = {
  action: 'core.action.only-in-action-phase',
  gambling: 'core.gambling.turn-options',
  cheating: 'core.gambling.turn-options',
  sometimes: 'core.cards.sometimes-condition',
  anytime: 'core.cards.anytime',
  drink: 'core.drink.reveal-top',
  event: 'core.drink-events.follow',
};
