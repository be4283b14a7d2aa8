/** Reads what players do at the inn, and could do: what comes after the player's name decides how it goes on. */
import { POTION_WORDS, POTIONS, type Potion } from '@taproom/inn';
import { listed } from '../../language/names.ts';
import { isPartOf } from '../../language/titles.ts';
import { readParlourDeed } from '../../parlour/forms.ts';
import type { Sentence } from '../../run/sentence.ts';
import type { Bare, Until } from '../../run/step.ts';
import type { Desk } from '../language/desk.ts';
import type { Deed, On, Picked, PlayWords } from './step.ts';

/** Reads the rest of a step after the player and the verb. */
type Form = (s: Sentence, seat: number, desk: Desk, claimed: boolean) => Bare<Deed>;

/** As somebody does it, and, where it can be claimed, as somebody can do it. */
const FORMS: readonly (readonly [does: string, can: string | null, form: Form])[] = [
  [
    'plays',
    'play',
    (s, seat, desk) => ({
      kind: 'play',
      ...playWords(s, seat, desk, (typed) => desk.playable(s.line, seat, typed)),
    }),
  ],
  [
    'uses',
    'use',
    (s, seat, desk, claimed) =>
      s.takesQuoted('potion') || s.takesQuoted('potion token')
        ? { kind: 'potion', seat, gives: potion(s, claimed) }
        : { kind: 'use', ...playWords(s, seat, desk, (typed) => desk.usable(s.line, seat, typed)) },
  ],
  ['concedes', 'concede', (_s, seat) => ({ kind: 'concede', seat })],
  ['passes', null, (_s, seat) => ({ kind: 'pass', seat })],
  ['picks', 'pick', (s, seat) => ({ kind: 'pick', seat, picks: picks(s) })],
  [
    'discards',
    null,
    (s, seat, desk) => {
      const typed = s.takes('nothing') ? [] : s.several(() => s.needQuoted('a card to discard'));
      return {
        kind: 'discard',
        seat,
        titles: typed.map((title) => desk.ownOrAny(s.line, seat, title).title),
      };
    },
  ],
  [
    'orders a drink for',
    'order a drink for',
    (s, seat, _desk, claimed) => ({
      kind: 'order',
      seat,
      to: claimed ? [s.needPlayer()] : s.several(() => s.needPlayer()),
    }),
  ],
];

export const VERBS: readonly string[] = FORMS.map(([does]) => does);

/** Words that only gambling games have, and the names of cards that only they have. */
const OF_GAMES = /^(?:keep|hit|defend|place|assign|fold)s?\b|\b\w+\/\w+/i;
const IN_QUOTES = /["“][^"”]*["”]/g;

export function readDeed(s: Sentence, seat: number, claimed: boolean, desk: Desk): Deed | null {
  const deed = bareDeed(s, seat, claimed, desk);
  return deed && { ...deed, line: s.line, text: s.text };
}

/** In the words of a gambling game it is done in the one that is played in a Round. */
function bareDeed(s: Sentence, seat: number, claimed: boolean, desk: Desk): Bare<Deed> | null {
  const inGame = OF_GAMES.test(s.rest.replace(IN_QUOTES, '')) ? readParlourDeed(s, seat, claimed) : null;
  if (inGame !== null) return { kind: 'game', seat, deed: inGame };
  for (const [does, can, form] of FORMS) {
    const verb = claimed ? can : does;
    if (verb !== null && s.takes(verb)) return form(s, seat, desk, claimed);
  }
  return null;
}

/** What a Potion Token is used for: one of its three effects, any part of its name, or more words with that number. */
function potion(s: Sentence, claimed: boolean): Potion | null {
  if (!s.takes('for')) {
    if (claimed) return null;
    throw s.problem(`say what it is for: ${listed(Object.values(POTION_WORDS))}`);
  }
  const typed = s.needQuoted('the effect');
  const [number] = /\d+/.exec(typed) ?? [''];
  const fits = POTIONS.filter((gives) => {
    const label = POTION_WORDS[gives];
    return isPartOf(typed, label) || (isPartOf(gives, typed) && label.startsWith(number));
  });
  if (fits.length !== 1)
    throw s.problem(`a Potion Token is for one of: ${listed(Object.values(POTION_WORDS))}`);
  return fits[0];
}

/** `"Card"`, `on …`, `for "option"`, the last two in either order. */
function playWords(s: Sentence, seat: number, desk: Desk, card: (typed: string) => string): PlayWords {
  const title = card(s.needQuoted('the title of a card'));
  let on: On[] = [];
  let options: string[] = [];
  for (;;) {
    if (on.length === 0 && s.takes('on')) on = s.several(() => target(s, desk));
    else if (options.length === 0 && s.takes('for')) options = s.several(() => s.needQuoted('the option'));
    else return { seat, title, on, options };
  }
}

function target(s: Sentence, desk: Desk): On {
  const owner = s.player(true);
  if (owner !== null) {
    if (!s.takes('drink')) throw s.problem('a card is played on a player, on a drink or on a card');
    const typed = s.quoted();
    return { at: 'drink', seat: owner, title: typed === null ? null : desk.poured.need(s.line, typed).title };
  }
  const typed = s.quoted();
  if (typed !== null) return { at: 'card', title: desk.all.need(s.line, typed).title };
  return { at: 'player', seat: s.needPlayer() };
}

function picks(s: Sentence): Picked[] {
  if (s.takes('nothing')) return [];
  return s.several(() => {
    const word = s.quoted();
    if (word !== null) return { by: 'word', word };
    const n = s.number();
    if (n !== null) return { by: 'number', n };
    return { by: 'seat', seat: s.needPlayer() };
  });
}

/** How far the table runs on, but for the end of the game. */
export function readUntil(s: Sentence): Bare<Until> {
  const kind = 'until';
  if (s.takes('the end of')) {
    const seat = s.needPlayer(true);
    if (!s.takes('turn')) throw s.problem('it is "until the end of P\'s turn"');
    return { kind, what: 'turn-end', seat };
  }
  const seat = s.player(true);
  if (seat !== null && s.takes('action')) return { kind, what: 'action', seat };
  if (seat !== null && s.takes('last chance')) return { kind, what: 'last-chance', seat };
  throw s.problem(
    'the table can run on until "P\'s action", "P\'s last chance", "the end of P\'s turn" or "the game ends", where P sits at it',
  );
}
