/**
 * An open card shows all of its words, whatever the screen: the wordiest of some decks, or (`CARDS=all`, which takes half an hour)
 * of every deck, those of Bosses, of Otto and of packs from outside among them, and what lies on mats.
 */
import { readFileSync } from 'node:fs';
import { house } from '@taproom/house/own';
import {
  castWith,
  faceOf,
  type CardDef,
  type CardFace,
  type CharacterDef,
  type PackFile,
} from '@taproom/inn';
import type { Page } from '@playwright/test';
import { pack as marrow } from '../../../packs/marrow/marrow.ts';
import { TIGHTEST, WINDOWS } from './boxes.ts';
import { expect, test } from './fixtures.ts';
import { faultsOfLarge, faultsOfOpened } from './open-cards.ts';
import { turn } from './scenes.ts';
import { sitDown, type Wish } from './tables.ts';
import { inEveryWindow } from './windows.ts';

interface Opened {
  readonly players: readonly string[];
  readonly hand: readonly string[];
  readonly variants?: Wish['variants'];
  /** What is written on the cards of the hand instead; `large`: as what nobody ever holds, and is only shown large. */
  readonly faces?: readonly CardFace[];
  readonly large?: boolean;
}

const OTHERS = ['Jett', 'Sera', 'Joran', 'Dale'];
const beside = (who: string): string[] => [who, ...OTHERS.filter((other) => other !== who).slice(0, 3)];

/** The longest words that there are, and long titles. */
const WORDY: Readonly<Record<string, readonly string[]>> = {
  Warthorn: [
    "Hold on, who's mindin' the door?",
    'Wench! A few drinks while I spin a yarn!',
    'Boots off the table. I carved that table!',
    "Gambling? I'm in!",
    'The Wench thinks you should stop playing with the drinks.',
  ],
  Lizwick: [
    'Excuse me, I have a coaster to catalogue!',
    'That charm you are wearing? It says you should go.',
    'I should mention that the curse rubs off.',
  ],
  Terci: [
    "I guess I'll stick with this hand",
    "Sorry, I'm making my rounds. The other rounds.",
    'Take that and call me in the morning',
  ],
  Torglesnarf: ['Brix the Enforcer', 'Wobble the Cellar Goblin', 'Doctor Leech, Physician by Appointment'],
  Ygella: ['Hold still! His venom is mostly fruit.', 'She bites everybody once. Even me!'],
  Dale: ["Try the stew! It's mostly mushroom.", 'Ya just stepped in my seedlings!'],
};

/** As many as everybody holds in their first turn. */
const HAND = 6;
/** Of a deck: as many hands of its wordiest cards as are looked at. */
const HANDS = 2;

const wordsOf = (def: CardDef): number => {
  const { title, lines } = faceOf(def, '');
  return title.length + lines.join(' ').length;
};

function wordiest(deck: readonly CardDef[], size: number): CardDef[][] {
  const unlike = deck.filter((def, i) => deck.findIndex(({ title }) => title === def.title) === i);
  const sorted = unlike.toSorted((a, b) => wordsOf(b) - wordsOf(a));
  return Array.from({ length: HANDS }, (_, i) => sorted.slice(i * size, (i + 1) * size)).filter(
    (hand) => hand.length > 0,
  );
}

const titles = (hand: readonly CardDef[]): string[] => hand.map(({ title }) => title);

/** What cannot be held, or not from the beginning, is written on the cards of a hand that can. */
function written(name: string, cards: readonly CardDef[], large = true): [string, Opened][] {
  const sera = house.cast.characters.find((one) => one.name === 'Sera')!;
  const [paper] = wordiest(sera.deck, HAND);
  return wordiest(cards, HAND).map((hand, i) => [
    `${name} ${i + 1}`,
    {
      players: beside('Sera'),
      hand: titles(paper.slice(0, hand.length)),
      faces: hand.map((def) => faceOf(def, 'character')),
      large,
    },
  ]);
}

function ofCharacter(one: CharacterDef, packs?: readonly PackFile[]): [string, Opened][] {
  const { name, deck, sideDecks = [], boss } = one;
  const variants = packs === undefined ? undefined : { packs: packs as unknown as Record<string, unknown>[] };
  return [
    ...wordiest(deck, HAND).map((hand, i): [string, Opened] => [
      `${name} ${i + 1}`,
      { players: beside(name), hand: titles(hand), variants },
    ]),
    // Against three a Boss holds nine.
    ...wordiest(boss?.deck ?? [], HAND + 2).map((hand, i): [string, Opened] => [
      `${name} as a Boss ${i + 1}`,
      { players: beside(name), hand: titles(hand), variants: { mode: 'boss-battle' } },
    ]),
    ...[...sideDecks, ...(boss?.sideDecks ?? [])].flatMap(({ title, cards, joins }) =>
      written(`${name}’s ${title}`, cards, joins !== true),
    ),
  ];
}

function everything(): [string, Opened][] {
  const { cast } = house;
  const read = (name: string): string =>
    readFileSync(new URL(`../../../packs/${name}`, import.meta.url), 'utf8');
  const packs = [JSON.parse(read('kitchen.json')) as PackFile];
  const guests = castWith(cast, packs).characters.filter((one) => !cast.characters.includes(one));
  return [
    ...cast.characters.flatMap((one) => ofCharacter(one)),
    ...guests.flatMap((one) => ofCharacter(one, packs)),
    // Nobody's house has it unless they install it.
    ...(marrow.characters ?? []).flatMap(({ name, deck }) => written(name, deck, false)),
    ...(cast.automata ?? []).flatMap(({ automaton }) =>
      automaton!.factions.flatMap(({ name, cards }) => written(`Otto’s ${name}s`, cards)),
    ),
    ...written('a Drink', cast.drinks),
    ...written('a Prize', cast.prizes ?? []),
    ...(cast.eventDecks ?? []).flatMap(({ title, cards }) => written(title, cards)),
  ];
}

/** The faces of a table are asked for once. */
const writeOn = (page: Page, hand: readonly string[], faces: readonly CardFace[]): Promise<unknown> =>
  page.route('**/api/tables/*/cards', async (route) => {
    const response = await route.fetch();
    const told = (await response.json()) as { cards: CardFace[] };
    const cards = told.cards.map((face) => {
      const { owner, back } = face;
      const other = faces[hand.indexOf(face.title)];
      return other === undefined || face.deck !== 'character' ? face : { ...other, owner, back };
    });
    await route.fulfill({ response, json: { ...told, cards } });
  });

const all: readonly [string, Opened][] =
  process.env.CARDS === 'all'
    ? everything()
    : Object.entries(WORDY).map(([who, hand]) => [who, { players: beside(who), hand }]);

for (const [name, { players, hand, variants, faces, large = false }] of all)
  test(`an open card of ${name} shows all of its words`, async ({ device, arrangedHouse }) => {
    test.setTimeout(180_000);
    const scene = await turn(arrangedHouse, hand, players, variants);
    const page = await device({ at: arrangedHouse, touch: true });
    if (faces !== undefined) await writeOn(page, hand, faces);
    await sitDown(page, scene.seat);
    await page.locator('[data-hand-card]').first().waitFor();
    const shown = faces?.map(({ title }) => title) ?? hand;
    const look = large ? faultsOfLarge : faultsOfOpened;
    expect(await inEveryWindow(page, () => look(page, shown), large ? TIGHTEST : WINDOWS)).toEqual([]);
    scene.close();
  });
