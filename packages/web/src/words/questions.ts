/**
 * What somebody is asked to choose, by its name in the rules: each sentence says what, and the card that asks, where
 * there is one, is named before it. What no card asks for says by itself why it is asked.
 */

const CHOOSE: Readonly<Record<string, string>> = {
  // ---- the game’s own
  discard: 'Choose what to discard.',
  cycle: 'Choose what to discard; then you draw.',
  redraw: 'Choose what to discard; then you draw a new hand.',
  'discard-to-heal': 'Discard cards to gain Fortitude: 1 for each.',
  fetch: 'Choose what to take from your discard pile.',
  'discard-in-play': 'Choose what leaves play.',
  'choose-token': 'Choose what you gain.',
  plot: 'You may lay a card face down in front of you.',
  stow: 'Choose a card to put on top of your deck.',
  wages: 'Pay its wages, or discard it.',
  scry: 'Choose what to keep.',
  mode: 'What do you do?',
  stake: 'How much do you show?',
  bid: 'Bid more, or pass.',
  'blood-ante': 'How do you ante?',
  prize: 'Which Prize goes into the pot? Whoever wins the Round takes it.',
  'prize-share': 'Does the Prize go along with half of the pot?',
  must: 'You must use it on this Drink: who drinks it instead?',
  dare: 'Both are as strong: which one is yours?',
  'drink-effect': 'What happens first?',
  'self-split': 'You may split it: with whom?',
  'team-drink': 'Your side drinks: who is first?',
  'team-champion': 'Who stands in for your side?',
  'track-reward': 'Your track has run out: choose your reward.',
  'gambling-game': 'Which gambling game is the Round?',
  'gambling-variant': 'You may add a variant.',
  'gambling-split': 'What happens if there is a tie?',

  // ---- what only some characters are asked
  form: 'Which deck do you draw from?',
  'buy-form': 'You may draw from one of your form decks: 2 Blood for each card.',
  'get-drunker': 'That went to your head: do you gain 1 Drunken Chi as well?',
  'discard-to-sober': 'Before you draw: discard cards to lose Drunken Chi, 1 for each.',
  gather: 'Several Mushrooms are ripe: which do you Gather first?',
  'gather-target': 'You Gather it: on whom?',
  mount: 'On whom?',
  unicorn: 'Discard two cards to gain 1 Fortitude?',
  'borrow-action': 'You may borrow an Action Card from this hand.',
  'second-blow': 'Whom does the borrowed Action hit?',
  'my-friend': 'Which card of this hand do you play?',
  'my-friend-target': 'On whom do you play it?',
  divider: 'Who divides the cards into two piles?',
  divide: 'Choose the cards of one pile; the rest is the other.',
  pile: 'Which pile do you take?',
  'discard-or-suffer': 'Discard up to 2 cards: each that you keep costs 1 Fortitude.',
  'something-else': 'Pay, or drink?',
  patrons: 'Who gets the top Drink of your pile, unseen?',
  story: 'Whom is the story about?',
  'story-for': 'Whom do you lay it in front of?',
  'team-scarab': 'Who of your side is bitten first?',
  'hungry-scarabs': 'Somebody Ignored it: who gets 2 Scarabs?',
};

/** The same where no card asks, and it would not be clear why. */
const UNASKED: Readonly<Record<string, string>> = {
  form: 'Before the cards are dealt you draw one card for free: from which of your form decks?',
  plot: 'You have drawn: now you may lay a card face down in front of you.',
};

/** What choosing none of it means, where it has a name. */
const NONE: Readonly<Record<string, string>> = {
  bid: 'Pass',
  'borrow-action': 'Borrow none',
  'buy-form': 'Draw none',
  'discard-or-suffer': 'Keep them all',
  'discard-to-heal': 'Discard none',
  'discard-to-sober': 'Discard none',
  'gambling-game': 'An ordinary Round',
  'gambling-split': 'Merchant’s Rule, as usual',
  'gambling-variant': 'No variant',
  'get-drunker': 'No Drunken Chi',
  'hungry-scarabs': 'Nobody',
  'my-friend': 'Pass',
  patrons: 'Nobody else',
  plot: 'Lay none',
  'prize-share': 'Keep the Prize',
  redraw: 'Keep them all',
  'self-split': 'Split it with nobody',
};

const lower = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1);

export const questions = {
  /** `title`: the card that asks; empty: none does. `own`: what only packs ask. */
  askChoose(what: string, title: string, own?: Readonly<Record<string, string>>): string {
    const sentence = CHOOSE[what] ?? own?.[what] ?? 'Choose.';
    return title === '' ? (UNASKED[what] ?? sentence) : `“${title}”: ${lower(sentence)}`;
  },
  chooseNone: (what: string): string => NONE[what] ?? 'Nothing',
  chooseOne: (what: string, word: string): string => (what === 'bid' ? `Bid ${word}` : 'Choose this'),
  less: 'One less',
  more: 'One more',
} as const;
