/** A finished game played again: step by step, back and forth, through anybody's eyes. */
import { house } from '@taproom/house/own';
import { facesOf, type Answer } from '@taproom/inn';
import { answerAt, commitmentTo, dealKey, drawsOf, fairChance, seatTable } from '@taproom/kernel';
import { parlour, type ParlourAnswer, type ParlourSetup } from '@taproom/parlour';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkedDeal } from '../src/link/checked-deal.ts';
import type { Faces } from '../src/link/faces.ts';
import type { GameLog } from '../src/link/house.ts';
import { withoutSecrets } from '../src/link/public-link.ts';
import { openReplay } from '../src/link/replay-house.ts';
import type { ReplayLink } from '../src/link/replay-link.ts';
import { turnFrom } from '../src/replay/use-playback.ts';
import { fair } from '../src/words/fair.ts';

const { inn } = house;

const PLAYERS = ['Dale', 'Jett', 'Petra'];
const SEATS: GameLog['seats'] = [
  { name: 'Ann', kind: 'human' },
  { name: 'Jett (bot)', kind: 'bot' },
  { name: 'Petra', kind: 'human' },
];
/** Long enough to see several turns. */
const ANSWERS = 400;

/** Everybody takes the last thing there is to do, so that much happens. */
function played(): { game: GameLog; faces: Faces } {
  const setup = { players: PLAYERS };
  const table = seatTable(inn, setup, 7);
  while (inn.question(table.state).kind !== 'over' && table.log.length < ANSWERS) {
    const { legal, many } = inn.answers(table.state, { bare: true });
    const answer = legal[many === undefined ? legal.length - 1 : 0];
    const picks = many === undefined ? {} : manyOf(answer, many.min);
    answerAt(inn, table, { ...answer, ...picks } as Answer);
  }
  return {
    game: { game: 'inn', setup, seats: SEATS, log: table.log },
    faces: facesOf(inn.content(table.state.setup)) as Faces,
  };
}

function manyOf(answer: Answer, min: number): object {
  const first = Array.from({ length: min }, (_, i) => i);
  return answer.do === 'choose' ? { picks: first } : { cards: [] };
}

const { game, faces } = played();
let link: ReplayLink;
beforeAll(() => {
  link = openReplay('t', game, faces);
});

describe('a replay', () => {
  it('goes through the whole game', () => {
    expect(link.ending).toBe('');
    expect(link.stops.length).toBeGreaterThan(30);
    const turns = link.stops.map(({ turn }) => turn);
    expect(turns).toEqual(turns.toSorted((a, b) => a - b));
  });

  it('says who played whom, as the table did', () => {
    expect(link.names).toEqual(['Ann (Dale)', 'Jett', 'Petra']);
    expect(link.snapshot().table?.seats.map(({ name, kind }) => ({ name, kind }))).toEqual(SEATS);
    expect(link.snapshot().view?.seats.map(({ name }) => name)).toEqual(PLAYERS);
  });

  it('shows the same moment whichever way it is reached', () => {
    const [early, late] = [5, link.stops.length - 2];
    link.go(early);
    const there = link.snapshot();
    link.go(late);
    expect(link.snapshot().story.length).toBeGreaterThan(there.story.length);
    for (let i = late - 1; i >= early; i--) link.go(i);
    expect(link.at()).toBe(early);
    expect(link.snapshot()).toEqual(there);
  });

  it('stays within the game', () => {
    link.go(-3);
    expect(link.at()).toBe(0);
    link.go(1e6);
    expect(link.at()).toBe(link.stops.length - 1);
  });

  it('tells whoever looks that something has changed', () => {
    link.go(0);
    let told = 0;
    const stop = link.subscribe(() => told++);
    link.go(1);
    link.go(1);
    link.look(2);
    link.look('all');
    stop();
    link.go(2);
    expect(told).toBe(3);
  });

  it('shows all hands, or only what one seat saw', () => {
    link.go(10);
    link.look('all');
    const open = link.snapshot();
    expect(open.own).toBeNull();
    expect(open.view!.seats.every(({ hand, handSize }) => hand?.length === handSize)).toBe(true);
    link.look(1);
    const { own, view, story } = link.snapshot();
    expect(own!.seat).toBe(1);
    expect(view!.seats.map(({ hand }) => hand === null)).toEqual([true, false, true]);
    expect(view!.seats[1].hand).toEqual(open.view!.seats[1].hand);
    // What others draw is told with all hands open, and not to one of them.
    const draws = story.filter(({ e, seat }) => e === 'draw' && seat === 0);
    expect(draws.length).toBeGreaterThan(0);
    expect(draws.every(({ list = [] }) => list.length === 0)).toBe(true);
    const drawn = open.story.filter(({ e, seat }) => e === 'draw' && seat === 0);
    expect(drawn.every(({ list = [], n = 0 }) => list.length === n)).toBe(true);
    link.look('all');
  });

  it('goes from turn to turn', () => {
    const { stops } = link;
    const first = (turn: number): number => stops.findIndex((stop) => stop.turn === turn);
    expect(turnFrom(link, first(2), 1)).toBe(first(3));
    expect(turnFrom(link, first(3), -1)).toBe(first(2));
    // In the middle of a turn: back to its beginning.
    expect(turnFrom(link, first(3) + 1, -1)).toBe(first(3));
    expect(turnFrom(link, 0, -1)).toBe(0);
    expect(turnFrom(link, stops.length - 1, 1)).toBe(stops.length - 1);
  });

  it('shows what it can where a log no longer fits the rules', () => {
    const cut = game.log.slice(0, 60);
    const broken = openReplay('t', { ...game, log: [...cut, { seat: 0, do: 'nonsense' }] }, faces);
    expect(broken.ending).toMatch(/cannot be shown/);
    expect(broken.stops.length).toBeGreaterThan(0);
    expect(broken.stops).toEqual(link.stops.slice(0, broken.stops.length));
  });
});

