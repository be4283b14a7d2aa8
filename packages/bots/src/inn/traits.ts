/** What a card is good for, whatever the situation: read off its uses once, by what they change and stop. */
import type { CardDef, ShapedUse, Sip } from '@taproom/inn';

export interface Traits {
  /** Keeps harm off: stops cards, payments or Drinks, makes losses smaller, sends them on. */
  readonly ward: number;
  /** Takes control of a Round; so that only cheats can take it away; by cheating. */
  readonly control: boolean;
  readonly lock: boolean;
  readonly cheat: boolean;
  readonly starts: boolean;
  /** Needs no turn of one's own. */
  readonly anytime: boolean;
  /** Hits back, or answers in some other way that is no ward. */
  readonly answers: boolean;
  /** Of its best use as an Action. */
  readonly action: number;
  /** Of its best use at all. */
  readonly best: number;
}

interface Shaped extends CardDef {
  readonly uses: readonly ShapedUse[];
}

const known = new WeakMap<Shaped, Traits>();

export function traitsOf(card: Shaped): Traits {
  let traits = known.get(card);
  if (traits === undefined) {
    traits = read(card);
    known.set(card, traits);
  }
  return traits;
}

const ANSWERS: ReadonlySet<string> = new Set([
  'play',
  'drink',
  'event',
  'loss',
  'paid',
  'won',
  'collected',
  'round',
]);

/** A ward as good as this waits for its moment; weaker ones are spent on anything, or make room for other cards. */
export const STRONG_WARD = 1.3;

/** What its effects come to, each for whoever it happens to. */
export const useWorth = (use: ShapedUse): number =>
  use.effects.reduce((sum, effect, i) => sum + Math.abs(use.verbs[i].worth(effect)), use.worth ?? 0);

/** A Drink of one's own that hurts: what a card makes of it tells whether it keeps harm off or adds to it. */
const A_SIP: Sip = { harm: 3, mine: true, spite: 0.5, to: 'rival' };

const keepsOff = (use: ShapedUse): boolean => {
  const { at } = use.when;
  if (at !== 'play' && at !== 'drink' && at !== 'event') return false;
  return use.effects.some((effect, i) => {
    const verb = use.verbs[i];
    if (at === 'drink') return (verb.onDrink?.(effect, A_SIP) ?? 0) > 0;
    return use.means[i].stop !== '' || (at === 'play' && verb.saves !== undefined);
  });
};

function read(card: Shaped): Traits {
  const { uses } = card;
  const gambles = uses.filter(({ when }) => when.at === 'gamble');
  const takes = gambles.filter(({ means }) => means.some(({ of }) => of === 'round'));
  const worths = uses.map(useWorth);
  return {
    ward: Math.max(0, ...uses.map((use, i) => (keepsOff(use) ? Math.max(0.5, worths[i]) : 0))),
    control: takes.length > 0,
    lock: takes.some(({ effects }) => effects.some((effect) => 'lock' in effect && effect.lock === true)),
    cheat: card.types.includes('cheating'),
    starts: uses.some(({ startsRound }) => startsRound),
    anytime: uses.some(({ when }) => when.at === 'any'),
    answers: uses.some(({ when }) => ANSWERS.has(when.at)),
    action: Math.max(
      0,
      ...uses.map((use, i) => (use.when.at === 'action' && !use.startsRound ? worths[i] : 0)),
    ),
    // Two ways to use a card are more chances to.
    best: Math.max(0, ...worths) + (uses.length - 1) * 0.3,
  };
}
