/** The words of the first screen, of what every room has around it, and of the first minute at a table. */
export const frame = {
  skip: 'Skip to the content',
  nav: 'Pages',
  rules: 'Rules',
  characters: 'Characters',
  workshop: 'Workshop',
  credits: 'Credits',
  unofficial: 'An unofficial fan project, not made or approved by the publishers of The Red Dragon Inn.',
} as const;

export const home = {
  title: 'Taproom',
  line: 'Back from the dungeon, alive and rich: drink, gamble and roughhouse until you are the last one awake with Gold.',
  playNow: 'Play now',
  playNowHint: 'Three bots, an easy character. We show you how.',
  opening: 'Setting the table …',
  learn: 'Learn to play',
  learnHint: 'Ten minutes, by playing: one thing at a time.',
  host: 'Host a table',
  hostHint: 'Choose the rules, send your friends a link.',
  here: 'Play on one device',
  hereHint: 'Hand it round, or play alone. Needs no network.',
  join: 'Join with a code',
  joinHint: 'Or sit down at a table that is open to all.',
  comeBack: 'Your tables on this device',
  comeBackTo: (code: string): string => `Come back to table ${code}`,
  unnamed: 'Come back to your table',
  taken: (when: string): string => `Seat taken ${when}`,
  forget: 'Forget it',
  forgetTable: (code: string): string => `Forget table ${code || 'without a code'}`,
  guest: 'Guest',
} as const;

export const coach = {
  label: 'A hand for your first turn',
  skip: 'Skip all',
  unfold: 'Show the hint',
  next: 'Next',
  done: 'Let’s drink',
  of: (n: number, all: number): string => `${n} of ${all}`,
  steps: [
    { at: 'fortitude', text: 'This is your Fortitude. Keep it above your Alcohol Content.' },
    { at: 'alcohol', text: 'And this is how drunk you are. When the two meet, you pass out.' },
    { at: 'gold', text: 'Your Gold. Without any you are thrown out, so don’t gamble it all away.' },
    {
      at: 'hand',
      text: 'Your cards. What stands up and glows can be played now; tap it, then tap whom you mean.',
    },
    { at: 'middle', text: 'Here you see what is happening, and what it will do if nobody answers.' },
    {
      at: 'big-button',
      text: 'This button always does the one ordinary thing: pass, order, drink.',
      keys: 'The space bar presses it.',
    },
    { at: 'log', text: 'Lost track? The log says who did what to whom, and why.' },
  ],
} as const;
