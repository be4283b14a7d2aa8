/** What may be given for a player: one reader for each key. */
import type { Desk } from '../language/desk.ts';
import { unknownKey } from '../language/keys.ts';
import { notYet, type Problems } from '../language/problem.ts';
import type { Spot } from '../language/spot.ts';
import { readCards, readPile } from './lists.ts';
import type { SeatPlan } from './plan.ts';

export type PlayerKey = (value: Spot, plan: SeatPlan, desk: Desk, seat: number, problems: Problems) => void;

const TRACK_MAX = 20;

/** The counters of the books. None of the characters who have them has come in so far. */
export const TOKENS = [
  'scarabs',
  'blood',
  'momentum',
  'hellfire',
  'drunkenChi',
  'salve',
  'splint',
  'bandage',
  'potions',
];

export const PLAYER_KEYS: Readonly<Record<string, PlayerKey>> = {
  fortitude(value, plan) {
    plan.fortitude = value.whole('fortitude', 0, TRACK_MAX);
  },
  alcohol(value, plan) {
    plan.alcohol = value.whole('alcohol', 0, TRACK_MAX);
  },
  gold(value, plan) {
    plan.gold = value.whole('gold');
  },
  hand(value, plan, desk, seat) {
    plan.hand = readCards(value, 'hand', (line, typed) => desk.own(line, seat, typed));
  },
  deck(value, plan, desk, seat) {
    plan.deck = readPile(value, 'deck', (line, typed) => desk.own(line, seat, typed));
  },
  discard(value, plan, desk, seat) {
    plan.discard = readCards(value, 'discard', (line, typed) => desk.own(line, seat, typed));
  },
  drinkMe(value, plan, desk) {
    plan.drinkMe = readCards(value, 'drinkMe', (line, typed) => desk.drink(line, typed).key);
  },
  tokens(value, _plan, _desk, _seat, problems) {
    for (const token of value.entries('tokens'))
      problems.attempt(() => {
        if (!TOKENS.includes(token.key)) throw unknownKey(token.line, token.key, '`tokens`', TOKENS);
        token.value.whole(token.key);
        throw notYet(token.line, `a counter of ${token.key}`);
      });
  },
  play(value, plan, desk) {
    if (value.isMap()) throw notYet(value.line, 'a play area with slots');
    const kept: { card: string; line: number }[] = [];
    for (const item of value.items('play')) {
      if (item.isMap()) throw notYet(item.line, `${item.entries('play')[0]?.key ?? 'a card'} in play`);
      const typed = item.text('a card in play');
      const title = desk.any(item.line, typed);
      const drink = desk.inn.cast.drinks.find((def) => def.title === title);
      if (drink?.drink?.kept === undefined) throw notYet(item.line, `"${title}" in play`);
      kept.push({ card: drink.key, line: item.line });
    }
    plan.play = kept;
  },
  potions(value) {
    value.whole('potions');
    throw notYet(value.line, 'a counter of potions');
  },
  tracks(value) {
    value.entries('tracks');
    throw notYet(value.line, 'Otto');
  },
};

export function readPlayer(value: Spot, plan: SeatPlan, desk: Desk, seat: number, problems: Problems): void {
  for (const entry of value.entries(`what is given for ${desk.players[seat]}`))
    problems.attempt(() => {
      const read = PLAYER_KEYS[entry.key];
      if (read === undefined)
        throw unknownKey(entry.line, entry.key, `a player in \`given\``, Object.keys(PLAYER_KEYS));
      read(entry.value, plan, desk, seat, problems);
    });
}
