/** Where several people share one device. */
export const hotSeat = {
  give: 'Hand the device to',
  as: (character: string): string => `who plays ${character}`,
  meanwhile: 'What everybody has seen',
  comeIn: (name: string): string => `${name} answers`,
  whoElse: 'Does anybody else answer?',
  others: 'Everybody else looks away.',
  out: 'Leave the table: the game waits',
  show: (name: string): string => `I am ${name}: show my cards`,
} as const;
