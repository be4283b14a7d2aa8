/** The icon for a sign on a card, a token, a side deck, or what a card counts as: one thing, one icon. */
import type { IconName } from './icons.ts';

const SIGNS: Readonly<Record<string, IconName>> = {
  fortitude: 'fortitude',
  alcohol: 'alcohol',
  gold: 'gold',
  eye: 'eye',
  cards: 'hand',
  token: 'potion',
  'in-play': 'table',
  action: 'fist',
  turn: 'hourglass',
  drink: 'mug',
  event: 'bell',
  gambling: 'dice',
  negate: 'close',
  ignore: 'shield',
  reduce: 'shield',
  redirect: 'split',
  special: 'candle',
  note: 'rules',
  // Tokens
  potions: 'potion',
  drunkenChi: 'chi',
  blood: 'blood',
  scarabs: 'scarabs',
  momentum: 'momentum',
  hellfire: 'hellfire',
  salve: 'salve',
  splint: 'splint',
  bandage: 'bandage',
  alcoholContent: 'alcohol',
  // Decks
  dungeon: 'dungeon',
  prize: 'prize',
  itemDeck: 'item',
  wolfDeck: 'wolf',
  batDeck: 'bat',
  storyDeck: 'pipe',
  stableDeck: 'horseshoe',
  specialReserve: 'bottle',
  mushroomDeck: 'mushroom',
  patientDeck: 'patient',
};

const SUBTYPES: Readonly<Record<string, IconName>> = {
  Tavern: 'inn',
  Pet: 'paw',
  Minion: 'minion',
  Scheme: 'scheme',
  Patient: 'patient',
  Mushroom: 'mushroom',
  Mount: 'mount',
  Horseshoe: 'horseshoe',
  Story: 'story',
  Pipe: 'pipe',
  Item: 'item',
  Prize: 'prize',
  'Special Reserve': 'bottle',
  Elixir: 'elixir',
  'Wolf Form': 'wolf',
  'Bat Form': 'bat',
  'Monstrosity Form': 'vlazlo',
};

/** The icon for what a card is besides its types; some of that is only a word. */
export const subtypeIcon = (subtype: string): IconName | undefined => SUBTYPES[subtype];

/** What has no icon of its own shows a candle. */
export const signIcon = (sign: string): IconName => SIGNS[sign] ?? 'candle';
