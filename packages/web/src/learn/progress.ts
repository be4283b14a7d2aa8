/** How far somebody has come in each lesson, on this device. */
export interface Progress {
  readonly chapter: number;
  readonly step: number;
  /** It was finished once. */
  readonly done: boolean;
}

const KEY = 'taproom.lessons';
const BEGINNING: Progress = { chapter: 0, step: 0, done: false };

function all(): Readonly<Record<string, Progress>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Progress>;
  } catch {
    return {};
  }
}

export const progressIn = (lesson: string): Progress => all()[lesson] ?? BEGINNING;

export function keepProgress(lesson: string, progress: Partial<Progress>): void {
  const kept = { ...all(), [lesson]: { ...progressIn(lesson), ...progress } };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Whoever keeps nothing begins anew.
  }
}
