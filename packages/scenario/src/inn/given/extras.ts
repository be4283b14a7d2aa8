/** Events and Prizes: which ones are at the table, and where they lie. */
import { PRIZES, type Content, type InnSetup, type InnState } from '@taproom/inn';
import { ScenarioProblem } from '../../language/problem.ts';
import { asPile } from './lay-cards.ts';
import type { GivenPlan, Listed, ListedThing } from './plan.ts';

const heldPrizes = (plan: GivenPlan): ListedThing[] =>
  plan.seats.flatMap(({ play = [] }) => play.filter(({ prize }) => prize));

/**
 * The set-up with every Prize that is named, wherever it lies. Where `given` says what lies in the Inn, there are no
 * others; whoever speaks of a Dungeon Deck plays with it.
 */
export function stockExtras(setup: InnSetup, plan: GivenPlan): InnSetup {
  const dungeon = plan.dungeonDeck !== undefined || plan.dungeonCounters !== undefined;
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
    ...(prizes.length > 0 || setup.prizes ? { prizes } : {}),
  };
}

export function layExtras(state: InnState, content: Content, plan: GivenPlan): void {
  layEvents(state, content, plan);
  if (state.prizes !== null) layPrizes(state, content, plan);
}

function layEvents(state: InnState, content: Content, plan: GivenPlan): void {
  const pile = state.events[content.eventDecks.findIndex(({ kind }) => kind === 'dungeon')];
  if (pile === undefined) return;
  if (plan.dungeonCounters !== undefined) pile.counters = plan.dungeonCounters;
  if (plan.dungeonDeck === undefined) return;
  const { cards, end } = plan.dungeonDeck;
  const rest = [...pile.discard, ...pile.deck];
  const top = cards.map(({ card: title, line }) => {
    const at = rest.findLastIndex((card) => content.defs[card].title === title);
    if (at < 0) throw new ScenarioProblem(line, `the dungeonDeck has "${title}" only once`);
    return rest.splice(at, 1)[0];
  });
  pile.deck = end ? asPile(top) : [...rest, ...asPile(top)];
  pile.discard = end ? rest : [];
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
    for (const thing of play) if (thing.prize) state.seats[seat].play.push(lift(thing));
  });
}
