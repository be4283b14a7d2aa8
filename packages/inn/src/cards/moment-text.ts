/** When a card may be played, in words. */
import type { PlayMatch, When } from './card.ts';
import { NUMBER_WORDS } from '../play/meanings.ts';
import { article, oneOf } from '../effects/verb.ts';

export const TYPE_WORDS = {
  action: 'Action',
  gambling: 'Gambling',
  cheating: 'Cheating',
  sometimes: 'Sometimes',
  anytime: 'Anytime',
  drink: 'Drink',
  event: 'Event',
} as const;

function matchWords(match: PlayMatch): string {
  const kinds = match.types
    ? `${oneOf(
        match.types.map((type) => TYPE_WORDS[type]),
        'or',
      )} Card`
    : 'card';
  const whose = match.by === 'another' ? `another player’s ${kinds}` : article(kinds);
  if (match.affects)
    return `${whose} would affect your ${oneOf(
      match.affects.map((a) => NUMBER_WORDS[a]),
      'or',
    )}`;
  if (match.costsFortitude) return `${whose} would make you lose Fortitude`;
  if (match.heals) return `${whose} would give anybody Fortitude`;
  if (match.antes) return `${whose} would make you ante`;
  if (match.pays) return `${whose} would make you pay or ante Gold`;
  if (match.ignoresDrink) return `${whose} would Ignore a Drink`;
  if (match.changesDrink) return `${whose} would change a Drink`;
  if (match.takesFromInn) return `${whose} would take Gold from the Inn`;
  if (match.forcesOut) return `${whose} would force you out of the Round`;
  if (match.picksYou) return `${whose} picks you`;
  if (match.calling) return `${whose} ${CALLING[match.calling]}`;
  if (match.cheats) {
    const where = match.onlyInside ? ' while you are in the Round' : '';
    return `${match.by === 'another' ? 'another player' : 'anybody'} plays a Cheating Card or forces a player out${where}`;
  }
  return `${whose} is played`;
}

/** In a team game everybody is each team's Champion. */
const CALLING = {
  champions: 'calls for Champions',
  all: 'affects all players in a game without teams',
} as const;

const EVENT_DECKS = {
  drink: 'Drink Event',
  tavern: 'Tavern Event',
  sea: 'Sea Event',
  dungeon: 'Dungeon Event',
} as const;

/** What an automated seat's box is for; its type is told before that. */
const BOX_WORDS = {
  action: '',
  card: 'against an Action, Sometimes or Anytime Card',
  drink: 'against a Drink',
  gamble: '',
} as const;

export function whenWords(when: When): string {
  switch (when.at) {
    case 'action':
      return when.free ? 'In your Action Phase, besides your Action' : '';
    case 'any':
    case 'called':
      return '';
    case 'gamble':
      return when.afterAnything
        ? 'On your gambling turn, even after a Winning Hand'
        : 'On your gambling turn';
    case 'order':
      return 'In your Order a Drink Phase';
    case 'round':
      return `In a Round of Gambling${when.onlyInside ? ' that you are in' : ', even if you left it'}, but not in answer to a card that makes players ante or ends it`;
    case 'play':
      return `When ${matchWords(when)}`;
    case 'drink':
      return when.whose === 'yours' ? 'When you are about to drink' : 'When anybody is about to drink';
    case 'event':
      if (when.calling !== undefined) return `When an Event ${CALLING[when.calling]}`;
      return when.kind === undefined
        ? 'When an Event is revealed'
        : `When a ${EVENT_DECKS[when.kind]} is revealed`;
    case 'loss':
      return when.of === 'you'
        ? 'After another player’s card made you lose Fortitude, unless you reduced the loss'
        : 'After another player’s card made anybody lose Fortitude';
    case 'paid':
      return 'After a player paid the Inn because of an Action, Sometimes or Anytime Card';
    case 'reveal':
      return `When you reveal ${when.which ?? 'a card of your side deck'}`;
    case 'won':
      return `After ${when.whoever ? 'anybody' : 'another player'} won a Round of Gambling`;
    case 'collected':
      return 'After another player collected the pot';
    case 'box':
      return when.bears === undefined
        ? BOX_WORDS[when.box]
        : `${BOX_WORDS[when.box]}, unless it costs ${when.bears === 1 ? 'just 1' : `1 to ${when.bears}`} Fortitude`;
  }
}

/** Whose card is answered: named already by the words for the moment, where those speak of another player. */
export function attackerWords(when: When): string {
  const named = when.at === 'loss' ? when.of === 'you' : when.at === 'play' && when.by === 'another';
  return named ? 'that player' : 'whoever played it';
}
