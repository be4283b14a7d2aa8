/** A table at which what was only scored can be played: the same hand, roll or city, before somebody who plays. */
import type { Scenario } from '../language/scenario.ts';

/** Where at a table lies what is scored, if it is not called the same there. */
const CALLED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'heroes-plunder': { hand: 'loot' },
};

/** What everybody has in common. */
const COMMON: readonly string[] = ['king', 'war', 'dragon', 'common'];
const PLAYERS = ['Ann', 'Ben'] as const;

type Things = Readonly<Record<string, unknown>>;

/** As the text of a scenario. Which Leader of The Wheel is strongest is for the players to see to. */
export function tableOfScore({ head, about }: Scenario): string {
  const { game, variants = [], tie, leader: _, ...beside } = about.data() as Things & { game: string };
  const called = CALLED[game] ?? {};
  const split = (things: Things): [Things, Things] => {
    const entries = Object.entries(things).map(([key, value]) => [called[key] ?? key, value] as const);
    const isCommon = ([key]: readonly [string, unknown]): boolean => COMMON.includes(key);
    return [
      Object.fromEntries(entries.filter(isCommon)),
      Object.fromEntries(entries.filter((entry) => !isCommon(entry))),
    ];
  };
  const [common, own] = split(beside);
  const each = Array.isArray(tie) ? tie.map((one) => split(mapOf(one))[1]) : [{}];
  const hands = each.map((mine) => ({ ...own, ...mine }));
  // Of two that are compared both may name the same card, which a deck has but once.
  const given = Object.fromEntries(
    hands.slice(0, haveTheSame(hands) ? 1 : 2).map((mine, i) => [PLAYERS[i], mine]),
  );
  const table = { parlour: game, players: PLAYERS, variants };
  return JSON.stringify({ name: head.name, table, given: { ...common, ...given } });
}

function haveTheSame(hands: readonly Things[]): boolean {
  const [one, other] = hands.map((hand) => new Set(JSON.stringify(hand).match(/\w+\/\w+/g)));
  return other !== undefined && [...one].some((card) => other.has(card));
}

/** In a `tie` a list is a hand if it is of cards, dice if it is of numbers, else shipments. */
function mapOf(one: unknown): Things {
  if (typeof one === 'string') return { hand: [one] };
  if (!Array.isArray(one)) return one as Things;
  const [first] = one;
  const key = typeof first === 'number' ? 'dice' : Array.isArray(first) ? 'shipments' : 'hand';
  return { [key]: one };
}