describe('a replay of a gambling game', () => {
  const setup: ParlourSetup = { game: 'delve', mode: 'betting', players: ['Ann', 'Ben', 'Cleo'] };
  const table = seatTable(parlour, setup, 3);
  while (parlour.question(table.state).kind !== 'over') {
    const { legal, many } = parlour.answers(table.state, { bare: true });
    const [first] = legal;
    const picks = many === undefined ? {} : { picks: Array.from({ length: many.min }, (_, i) => i) };
    answerAt(parlour, table, { ...first, ...picks } as ParlourAnswer);
  }
  const seats = setup.players.map((name) => ({ name, kind: 'human' as const }));
  const gambled = openReplay('g', { game: 'parlour', setup, seats, log: table.log }, faces);

  it('goes through the whole game', () => {
    expect(gambled.ending).toBe('');
    expect(gambled.names).toEqual(setup.players);
    gambled.go(1e6);
    expect(gambled.snapshot().view).toBeNull();
    const over = gambled.snapshot().gambling!.game!.result;
    expect(over).not.toBeNull();
    expect(over).toEqual(parlour.view(table.state, 0).result);
  });

  it('shows all hands, or only what one seat saw', () => {
    gambled.go(1);
    const hands = (): boolean[] =>
      gambled.snapshot().gambling!.game!.seats.map(({ zones }) => zones.hand.cards !== null);
    expect(hands()).toEqual([true, true, true]);
    expect(gambled.snapshot().gambling!.game!.seat).toBeLessThan(0);
    gambled.look(2);
    expect(hands()).toEqual([false, false, true]);
  });
});

describe('the big screen', () => {
  it('never shows a hand, also where those who watch may see them', () => {
    link.go(10);
    link.look(1);
    const snapshot = link.snapshot();
    const seats = snapshot.view!.seats.map((seat) => ({ ...seat, hand: null, plot: null }));
    const shown = withoutSecrets({ ...snapshot, table: { ...snapshot.table!, view: { seats } } });
    expect(shown.own).toBeNull();
    expect(shown.view!.seat).toBeLessThan(0);
    expect(shown.view!.seats.every(({ hand }) => hand === null)).toBe(true);
    expect(snapshot.view!.seats[1].hand).not.toBeNull();
    link.look('all');
  });
});

describe('a replay of a game that was promised to be fair', () => {
  const secret = 'c0ffee00'.repeat(8);
  const setup = { game: 'rogues-and-warriors', players: ['Ann', 'Bob'], mode: 'betting' } as const;
  const additions = ['a pinch of salt', ''];
  const table = seatTable(parlour, setup, fairChance(dealKey(secret, additions)));
  while (parlour.question(table.state).kind !== 'over')
    answerAt(parlour, table, parlour.answers(table.state, { bare: true }).legal[0]);
  const draws = drawsOf(parlour, setup, table.log);
  const proof = { commitment: commitmentTo(secret), secret, additions, characters: [], draws };
  const told: GameLog = { game: 'parlour', setup, seats: SEATS.slice(0, 2), log: table.log, fair: proof };
  const kept = {
    table: 't',
    commitment: proof.commitment,
    additions: ['something random', 'a pinch of salt'],
  };

  it('says that it was', () => {
    expect(openReplay('t', told, faces).deal).toEqual({ proof, wrong: [], wasShown: false });
    expect(checkedDeal(house, told, kept)).toEqual({ proof, wrong: [], wasShown: true });
    expect(link.deal).toBeNull();
  });

  it('says that it was not, where one draw is another, or this device was shown something else', () => {
    const [one, two, ...others] = draws[0].gave;
    const changed = draws.with(0, { ...draws[0], gave: [two, one, ...others] });
    const { deal } = openReplay('t', { ...told, fair: { ...proof, draws: changed } }, faces);
    expect(deal?.wrong).toContain('Draw 0 does not follow from the secret and the additions.');
    expect(checkedDeal(house, told, { ...kept, commitment: 'another' })?.wrong).toEqual([fair.otherSeal]);
    expect(checkedDeal(house, told, { ...kept, additions: ['another'] })?.wrong).toEqual([fair.notAdded]);
  });
});
