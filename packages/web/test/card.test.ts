import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { house } from '@taproom/house/own';
import { facesOf, type CardFace } from '@taproom/inn';
import { seatTable } from '@taproom/kernel';
import { describe, expect, test } from 'vitest';
import { subtypeIcon } from '../src/icons/index.ts';
import { Card, type CardSize } from '../src/pieces/card.tsx';
import { keyNumbers } from '../src/pieces/key-numbers.ts';

const { cast, inn } = house;

const { state } = seatTable(inn, { players: ['Ygella', 'Dale', 'Molly'], drinks: 'rdi9' }, 1);
const { cards } = facesOf(inn.content(state.setup));
const faceOf = (key: string): CardFace => cards.find((face) => face.key === key)!;
const drawn = (key: string, size: CardSize): string =>
  renderToStaticMarkup(createElement(Card, { face: faceOf(key), size }));

describe('the type line of a card', () => {
  test('has the paw of a Pet in every size, and the word where there is room', () => {
    for (const size of ['tiny', 'small', 'hand'] as const) {
      const html = drawn('ygella.group-hug', size);
      expect(html).toMatch(/data-icon="paw"[^>]* aria-label="Pet"/);
      expect(html).not.toContain('>Pet<');
    }
    const html = drawn('ygella.group-hug', 'zoom');
    expect(html).toMatch(/data-icon="paw"[^>]*><\/i>Pet</);
    expect(html).not.toContain('aria-label="Pet"');
  });

  test('says of a card without a type what it is', () => {
    expect(drawn('dale.cellar-button', 'tiny')).toMatch(/data-icon="mushroom"[^>]*><\/i>Mushroom</);
    expect(drawn('dale.cellar-button', 'zoom')).not.toContain('Action');
    expect(drawn('molly.bert', 'small')).toMatch(/Mount<\/span>.*Immediate</);
  });

  test('is as it was for cards that are nothing else', () => {
    expect(drawn('ygella.tip', 'hand')).not.toContain('subtype');
  });
});

test('what is taken off a Drink is less of it', () => {
  expect(keyNumbers(faceOf('molly.kisses').lines)).toEqual([
    { icon: 'alcohol', amount: '−2', whom: 'others' },
  ]);
  expect(keyNumbers(faceOf('ygella.taken-a-lichen').lines)[0].amount).toBe('+2');
});

test('whatever a card with a type is besides has an icon, as there is no room for its word', () => {
  const all = [
    ...cast.characters.flatMap(({ deck, sideDecks, boss }) => [
      ...deck,
      ...[...(sideDecks ?? []), ...(boss?.sideDecks ?? [])].flatMap((side) => side.cards),
      ...(boss?.deck ?? []),
    ]),
    ...cast.drinks,
  ];
  const beside = all.filter(({ types }) => types.length > 0).flatMap(({ subtypes = [] }) => subtypes);
  expect(beside.length).toBeGreaterThan(50);
  expect([...new Set(beside)].filter((subtype) => subtypeIcon(subtype) === undefined)).toEqual([]);
});
