import { describe, expect, it } from 'vitest';
import { luckFrom, seatTable } from '@taproom/kernel';
import { STEP, type Answer, type InnSetup, type InnState } from '@taproom/inn';
import { Chair, regular } from '@taproom/bots';
import { house } from '@taproom/house/own';
import { ignoringSpares } from '../src/inn/saving.ts';

const { inn } = house;

/** The first of them is about to play an Action, and everybody holds these cards and no others. */
function table(setup: InnSetup, hands: Readonly<Record<string, readonly string[]>>): InnState {
  const { state } = seatTable(inn, setup, 1);
  for (const at of state.seats) at.deck.push(...at.hand.splice(0));
  for (const [name, titles] of Object.entries(hands))
    for (const title of titles) {
      const { deck, hand } = state.seats[setup.players.indexOf(name)];
      const card = deck.find((id) => inn.content(setup).defs[id].title === title && !hand.includes(id));
      if (card === undefined) throw new Error(`${name} has no “${title}”`);
      deck.splice(deck.indexOf(card), 1);
      hand.push(card);
    }
  state.stack = [{ k: 'turn', step: STEP.askAction, seat: 0, i: 0, done: [] }];
  state.seats[0].actions = 1;
  state.phase = 'action';
  state.ask = null;
  inn.resume(state);
  return state;
}

const titleOf = (state: InnState, answer: Answer): string =>
  answer.do === 'play' ? inn.content(state.setup).defs[answer.card].title : answer.do;

/** The first plays their first card, and everybody answers as a regular does: who plays what. */
function told(state: InnState): string[] {
  const [opening] = state.seats[0].hand;
  inn.apply(
    state,
    inn
      .answers(state, { bare: true })
      .legal.find((answer) => answer.do === 'play' && answer.card === opening)!,
  );
  const said: string[] = [];
  for (;;) {
    const question = inn.question(state);
    if (question.kind !== 'respond') return said;
    const answers = inn.answers(state, { bare: true });
    const answer = regular.inn(new Chair(inn, state, answers, luckFrom(1)));
    if (answer.do === 'play') said.push(`${state.setup.players[question.seat]}: ${titleOf(state, answer)}`);
    inn.apply(state, answer);
  }
}

describe('a regular who answers', () => {
  it('spends one card where one does', () => {
    const hands = {
      Daareka: ['You might need a sanity check after this'],
      Terci: ['I stitched this coat as I stitch people: twice.', "Doctor's orders: absolutely not."],
    };
    const said = told(table({ players: ['Daareka', 'Terci'] }, hands));
    expect(said).toHaveLength(1);
  });

  it('takes what keeps all of it off, not what keeps off a part and something else for the rest', () => {
    const hands = {
      Lizwick: ["You were going through my bag again, weren't you?"],
      Terci: ['Sometimes, my patients actually pay me!', "Doctor's orders: absolutely not."],
    };
    expect(told(table({ players: ['Lizwick', 'Terci'] }, hands))).toEqual([
      "Terci: Doctor's orders: absolutely not.",
    ]);
  });

  it('Negates no blow that was warded off already', () => {
    const hands = {
      Amundyr: ['Ah-choo!', 'Are you done now?', "I don't think so!"],
      Jett: ["Tag! You're it!"],
    };
    const state = table({ players: ['Amundyr', 'Jett', 'Sera'] }, hands);
    state.sides[1].fortitude = 5;
    state.sides[2].fortitude = 5;
    state.seats[1].tokens = { ...state.seats[1].tokens, momentum: 1 };
    expect(told(state)).toEqual(["Jett: Tag! You're it!", 'Amundyr: Are you done now?']);
  });

  it('is spared by Ignoring a card of its own only what can be Ignored of it', () => {
    const view = inn.view(table({ players: ['Warthorn', 'Sera'] }, {}), 0);
    const stroke = { stop: '', seat: 0, thing: -1, to: -1, inn: false } as const;
    const strokes = [
      { ...stroke, verb: 'pay', of: 'gold', n: -1 },
      { ...stroke, verb: 'alcohol', of: 'alcohol', n: -2 },
    ] as const;
    const spared = (by: number): number => ignoringSpares(view, strokes, by, 0);
    expect(spared(1)).toBeGreaterThan(0.8);
    expect(spared(0)).toBeLessThanOrEqual(0);
  });

  it.each([
    { eats: 'Joran', stops: false },
    { eats: 'Sera', stops: true },
  ])('stops the healing of rivals alone: of $eats', ({ eats, stops }) => {
    const save = "I'm gonna save this healing for the dungeon!";
    const prize = 'prize.dales-finest-mushroom';
    const players = [eats, eats === 'Joran' ? 'Sera' : 'Joran'];
    const state = table({ players, drinks: 'rdi9', dungeonEvents: 1, prizes: [prize] }, { Joran: [save] });
    const { defs } = inn.content(state.setup);
    const mushroom = state.prizes!.inn.find((card) => defs[card].key === prize)!;
    state.prizes!.inn = [];
    state.seats[0].play = [mushroom];
    state.sides[0].fortitude = 10;
    const eat = inn
      .answers(state, { bare: true })
      .legal.find((answer) => answer.do === 'play' && answer.card === mushroom)!;
    inn.apply(state, eat);
    const answers = inn.answers(state, { bare: true });
    expect(answers.legal.map((answer) => titleOf(state, answer))).toContain(save);
    const answer = regular.inn(new Chair(inn, state, answers, luckFrom(1)));
    expect(titleOf(state, answer)).toBe(stops ? save : 'pass');
  });
});
