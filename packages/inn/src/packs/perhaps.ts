/** What is sound in a pack, and perhaps not meant. */
import type { CardDef, CharacterDef } from '../cards/card.ts';
import type { Pack } from '../cards/pack.ts';
import { tokenWords } from '../effects/verb.ts';

/** In sentences. */
export const perhapsNotMeant = ({ characters = [] }: Pack): string[] => characters.flatMap(ofCharacter);

function ofCharacter({ name, deck, sideDecks = [], tokens = [], effects = [] }: CharacterDef): string[] {
  const cards = [...deck, ...sideDecks.flatMap((side) => side.cards)];
  const said: string[] = [];
  const titles = cards.map(({ title }) => title);
  for (const title of new Set(titles.filter((one, i) => titles.indexOf(one) !== i)))
    said.push(`${name} has two different cards called “${title}”.`);
  if (!deck.some(({ family }) => family === 'im-in'))
    said.push(
      `${name} has no card of the family "im-in" (Gambling? I’m in!), so never starts a Round of Gambling.`,
    );
  const all = JSON.stringify([...cards, ...effects]);
  for (const { name: token, words } of tokens)
    if (!all.includes(`"${token}"`)) said.push(`No card of ${name} names ${tokenWords(token, 2, words)}.`);
  for (const card of cards.filter(liesIdle))
    said.push(`“${card.title}” lies in front of its player and does nothing there.`);
  return said;
}

/** It comes to lie there, and nothing of it is of any use then. */
const liesIdle = ({ uses, passive, due, wages }: CardDef): boolean =>
  uses.some(({ effects }) => effects.some(({ verb }) => verb === 'enter-play')) &&
  !uses.some(({ from }) => from === 'play') &&
  due === undefined &&
  wages === undefined &&
  Object.keys(passive ?? {}).length === 0;
