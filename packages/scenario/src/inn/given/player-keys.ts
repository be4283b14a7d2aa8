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

/** What a key says, as part of the plan for a player. */
type PlayerKey = (value: Spot, desk: Desk, seat: number, problems: Problems) => Partial<SeatPlan>;

const TRACK_MAX = 20;

const numberOf =
  (key: 'fortitude' | 'alcohol' | 'gold', most?: number): PlayerKey =>
  (value, desk, seat) => {
    checkHasOwn(value, desk, seat, key);
    return { [key]: value.whole(key, 0, most) };
  };

const PLAYER_KEYS: Readonly<Record<string, PlayerKey>> = {
  fortitude: numberOf('fortitude', TRACK_MAX),
  alcohol: numberOf('alcohol', TRACK_MAX),
  gold: numberOf('gold'),
  hand: (value, { own }, seat) => ({ hand: readCards(value, 'hand', own[seat], 'title') }),
  deck: (value, { own }, seat) => ({ deck: readPile(value, 'deck', own[seat], 'title') }),
  discard: (value, { own }, seat) => ({ discard: readCards(value, 'discard', own[seat], 'title') }),
  drinkMe(value, desk) {
    const drinkMe = value.items('drinkMe').map((item) => {
      const def = desk.poured.need(item.line, item.text('a card in drinkMe'));
      return { card: def.key, line: item.line, house: desk.isHouseDrink(def) };
    });
    return { drinkMe };
  },
  tokens(value, desk, seat, problems) {
    const tokens: ListedToken[] = [];
    let potions = {};
    for (const entry of value.entries('tokens'))
      problems.attempt(() => {
        if (entry.key === 'potions') {
          potions = readPotions(entry.value, desk);
          return;
        }
        const { name, max } = tokenNamed(desk, seat, entry);
        const most = Number.isFinite(max) ? max : undefined;
        tokens.push({ name, count: entry.value.whole(name, 0, most), line: entry.line });
      });
    return { tokens, ...potions };
  },
  play(value, desk, seat) {
    const play = readInFront(value, desk, seat).map(({ def, line, mark }) => {
      if (desk.isPrize(def)) return { card: def.key, line, house: false, prize: true as const };
      const house = desk.isHouseDrink(def);
      if (house && def.drink?.kept === undefined)
        throw new ScenarioProblem(line, `"${def.title}" is not kept in play by whoever drinks it`);
      return { card: house ? def.key : def.title, line, house, ...(mark === null ? {} : { mark }) };
    });
    return { play };
  },
  potions: readPotions,
  tracks: (value, desk, seat, problems) => ({ tracks: readTracks(value, desk, seat, problems) }),
};

/** Potion Tokens are for sides, and only where there are any. */
function readPotions(value: Spot, desk: Desk): Partial<SeatPlan> {
  if (!desk.hasSides) throw value.problem('nobody has Potion Tokens here: they belong to teams and Bosses');
  return { potions: value.whole('potions') };
}

export function readPlayer(value: Spot, plan: SeatPlan, desk: Desk, seat: number, problems: Problems): void {
  for (const entry of value.entries(`what is given for ${desk.players[seat]}`))
    problems.attempt(() => {
      const read = PLAYER_KEYS[entry.key];
      if (read === undefined)
        throw unknownKey(entry.line, entry.key, `a player in \`given\``, Object.keys(PLAYER_KEYS));
      Object.assign(plan, read(entry.value, desk, seat, problems));
    });
}
