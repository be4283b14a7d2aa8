/** What the cards' own procedures ask, exactly, and what is told of the answer. */
import { seatTable } from '@taproom/kernel';
import { STEP, type Frame, type InnEvent, type InnSetup, type InnState } from '@taproom/inn';
import { expect, test } from 'vitest';
import { house } from '@taproom/house/own';

const { inn } = house;

type Find = (title: string) => number;

interface Begun {
  readonly state: InnState;
  /** What was told before anything was asked. */
  readonly told: readonly string[];
  /** `what seat: least–most of so many (“the card that asks”)`; nothing, if it is over. */
  readonly asked: () => string;
  /** What is told of it, as `what seat amount “card” (“by which”) → whom`. */
  readonly picks: (...picks: number[]) => string[];
}

/** A procedure begins in the turn of the first seat, on a table that is arranged first. */
function begun(
  procedure: string,
  setup: InnSetup,
  arrange: (state: InnState, find: Find) => { title?: string; targets?: number[]; memory?: number[] } | void,
): Begun {
  const { state } = seatTable(inn, setup, 1);
  const { defs } = inn.content(setup);
  const find: Find = (title) => defs.findIndex((def) => def.title === title);
  Object.assign(state, { turn: 0, turns: 1, phase: 'discard', ask: null });
  // Nobody has anything to say to it.
  for (const seat of state.seats.slice(1)) seat.hand = [];
  const { title = '', targets = [0], memory = [] } = arrange(state, find) ?? {};
  const own = { k: procedure, step: 0, by: 0, card: find(title), targets, memory };
  state.stack = [{ k: 'turn', step: STEP.askDiscard, seat: 0, i: 0, done: [] }, own as Frame];
  const named = (card: number): string => (card < 0 ? '' : ` “${defs[card].title}”`);
  const told = ({ e, seat, n, card, cause, to }: InnEvent): string =>
    `${e} ${seat} ${n}${named(card)}${cause < 0 ? '' : ` (${named(cause).trim()})`}${to < 0 ? '' : ` → ${to}`}`;
  return {
    state,
    told: inn.resume(state).map(told),
    asked() {
      const question = inn.question(state);
      if (question.kind !== 'choose') return '';
      const { seat, what, options, min, max, card } = question;
      return `${what} ${seat}: ${min}–${max} of ${options.length}${named(card)}`;
    },
    picks: (...picks) => inn.apply(state, { seat: inn.question(state).seat, do: 'choose', picks }).map(told),
  };
}

const at = (first: string, ...others: string[]): InnSetup => ({ players: [first, 'Sera', ...others] });

test('Zakhan gets drunker with a Drink that made him so, and sober with cards', () => {
  // proves: rdi5.zakhan.chi-gain-optional, rdi5.zakhan.chi-reduce
  const drunk = (memory: number[]): Begun => begun('zakhan:drunken-chi', at('Zakhan'), () => ({ memory }));
  expect(drunk([0]).asked()).toBe('');
  const one = drunk([1]);
  expect(one.asked()).toBe('get-drunker 0: 0–1 of 1');
  expect(one.picks(0)).toEqual(['token 0 1']);
  expect(drunk([2]).picks()).toEqual([]);
  const sober = (chi: number, cards: number): Begun =>
    begun('zakhan:clear-head', at('Zakhan'), ({ seats }) => {
      seats[0].tokens = { drunkenChi: chi };
      seats[0].hand = seats[0].hand.slice(0, cards);
    });
  expect(sober(0, 7).asked()).toBe('');
  expect(sober(2, 0).asked()).toBe('');
  expect(sober(9, 3).asked()).toBe('discard-to-sober 0: 0–3 of 3');
  const two = sober(2, 7);
  expect(two.asked()).toBe('discard-to-sober 0: 0–2 of 7');
  expect(two.picks(0, 3)).toEqual(['discard 0 2', 'token 0 -2']);
  expect(sober(2, 7).picks()).toEqual([]);
});

