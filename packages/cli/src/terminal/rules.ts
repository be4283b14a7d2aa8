/** The rulebook at the table: why a card cannot be played, what a card says, what was ruled about it. */
import { join } from 'node:path';
import { cardText, type CardDef, type Cast, type Content } from '@taproom/inn';
import type { Refusal } from '@taproom/kernel';
import type { Inventory } from '@taproom/scenario';
import { rulebook } from '../places.ts';
import { kindOf, titleOf } from './words.ts';

let loaded: Inventory | null | undefined;

/** Read when first asked for. A game does not end because its rulebook is away: ids have to do then. */
async function inventory(): Promise<Inventory | null> {
  if (loaded === undefined)
    try {
      const { loadInventory } = await import('@taproom/scenario');
      loaded = loadInventory(join(rulebook, 'inventory'));
    } catch {
      loaded = null;
    }
  return loaded;
}

/** Rules by their ids, each with its sentence. */
export async function ruleLines(ids: readonly string[]): Promise<string[]> {
  const index = (await inventory())?.index;
  return ids.map((id) => {
    const entry = index?.get(id);
    return entry === undefined ? `  [${id}]` : `  [${id}] ${entry.text}`;
  });
}

/** Every card that cannot be played, copies told once, each with the rule that is most to the point. */
export async function whyLines(content: Content, refused: readonly Refusal[]): Promise<string[]> {
  const told = new Map(
    refused.map(({ card, rules }) => [content.defs[card], { card, rules: rules.slice(0, 1) }]),
  );
  const lines = await Promise.all([...told.values()].map((one) => whyLinesOf(content, one.card, [one])));
  return lines.length > 0 ? lines.flat() : ['Every card in your hand can be played now.'];
}

/** One card: all the rules in its way. */
export async function whyLinesOf(
  content: Content,
  card: number,
  refused: readonly Pick<Refusal, 'card' | 'rules'>[],
): Promise<string[]> {
  const refusal = refused.find((r) => r.card === card);
  const name = `${titleOf(content, card)} (${kindOf(content.defs[card])})`;
  if (refusal === undefined) return [`${name} can be played now.`];
  return [`${name} cannot be played now:`, ...(await ruleLines(refusal.rules))];
}

/** A title as people type it: no case, no quotes, no punctuation at the end. */
const folded = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[“”"‘’'`]/g, '')
    .replace(/[.!?…]+$/, '')
    .trim();

/** The text of every card whose title holds these words, and what the books ruled about it. */
export async function cardLines(cast: Cast, wanted: string): Promise<string[]> {
  const words = folded(wanted);
  if (words === '') return ['Which card? `rules` and a part of its title.'];
  const owners = [
    ...cast.characters.map(({ name, deck, sideDecks = [], effects = [] }) => ({
      owner: name,
      deck: [...deck, ...sideDecks.flatMap(({ cards }) => cards), ...effects],
    })),
    { owner: 'the Drinks', deck: cast.drinks },
  ];
  const all = owners.flatMap(({ owner, deck }) => deck.map((def) => ({ owner, def })));
  const exact = all.filter(({ def }) => folded(def.title) === words);
  const found = exact.length > 0 ? exact : all.filter(({ def }) => folded(def.title).includes(words));
  if (found.length === 0) return [`No card has “${wanted.trim()}” in its title.`];

  const byText = new Map<string, { def: CardDef; owners: string[] }>();
  for (const { owner, def } of found) {
    const key = [folded(def.title), ...cardText(def)].join('\n');
    const same = byText.get(key);
    if (same === undefined) byText.set(key, { def, owners: [owner] });
    else same.owners.push(owner);
  }
  if (byText.size > MOST) {
    const titles = [...new Set([...byText.values()].map(({ def }) => `“${def.title}”`))];
    return [`${titles.length} cards have that in their titles: ${titles.join(', ')}`];
  }
  const lines: string[] = [];
  for (const { def, owners: whose } of byText.values()) {
    lines.push(
      `“${def.title}” (${[kindOf(def), whose.join(', ')].filter((words) => words !== '').join('; ')}; ${def.provenance === 'guest' ? 'from a pack' : def.provenance})`,
    );
    for (const line of [...cardText(def), ...(await rulingsOn(def.title))]) lines.push(`  ${line}`);
  }
  return lines;
}

/** More cards than these are listed by title only. */
const MOST = 6;

async function rulingsOn(title: string): Promise<string[]> {
  const known = await inventory();
  if (known === null) return [];
  const { rulingsForPlayers } = await import('@taproom/scenario');
  return known.books
    .flatMap(({ cards }) => cards)
    .filter((card) => folded(card.title) === folded(title))
    .flatMap((card) => rulingsForPlayers(card).map(({ id, ruling }) => `[${id}] ${ruling}`));
}
