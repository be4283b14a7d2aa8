/** Help for the fifteen games: a door of its own, so that it is loaded only when it is wanted. */
import { parlour } from '../parlour.ts';
import { listed } from '../cards/words.ts';
import { payShares } from '../money/shares.ts';
import { broughtIn, RETOLD, type BroughtVariant } from '../table/brought.ts';
import { orderWords } from '../table/order-words.ts';
import type { ParlourDef, VariantDef } from '../table/def.ts';
import type { ParlourSetup } from '../table/state.ts';
import type { ParlourView } from '../table/view.ts';
import { citySquareHelp } from '../games/city-square/help.ts';
import { delveHelp } from '../games/delve/help.ts';
import { denOfThievesHelp } from '../games/den-of-thieves/help.ts';
import { doublerogueHelp } from '../games/doublerogue/help.ts';
import { dragonHordesHelp } from '../games/dragon-hordes/help.ts';
import { dragonHuntHelp } from '../games/dragon-hunt/help.ts';
import { heroesPlunderHelp } from '../games/heroes-plunder/help.ts';
import { jackOfAllTradesHelp } from '../games/jack-of-all-trades/help.ts';
import { kingsCouncilHelp } from '../games/kings-council/help.ts';
import { roguesAndWarriorsHelp } from '../games/rogues-and-warriors/help.ts';
import { spyNetworkHelp } from '../games/spy-network/help.ts';
import { streetsOfGreyportHelp } from '../games/streets-of-greyport/help.ts';
import { theWheelHelp } from '../games/the-wheel/help.ts';
import { threeKingdomsHelp } from '../games/three-kingdoms/help.ts';
import { threesHelp } from '../games/threes/help.ts';
import { ruleOfEventIn } from './behind.ts';
import type { Asked, GameHelp, Ranked, Said, Scored } from './help.ts';
import { Seen } from './seen.ts';
import { ANTE, BET, CARD_PLAY, GOLD, SHARE, SHARED_QUESTIONS, SHARED_ZONES } from './shared.ts';

export type { Asked, GameHelp, Ranked, Said, Scored } from './help.ts';
export type { Seen } from './seen.ts';
export { SHARED_RULES } from './behind.ts';
export { cityWithPlans } from '../games/city-square/help.ts';

/** By the ids of the games. */
export const GAME_HELP: Readonly<Record<string, GameHelp>> = {
  'city-square': citySquareHelp,
  delve: delveHelp,
  'den-of-thieves': denOfThievesHelp,
  doublerogue: doublerogueHelp,
  'dragon-hordes': dragonHordesHelp,
  'dragon-hunt': dragonHuntHelp,
  'heroes-plunder': heroesPlunderHelp,
  'jack-of-all-trades': jackOfAllTradesHelp,
  'kings-council': kingsCouncilHelp,
  'rogues-and-warriors': roguesAndWarriorsHelp,
  'spy-network': spyNetworkHelp,
  'streets-of-greyport': streetsOfGreyportHelp,
  'the-wheel': theWheelHelp,
  'three-kingdoms': threeKingdomsHelp,
  threes: threesHelp,
};

/** The help of a game as it was agreed on. */
export interface Help {
  readonly name: string;
  readonly goal: Said;
  readonly steps: readonly Said[];
  readonly scoring: readonly Scored[];
  readonly ranking: readonly Ranked[];
  readonly ties: Said;
  /** The variants in force, by their names. */
  readonly variants: readonly (Said & { readonly name: string })[];
}

export function helpFor(setup: ParlourSetup): Help {
  const def = parlour.defOf(setup);
  const help = GAME_HELP[def.id];
  const { variants = [] } = setup;
  const holds = (said: Said): boolean =>
    (said.with === undefined || variants.includes(said.with)) &&
    (said.without === undefined || !variants.includes(said.without));
  const brought = broughtIn(setup);
  const told = brought === undefined ? help.steps : retoldSteps(def, brought);
  return {
    name: def.name,
    goal: help.goal,
    steps: [
      ...told
        .filter(holds)
        .flatMap((step) => asPaid(step, setup))
        .map(onceInFull),
      ...paidOut(setup),
    ],
    scoring: help.scoring.filter(holds),
    ranking: (help.ranking ?? []).filter(holds),
    ties: help.ties,
    variants: def.variants
      .filter(({ id }) => variants.includes(id))
      .map((variant) => ({ ...saidOf(def, variant), name: variant.name })),
  };
}

