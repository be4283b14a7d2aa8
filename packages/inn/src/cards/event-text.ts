/** What is printed on an Event: its effects on everybody, and the uses of it that they lead to. */
import type { CardDef } from './card.ts';
import { whoOf, type Effect, type Kind } from '../effects/effects.ts';
import { verbOf } from '../effects/registry.ts';
import { capital, type EventUses, type Subject } from '../effects/verb.ts';

const YOU: Subject = { name: 'you', plural: true };
/** Whoever could not do it is not offered it (rdi6.dungeon-events.impossible-option). */
const CHOOSER: Subject = { ...YOU, able: true };
const THEY: Subject = { name: 'they', plural: true };
const OTHERS: Subject = { name: 'each other player', plural: false };

const everybody = (whom: Kind | 'everybody'): Subject => ({
  name: whom === 'everybody' ? 'each player' : `each ${capital(whom)}`,
  plural: false,
});

/** What a use of the Event does to those to whom it happens; after the first effect they are not named again. */
function useWords(def: CardDef, use: number, whom: Subject): string {
  let named = false;
  const parts = def.uses[use].effects.map((effect) => {
    const others = whoOf(effect) === 'each-other';
    const subject = others ? OTHERS : named ? { ...whom, name: 'and' } : whom;
    const joint = !others && named ? ' ' : '. ';
    named ||= !others;
    const told = effectWords(def, effect, subject);
    return { joint, words: joint === '. ' ? told.replace(/^each/, 'Each') : told };
  });
  const words = parts
    .map(({ joint, words: part }, i) => (i === 0 ? part.replace(/^Each/, 'each') : joint + part))
    .join('');
  const asAction = def.uses[use].types?.includes('action') ? '. This counts as an Action Card' : '';
  return words.replace(/\b(loses?|gains?) ([^.]*?) and \1 /g, '$1 $2 and ') + asAction;
}

function effectWords(def: CardDef, effect: Effect, whom: Subject): string {
  const verb = verbOf(effect.verb);
  const words = verb.words(effect, whom);
  return verb.leads?.(effect, words, usesOf(def)) ?? words;
}

const usesOf = (def: CardDef): EventUses => ({
  does: (use, whom) => useWords(def, use, whom === 'you' ? YOU : whom === 'they' ? THEY : everybody(whom)),
  label: (use) => def.uses[use].label,
});

/** What is chosen and what comes of it; what the choice says already is not said again. */
function choiceWords(label: string, does: string): string {
  const order = does.replace(/^you /, '');
  if (does === '') return `${capital(label)}: Nothing happens`;
  return order === label ? capital(label) : `${capital(label.replace(/, and .*/, ''))}: ${capital(order)}`;
}

/** One sentence a line. */
export function eventText(def: CardDef): string[] {
  const { effects = [], level } = def.event ?? {};
  const lines: string[] = [];
  for (const effect of effects) {
    lines.push(`${capital(effectWords(def, effect, YOU))}.`);
    for (const use of verbOf(effect.verb).choices?.(effect) ?? []) {
      lines.push(`${choiceWords(def.uses[use].label, useWords(def, use, CHOOSER))}.`);
    }
  }
  if (level !== undefined)
    lines.push(
      def.event?.kind === 'tavern' ? `The party stays for ${level} turns.` : `Encounter Level ${level}.`,
    );
  return lines;
}