test('Vlazlo buys forms one by one, for 2 Blood each', () => {
  const forms = (blood: number): Begun =>
    begun('vlazlo:forms', at('Vlazlo'), ({ seats }) => void (seats[0].tokens = { blood }));
  expect(forms(1).asked()).toBe('');
  const two = forms(5);
  expect(two.asked()).toBe('buy-form 0: 0–1 of 2');
  expect(two.picks(0)).toEqual(['token 0 -2', 'draw 0 1']);
  expect(two.asked()).toBe('buy-form 0: 0–1 of 2');
  expect(two.picks(1)).toEqual(['token 0 -2', 'draw 0 1']);
  expect(two.asked()).toBe('');
  const none = forms(4);
  none.picks();
  expect([none.asked(), none.state.seats[0].tokens.blood]).toEqual(['', 4]);
  const left = begun('vlazlo:first-form', at('Vlazlo'), ({ seats }) => void seats[0].decks[0].deck.splice(0));
  expect(left.asked()).toBe('form 0: 1–1 of 1');
  expect(left.picks(0)).toEqual(['draw 0 1']);
});

test('the Relic of Torpor takes two cards, or Fortitude for those that are missing', () => {
  const title = 'Cursed Relic of Torpor';
  const relic = (cards: number): Begun =>
    begun('lizwick:relic-of-torpor', at('Lizwick'), ({ seats }) => {
      seats[0].hand = seats[0].hand.slice(0, cards);
      return { title };
    });
  const many = relic(7);
  expect(many.asked()).toBe(`discard-or-suffer 0: 0–2 of 7 “${title}”`);
  expect(many.picks(0, 1)).toEqual([`discard 0 2 (“${title}”)`]);
  expect(relic(7).picks()).toEqual([`fortitude 0 -2 (“${title}”)`]);
  const few = relic(1);
  expect(few.asked()).toBe(`discard-or-suffer 0: 0–1 of 1 “${title}”`);
  expect(few.picks(0)).toEqual([`discard 0 1 (“${title}”)`, `fortitude 0 -1 (“${title}”)`]);
  expect([relic(0).asked(), relic(0).state.sides[0].fortitude]).toEqual(['', 18]);
});

test('Molly’s Unicorn heals once, for two cards', () => {
  const title = 'Elandral the Unicorn';
  const unicorn = (cards: number): Begun =>
    begun('molly:turn-end', at('Molly'), ({ seats, sides }, find) => {
      sides[0].fortitude = 10;
      seats[0].hand = seats[0].hand.slice(0, cards);
      seats[0].play = [find(title)];
    });
  expect(unicorn(1).asked()).toBe('');
  const two = unicorn(2);
  expect(two.asked()).toBe(`unicorn 0: 1–1 of 2 “${title}”`);
  expect(two.picks(1)).toEqual([]);
  expect(two.asked()).toBe(`discard 0: 2–2 of 2 “${title}”`);
  expect(two.picks(0, 1)).toEqual([`discard 0 2 (“${title}”)`, `fortitude 0 1 (“${title}”)`]);
  const no = unicorn(2);
  no.picks(0);
  expect([no.asked(), no.state.sides[0].fortitude]).toEqual(['', 10]);
});

test('Molly’s Drake does its bit for a strong Drink only', () => {
  const healed = (alcohol: number): number =>
    begun('molly:after-drink', at('Molly'), ({ seats, sides }, find) => {
      sides[0].fortitude = 10;
      seats[0].hand = [];
      seats[0].play = [find('Puff the Pocket Drake')];
      return { memory: [alcohol] };
    }).state.sides[0].fortitude;
  expect([1, 2, 3, 4].map(healed)).toEqual([10, 10, 11, 11]);
});

test('Warthorn gives away three Drinks at most, as far as he has any', () => {
  const title = 'I know what my patrons like!';
  const patrons = (drinks: number): Begun =>
    begun('warthorn:patrons', at('Warthorn', 'Jasper'), (state) => {
      state.seats[0].drinkMe = state.drinkDeck.splice(0, drinks);
      return { title };
    });
  const many = patrons(4);
  for (const to of [0, 1, 0]) {
    expect(many.asked()).toBe(`patrons 0: 0–1 of 2 “${title}”`);
    expect(many.picks(to)).toEqual([`served 0 1 (“${title}”) → ${to + 1}`]);
  }
  expect([many.asked(), many.state.seats[0].drinkMe.length]).toEqual(['', 1]);
  const one = patrons(1);
  one.picks(0);
  expect([one.asked(), one.state.seats[0].drinkMe.length]).toEqual(['', 0]);
  const none = patrons(2);
  none.picks();
  expect([none.asked(), none.state.seats[0].drinkMe.length]).toEqual(['', 2]);
});

