/** Which key does what at the table. */
export const keys = {
  title: 'Keys',
  all: [
    ['Space', 'Presses the big button'],
    ['Enter', 'Takes the card or the thing that has the focus; once more plays it'],
    ['← →', 'Goes through your hand, or from player to player'],
    ['Tab', 'Goes to everything else'],
    ['Esc', 'Puts a card back, or takes back what you have declared'],
    ['H', 'Holds a window: lets you think'],
    ['U', 'Takes back your last answer, where that is still possible'],
    ['?', 'Shows these keys'],
  ],
} as const;
