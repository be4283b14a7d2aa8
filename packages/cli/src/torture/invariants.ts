/** One random game with everything watched that must never break. */
import { deepStrictEqual } from 'node:assert';
import { answerAt, below, luckFrom, seatTable, SPECTATOR, type Luck, type Table } from '@taproom/kernel';
import {
  areMates,
  checkAsked,
  checkCards,
  checkLosers,
  checkMemory,
  checkNumbers,
  eventFor,
  forecast,
  tell,
  totalGold,
} from '@taproom/inn';
import type {
  Answer,
  DrinksFrame,
  Frame,
  Inn,
  InnEvent,
  InnMemory,
  InnSetup,
  InnState,
  PlayFrame,
} from '@taproom/inn';
import { random } from '@taproom/bots';

export interface Watched {
  decisions: number;
  turns: number;
  /** How often a table with other hidden cards was compared, so that nobody trusts a check that never ran. */
  viewsCompared: number;
  eventsCompared: number;
  /** The keys of all cards that were played or drunk. */
  used: Set<string>;
  /** The gambling games that were played in Rounds. */
  games: Set<string>;
}

/** Far beyond any real game: one that gets here does not end. */
const ENDLESS = 20_000;

export function watchGame(inn: Inn, setup: InnSetup, seed: number): Watched {
  const watched: Watched = {
    decisions: 0,
    turns: 0,
    viewsCompared: 0,
    eventsCompared: 0,
    used: new Set(),
    games: new Set(),
  };
  const told: InnEvent[] = [];
  const table = seatTable(inn, setup, seed, told);
  const viewers = [SPECTATOR, ...setup.players.map((_, seat) => seat)];
  const memories = new Map(viewers.map((viewer) => [viewer, inn.memory(setup)]));
  const content = inn.content(table.state.setup);
  const gold = totalGold(table.state);
  const luck = luckFrom(seed + 0x5eed);
  // Before every answer a twin is copied, or loaded from what was saved, by turns; answered alike, it must stay equal.
  let saved = JSON.stringify(table.state);
  listen(inn, memories, told);
  while (inn.question(table.state).kind !== 'over') {
    const answers = inn.answers(table.state, { bare: true });
    // What is listed as legal is never refused.
    for (const legal of answers.legal) inn.check(table.state, legal);
    const answer = random.inn({ answers, luck });
    const copied = watched.decisions % 2 === 0;
    const twin: Table<InnState, Answer> = {
      state: copied ? inn.copy(table.state) : (JSON.parse(saved) as InnState),
      luck: [...table.luck],
      log: [],
    };
    const viewer = viewers[below(luck, viewers.length)];
    compareViews(inn, table.state, viewer, memories.get(viewer)!, luck, watched);
    checkForecast(inn, table.state);
    compareEvents(inn, table, answer, viewer, luck, watched);
    const events = answerAt(inn, table, answer);
    listen(inn, memories, events);
    readEverything(inn, table.state, events, viewer);
    noteUsed(events, watched, (card) => content.defs[card].key);
    const { gambling } = table.state;
    if (gambling?.last) watched.games.add(gambling.last.game);
    answerAt(inn, twin, answer);
    saved = JSON.stringify(table.state);
    if (JSON.stringify(twin.state) !== saved || twin.luck.join() !== table.luck.join())
      throw new Error(`The ${copied ? 'copied' : 'saved'} twin differs after ${JSON.stringify(answer)}.`);
    checkCards(table.state, content);
    checkNumbers(table.state, content);
    checkLosers(table.state, content);
    checkAsked(table.state);
    if (totalGold(table.state) !== gold)
      throw new Error(`There were ${gold} Gold, now ${totalGold(table.state)}.`);
    if (++watched.decisions > ENDLESS) throw new Error('The game does not end.');
  }
  watched.turns = table.state.turns;
  return watched;
}

const USES: ReadonlySet<string> = new Set(['play', 'called', 'reveal', 'chaser', 'event']);

function noteUsed(events: readonly InnEvent[], watched: Watched, key: (card: number) => string): void {
  for (const event of events) if (USES.has(event.e)) watched.used.add(key(event.card));
}

/** Whatever somebody at the table is told or could ask about is a sentence. */
function readEverything(inn: Inn, state: InnState, events: readonly InnEvent[], viewer: number): void {
  const content = inn.content(state.setup);
  const said = events.map((event) => tell(content, event, viewer));
  said.push(forecast(content, state)?.text ?? '');
  if (viewer !== SPECTATOR) {
    const { choices, refused } = inn.answers(state, { seat: viewer });
    for (const { label } of choices) said.push(label);
    for (const { what } of refused) said.push(what);
  }
  const broken = said.find((sentence) => NO_SENTENCE.test(sentence));
  if (broken !== undefined) throw new Error(`Somebody is told: ${JSON.stringify(broken)}`);
}

