/**
 * Who serves the drinks, in the titles of cards: the newest book says Barkeep, the older ones Wench. Each player may
 * want to read one of them throughout; the character who is called The Wench keeps her name.
 */
import { currentSettings, type Settings } from '../settings/store.ts';
import type { Faces } from './faces.ts';
import type { StoryEvent, TableSnapshot } from './table-link.ts';

type Keeper = Settings['keeper'];

export function retitled(title: string, keeper: Keeper): string {
  if (keeper === 'barkeep')
    return title
      .replace('Wench thought that was her', 'Wench thought that was a')
      .replace(/\bWench\b/g, 'Barkeep');
  return keeper === 'wench' ? title.replace(/\bBarkeep\b/g, 'Wench') : title;
}

/** Titles stand in quotes wherever they are told. */
const retold = (text: string, keeper: Keeper): string =>
  text.replace(/“[^”]*”/g, (title) => retitled(title, keeper));

/** What was changed before, so that what stays the same stays the same object. */
let known = new WeakMap<object, unknown>();
let knownFor: Keeper = 'book';

function once<Part extends object>(part: Part, change: (part: Part) => Part): Part {
  let changed = known.get(part) as Part | undefined;
  if (changed === undefined) known.set(part, (changed = change(part)));
  return changed;
}

/** The table in the words that this player wants. */
export function inTheirWords(snapshot: TableSnapshot): TableSnapshot {
  const { keeper } = currentSettings();
  if (keeper !== knownFor) {
    knownFor = keeper;
    known = new WeakMap();
  }
  if (keeper === 'book') return snapshot;
  const say = (text: string): string => retold(text, keeper);
  const { faces, story, table } = snapshot;
  const inFaces = ({ cards, ...rest }: Faces): Faces => ({
    ...rest,
    cards: cards.map((face) => ({
      ...face,
      title: retitled(face.title, keeper),
      lines: face.lines.map(say),
      rulings: face.rulings.map(say),
    })),
  });
  const inStory = (events: readonly StoryEvent[]): readonly StoryEvent[] =>
    events.map((event) => once(event, (one) => ({ ...one, text: say(one.text) })));
  const inTable = (now: NonNullable<typeof table>): typeof now => {
    const forecast = now.asked?.forecast;
    if (now.asked == null || forecast == null) return now;
    const lines = forecast.lines.map((line) => ({ ...line, text: say(line.text) }));
    return { ...now, asked: { ...now.asked, forecast: { ...forecast, text: say(forecast.text), lines } } };
  };
  return {
    ...snapshot,
    faces: faces && once(faces, inFaces),
    story: once(story, inStory),
    table: table && once(table, inTable),
  };
}
