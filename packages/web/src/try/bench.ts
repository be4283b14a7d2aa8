/** What a table can be laid with, and whether a scenario fits: the engine, fetched with the page that needs it. */
import { filmScenarioText } from '@taproom/scenario/film';
import { house } from './house.ts';
import { layForOne } from './lay.ts';

export interface Laid {
  readonly characters: readonly { readonly name: string; readonly titles: readonly string[] }[];
  readonly drinks: readonly string[];
}

const titlesOf = (deck: readonly { readonly title: string }[]): string[] =>
  [...new Set(deck.map(({ title }) => title))].toSorted();

export function whatThereIs(): Laid {
  const { cast } = house;
  return {
    // Whoever nobody plays has no deck to pick from.
    characters: cast.characters.flatMap(({ name, deck }) =>
      deck.length === 0 ? [] : [{ name, titles: titlesOf(deck) }],
    ),
    drinks: titlesOf(cast.drinks),
  };
}

/** What is wrong with it, in words; where nothing is, whether something happens in it that can be shown. */
export function lookedAt(text: string): { readonly wrong: string } | { readonly hasSteps: boolean } {
  try {
    layForOne(text, '');
  } catch (error) {
    return { wrong: error instanceof Error ? error.message : String(error) };
  }
  const [{ ok, reason = '' }] = filmScenarioText(text, { file: '' });
  return ok ? { hasSteps: /^(when|then):/m.test(text) } : { wrong: reason };
}