test('of a team that is bitten its first player chooses who is next', () => {
  // proves: house.85-team-scarab-order
  const setup: InnSetup = {
    players: ['Amundyr', 'Jasper', 'Sera', 'Joran'],
    sides: [
      [0, 1],
      [2, 3],
    ],
  };
  const bitten = (tokens: number[]): Begun =>
    begun('amundyr:scarabs', setup, ({ seats }) => {
      seats[0].hand = [];
      seats.forEach((seat, i) => (seat.tokens = { ...seat.tokens, scarabs: tokens[i] }));
      return { targets: [2, 3] };
    });
  const both = bitten([5, 0, 1, 2]);
  expect(both.asked()).toBe("team-scarab 2: 1–1 of 2 “A Scarab's bite”");
  // The Scarab goes home first, then it bites: that can be answered, with a Potion Token at least.
  expect(both.picks(1)).toEqual(['token 0 1 → 3', "called 0 0 “A Scarab's bite”"]);
  const scarabs = ({ state }: Begun): number[] => state.seats.map(({ tokens }) => tokens.scarabs);
  expect(scarabs(both)).toEqual([6, 0, 1, 1]);
  const one = bitten([5, 0, 0, 2]);
  expect([one.asked(), scarabs(one)]).toEqual(['', [6, 0, 0, 1]]);
});

test('Dale chooses what to Gather next, and for whom', () => {
  const gathers = (...titles: string[]): Begun =>
    begun('dale:turn-end', at('Dale', 'Jasper'), ({ seats, setup }, find) => {
      const { defs } = inn.content(setup);
      seats[0].hand = [];
      seats[0].play = titles.map(find);
      seats[0].marks = Object.fromEntries(seats[0].play.map((card) => [card, defs[card].values!.length - 1]));
    });
  const two = gathers('Grumpcap', 'Tipsy Parasol', 'Cellar Button', 'The Evershroom');
  expect(two.asked()).toBe('gather 0: 1–1 of 2');
  expect(two.picks(1)).toEqual([]);
  expect(two.asked()).toBe('gather-target 0: 1–1 of 2 “Tipsy Parasol”');
  expect(two.picks(1)).toEqual(['called 0 0 “Tipsy Parasol”', 'alcohol 2 1 (“Tipsy Parasol”)']);
  expect(two.asked()).toBe('gather-target 0: 1–1 of 2 “Grumpcap”');
  expect(two.picks(0)).toEqual(['called 0 0 “Grumpcap”', 'fortitude 1 -1 (“Grumpcap”)']);
  expect([two.asked(), two.state.seats[0].play.length]).toEqual(['', 1]);
});

test('the Wench is paid for something else, or it is drunk', () => {
  const title = 'Oh, would you like me to get you something else?';
  const other = (present: boolean): Begun =>
    begun('wench:something-else', { players: ['Jasper', 'Sera', 'The Wench'] }, ({ seats }) => {
      if (!present) seats[2].backAt = 2;
      return { title };
    });
  const paid = other(true);
  expect(paid.asked()).toBe(`something-else 0: 1–1 of 2 “${title}”`);
  expect(paid.picks(0)).toEqual([`paid 0 2 (“${title}”) → 2`]);
  expect(other(false).picks(0)).toEqual([`paid 0 2 (“${title}”)`]);
  expect(other(true).picks(1)[0]).toMatch(/^reveal 0 0 “/);
});

test('Torglesnarf turns up cards until a Minion comes', () => {
  const title = 'What am I paying you all for? Get in here!';
  const [RUN, KNEEL] = ['Quick! Run away!', 'Kneel before Us! Or stumble, We are not picky.'];
  const GRUNT = 'Grunt the Brawler';
  /** What is told, and then what lies in play, in the deck and on the discard pile. */
  const call = (...deck: string[]): string[][] => {
    const { told, state } = begun('torglesnarf:call', at('Torglesnarf'), ({ seats }, find) => {
      Object.assign(seats[0], { deck: deck.map(find).reverse(), discard: [], hand: [] });
      return { title };
    });
    const { defs } = inn.content(state.setup);
    const { play, deck: left, discard } = state.seats[0];
    const titles = (cards: readonly number[]): string => cards.map((card) => defs[card].title).join(' + ');
    return [told.map((line) => line.replace(` (“${title}”)`, '')), [play, left, discard].map(titles)];
  };
  expect(call(RUN, KNEEL, GRUNT, RUN)).toEqual([
    ['reveal-card 0 3', `enter-play 0 0 “${GRUNT}”`, 'discard 0 2'],
    [GRUNT, RUN, `${RUN} + ${KNEEL}`],
  ]);
  expect(call(GRUNT, RUN)).toEqual([
    [`reveal-card 0 1 “${GRUNT}”`, `enter-play 0 0 “${GRUNT}”`],
    [GRUNT, RUN, ''],
  ]);
  // Where the deck runs out with it, what was discarded becomes the new one.
  expect(call(RUN, GRUNT)).toEqual([
    ['reveal-card 0 2', `enter-play 0 0 “${GRUNT}”`, 'discard 0 1', 'shuffled 0 1'],
    [GRUNT, RUN, ''],
  ]);
  expect(call(RUN)).toEqual([
    [`reveal-card 0 1 “${RUN}”`, 'discard 0 1', 'shuffled 0 1'],
    ['', RUN, ''],
  ]);
});