/** The Order of Play of a variant that somebody brought. */
const retoldSteps = (def: ParlourDef, { order }: BroughtVariant): Said[] => [
  ANTE,
  ...orderWords(def.retold?.steps ?? [], order).map((text, i): Said =>
    order[i].do === 'bet' ? BET : { text, rules: [RETOLD] },
  ),
];

/** What a variant changes, as the help of its game tells it; one that somebody brought has told its Order of Play. */
const saidOf = ({ id }: ParlourDef, variant: VariantDef): Said =>
  variant.rule === undefined
    ? GAME_HELP[id].variants[variant.id]
    : { text: 'It has an Order of Play of its own.', rules: [variant.rule] };

/** What is done again and again is described once. */
const onceInFull = (step: Said, at: number, steps: readonly Said[]): Said =>
  step.money === undefined || steps.findIndex(({ text }) => text === step.text) === at
    ? step
    : { ...step, text: step.text.replace(/:.*$/, '.') };

/** Who gets how much of a pot of Shares. */
function paidOut({ mode, players, inside }: ParlourSetup): Said[] {
  if (mode !== 'shares' || inside) return [];
  const { won } = payShares(
    players.map((_, seat) => seat + 1),
    1,
    0,
  );
  const places = ['first', 'second', 'third'].flatMap((place, at) =>
    won[at] > 0 ? [`${won[at]} for the ${place} place`] : [],
  );
  const rule = players.length < 6 ? `table-${players.length}` : 'table-6-plus';
  return [{ text: `The pot is paid out in Shares: ${listed(places)}.`, rules: [`gii.app-d.${rule}`] }];
}

/** A step about money, as it is for this game: in the inn there are antes of Gold and cards, for Shares one ante. */
function asPaid(step: Said, { mode, inside, share }: ParlourSetup): Said[] {
  if (step.money === undefined) return [step];
  if (inside) return [step.money === 'ante' ? GOLD : CARD_PLAY];
  if (mode !== 'shares') return [step];
  if (step.money === 'bet') return [];
  return [
    share === undefined
      ? SHARE
      : { ...SHARE, text: `Ante: everybody puts ${share} into the pot, one Share.` },
  ];
}

/** The games by the words for which they are chosen in an evening. */
const GAME_NAMES = Object.fromEntries(
  parlour.defs.flatMap(({ id, name }) => [
    [id, name],
    [`${id} for shares`, `${name} for Shares`],
  ]),
);

/** The variants of a game, each with what it changes. */
const variantsSaid = (game: string): Asked['options'] =>
  Object.fromEntries(
    (parlour.defs.find(({ id }) => id === game)?.variants ?? []).map(({ id, name }) => [
      id,
      `${name}: ${GAME_HELP[game].variants[id].text}`,
    ]),
  );

/** What a question asks for, in the words of its game; without one it is a question of an evening. */
export function askedIn(game: string | null, what: string): Asked | undefined {
  const asked = (game === null ? undefined : GAME_HELP[game]?.questions[what]) ?? SHARED_QUESTIONS[what];
  if (asked === undefined) return undefined;
  if (what === 'game') return { ...asked, options: GAME_NAMES };
  return what === 'variants' && game !== null ? { ...asked, options: variantsSaid(game) } : asked;
}

/** The rule behind a line of the log; without a game it is one of an evening. */
export const ruleOfGambling = (game: string | null, e: string): string =>
  ruleOfEventIn(game === null ? undefined : GAME_HELP[game], e);

/** What a place on the table, or an open number, is called; a city's districts have no names. */
export const placeIn = (game: string, zone: string): string | undefined =>
  GAME_HELP[game]?.zones?.[zone] ?? SHARED_ZONES[zone];

/** A table as the viewer of it may know it. */
export const seenBy = (setup: ParlourSetup, view: ParlourView): Seen =>
  new Seen(parlour.defOf(setup), setup, view);

/** What the viewer's cards and dice are worth now, the answer first: from nothing but what they may know. */
export function worthOf(setup: ParlourSetup, view: ParlourView): string[] {
  if (view.seat < 0 || view.seats[view.seat].folded) return [];
  return GAME_HELP[setup.game].worth(seenBy(setup, view));
}
