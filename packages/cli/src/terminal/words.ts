/** The words of the terminal for what the view holds as data: the table's middle, the question, a card's kind. */
import {
  THING,
  thingOf,
  type About,
  type CardDef,
  type Content,
  type DrinkView,
  type Forecast,
  type InnView,
  type Question,
  type StackView,
} from '@taproom/inn';
import { gameTitle } from './gambling/help.ts';
import { choiceWords } from './gambling/words.ts';
import { several } from './text.ts';

/** A player's name, or the title of something in play that is aimed at in their place. */
export const nameAt = (content: Content, seat: number): string =>
  seat >= THING ? titleOf(content, thingOf(seat)) : (content.characters[seat]?.name ?? 'the Inn');

export const titleOf = (content: Content, card: number): string =>
  card >= 0 ? `“${content.defs[card].title}”` : 'a card';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A card's type line: “Action – Pet”, “Mount, Passive”. */
export const kindOf = ({ types, subtypes = [] }: CardDef): string =>
  [types.map(capital).join('/'), subtypes.join(', ')].filter((words) => words !== '').join(' – ');

const PHASES: Readonly<Record<InnView['phase'], string>> = {
  start: 'the turn begins',
  discard: 'Discard and Draw',
  action: 'Action',
  order: 'Order a Drink',
  drink: 'Drink',
  end: 'the turn ends',
};

/** Whose turn it is, its phase, and the Round of Gambling if there is one. */
export function turnLines(content: Content, view: InnView): string[] {
  const active = content.terms.sides.find((side) => side.includes(view.turn)) ?? [view.turn];
  const whose = several(active.map((seat) => nameAt(content, seat)));
  const lines = [`Turn ${view.turns}: ${whose}, ${PHASES[view.phase]}.`];
  const { round } = view;
  if (round === null) return lines;
  const inside = several(round.inside.map((seat) => nameAt(content, seat)));
  if (round.agreed !== null)
    return [
      ...lines,
      `Round of Gambling: ${gameTitle(round.agreed)}, pot ${view.pot} Gold; in it: ${inside}.`,
    ];
  const control =
    round.control < 0
      ? 'nobody is in control'
      : `${nameAt(content, round.control)} is in control${round.lock ? ' with a Winning Hand' : ''}`;
  return [...lines, `Round of Gambling: pot ${view.pot} Gold, ${control}; in it: ${inside}.`];
}

/** The middle of the table, the oldest thing first: what was played on whom, and what comes of it if nobody answers. */
export function stackLines(content: Content, view: InnView, foretold: Forecast | null): string[] {
  const lines = view.stack.flatMap((entry) => entryLines(content, entry));
  return foretold === null ? lines : [...lines, `  If nobody answers: ${foretold.text}`];
}

function entryLines(content: Content, entry: StackView): string[] {
  switch (entry.kind) {
    case 'play': {
      const on =
        entry.targets.length > 0 ? ` on ${several(entry.targets.map((s) => nameAt(content, s)))}` : '';
      const { when, label } = content.defs[entry.card].uses[entry.use];
      const line =
        when.at === 'called'
          ? `${titleOf(content, entry.card)}${on}: ${label}.`
          : ended(`${nameAt(content, entry.by)} plays ${titleOf(content, entry.card)}${on}`);
      if (entry.negated) return [`${line} It is Negated.`];
      if (entry.losses.length > 0)
        return [
          line,
          `  So far: ${several(entry.losses.map((l) => `${nameAt(content, l.seat)} lost ${l.n} Fortitude`))}.`,
        ];
      return [line];
    }
    case 'drinks':
      return entry.drinks.map((drink) => drinkLine(content, drink, entry.cards[drink.group] ?? []));
    case 'event': {
      const ignoring =
        entry.ignored.length > 0
          ? ` Ignored by ${several(entry.ignored.map((s) => nameAt(content, s)))}.`
          : '';
      const turned = `Event, turned up by ${nameAt(content, entry.by)}: ${titleOf(content, entry.card)}`;
      return [`${ended(turned)}${ignoring}`];
    }
    case 'poll':
      return [pollLine(content, entry)];
    case 'bid':
      return [
        entry.leader < 0
          ? 'Nobody has bid yet.'
          : `${nameAt(content, entry.leader)} has bid ${entry.bid}, the most so far.`,
      ];
    case 'contest':
      return [`Drinking Contest: ${several(entry.rivals.map((seat) => nameAt(content, seat)))}.`];
    case 'pour':
      return entry.cards.length > 0
        ? [
            ended(
              `Poured: ${several(entry.cards.map((cards) => cards.map((c) => titleOf(content, c)).join(' + ')))}`,
            ),
          ]
        : [];
    case 'lift':
      return entry.cards.length > 0
        ? [
            ended(
              `${nameAt(content, entry.seat)} has turned up ${several(entry.cards.map((c) => titleOf(content, c)))}`,
            ),
          ]
        : [];
    case 'window':
      return [];
  }
}

/** Who has chosen so far, and what, unless that is still a secret. */
function pollLine(content: Content, entry: Extract<StackView, { kind: 'poll' }>): string {
  if (entry.chosen === 0) return 'Nobody has chosen yet.';
  const names = entry.players.slice(0, entry.chosen).map((seat) => nameAt(content, seat));
  if (entry.picks === null) return `${several(names)} ${names.length > 1 ? 'have' : 'has'} chosen in secret.`;
  const label = (pick: number): string => content.defs[entry.card].uses[pick]?.label ?? `${pick}`;
  return `Chosen so far: ${several(entry.picks.map((pick, i) => `${names[i]}, to ${label(pick)}`))}.`;
}

