/** What the house tells of the rules: their plain words, and what was ruled about cards. */
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

/** `read`: gets it, which may take a moment: that is done once, when first asked. */
export function rulebookFrom(read: () => Promise<RulebookData>): Rulebook {
  let reading: Promise<RulebookData> | null = null;
  const once = (): Promise<RulebookData> => {
    reading ??= read();
    // Whoever asks next may have more luck.
    reading.catch(() => (reading = null));
    return reading;
  };
  return {
    read: once,
    async words(ids) {
      const { rules } = await once();
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
