/** Everything a player reads about the deal: what the house has promised, and whether it has kept it. */
export const fair = {
  title: 'A fair deal',
  /** In the lobby, and at the table. */
  line: 'The cards of this game are sealed: with this number you can check afterwards that nobody chose them.',
  open: 'The seal of the deal',
  about:
    'The house has drawn a secret, and this is its seal. All shuffles, picks and rolls follow from the secret and from what you and the others add to it. When the game is over everybody is told the secret, and the replay checks it all.',
  commitment: 'The seal',
  additions: 'Added by those at the table',
  nothing: 'nothing',
  own: 'Add something of your own',
  ownHint:
    'Anything: a few words, some dice you rolled. It takes the place of what was there, and everybody sees it.',
  add: 'Add this',
  secret: 'The secret',
  untold: 'It is told when the game is over.',
  honest: 'The deal was honest: checked',
  dishonest: 'The deal was not as promised',
  honestAbout: (draws: number): string =>
    `Every shuffle, pick and roll of this game (${draws} in all) was worked out again in your browser, from the secret of the house and from what the players had added. Nobody chose a card.`,
  dishonestAbout:
    'Something does not fit. Ask whoever runs the house; the file of the game shows it to anybody.',
  remembered: 'The seal is the one that this device was shown before the deal.',
  notRemembered: 'This device did not see the seal before the deal: somebody who played can compare it.',
  otherSeal: 'The seal is not the one that this device was shown before the deal.',
  notAdded: 'What was added on this device is not among what the house says was added.',
  download: 'The file of the game, to check it yourself',
} as const;
