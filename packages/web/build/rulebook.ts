/** The rules as one JSON file for the page that shows them: by book and topic, fetched only when somebody reads them. */
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
// The reader alone, not the whole package: the rules can be read also while the engine is being worked on.
import { loadInventory } from '../../scenario/src/inventory.ts';
import { replaced } from './replaced.ts';
import type { RulebookPage } from '../src/rooms/rulebook.ts';

const INVENTORY = fileURLToPath(new URL('../../../rulebook/inventory', import.meta.url));

/** The inventory is written for whoever proves the rules; a reader gets the rules and decisions of each topic. */
function rulebookPage(): RulebookPage {
  return loadInventory(INVENTORY).books.map(({ book, rules, decisions }) => {
    const topics = new Map<string, { id: string; text: string }[]>();
    const add = (topic: string, id: string, text: string): void => {
      const entries = topics.get(topic) ?? [];
      entries.push({ id, text: spelledOut(text) });
      topics.set(topic, entries);
    };
    for (const { id, section, rule } of rules) add(section, id, rule);
    for (const { id, section, question, ruling } of decisions)
      add(section ?? 'Rulings', id, question === undefined ? ruling : `${question} ${ruling}`);
    return { book, topics: [...topics].map(([title, entries]) => ({ title, entries })) };
  });
}

const spelledOut = (text: string): string => text.replace(/\bAC\b/g, 'Alcohol Content');

export function rulebook(): Plugin {
  const text = JSON.stringify(rulebookPage());
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const file = `assets/rulebook-${hash}.json`;
  return replaced(
    'taproom-rulebook',
    'rooms/rulebook-address.ts',
    () => `export const RULEBOOK = '/${file}';`,
    {
      configureServer(server) {
        // It was read when the server started.
        server.watcher.add(INVENTORY);
        server.watcher.on('change', (path) => {
          if (path.startsWith(INVENTORY)) void server.restart();
        });
        server.middlewares.use(`/${file}`, (_request, response) => {
          response.setHeader('content-type', 'application/json');
          response.end(text);
        });
      },
      generateBundle() {
        this.emitFile({ type: 'asset', fileName: file, source: text });
      },
    },
  );
}
