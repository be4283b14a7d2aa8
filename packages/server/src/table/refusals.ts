/** What players are told whose word does not count now. */

export const ASKED_FOR_ONCE =
  'You have asked for that already. It stands; you can ask again once you have answered something else.';
export const CANNOT_UNDO =
  'This can no longer be taken back: somebody has answered, chance has spoken, or somebody has seen something new.';
export const NOT_TAKEN = 'This was not taken: try again when the house can write.';
export const NOT_YOURS = 'You can answer only for your own seat.';
export const PAUSED = 'The host has paused the game.';
export const TAKING_BACK = 'Somebody would like to take back an answer: that is decided first.';
