/** A game as it was agreed on, worked out once: all tables with the same agreement share it. */
import { fullDeck } from '../cards/deck.ts';
import { holdBetting } from '../money/betting.ts';
import { stepsOf, withBrought } from './brought.ts';
import { checkAgreement } from './check-setup.ts';
import type { ParlourDef, ParlourProcedure, ScriptStep, Sees } from './def.ts';
import type { ParlourRun } from './run.ts';
import { ante, deal } from './script.ts';
import { showdown } from './showdown.ts';
import type { ParlourFrame, ParlourSetup, Spread } from './state.ts';

/** A step of the Order of Play, begun; `f` is the script's own frame. */
type Begin = (t: ParlourRun, f: ParlourFrame) => void;

export interface Plan {
  readonly def: ParlourDef;
  readonly procedures: Readonly<Record<string, ParlourProcedure>>;
  /** The seats in turn order. */
  readonly order: readonly number[];
  /** Any of them in turn order, by a bit for each: found once (`inOrder`). */
  readonly lists: (readonly number[])[];
  /**
   * A nought, a no, a nothing and an empty place for every seat, to begin with. Copies of one list are all of one kind for
   * V8; those that `map` makes are of another once it is compiled.
   */
  readonly zeros: readonly number[];
  readonly falses: readonly boolean[];
  readonly nulls: readonly null[];
  readonly spreads: readonly Spread[];
  readonly script: readonly Begin[];
  /** Before which steps the game waits for cards of the inn; only inside The Red Dragon Inn. */
  readonly waits: readonly boolean[];
  /** The first step is the ante: a replay may begin after it. */
  readonly antes: boolean;
  readonly zones: Readonly<Record<string, Sees>>;
  readonly reveals: readonly string[];
  readonly deck: readonly number[];
  /** How many cards the Order of Play takes off the deck for certain. */
  readonly dealt: number;
}

/** Steps in which something is decided or turned up: where a Betting Round lies between two, cards are played there. */
const EVENTFUL: ReadonlySet<string> = new Set<ScriptStep['do']>(['exchange', 'own']);

function beginning(step: ScriptStep): Begin {
  switch (step.do) {
    case 'ante':
      return ante;
    case 'deal': {
      const { n, zone = 'hand' } = step;
      return (t) => deal(t, n, zone);
    }
    case 'common':
    case 'dice':
    case 'common-dice': {
      const { do: k, n, zone } = step;
      return (t) => t.begin(k, { n, zone });
    }
    case 'bet':
      return holdBetting;
    case 'exchange':
      return (t) => t.begin('exchange', { n: step.max });
    case 'own':
      return (t) => t.begin(step.procedure, { n: step.n ?? 0 });
    case 'showdown':
      return showdown;
  }
}

const EMPTY: Spread = { cards: {}, dice: {} };

function cardsOf(step: ScriptStep, players: number): number {
  if (step.do === 'deal') return step.n * players;
  if (step.do === 'common') return step.n;
  return step.do === 'own' ? (step.cards ?? 0) : 0;
}

function planOf(def: ParlourDef, procedures: Plan['procedures'], setup: ParlourSetup): Plan {
  checkAgreement(withBrought(def, setup.brought), setup);
  const { players, first = 0, inside } = setup;
  const steps = stepsOf(def, setup);
  const isEventful = (step: ScriptStep | undefined): boolean => step !== undefined && EVENTFUL.has(step.do);
  return {
    def,
    procedures,
    order: players.map((_, turn) => (turn + first) % players.length),
    lists: [],
    zeros: players.map(() => 0),
    falses: players.map(() => false),
    nulls: players.map(() => null),
    spreads: players.map(() => EMPTY),
    script: steps.map(beginning),
    waits: steps.map((step, at) => inside === true && isEventful(step) && isEventful(steps[at - 1])),
    antes: steps[0].do === 'ante',
    zones: def.zones(setup),
    reveals: def.reveals ?? ['hand'],
    deck: fullDeck(def.dragons(setup)),
    dealt: steps.reduce((sum, step) => sum + cardsOf(step, players.length), 0),
  };
}

/** Whether two set-ups agree on all that a plan depends on; names and money are no part of it. */
function agree(a: ParlourSetup, b: ParlourSetup): boolean {
  return (
    a.mode === b.mode &&
    Array.isArray(b.players) &&
    a.players.length === b.players.length &&
    (a.first ?? 0) === (b.first ?? 0) &&
    a.inside === b.inside &&
    sameVariants(a.variants ?? NONE, b.variants ?? NONE) &&
    (a.brought === b.brought || JSON.stringify(a.brought) === JSON.stringify(b.brought))
  );
}

const NONE: readonly string[] = [];

function sameVariants(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** More agreements than a house has at a time; beyond them the oldest is worked out again. */
const MOST_KEPT = 64;

/** With every field there: whoever looks one up finds them all in the same places, which is quicker. */
const inFull = (procedure: ParlourProcedure): ParlourProcedure => ({ ...NO_FIELDS, ...procedure });

const NO_FIELDS: Omit<ParlourProcedure, 'steps'> = {
  onTop: undefined,
  answered: undefined,
  isAsked: undefined,
  questionFor: undefined,
  again: undefined,
};

/** The plans of one game, found by their agreement. */
export class Plans {
  readonly def: ParlourDef;
  readonly #procedures: Plan['procedures'];
  readonly #known: { readonly setup: ParlourSetup; readonly plan: Plan }[] = [];

  constructor(def: ParlourDef, procedures: Plan['procedures']) {
    this.def = def;
    this.#procedures = Object.fromEntries(Object.entries(procedures).map(([k, p]) => [k, inFull(p)]));
  }

  for(setup: ParlourSetup): Plan {
    const known = this.#known;
    for (let i = known.length - 1; i >= 0; i--) if (agree(known[i].setup, setup)) return known[i].plan;
    const plan = planOf(this.def, this.#procedures, setup);
    known.push({ setup, plan });
    if (known.length > MOST_KEPT) known.shift();
    return plan;
  }
}
