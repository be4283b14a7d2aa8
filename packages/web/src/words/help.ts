/** What is read about how a gambling game is played, around what the game says itself. */
export const help = {
  title: 'How this game is played',
  worth: 'What you have now',
  withVariant: (name: string): string => `With ${name}`,
  order: 'Order of play',
  scores: 'What counts',
  ranking: 'From best to worst',
  ties: 'In a tie',
  rule: 'Rule',
  exactly: (text: string): string => `The rule: ${text}`,
} as const;
