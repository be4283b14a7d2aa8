/** Every type of card has a colour, an icon and a word. */
import type { CardType } from '@taproom/inn';
import type { IconName } from '../icons/icons.ts';

export interface CardTypeMark {
  readonly icon: IconName;
  readonly word: string;
  /** Under parchment-coloured words, except for `candle`, which takes ink. */
  readonly colour: string;
  readonly on: string;
}

const mark = (icon: IconName, word: string, colour: string, on = 'parchment'): CardTypeMark => ({
  icon,
  word,
  colour: `var(--${colour})`,
  on: `var(--${on})`,
});

export const CARD_TYPES: Readonly<Record<CardType, CardTypeMark>> = {
  action: mark('fist', 'Action', 'wine'),
  sometimes: mark('shield', 'Sometimes', 'slate'),
  anytime: mark('hourglass', 'Anytime', 'moss'),
  gambling: mark('dice', 'Gambling', 'candle', 'ink'),
  cheating: mark('sleeve', 'Cheating', 'plum'),
  drink: mark('mug', 'Drink', 'oak'),
  event: mark('bell', 'Event', 'ink'),
};
