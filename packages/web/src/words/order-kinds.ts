/** What one can always pass for, and what the table calls it. */
export const orderKinds = [
  { label: 'Cards', abouts: ['play'] },
  { label: 'Drinks', abouts: ['drink'] },
  { label: 'Hitting back', abouts: ['loss'] },
  { label: 'Events', abouts: ['event'] },
  { label: 'Gambling', abouts: ['won', 'collected', 'reveal', 'paid'] },
] as const;
