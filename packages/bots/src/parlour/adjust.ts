/** Inside The Red Dragon Inn: what to make of a Gambling or Cheating Card, by imagining what comes of it. */
import { below } from '@taproom/kernel';
import type { ParlourState, ParlourView } from '@taproom/parlour';
import type { Chooser } from './chooser.ts';
import { bestPlan } from './chance.ts';

type Plan = (state: ParlourState) => void;

/** Many plans are weighed, so each at fewer tables. */
const FEW = { samples: 8 } as const;

const FACES = [1, 2, 3, 4, 5, 6];
const NOTHING: Plan = () => {};

/** One's own cards that one knows, and where they lie. */
function known({ seats, seat }: ParlourView): { zone: string; at: number; card: number }[] {
  const { zones } = seats[seat];
  return Object.keys(zones)
    .filter((zone) => zone !== 'looked' && zone !== 'taken')
    .flatMap((zone) => (zones[zone].cards ?? []).map((card, at) => ({ zone, at, card })));
}

const turned =
  (me: number, from: number, to: () => number): Plan =>
  ({ seats }) => {
    const { dice } = seats[me];
    const zone = Object.keys(dice).find((name) => dice[name].includes(from));
    if (zone !== undefined) dice[zone] = dice[zone].with(dice[zone].indexOf(from), to());
  };

const put =
  (me: number, zone: string, at: number, card: number): Plan =>
  ({ seats }) =>
    (seats[me].cards[zone][at] = card);

/** A look at the deck costs nothing; of the dice the one whose change helps most, if any does. */
export const adjust: Chooser = ({ view, setup, luck }, { options }) => {
  const look = options.findIndex(({ die, word }) => die === undefined && word?.startsWith('look') === true);
  const dice = options.flatMap(({ die, word }, i) => (die === undefined ? [] : [{ i, die, word }]));
  const cards = known(view).length > 0;
  if (look >= 0 && cards && (dice.length === 0 || below(luck, 2) === 0)) return [look];
  const ways = dice.flatMap(({ i, die, word }) =>
    word?.startsWith('change') === true
      ? FACES.map((face) => ({ i, plan: turned(view.seat, die, () => face) }))
      : [{ i, plan: turned(view.seat, die, () => below(luck, 6) + 1) }],
  );
  const best = bestPlan(view, setup, luck, [NOTHING, ...ways.map(({ plan }) => plan)], FEW);
  return best > 0 ? [ways[best - 1].i] : [];
};

/** The face that is not offered is the one that the die shows now. */
export const face: Chooser = ({ view, setup, luck }, { options }) => {
  const now = FACES.find((n) => !options.some(({ die }) => die === n)) ?? 0;
  const plans = options.map(({ die = 0 }) => turned(view.seat, now, () => die));
  const best = bestPlan(view, setup, luck, plans, FEW);
  return best < 0 ? null : [best];
};

export const take: Chooser = ({ view, setup, luck }, { options }) => {
  const ways = options.flatMap(({ card = -1 }, i) =>
    known(view).map(({ zone, at }) => ({ i, plan: put(view.seat, zone, at, card) })),
  );
  const best = bestPlan(view, setup, luck, [NOTHING, ...ways.map(({ plan }) => plan)], FEW);
  return best > 0 ? [ways[best - 1].i] : [];
};

export const replace: Chooser = ({ view, setup, luck }, { options }) => {
  const [taken = -1] = view.seats[view.seat].zones.taken?.cards ?? [];
  const own = known(view);
  const plans = options.map(({ card, word = '' }) => {
    const place = own.find((other) => other.card === card);
    return put(view.seat, place?.zone ?? word, place?.at ?? 0, taken);
  });
  const best = bestPlan(view, setup, luck, plans, FEW);
  return best < 0 ? null : [best];
};
