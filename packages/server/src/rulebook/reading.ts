/** What the house tells of the inventory of the rules. */
import { fileURLToPath } from 'node:url';
import { loadInventory, rulingsForPlayers } from '@taproom/scenario';
import { titleKey, type CardRulings, type RulebookData, type RuleWords } from './data.ts';

const INVENTORY = fileURLToPath(new URL('../../../../rulebook/inventory', import.meta.url));

export function readRulebook(): RulebookData {
  const { books, index } = loadInventory(INVENTORY);
  const rules = new Map<string, RuleWords>();
  for (const [id, { book, kind, text }] of index) rules.set(id, { id, book, kind, text });
  const cards = new Map<string, CardRulings[]>();
  for (const book of books)
    for (const card of book.cards) {
      const rulings = rulingsForPlayers(card).map(({ ruling }) => ruling);
      if (rulings.length === 0) continue;
      const key = titleKey(card.title);
      const found = cards.get(key) ?? [];
      found.push({ owner: card.owner, rulings });
      cards.set(key, found);
    }
  return { rules, cards };
}