const NO_SENTENCE = /\b(undefined|null|NaN)\b|\[object|\{who\}/;

function listen(inn: Inn, memories: ReadonlyMap<number, InnMemory>, events: readonly InnEvent[]): void {
  for (const [viewer, memory] of memories) for (const event of events) inn.remember(memory, event, viewer);
}

/** What a seat sees and remembers, and what everybody is foretold, does not change when what it does not know changes. */
function compareViews(
  inn: Inn,
  state: InnState,
  viewer: number,
  memory: InnMemory,
  luck: Luck,
  watched: Watched,
): void {
  const content = inn.content(state.setup);
  const other = inn.imagine(state, viewer, memory, luck);
  const view = inn.view(state, viewer);
  deepStrictEqual(inn.view(other, viewer), view);
  deepStrictEqual(forecast(content, other), forecast(content, state));
  checkMemory(state, content, memory);
  checkMemory(other, content, memory);
  checkCards(other, content);
  // Who is asked does not depend on what others hold, where everybody is asked, nor on what they have declared.
  if (content.asksEverybody)
    deepStrictEqual(inn.asked(other), inn.asked(inn.imagine(state, viewer, memory, luck)));
  // Whoever looked keeps what they saw: nothing in it may change with the table.
  freeze(view);
  watched.viewsCompared++;
}

/** Where a forecast reaches to its end, and nobody answers, what was foretold is what happens next. */
function checkForecast(inn: Inn, state: InnState): void {
  const found = forecast(inn.content(state.setup), state);
  if (found === null || found.until !== 'done' || found.card < 0) return;
  const after = inn.copy(state);
  const at = after.stack.length - 2;
  const subject = after.stack[at];
  const events: InnEvent[] = [];
  while (after.ask?.kind === 'respond' && after.stack[at] === subject)
    events.push(...inn.apply(after, { seat: after.ask.seat, do: 'pass' }));
  const foretold = found.lines.filter(({ what, n }) => FORETOLD.has(what) && n !== 0);
  const happened = events.filter(({ e, n }) => FORETOLD.has(e) && n !== 0);
  foretold.forEach(({ what, seat, n }, i) => {
    const event = happened[i];
    if (event?.e !== what || event.seat !== seat || event.n !== n)
      throw new Error(`Foretold was “${found.text}”, but there came ${JSON.stringify(event ?? null)}.`);
  });
}

const FORETOLD: ReadonlySet<string> = new Set(['fortitude', 'alcohol', 'gold']);

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
}

/**
 * What a seat is told does not change when a card changes that it never gets to see. One card in some other hand is
 * exchanged for one of its deck; the same answer is given at both tables. Where the exchanged cards come to light, or
 * somebody else is asked next because of them, the tables rightly differ and nothing is compared.
 */
function compareEvents(
  inn: Inn,
  table: Table<InnState, Answer>,
  answer: Answer,
  viewer: number,
  luck: Luck,
  watched: Watched,
): void {
  const { state } = table;
  const other = below(luck, state.seats.length);
  const at = state.seats[other];
  // Teammates see each other's hands.
  if (other === viewer || (viewer >= 0 && areMates(state, other, viewer))) return;
  if (at.openUntil >= 0 || at.hand.length === 0 || at.deck.length < 12) return;
  const inHand = below(luck, at.hand.length);
  // Deep in the deck, so that it is not drawn by this answer.
  const inDeck = below(luck, 4);
  const swapped = [at.hand[inHand], at.deck[inDeck]];
  // Cards that look different from behind are no secret.
  const [one, two] = swapped.map((card) => inn.content(state.setup).defs[card].back);
  if (one !== two) return;
  // A question that names the card was asked because of it.
  const { ask } = state;
  if (ask?.kind === 'choose' && ask.options.some(({ card }) => swapped.includes(card ?? -1))) return;
  if (answer.do === 'play' && swapped.includes(answer.card)) return;
  if (answer.do === 'discard' && answer.cards.some((card) => swapped.includes(card))) return;
  const left: Table<InnState, Answer> = { state: inn.copy(state), luck: [...table.luck], log: [] };
  const right: Table<InnState, Answer> = { state: inn.copy(state), luck: [...table.luck], log: [] };
  const rightAt = right.state.seats[other];
  [rightAt.hand[inHand], rightAt.deck[inDeck]] = [rightAt.deck[inDeck], rightAt.hand[inHand]];
  const leftEvents = answerAt(inn, left, answer).map((event) => eventFor(event, viewer));
  let rightEvents: InnEvent[];
  try {
    rightEvents = answerAt(inn, right, answer).map((event) => eventFor(event, viewer));
  } catch {
    // The answer was only possible with the very card that is no longer there.
    return;
  }
  const seen = (events: readonly InnEvent[]): boolean =>
    events.some(
      (event) =>
        swapped.includes(event.card) ||
        (event.list.length > 0 && isAboutCards(event) && event.list.some((card) => swapped.includes(card))),
    );
  const asked = ({ state: s }: Table<InnState, Answer>): string =>
    `${JSON.stringify(s.ask)} ${s.turns} ${s.stack.map(whereabouts).join()}`;
  if (seen(leftEvents) || seen(rightEvents) || asked(left) !== asked(right)) return;
  deepStrictEqual(rightEvents, leftEvents);
  if (left.state.ask?.seat !== viewer)
    deepStrictEqual(inn.view(right.state, viewer), inn.view(left.state, viewer));
  watched.eventsCompared++;
}

/** How far a frame has got: several drink, or several cards come about, one after the other, in frames alike. */
const whereabouts = (frame: Frame): string => {
  const { i = '', card = '', met = '' } = frame as Partial<PlayFrame>;
  // Whether a seat that nobody plays has had its say: it comes after whoever sits before it and could play something.
  return `${frame.k} ${frame.step} ${i} ${card} ${met}${frame.k === 'drinks' ? pouredIn(frame) : ''}`;
};

/** Which Drinks are on the table (after a tie there are others), and which of them have had their answer. */
const pouredIn = ({ groups, drinks }: DrinksFrame): string =>
  `${groups.join()} ${drinks.map((drink) => drink.met).join()}`;

const isAboutCards = (event: InnEvent): boolean => ['draw', 'discard', 'show'].includes(event.e);
