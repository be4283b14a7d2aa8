/** What is read about packs where a table is opened, and in the lobby. */
export const packs = {
  bring: 'Bring a pack',
  bringHint:
    'Characters, Drinks, Prizes, Events and gambling variants of your own, as a file. Everybody at the table sees what is in it.',
  drinks: 'Drinks of its own',
  prizes: (titles: readonly string[]): string =>
    `${titles.length === 1 ? 'the Prize' : 'the Prizes'} ${titles.join(', ')}`,
  events: (n: number): string => (n === 1 ? 'an Event in the cellar' : `${n} Events in the cellar`),
  variant: (name: string, game: string): string => `${name}, a variant of ${game}`,
  toWorkshop: 'Make one in the workshop',
  brought: (title: string, names: readonly string[]): string =>
    names.length === 0 ? title : `${title}: ${names.join('; ')}`,
  leave: (title: string): string => `Leave out ${title}`,
  broken: 'This pack cannot be played yet:',
  atTable: (title: string, by: string | undefined, names: readonly string[]): string =>
    `A pack that the host brought: ${title}${by ? `, by ${by}` : ''}${names.length > 0 ? ` (${names.join('; ')})` : ''}`,
} as const;
