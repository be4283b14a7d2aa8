/** Events and Prizes: which ones are at the table, and where they lie. */
import { putInPlay, PRIZES, type Content, type EventPile, type InnSetup, type InnState } from '@taproom/inn';
import { ScenarioProblem } from '../../language/problem.ts';
import { asPile } from './lay-cards.ts';
import type { GivenPlan, Listed, ListedThing, PileList } from './plan.ts';

const heldPrizes = (plan: GivenPlan): ListedThing[] =>
  plan.seats.flatMap(({ play = [] }) => play.filter(({ prize }) => prize));

/**
 * The set-up with every Prize that is named, wherever it lies. Where `given` says what lies in the Inn, there are no
 * others; whoever speaks of a Dungeon Deck, or of a tavern, plays with it.
 */
export function stockExtras(setup: InnSetup, plan: GivenPlan): InnSetup {
  const dungeon = plan.dungeonDeck !== undefined || plan.dungeonCounters !== undefined;
  const tavern = [plan.tavern, plan.tavernDeck, plan.tavernCounters].some((given) => given !== undefined);
  const inn = plan.prizes?.map(({ card }) => card) ?? setup.prizes ?? [];
  const elsewhere = [...(plan.prizeBin ?? []), ...heldPrizes(plan)];
  const named = [...(plan.prizes ?? []), ...elsewhere];
  const twice = named.find(({ card }, i) => named.findIndex((other) => other.card === card) !== i);
  if (twice)
    throw new ScenarioProblem(twice.line, 'there is only one of each Prize, and this one lies elsewhere');
  const prizes = [...new Set([...inn, ...elsewhere.map(({ card }) => card)])];
  return {
    ...setup,
    ...(dungeon && (setup.dungeonEvents ?? false) === false ? { dungeonEvents: true } : {}),
    ...(tavern && !setup.pubCrawl ? { pubCrawl: true } : {}),
    ...(prizes.length > 0 || setup.prizes ? { prizes } : {}),
  };
}

export function layExtras(state: InnState, content: Content, plan: GivenPlan): void {
  layEvents(state, content, plan);
  if (state.prizes !== null) layPrizes(state, content, plan);
}

function layEvents(state: InnState, content: Content, plan: GivenPlan): void {
  const pileOf = (kind: string): EventPile | undefined =>
    state.events[content.eventDecks.findIndex((deck) => deck.kind === kind)];
  const [dungeon, taverns] = [pileOf('dungeon'), pileOf('tavern')];
  if (dungeon !== undefined) {
    dungeon.counters = plan.dungeonCounters ?? dungeon.counters;
    layOnTop(dungeon, plan.dungeonDeck, 'dungeonDeck', content);
  }
  if (taverns === undefined) return;
  taverns.counters = plan.tavernCounters ?? taverns.counters;
  layOnTop(taverns, plan.tavernDeck, 'tavernDeck', content);
  if (plan.tavern === undefined) return;
  state.tavern = content.eventDecks.findIndex(({ servedAt }) => servedAt === plan.tavern);
  layOnTop(state.events[state.tavern], plan.tavernDrinks, 'tavernDrinks', content);
}

function layOnTop(pile: EventPile, list: PileList | undefined, name: string, content: Content): void {
  if (list === undefined) return;
  const rest = [...pile.discard, ...pile.deck];
  const top = list.cards.map(({ card: title, line }) => {
    const at = rest.findLastIndex((card) => content.defs[card].title === title);
    if (at < 0) throw new ScenarioProblem(line, `the ${name} has "${title}" only once`);
    return rest.splice(at, 1)[0];
  });
  pile.deck = list.end ? asPile(top) : [...rest, ...asPile(top)];
  pile.discard = list.end ? rest : [];
}

function layPrizes(state: InnState, content: Content, plan: GivenPlan): void {
  const prizes = state.prizes!;
  const idOf = ({ card: key }: Listed): number =>
    content.defs.findIndex((def, card) => content.owner[card] === PRIZES && def.key === key);
  const lift = (listed: Listed): number => {
    const card = idOf(listed);
    prizes.inn = prizes.inn.filter((other) => other !== card);
    return card;
  };
  prizes.bin = (plan.prizeBin ?? []).map(lift);
  plan.seats.forEach(({ play = [] }, seat) => {
    for (const thing of play) if (thing.prize) putInPlay(state.seats[seat], lift(thing));
  });
}