test('Petra’s plans that came to nothing feed the fire, each of them', () => {
  // proves: rdi9.petra.turn-start-discard-plotted
  const plans = (n: number): Begun =>
    begun('petra:turn-start', at('Petra'), ({ seats }) => {
      seats[0].plot = seats[0].hand.splice(0, n);
    });
  expect(plans(0).told).toEqual([]);
  const two = plans(2);
  expect(two.told).toEqual(['discard 0 2', 'token 0 2']);
  expect(two.state.seats[0]).toMatchObject({ plot: [], tokens: { hellfire: 2 } });
  expect(begun('petra:plot', at('Petra'), () => undefined).asked()).toBe('plot 0: 0–1 of 7');
});

test('Terci’s waiting room is filled up to two', () => {
  // proves: rdi9.terci.turn-start-refill
  const room = (n: number, procedure = 'terci:waiting-room'): Begun =>
    begun(procedure, at('Terci'), ({ seats }) => {
      const [patients] = seats[0].decks;
      patients.deck.push(...patients.discard.splice(0), ...seats[0].play);
      seats[0].play = patients.deck.splice(0, n);
      return { title: 'Next!' };
    });
  const deeds = (lines: readonly string[]): string[] => lines.map((line) => line.replace(/ “.*?” /, ' '));
  const COMES = 'enter-play 0 0 (“Next!”)';
  const LEAVES = 'leave-play 0 0 (“Next!”)';
  expect([0, 1, 2].map((n) => deeds(room(n).told))).toEqual([[COMES, COMES], [COMES], []]);
  const next = room(2, 'terci:next');
  expect(next.asked()).toBe('discard-in-play 0: 0–2 of 2 “Next!”');
  expect(deeds(next.picks(0, 1))).toEqual([LEAVES, LEAVES, COMES, COMES]);
  expect(deeds(room(2, 'terci:next').picks(1))).toEqual([LEAVES, COMES]);
  expect([room(0, 'terci:next').asked(), deeds(room(0, 'terci:next').told)]).toEqual(['', [COMES, COMES]]);
});

test('what Daareka sees in a vision is divided by another, and she takes one pile', () => {
  // proves: rdi6.card.psionic-vision
  const title = 'Psionic vision';
  const vision = (n: number): Begun =>
    begun('daareka:psionic-vision', at('Daareka', 'Jasper'), ({ seats }) => {
      seats[0].deck = seats[0].deck.slice(0, n);
      return { title };
    });
  for (const [pile, taken] of [
    [0, 1],
    [1, 3],
  ]) {
    const four = vision(9);
    expect(four.told).toEqual([`reveal-card 0 4 (“${title}”)`]);
    expect(four.asked()).toBe(`divider 0: 1–1 of 2 “${title}”`);
    four.picks(1);
    expect(four.asked()).toBe(`divide 2: 1–3 of 4 “${title}”`);
    four.picks(0);
    expect(four.asked()).toBe(`pile 0: 1–1 of 2 “${title}”`);
    const [took, left] = four.picks(pile);
    expect([took.replace(/ “.*?” /, ' '), left]).toEqual([
      `take 0 ${taken} (“${title}”)`,
      `discard 0 ${4 - taken} (“${title}”)`,
    ]);
  }
  expect(vision(2).asked()).toBe(`divider 0: 1–1 of 2 “${title}”`);
  expect(vision(1).asked()).toBe('');
  expect(vision(1).told.map((line) => line.split(' “')[0])).toEqual(['reveal-card 0 1', 'take 0 1']);
});
