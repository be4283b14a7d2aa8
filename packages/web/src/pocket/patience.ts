/** So many milliseconds a bot may think: however slow a device is, it has decided within a second. */
export const PATIENCE = 700;
