/** The page that is kept on the device. */
export const offline = {
  newer: 'There is a newer Taproom. Your games stay as they are.',
  load: 'Load it',
} as const;
