/** The lessons as one JSON file, fetched when somebody wants to learn. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { parseAllDocuments } from 'yaml';
import type { ListedLesson } from '../src/learn/shelf.ts';
import { asset, served } from './asset.ts';
import { replaced } from './replaced.ts';

const FOLDER = fileURLToPath(new URL('../../../rulebook/lessons', import.meta.url));

/** The folders of the lessons are their headings; the first game stands by itself. */
export function allLessons(): ListedLesson[] {
  return readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .map((file) => {
      const text = readFileSync(join(FOLDER, file), 'utf8');
      const [name, folder = 'first'] = file.replaceAll('\\', '/').split('/').toReversed();
      const [head] = parseAllDocuments(text);
      const { lesson, about, minutes } = head.toJS() as { lesson: string } & Pick<
        ListedLesson,
        'about' | 'minutes'
      >;
      const group = folder as ListedLesson['group'];
      return { id: name.replace(/\.yaml$/, ''), group, name: lesson, about, minutes, text };
    });
}

export function lessons(): Plugin {
  const all = asset('lessons', allLessons());
  return replaced(
    'taproom-lessons',
    'learn/lessons-address.ts',
    () => `export const LESSONS = '/${all.file}';`,
    served([all], (server) => {
      // They were read when the server started.
      server.watcher.add(FOLDER);
      server.watcher.on('change', (path) => {
        if (path.startsWith(FOLDER)) void server.restart();
      });
    }),
  );
}