function drinkLine(content: Content, drink: DrinkView, cards: readonly number[]): string {
  const name = nameAt(content, drink.seat);
  // What an Event brings has no card of its own.
  if (cards.length === 0) return `${name} ${drink.ignored ? 'Ignores it' : 'is about to drink'}.`;
  const what = `${drink.half ? 'half of ' : ''}${cards.map((card) => titleOf(content, card)).join(' + ')}`;
  return ended(`${name} ${drink.ignored ? 'Ignores' : 'is about to drink'} ${what}`);
}

/** A title that ends as a sentence does ends the sentence, too. */
const ended = (words: string): string => (/[.!?]”$/.test(words) ? words : `${words}.`);

const ABOUT: Readonly<Record<About, string>> = {
  idle: 'A free moment: you may play something.',
  play: 'Do you answer this card?',
  drink: 'Do you answer this Drink?',
  event: 'Do you answer this Event?',
  loss: 'Somebody was just hurt: do you answer?',
  paid: 'The Inn was just paid: do you answer?',
  reveal: 'You have turned up a card: do you answer?',
  won: 'The Round of Gambling was just won: do you answer?',
  collected: 'The pot was just collected: do you answer?',
  'last-chance': 'Your last chance before you are out!',
};

/** What the player is asked, as a question. */
export function questionWords(content: Content, question: Question, view: InnView): string {
  const game = view.round?.agreed?.game ?? null;
  switch (question.kind) {
    case 'respond':
      return ABOUT[question.about];
    case 'discard':
      return 'Discard and Draw: which cards do you discard? You then draw up to a full hand.';
    case 'action':
      return 'Your Action Phase: play an Action, or pass.';
    case 'gamble':
      return game === null
        ? 'Your gambling turn: take control, cheat, or pass.'
        : 'Your gambling turn: play a Gambling or Cheating Card to change something of yours in the game, or pass.';
    case 'order':
      return question.left > 1
        ? `For whom do you order a Drink? (${question.left} to order)`
        : 'For whom do you order a Drink?';
    case 'choose': {
      const how = question.min === question.max ? `${question.min}` : `${question.min} to ${question.max}`;
      const because = question.card >= 0 ? ` (${titleOf(content, question.card)})` : '';
      const own = content.cast.questions?.[question.what];
      if (own !== undefined) return own;
      return `${CHOICES[question.what]?.(how) ?? `Choose ${how}`}${because}.`;
    }
    case 'game':
      return choiceWords(game, question);
    case 'over':
    case 'turn-end':
    case 'shuffle':
    case 'pick':
    case 'dice':
      return '';
  }
}

const CHOICES: Readonly<Record<string, (how: string) => string>> = {
  'team-champion': () => 'Who is your team’s Champion',
  'team-drink': () => 'Who of your team drinks next',
  'team-scarab': () => 'Who of your team is bitten next',
  'gambling-game': () => 'You may choose a game for this Round (none: an ordinary Round)',
  'gambling-variant': () => 'You may add a variant',
  'gambling-split': () => 'How is a tie decided (otherwise by Merchant’s Rule: the pot is divided)',
  discard: (how) => `Discard ${how} of your cards`,
  cycle: (how) => `Discard ${how} of your cards, then draw`,
  redraw: (how) => `Discard ${how} of your cards, then draw up to a full hand`,
  story: () => 'Whom is the story about',
  'story-for': () => 'In front of whom do you put the story',
  patrons: () => 'To whom do you give the top card of your Drink Me! Pile',
  mount: () => 'At whom does the Mount go',
  unicorn: () => 'Discard two cards to gain 1 Fortitude',
  'something-else': () => 'Pay for something else, or drink what comes',
  'discard-to-heal': (how) => `Discard ${how} of your cards; each gives you 1 Fortitude`,
  'get-drunker': () => 'Does the Drink add to your Drunken Chi',
  'discard-to-sober': (how) => `Discard ${how} of your cards; each takes 1 Drunken Chi off you`,
  'discard-or-suffer': (how) => `Discard ${how} of your cards; each short of 2 costs you 1 Fortitude`,
  fetch: (how) => `Take ${how} back into your hand`,
  scry: (how) => `Keep ${how} of these`,
  'self-split': () => 'You may split this Drink: with whom',
  'drink-effect': () => 'What happens first',
  dare: () => 'Which of the Drinks is yours',
  wages: () => 'Pay its Wages or discard it',
  mode: () => 'What do you choose',
  stake: () => 'How much do you give? Nobody sees it before all have chosen',
  bid: () => 'How much do you bid, if anything',
  'blood-ante': () => 'How much Fortitude do you lose instead of Gold for this ante',
  prize: () => 'Which Prize goes into the pot',
  'prize-share': () => 'Do you let go of the Prize',
  must: () => 'Who gets the Drink',
  form: () => 'From which form deck do you take a card',
  'buy-form': () => 'From which form deck do you buy a card for 2 Blood, if any',
  'borrow-action': () => 'Which Action Card do you borrow from that hand, if any',
  'second-blow': () => 'Whom does the borrowed Action hit',
  'hungry-scarabs': () => 'Who gets 2 Scarabs, if anybody',
  stow: () => 'Which card goes on top of your deck',
  plot: () => 'You may Plot a card: lay it face down in front of you',
  'choose-token': () => 'Which token do you take',
  'discard-in-play': (how) => `Discard ${how} of what lies in front of you`,
  gather: () => 'Which of them do you Gather first',
  'gather-target': () => 'At whom do you aim it',
  'my-friend': () => 'Which card do you play out of that hand, if any',
  'my-friend-target': () => 'At whom do you aim it',
  divider: () => 'Who divides the cards',
  divide: (how) => `Name ${how} cards for the first pile; the rest is the second`,
  pile: () => 'Which pile do you take',
};
