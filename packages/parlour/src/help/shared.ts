/** What many games have in common: antes and Betting Rounds, how ties are told apart, questions, names of places. */
import { cardsNamed, fullDeck, rankOf, RANKS, type Cards } from '../cards/deck.ts';
import { about, type Asked, type Said } from './help.ts';

const { say } = about('app-c');

/** In an order of play: told as the game is played for money (`helpFor`). */
export const ANTE: Said = { ...say('Ante: everybody puts 1 coin into the pot.', 'ante'), money: 'ante' };
export const BET: Said = {
  ...say('Betting Round: in turn check, bet, call, raise or fold.', 'options', 'round-ends'),
  money: 'bet',
};

export const SHARE: Said = say('Ante: everybody puts one Share into the pot.', 'gii.app-d.ante-only');
export const GOLD: Said = say('The antes are Gold of the inn.', 'gii.app-b.ante');
export const CARD_PLAY: Said = {
  ...say(
    'Cards of the inn: in turn everybody may play a Gambling or Cheating Card, to change something of their own.',
    'gii.app-b.card-play-round',
    'gii.app-b.own-things',
  ),
  money: 'bet',
};

/** How equals are told apart. */
export const byRankTie = (game: string): Said =>
  about(game).say(
    'Equal scores: the most Warriors win, then the most Ladies and so on (Dragons come before Warriors); all your cards count. Still equal: the pot is split.',
    'tiebreaker',
    'gii.ties.rank',
    'gii.ties.rank-dragons',
    'gii.ties.all-cards-count',
    'gii.ties.still-tied-split',
  );
export const byColourTie = (game: string): Said =>
  about(game).say(
    'Equal scores: the most cards of one colour win; all your cards count. Still equal: the pot is split.',
    'tiebreaker',
    'gii.ties.color',
    'gii.ties.all-cards-count',
    'gii.ties.still-tied-split',
  );

/** Discard and draw. */
export const exchanging = (why: string, ...rules: string[]): Asked => ({
  ask: (most) =>
    most === 0 ? 'You have no card to exchange.' : `Which cards do you exchange, up to ${most}? ${why}`,
  none: 'Keep all cards',
  rules,
});

/** Asked in any game: inside the inn after a Gambling or Cheating Card, and in an evening. */
export const SHARED_QUESTIONS: Readonly<Record<string, Asked>> = {
  adjust: {
    ask: 'Your card lets you change something of your own. What?',
    none: 'Change nothing',
    rules: ['gii.app-b.gambling-effect', 'gii.app-b.cheating-effect', 'gii.app-b.own-things'],
  },
  face: { ask: 'Which number shall the die show?', die: 'A {die}', rules: ['gii.app-b.cheating-effect'] },
  take: {
    ask: 'These lie on top of the deck. Which one do you take, if any?',
    none: 'Take none',
    rules: ['gii.app-b.gambling-effect', 'gii.app-b.cheating-effect'],
  },
  replace: {
    ask: 'Which of your cards do you give up for it?',
    rules: ['gii.app-b.gambling-effect', 'gii.app-b.cheating-effect'],
  },
  game: { ask: 'You are the Starting Player: which game is played?', rules: ['gii.app-a.chooser'] },
  variants: {
    ask: 'Which variant do you add, if any?',
    none: 'No more variants: begin',
    rules: ['gii.app-a.chooser', 'gii.concepts.variants-combine'],
  },
  bounty: {
    ask: 'Rogue’s Bounty: how many coins do two Rogues cost?',
    rules: ['gii.doublerogue.rogues-bounty.penalty', 'house.403-bounty'],
  },
  loan: {
    ask: 'You are short of money. Do you borrow 50 coins from the richest player?',
    none: 'Borrow nothing',
    options: { loan: 'Borrow 50 coins; at the end they count 50 against you' },
    rules: ['gii.app-a.loan-condition', 'gii.app-a.loan-amount', 'gii.app-a.final-score'],
  },
};

/** Where cards and dice lie, and numbers that lie open. */
export const SHARED_ZONES: Readonly<Record<string, string>> = {
  hand: 'in hand',
  up: 'face up',
  looked: 'looked at',
  taken: 'taken',
  dice: 'dice',
  discards: 'discarded, face up',
  purse: 'more money beside the table',
};

/** Cards for an example, by rank and animal. */
export const example = (...names: string[]): Cards => names.map((name) => cardsNamed(name)[0]);

export const points = (n: number): string => (n === 1 || n === -1 ? `${n} point` : `${n} points`);

/** Any card of a rank, for asking what it would be worth. */
export const anyOf = (rank: number): number => fullDeck(true).find((card) => rankOf(card) === rank)!;

/** `2 Ladies`, `a Rogue`. */
export const ranksWords = (n: number, rank: number): string => {
  const name = RANKS[rank];
  if (n === 1) return `a ${name}`;
  return `${n} ${name.endsWith('y') ? `${name.slice(0, -1)}ies` : `${name}s`}`;
};
