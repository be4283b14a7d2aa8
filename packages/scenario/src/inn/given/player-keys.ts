/** What may be given for a player: one reader for each key. */
import type { Desk } from '../language/desk.ts';
import { unknownKey } from '../../language/keys.ts';
import { tokenNamed } from '../language/counters.ts';
import { checkHasOwn, readTracks } from '../language/tracks.ts';
import { readInFront } from '../language/in-front.ts';
import { ScenarioProblem, type Problems } from '../../language/problem.ts';
import type { Spot } from '../../language/spot.ts';
import { readCards, readPile } from './lists.ts';
import type { ListedToken, SeatPlan } from './plan.ts';

export type PlayerKey = (value: Spot, plan: SeatPlan, desk: Desk, seat: number, problems: Problems) => void;

const TRACK_MAX = 20;

export const PLAYER_KEYS: Readonly<Record<string, PlayerKey>> = {
  fortitude(value, plan, desk, seat) {
    checkHasOwn(value, desk, seat, 'fortitude');
    plan.fortitude = value.whole('fortitude', 0, TRACK_MAX);
  },
  alcohol(value, plan, desk, seat) {
    checkHasOwn(value, desk, seat, 'alcohol');
    plan.alcohol = value.whole('alcohol', 0, TRACK_MAX);
  },
  gold(value, plan, desk, seat) {
    checkHasOwn(value, desk, seat, 'gold');
    plan.gold = value.whole('gold');
  },
  hand(value, plan, desk, seat) {
    plan.hand = readCards(value, 'hand', desk.own[seat], 'title');
  },
  deck(value, plan, desk, seat) {
    plan.deck = readPile(value, 'deck', desk.own[seat], 'title');
  },
  discard(value, plan, desk, seat) {
    plan.discard = readCards(value, 'discard', desk.own[seat], 'title');
  },
  drinkMe(value, plan, desk) {
    plan.drinkMe = value.items('drinkMe').map((item) => {
      const def = desk.poured.need(item.line, item.text('a card in drinkMe'));
      return { card: def.key, line: item.line, house: desk.isHouseDrink(def) };
    });
  },
  tokens(value, plan, desk, seat, problems) {
    const tokens: ListedToken[] = [];
    for (const entry of value.entries('tokens'))
      problems.attempt(() => {
        if (entry.key === 'potions') return PLAYER_KEYS.potions(entry.value, plan, desk, seat, problems);
        const { name, max } = tokenNamed(desk, seat, entry);
        const most = Number.isFinite(max) ? max : undefined;
        tokens.push({ name, count: entry.value.whole(name, 0, most), line: entry.line });
      });
    plan.tokens = tokens;
  },
  play(value, plan, desk, seat) {
    plan.play = readInFront(value, desk, seat).map(({ def, line, mark }) => {
      if (desk.isPrize(def)) return { card: def.key, line, house: false, prize: true as const };
      const house = desk.isHouseDrink(def);
      if (house && def.drink?.kept === undefined)
        throw new ScenarioProblem(line, `"${def.title}" is not kept in play by whoever drinks it`);
      return { card: house ? def.key : def.title, line, house, ...(mark === null ? {} : { mark }) };
    });
  },
  potions(value, plan, desk) {
    checkPlayedFor(value, desk);
    plan.potions = value.whole('potions');
  },
  tracks(value, plan, desk, seat, problems) {
    plan.tracks = readTracks(value, desk, seat, problems);
  },
};

/** Potion Tokens are for sides, and only where there are any. */
function checkPlayedFor(value: Spot, desk: Desk): void {
  if (!desk.hasSides) throw value.problem('nobody has Potion Tokens here: they belong to teams and Bosses');
}

export function readPlayer(value: Spot, plan: SeatPlan, desk: Desk, seat: number, problems: Problems): void {
  for (const entry of value.entries(`what is given for ${desk.players[seat]}`))
    problems.attempt(() => {
      const read = PLAYER_KEYS[entry.key];
      if (read === undefined)
        throw unknownKey(entry.line, entry.key, `a player in \`given\``, Object.keys(PLAYER_KEYS));
      read(entry.value, plan, desk, seat, problems);
    });
}
