/** What a card would do is told before it is played, with the numbers of the table. */
import { house } from '@taproom/house/own';
import { facesOf, type InnView } from '@taproom/inn';
import { expect, test } from 'vitest';
import { THING } from '../src/table/answers/plays.ts';
import { previewOf } from '../src/table/answers/preview.ts';

const { inn } = house;
const players = ['Ygella', 'Jett', 'Sera'];
const state = inn.create({ players });
const faces = facesOf(inn.content(state.setup));
const view = { ...inn.view(state, 0), seat: 0 } as InnView;
const cardOf = (title: string): number => faces.cards.findIndex((face) => face.title === title);

const told = (title: string, targets: readonly number[], seats: readonly object[] = []): string[] =>
  previewOf({ ...view, seats: view.seats.map((at, i) => ({ ...at, ...seats[i] })) }, faces, {
    card: cardOf(title),
    use: 0,
    targets,
  }).map(({ text }) => text);

test('on whomever is pointed at', () => {
  expect(told("Someone's got ants in their pants!", [1])).toEqual(['Jett loses 2 Fortitude (20 → 18)']);
  expect(told("Someone's got ants in their pants!", [])).toEqual([]);
});

test('on everybody else', () => {
  expect(told('Group hug!', [])).toEqual(['Jett and Sera lose 1 Fortitude (20 → 19)']);
  expect(told('Group hug!', [], [{}, { fortitude: 8 }])).toEqual([
    'Jett loses 1 Fortitude (8 → 7)',
    'Sera loses 1 Fortitude (20 → 19)',
  ]);
  expect(told('Group hug!', [], [{}, { out: 1 }])).toEqual(['Sera loses 1 Fortitude (20 → 19)']);
});

test('on something that lies in front of somebody', () => {
  const table = inn.create({ players: ['Ygella', 'Torglesnarf', 'Sera'] });
  const shown = facesOf(inn.content(table.setup));
  const minion = shown.cards.findIndex(({ wages }) => wages > 0);
  table.seats[1].play = [minion];
  const card = shown.cards.findIndex(({ title }) => title === "Someone's got ants in their pants!");
  const { title, wages } = shown.cards[minion];
  const lines = previewOf(inn.view(table, 0), shown, { card, use: 0, targets: [THING + minion] });
  expect(lines).toEqual([
    { seats: [], moves: [], text: `Torglesnarf pays the Inn ${wages} Gold or discards “${title}”` },
  ]);
});

test('nobody loses more than they have', () => {
  expect(told("Someone's got ants in their pants!", [1], [{}, { fortitude: 1 }])).toEqual([
    'Jett loses 1 Fortitude (1 → 0)',
  ]);
});

test('nobody gains more than there is', () => {
  const title = "Who's a good centipede? All hundred feet of you!";
  expect(told(title, [], [{ fortitude: 19 }])).toEqual(['Ygella gains 1 Fortitude (19 → 20)']);
  expect(told(title, [])).toEqual([]);
});

test('a side once, whatever it loses and however many of it are hit', () => {
  const [, jett, sera] = view.seats;
  const team = [{}, { ...jett, side: 1, fortitude: 9 }, { ...sera, side: 1, fortitude: 9 }];
  expect(told('Group hug!', [], team)).toEqual(['Jett and Sera lose 2 Fortitude (9 → 7)']);
});
