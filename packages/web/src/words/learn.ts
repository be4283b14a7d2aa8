/** Everything that is read around lessons; what a lesson says stands in the lesson itself. */
export const learn = {
  title: 'Learn to play',
  about:
    'By playing: the cards are arranged, the table is the real one, and whatever you try, you are told why or why not.',
  opening: 'Laying the table …',
  noLesson: 'There is no lesson under this address.',
  failed: 'The lesson could not be fetched. Try again in a moment.',
  minutes: (n: number): string => (n === 1 ? 'a minute' : `${n} minutes`),
  begun: 'Go on where you stopped',
  done: 'Done',
  begin: 'Begin',
  again: 'Once more',
  groups: {
    first: 'First',
    characters: 'What only some characters have',
    ways: 'Other ways to play',
    games: 'The fifteen gambling games',
  },

  more: 'And then',

  region: 'The lesson',
  of: (n: number, all: number): string => `${n} of ${all}`,
  next: 'Next',
  back: 'Back',
  leave: 'Leave the lesson',
  yourMove: 'Your move',
  doIt: 'Do it for me',
  onlyRead: 'One moment: read on first, then press “Next”.',
  notThat: 'That is possible, but this step is about something else: follow the mark.',
  why: 'The rule behind it',

  finished: 'That was it',
  finishedAbout: (name: string): string => `You have finished “${name}”.`,
  playOn: 'Play on from here',
  playOnAbout: 'The same table, and from now on everybody plays for themselves.',
  toLessons: 'All lessons',
} as const;
