/** What is printed on an Event: its effects on everybody, and the uses of it that they lead to. */
import type { CardDef } from './card.ts';
import { whoOf, type Effect, type Kind } from './verbs/effects.ts';
import { verbOf } from './verbs/registry.ts';
import { capital, type Subject } from './verbs/verb.ts';

const YOU: Subject = { name: 'you', plural: true };
/** Whoever could not do it is not offered it (rdi6.dungeon-events.impossible-option). */
const CHOOSER: Subject = { ...YOU, able: true };
const THEY: Subject = { name: 'they', plural: true };
const OTHERS: Subject = { name: 'each other player', plural: false };

const everybody = (whom: Kind | undefined): Subject => ({
  name: whom === undefined ? 'each player' : `each ${capital(whom)}`,
  plural: false,
});

/** What a use of the Event does to those to whom it happens; after the first effect they are not named again. */
function useWords(def: CardDef, use: number, whom: Subject): string {
  let named = false;
  const parts = def.uses[use].effects.map((effect) => {
    const others = whoOf(effect) === 'each-other';
    const subject = others ? OTHERS : named ? { ...whom, name: 'and' } : whom;
    const joint = !others && named ? ' ' : '; ';
    named ||= !others;
    return { joint, words: effectWords(def, effect, subject) };
  });
  const words = parts.map(({ joint, words: part }, i) => (i === 0 ? part : joint + part)).join('');
  const asAction = def.uses[use].types?.includes('action')
    ? '; it is reduced and Ignored as though an Action Card did it'
    : '';
  return words + asAction;
}

function effectWords(def: CardDef, effect: Effect, whom: Subject): string {
  const words = verbOf(effect.verb).words(effect, whom);
  switch (effect.verb) {
    case 'befall':
      return useWords(def, effect.use, everybody(effect.whom));
    case 'choose-mode':
      return `${words}: ${effect.uses.map((use) => def.uses[use].label).join(', or ')}`;
    case 'stake':
      return `${words}: ${useWords(def, effect.use, THEY)}`;
    case 'bid':
      return `${words}; then ${useWords(def, effect.use, THEY)}`;
    case 'flip':
      return `${words}: on heads ${useWords(def, effect.heads, THEY)}, on tails ${useWords(def, effect.tails, THEY)}`;
    case 'if-alone':
      return `${words}: alone, ${useWords(def, effect.alone, YOU)}; otherwise ${useWords(def, effect.together, YOU)}`;
    default:
      return words;
  }
}

/** One sentence a line. */
export function eventText(def: CardDef): string[] {
  const { effects = [], level } = def.event ?? {};
  const lines: string[] = [];
  for (const effect of effects) {
    lines.push(`${capital(effectWords(def, effect, YOU))}.`);
    if (effect.verb !== 'choose-mode') continue;
    for (const use of effect.uses) {
      const words = useWords(def, use, CHOOSER);
      lines.push(
        words === ''
          ? `${capital(def.uses[use].label)}: nothing happens to you.`
          : `${capital(def.uses[use].label)}: ${words}.`,
      );
    }
  }
  if (level !== undefined) lines.push(`Encounter Level ${level}.`);
  return lines;
}
