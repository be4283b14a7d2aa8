/**
 * Variants that somebody has thought of: a game whose Order of Play is told anew, as data. They stand in the set-up, so
 * whoever has that can play them, and nothing of them is trusted before it is checked.
 */
import { BadSetup } from '@taproom/kernel';
import type { ParlourDef, ScriptStep, VariantDef } from './def.ts';
import type { BroughtStep } from './order-words.ts';
import type { ParlourSetup } from './state.ts';

export interface BroughtVariant {
  /** The game that it is a variant of. */
  readonly game: string;
  /** As set-ups name it. */
  readonly id: string;
  /** As people read it. */
  readonly name: string;
  /** From the first cards to the last Betting Round; the ante comes before it, the showdown after it. */
  readonly order: readonly BroughtStep[];
}

/** The rule by which such a variant is played. */
export const RETOLD = 'house.824-order-of-play';

export const ORDER_LIMITS = {
  variants: 12,
  steps: 16,
  bets: 5,
  exchanges: 4,
  exchanged: 5,
  dealt: 7,
} as const;

const SHARED: ReadonlySet<string> = new Set<ScriptStep['do']>([
  'ante',
  'deal',
  'bet',
  'exchange',
  'showdown',
]);
const isOwn = (step: ScriptStep): boolean => !SHARED.has(step.do);

/** The Order of Play as the book tells it, without variants or with one. */
const bookOrder = ({ id, script }: ParlourDef, ...variants: string[]): readonly ScriptStep[] =>
  script({ game: id, players: [], mode: 'betting', variants });

/** Each mistake in an Order of Play, in a sentence. Its steps have the right form. */
export function orderMistakes(def: ParlourDef, order: readonly BroughtStep[]): string[] {
  const { retold } = def;
  if (retold === undefined)
    return [
      `the Order of Play of ${def.name} is more than dealing, betting and exchanging: it stays as it is.`,
    ];
  const { hands } = retold;
  const mistakes: string[] = [];
  const book = bookOrder(def);
  const count = (what: BroughtStep['do'], steps: readonly { readonly do: string }[] = order): number =>
    steps.filter((step) => step.do === what).length;
  const cards = order.reduce((sum, step) => sum + (step.do === 'deal' ? step.n : 0), 0);
  if (order[0]?.do !== 'deal') mistakes.push('cards are dealt first.');
  if (cards < hands[0] || cards > hands[1])
    mistakes.push(
      `everybody is dealt ${cards} cards in all; in ${def.name} these are ${hands[0]} to ${hands[1]}.`,
    );
  const own = book.filter(isOwn).length;
  if (count('game') !== own)
    mistakes.push(
      `${def.name} has ${own} steps of its own ("game"), and ${count('game')} of them stand here.`,
    );
  const early = book
    .slice(
      0,
      book.findIndex((step) => step.do === 'bet'),
    )
    .filter(isOwn).length;
  const first = order.findIndex((step) => step.do === 'bet' || step.do === 'exchange');
  if (count('game', order.slice(0, Math.max(0, first))) < early)
    mistakes.push(`${def.name} has ${early} steps of its own before anybody bets or exchanges.`);
  if (count('bet') < 1) mistakes.push('nobody bets: at least one Betting Round is held.');
  for (const [what, most] of [
    ['bet', ORDER_LIMITS.bets],
    ['exchange', ORDER_LIMITS.exchanges],
  ] as const)
    if (count(what) > most)
      mistakes.push(`"${what}" stands there ${count(what)} times; ${most} are the most.`);
  return mistakes;
}

/** The variants of the book that have an Order of Play of their own. */
export function ownOrders(def: ParlourDef): string[] {
  const plain = JSON.stringify(bookOrder(def));
  return def.variants.map(({ id }) => id).filter((id) => JSON.stringify(bookOrder(def, id)) !== plain);
}

/** The game with what was brought for it among its variants. Throws BadSetup where that cannot be played. */
export function withBrought(def: ParlourDef, brought: readonly BroughtVariant[] | undefined): ParlourDef {
  if (brought === undefined) return def;
  checkForm(brought);
  const own = brought.filter(({ game }) => game === def.id);
  if (own.length === 0) return def;
  const ids = [...def.variants, ...own].map(({ id }) => id);
  const twice = ids.find((id, i) => ids.indexOf(id) !== i);
  if (twice !== undefined) throw new BadSetup(`Two variants of ${def.name} are called "${twice}".`);
  // One Order of Play at a time.
  const others = [...ownOrders(def), ...own.map(({ id }) => id)];
  const variants = own.map(({ id, name, order }): VariantDef => {
    const [mistake] = orderMistakes(def, order);
    if (mistake !== undefined) throw new BadSetup(`${name}: ${mistake}`);
    return { id, name, excludes: others.filter((other) => other !== id), rule: RETOLD };
  });
  return { ...def, variants: [...def.variants, ...variants] };
}

/** The steps of a game as it was agreed on: those of a variant that somebody brought, or the book's. */
export function stepsOf(def: ParlourDef, setup: ParlourSetup): readonly ScriptStep[] {
  const chosen = broughtIn(setup);
  if (chosen === undefined) return def.script(setup);
  const own = bookOrder(def).filter(isOwn);
  const steps = chosen.order.map((step): ScriptStep => (step.do === 'game' ? own.shift()! : step));
  return [{ do: 'ante' }, ...steps, { do: 'showdown' }];
}

/** The variant that somebody brought and that is played, if one is. */
export const broughtIn = ({ game, brought, variants }: Agreed): BroughtVariant | undefined =>
  brought?.find((variant) => variant.game === game && variants?.includes(variant.id));

type Agreed = Pick<ParlourSetup, 'game' | 'brought' | 'variants'>;

/** What comes from outside might be anything. */
function checkForm(brought: unknown): asserts brought is readonly BroughtVariant[] {
  if (!Array.isArray(brought) || brought.length > ORDER_LIMITS.variants || !brought.every(isBrought))
    throw new BadSetup(
      `\`brought\` is a list of at most ${ORDER_LIMITS.variants} variants, each with its Order of Play.`,
    );
}

function isBrought(value: unknown): boolean {
  const { game, id, name, order } = { ...(value as Partial<BroughtVariant> | null) };
  const isWord = (word: unknown): boolean => typeof word === 'string' && word !== '' && word.length <= 80;
  if (![game, id, name].every(isWord) || !Array.isArray(order)) return false;
  return order.length <= ORDER_LIMITS.steps && order.every(isStep);
}

function isStep(value: unknown): boolean {
  const step = { ...(value as { do?: unknown; n?: unknown; max?: unknown } | null) };
  const isCount = (n: unknown, most: number): boolean =>
    Number.isInteger(n) && Number(n) >= 1 && Number(n) <= most;
  if (step.do === 'deal') return isCount(step.n, ORDER_LIMITS.dealt);
  if (step.do === 'exchange') return isCount(step.max, ORDER_LIMITS.exchanged);
  return step.do === 'bet' || step.do === 'game';
}
