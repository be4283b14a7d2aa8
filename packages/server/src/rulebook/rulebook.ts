/** The plain words of the rules. Reading the inventory takes a moment, so a thread of its own does it, when first asked. */
import { Worker } from 'node:worker_threads';

export interface RuleWords {
  readonly id: string;
  readonly book: string;
  readonly kind: string;
  readonly text: string;
}

/** What was ruled about a card in particular; several characters may have cards of the same title. */
export interface CardRulings {
  readonly owner: string;
  readonly rulings: readonly string[];
}

export interface RulebookData {
  readonly rules: ReadonlyMap<string, RuleWords>;
  /** By the key of the card's title. */
  readonly cards: ReadonlyMap<string, readonly CardRulings[]>;
}

export interface Rulebook {
  read(): Promise<RulebookData>;
  /** The words of these rules, by id; an id that is in no book is left out. */
  words(ids: Iterable<string>): Promise<Record<string, string>>;
}

export function openRulebook(): Rulebook {
  let reading: Promise<RulebookData> | null = null;
  const read = (): Promise<RulebookData> => {
    reading ??= new Promise<RulebookData>((resolve, reject) => {
      const worker = new Worker(new URL('./rulebook-thread.ts', import.meta.url));
      worker.unref();
      worker.once('message', resolve);
      worker.once('error', reject);
    });
    // Whoever asks next may have more luck.
    reading.catch(() => (reading = null));
    return reading;
  };
  return {
    read,
    async words(ids) {
      const { rules } = await read();
      const words: Record<string, string> = {};
      for (const id of ids) {
        const rule = rules.get(id);
        if (rule !== undefined) words[id] = rule.text;
      }
      return words;
    },
  };
}

/** How a card is looked up among the rulings: apostrophes and capitals are a matter of typesetting. */
export const titleKey = (title: string): string => title.toLowerCase().replaceAll('’', "'");
