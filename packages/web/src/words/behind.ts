/** What a player reads about the rule behind something. */
export const behind = {
  whyNot: 'Why it must wait',
  whyAsked: 'Why you are asked',
  whyRefused: 'Why it was not possible',
  whyForeseen: 'Why it would come to that',
  whyTold: 'The rule behind it',
  withRules: 'With the rules',
  withRulesAbout: 'Show the rule behind each line',
  opening: 'Looking it up …',
  missing: 'The rulebook could not be fetched. Try again in a moment.',
  showMe: 'Show me',
  inTheBook: (id: string): string => `In the rulebook: ${id}`,
} as const;
