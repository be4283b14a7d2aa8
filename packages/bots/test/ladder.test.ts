/** Those who think ahead: they play every mode, the same luck gives the same answers, and they know no more than their seat. */
import { Guest, ladder, named, random, type Bots } from '@taproom/bots';
import { house } from '@taproom/house/own';
import type { Answer, InnSetup, InnState } from '@taproom/inn';
import { answerChance, HOUSE, isChance, luckFrom } from '@taproom/kernel';
import { describe, expect, it } from 'vitest';

const { inn } = house;

const bots: Bots = named([...ladder, random]);

/** Plays to the end with these bots; `each` sees the state before every answer. */
function play(
  setup: InnSetup,
  names: readonly string[],
  seed: number,
  each?: (state: InnState, seat: number) => void,
) {
  const state = inn.create(setup);
  const luck = luckFrom(seed);
  const failures: string[] = [];
  const guests = setup.players.map(
    (_, seat) =>
      new Guest({
        game: inn,
        setup,
        seat,
        bots,
        name: names[seat % names.length],
        luck: luckFrom(seed * 10 + seat),
        failed: (bot, why) => failures.push(`${bot}: ${String(why)}`),
      }),
  );
  const answers: Answer[] = [];
  for (let i = 0; i < 3000; i++) {
    const question = inn.question(state);
    if (question.kind === 'over') break;
    let answer: Answer;
    if (isChance(question)) answer = answerChance(luck, question);
    else if (question.seat === HOUSE) answer = { seat: HOUSE, do: 'close' };
    else {
      each?.(state, question.seat);
      answer = guests[question.seat].answer(state);
      answers.push(answer);
    }
    const events = inn.apply(state, answer);
    for (const guest of guests) guest.hear(events);
  }
  return { state, answers, failures };
}

const TABLES: Readonly<Record<string, InnSetup>> = {
  'eight players': { players: ['Sera', 'Dale', 'Jett', 'Petra', 'Molly', 'Joran', 'Terci', 'Warthorn'] },
  'two players with Events and Prizes': {
    players: ['Zakhan', 'Ygella'],
    dungeonEvents: true,
    prizes: inn.cast.prizes?.map(({ key }) => key),
  },
  teams: { players: ['Lizwick', 'Amundyr', 'Jasper', 'Vlazlo'], mode: 'two-headed-dragon' },
  'a Boss': { players: ['Daareka', 'Sera', 'The Wench'], mode: 'boss-battle' },
  'gambling games in Rounds': { players: ['Torglesnarf', 'Petra', 'Dale'], gamblingGames: true },
  'windows that ask everybody, by the clock': {
    players: ['Jasper', 'Warthorn', 'Joran'],
    asks: 'everybody',
    pace: 'clock',
  },
  'somebody whom nobody plays': {
    players: [inn.cast.automata![0].name, 'Dale', 'Terci'],
    factions: inn.cast.automata![0].automaton!.factions.slice(0, 2).map(({ name }) => name),
  },
};

describe('the ladder', { timeout: 60_000 }, () => {
  it.each(Object.entries(TABLES))('plays with %s', (_what, setup) => {
    const { state, failures } = play(setup, ['seasoned', 'regular', 'tipsy'], 3);
    expect(failures).toEqual([]);
    expect(inn.question(state).kind).toBe('over');
  });

  it('answers the same with the same luck', () => {
    const setup = { players: ['Sera', 'Dale', 'Jett'] };
    expect(play(setup, ['sharp', 'regular'], 5).answers).toEqual(
      play(setup, ['sharp', 'regular'], 5).answers,
    );
  });

  it('answers the same whatever it cannot know', () => {
    let compared = 0;
    const ask = (state: InnState, seat: number, name: string): Answer => {
      const guest = new Guest({ game: inn, setup: state.setup, seat, bots, name, luck: luckFrom(9) });
      return guest.answer(state);
    };
    const setup = { players: ['Petra', 'Joran', 'Molly', 'Vlazlo'] };
    play(setup, ['regular'], 8, (state, seat) => {
      if (compared >= 150) return;
      const other = inn.imagine(state, seat, inn.memory(setup), luckFrom(compared));
      expect(inn.view(other, seat)).toEqual(inn.view(state, seat));
      for (const name of compared % 5 === 0 ? ['regular', 'sharp'] : ['regular', 'seasoned'])
        expect(ask(other, seat, name)).toEqual(ask(state, seat, name));
      compared++;
    });
    expect(compared).toBe(150);
  });

  it('is answered for by the rung below where somebody throws, and whoever hosts it hears of it', () => {
    const broken = { ...random, name: 'broken', below: 'regular', inn: () => JSON.parse('{') as Answer };
    const heard: string[] = [];
    const setup = { players: ['Sera', 'Dale'] };
    const state = inn.create(setup);
    const luck = luckFrom(1);
    for (let question = inn.question(state); isChance(question); question = inn.question(state))
      inn.apply(state, answerChance(luck, question));
    const { seat } = inn.question(state);
    const guests = ['broken', 'regular'].map(
      (name) =>
        new Guest({
          game: inn,
          setup,
          seat,
          bots: named([...ladder, broken]),
          name,
          luck: luckFrom(2),
          failed: (bot) => heard.push(bot),
        }),
    );
    expect(guests[0].answer(state)).toEqual(guests[1].answer(state));
    expect(heard).toEqual(['broken']);
  });
});
