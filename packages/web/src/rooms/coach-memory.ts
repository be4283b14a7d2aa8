/** Who has been shown around once is not shown around again. */
const COACHED = 'taproom.coached';
const EXPECTED = 'taproom.coach-at';

export function wasCoached(): boolean {
  try {
    return localStorage.getItem(COACHED) !== null;
  } catch {
    return true;
  }
}

export function keepCoached(): void {
  try {
    localStorage.setItem(COACHED, 'yes');
    sessionStorage.removeItem(EXPECTED);
  } catch {
    // Without storage nobody is shown around at all.
  }
}

/** At this table the coach comes, if this player has never met them. */
export function expectCoach(table: string): void {
  if (wasCoached()) return;
  try {
    sessionStorage.setItem(EXPECTED, table);
  } catch {
    // As above.
  }
}

export function isCoachExpected(table: string): boolean {
  try {
    return !wasCoached() && sessionStorage.getItem(EXPECTED) === table;
  } catch {
    return false;
  }
}
