/**
 * Cards are written with whatever fields they need; the rules read thousands of them a second. Here each becomes an
 * object of one shape, every field in its place, which is what V8 reads fastest (about a tenth of a game's time).
 */
import type { CardDef, CardType, Use, When } from '../cards/card.ts';
import { MOMENT_OF } from '../play/moments.ts';
import { scaleOf, whoOf, type Scale, type Who } from '../effects/effects.ts';
import type { Meaning } from '../effects/meaning.ts';
import { meansOf, verbOf } from '../effects/registry.ts';
import type { AnyVerb } from '../effects/verb.ts';

/** A use with the bit of its moment at hand. */
export interface ShapedUse extends Use {
  readonly bit: number;
  /** Its types, the card's where it has none of its own. */
  readonly typeBits: number;
  /** The types that it answers; 0: it does not matter. */
  readonly answersBits: number;
  /** It reaches everybody, its player included: a team game needs Champions for it. */
  readonly callsAll: boolean;
  /** The verbs of its effects, and what each of these would change or stop. */
  readonly verbs: readonly AnyVerb[];
  readonly means: readonly Meaning[];
  /** Whom each of them touches, where its verb does not know better. */
  readonly whos: readonly Who[];
  /** The token that the amount of each of them depends on, where it does. */
  readonly scales: readonly (Scale | undefined)[];
  /** It starts a Round of Gambling. */
  readonly startsRound: boolean;
}

export interface ShapedCard extends CardDef {
  readonly uses: readonly ShapedUse[];
}

const TYPE_BITS: Readonly<Record<CardType, number>> = {
  action: 1,
  gambling: 2,
  cheating: 4,
  sometimes: 8,
  anytime: 16,
  drink: 32,
  event: 64,
};

export const typeBits = (types: readonly CardType[] = []): number =>
  types.reduce((bits, type) => bits | TYPE_BITS[type], 0);

export const SOMETIMES = TYPE_BITS.sometimes;
export const CHEATING = TYPE_BITS.cheating;

/** All that a `when` can say. */
type AnyWhen = Record<string, unknown> & { readonly at: When['at'] };

function shapedWhen(when: When): When {
  // Of any kind of moment all fields are read, and all are written: that is the point of it.
  const w = when as unknown as AnyWhen;
  return {
    at: w.at,
    free: w.free,
    box: w.box,
    bears: w.bears,
    kind: w.kind,
    afterAnything: w.afterAnything,
    whoever: w.whoever,
    onlyInside: w.onlyInside,
    whose: w.whose,
    which: w.which,
    of: w.of,
    types: w.types,
    by: w.by,
    affects: w.affects,
    costsFortitude: w.costsFortitude,
    heals: w.heals,
    antes: w.antes,
    pays: w.pays,
    changesDrink: w.changesDrink,
    ignoresDrink: w.ignoresDrink,
    takesFromInn: w.takesFromInn,
    cheats: w.cheats,
    forcesOut: w.forcesOut,
    picksYou: w.picksYou,
    calling: w.calling,
  } as unknown as When;
}

function shapedUse(use: Use, types: readonly CardType[]): ShapedUse {
  const means = use.effects.map(meansOf);
  const startsRound = means.some(({ of, by }) => of === 'round' && by > 0);
  return {
    label: use.label,
    deed: use.deed,
    when: shapedWhen(use.when),
    pick: use.pick,
    effects: use.effects,
    from: use.from,
    cost: use.cost,
    stays: use.stays,
    oncePerPhase: use.oncePerPhase,
    silent: use.silent,
    types: use.types,
    evenIfProof: use.evenIfProof,
    proof: use.proof,
    alone: use.alone,
    ifNegated: use.ifNegated,
    speaksOf: use.speaksOf,
    worth: use.worth,
    bit: MOMENT_OF[use.when.at],
    typeBits: typeBits(use.types ?? types),
    answersBits: use.when.at === 'play' ? typeBits(use.when.types) : 0,
    callsAll: startsRound || use.effects.some((effect) => whoOf(effect) === 'each'),
    verbs: use.effects.map(({ verb }) => verbOf(verb)),
    means,
    whos: use.effects.map((effect) => whoOf(effect) ?? 'you'),
    scales: use.effects.map(scaleOf),
    startsRound,
  };
}

const shaped = new WeakMap<CardDef, ShapedCard>();

/** The card in its one shape; the same card is always the same object. */
export function shapedCard(def: CardDef): ShapedCard {
  let card = shaped.get(def);
  if (card === undefined) {
    card = {
      key: def.key,
      title: def.title,
      types: def.types,
      family: def.family,
      subtypes: def.subtypes,
      copies: def.copies,
      provenance: def.provenance,
      uses: def.uses.map((use) => shapedUse(use, def.types)),
      drink: def.drink,
      event: def.event,
      proof: def.proof,
      answeredOnlyBy: def.answeredOnlyBy,
      announce: def.announce,
      wages: def.wages,
      passive: def.passive,
      values: def.values,
      back: def.back,
      due: def.due,
      notes: def.notes,
      noHitBack: def.noHitBack,
      refusals: def.refusals,
      retold: def.retold,
      must: def.must,
    };
    shaped.set(def, card);
  }
  return card;
}
