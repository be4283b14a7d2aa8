/** The words on the button of an answer. */
import type { SeatId } from '@taproom/kernel';
import { optionWords } from '@taproom/parlour';
import { POTION_WORDS } from '../play/potions.ts';
import type { Answer } from '../play/question.ts';
import type { Run } from '../run.ts';
import { asFrame, type Option } from '../table/state.ts';
import { THING, thingOf } from '../play/targets.ts';

const NOTHING = 'nothing';

/** What it means to choose nothing, where that says something. */
const DECLINED: Readonly<Record<string, string>> = {
  'gambling-game': 'An ordinary Round',
  'gambling-variant': 'No further variant',
  'gambling-split': 'Merchant’s Rule, as usual',
};

export function labelOf(t: Run, answer: Answer): string {
  const name = (target: SeatId): string =>
    target >= THING ? `“${t.def(thingOf(target)).title}”` : t.c.characters[target].name;
  switch (answer.do) {
    case 'pass':
      return 'Pass';
    case 'discard':
      return `Discard ${answer.cards.length === 0 ? NOTHING : answer.cards.map((card) => t.def(card).title).join(', ')}`;
    case 'order':
      return `Order a Drink for ${name(answer.to)}`;
    case 'choose': {
      const ask = t.s.ask;
      if (ask?.kind === 'game' && answer.picks.length > 0)
        return answer.picks.map((i) => optionWords(ask.options[i])).join(', ');
      if (ask === null || ask.kind !== 'choose' || answer.picks.length === 0)
        return (ask?.kind === 'choose' ? DECLINED[ask.what] : undefined) ?? 'Choose nothing';
      return answer.picks.map((i) => optionLabel(t, ask.options[i])).join(', ');
    }
    case 'play': {
      const def = t.def(answer.card);
      const use = def.uses[answer.use];
      const mode = def.uses.length > 1 ? `, to ${use.label}` : '';
      const on = answer.targets.length > 0 ? ` on ${answer.targets.map(name).join(', ')}` : '';
      return `Play “${def.title}”${mode}${on}${use.when.at === 'drink' ? drinkWords(t, answer.drink) : ''}`;
    }
    case 'potion':
      return `Use a Potion Token: ${POTION_WORDS[answer.gives]}`;
    default:
      return 'Chance';
  }
}

/** Which Drink, where there are several on the table. */
function drinkWords(t: Run, index: number): string {
  const f = asFrame(t.below(), 'drinks');
  if (f.drinks.length < 2) return '';
  const drink = f.drinks[index];
  const [card] = f.groups[drink.group] ?? [];
  const title = card === undefined ? '' : ` “${t.def(card).title}”`;
  return ` (${t.c.characters[drink.seat].name}’s Drink${title})`;
}

export function optionLabel(t: Run, option: Option): string {
  if (option.seat !== undefined) return t.c.characters[option.seat].name;
  if (option.word !== undefined && option.card === undefined) return option.word;
  const title = option.card === undefined ? '' : t.def(option.card).title;
  return option.word === undefined ? title : `${option.word}: ${title}`;
}
