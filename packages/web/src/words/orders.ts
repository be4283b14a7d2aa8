/** What a player reads who says beforehand what they will answer. */
import { orderKinds } from './order-kinds.ts';

export const orders = {
  passing: 'Pass for me',
  pass: [
    { value: 'no', label: 'No' },
    { value: 'card', label: 'This card' },
    { value: 'turn', label: 'Until my turn' },
    { value: 'always', label: 'Always' },
  ],
  hit: 'But ask me when I am hit',
  kinds: 'Always pass for',
  kind: orderKinds,
  free: 'Ask me at free moments too',
  hurry: 'Bots take no time to think',
  hurryHint: 'If everybody who plays wants it.',
  cards: 'About single cards',
  cardsHint: 'Press a card to say what it should do by itself.',
  noCards: 'You hold none that could answer something.',
  dontAsk: 'Do not ask me about this card',
  ahead: 'Plays itself when you would lose',
  aheadHint:
    'Fortitude lost and Alcohol Content gained count together. Only where there is one way to play it.',
  aheadNever: 'Never',
  aheadAt: (n: number): string => `${n}+`,
  aheadOf: (title: string, n: number): string => `“${title}” plays itself when you would lose ${n} or more`,
  notAbout: (title: string): string => `You are not asked about “${title}”`,
  end: (what: string): string => `${what}: end this order`,
} as const;
