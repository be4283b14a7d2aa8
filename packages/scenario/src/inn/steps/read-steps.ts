/** The step parsers: what comes after the player's name decides which one reads on. */
import { POTION_WORDS, POTIONS, type Potion } from '@taproom/inn';
import type { Desk } from '../language/desk.ts';
import { listed } from '../../language/names.ts';
import { Problems } from '../../language/problem.ts';
import type { Spot } from '../../language/spot.ts';
import { readDeed, Unreadable } from '../../parlour/forms.ts';
import { isPartOf } from '../../language/titles.ts';
import { readFacts } from '../then/read-facts.ts';
import { Sentence } from '../../run/sentence.ts';
import type { On, Picked, PlayWords, Step } from './step.ts';

/** Reads the rest of a step after the player and the verb. */
type Form = (s: Sentence, seat: number) => Step;

const line = (s: Sentence): { line: number; text: string } => ({ line: s.line, text: s.text });

/** The thing that is used is a Potion Token. */
const isPotion = (s: Sentence): boolean => s.takesQuoted('potion') || s.takesQuoted('potion token');

const FORMS: readonly (readonly [verb: string, form: Form])[] = [
  ['plays', (s, seat) => ({ kind: 'play', ...playWords(s, seat, true), ...line(s) })],
  [
    'uses',
    (s, seat) => {
      if (!isPotion(s)) return { kind: 'use', ...playWords(s, seat, false), ...line(s) };
      const gives = potion(s);
      if (gives === null) throw s.problem(`say what it is for: ${listed(Object.values(POTION_WORDS))}`);
      return { kind: 'potion', seat, gives, ...line(s) };
    },
  ],
  ['passes', (s, seat) => ({ kind: 'pass', seat, ...line(s) })],
  ['picks', (s, seat) => ({ kind: 'pick', seat, picks: picks(s), ...line(s) })],
  [
    'discards',
    (s, seat) => {
      const typed = s.takes('nothing') ? [] : s.several(() => s.needQuoted('a card to discard'));
      const titles = typed.map((title) => s.desk.ownOrAny(s.line, seat, title));
      return { kind: 'discard', seat, titles, ...line(s) };
    },
  ],
  [
    'orders a drink for',
    (s, seat) => ({ kind: 'order', seat, to: s.several(() => s.needPlayer()), ...line(s) }),
  ],
  ['can play', (s, seat) => ({ kind: 'can-play', can: true, ...claim(s, seat, true) })],
  ['cannot play', (s, seat) => ({ kind: 'can-play', can: false, ...claim(s, seat, true) })],
  ['can pick', (s, seat) => ({ kind: 'can-pick', can: true, seat, picks: picks(s), ...line(s) })],
  ['cannot pick', (s, seat) => ({ kind: 'can-pick', can: false, seat, picks: picks(s), ...line(s) })],
  ['can use', (s, seat) => useClaim(s, seat, true)],
  ['cannot use', (s, seat) => useClaim(s, seat, false)],
  ['can order a drink for', (s, seat) => ordering(s, seat, true)],
  ['cannot order a drink for', (s, seat) => ordering(s, seat, false)],
  ['is asked', (s, seat) => ({ kind: 'asked', seat, is: true, ...line(s) })],
  ['is not asked', (s, seat) => ({ kind: 'asked', seat, is: false, ...line(s) })],
  ['is out', (s, seat) => ({ kind: 'out', seat, ...line(s) })],
  ['wins', (s, seat) => ({ kind: 'wins', seat, ...line(s) })],
];

/** What a Potion Token is used for: one of its three effects, any part of its name, or more words with that number. */
function potion(s: Sentence): Potion | null {
  if (!s.takes('for')) return null;
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

function useClaim(s: Sentence, seat: number, can: boolean): Step {
  if (!isPotion(s)) return { kind: 'can-use', can, ...claim(s, seat, false) };
  const gives = potion(s);
  return { kind: 'can-potion', can, seat, gives, because: because(s), ...line(s) };
}

function claim(
  s: Sentence,
  seat: number,
  plays: boolean,
): PlayWords & { because: string | null; line: number; text: string } {
  const words = playWords(s, seat, plays);
  return { ...words, because: because(s), ...line(s) };
}

function ordering(s: Sentence, seat: number, can: boolean): Step {
  const to = s.needPlayer();
  return { kind: 'can-order', can, seat, to, because: because(s), ...line(s) };
}

function because(s: Sentence): string | null {
  return s.takes('because') ? s.word('the id of a rule') : null;
}

/** `"Card"`, `on …`, `for "option"`, the last two in either order. `plays`: it is played, not used. */
function playWords(s: Sentence, seat: number, plays: boolean): PlayWords {
  const typed = s.needQuoted('the title of a card');
  const title = plays ? s.desk.playable(s.line, seat, typed) : s.desk.usable(s.line, seat, typed);
  let on: On[] = [];
  let options: string[] = [];
  for (;;) {
    if (on.length === 0 && s.takes('on')) on = s.several(() => target(s));
    else if (options.length === 0 && s.takes('for')) options = s.several(() => s.needQuoted('the option'));
    else return { seat, title, on, options };
  }
}

function target(s: Sentence): On {
  const owner = s.player(true);
  if (owner !== null) {
    if (!s.takes('drink')) throw s.problem('a card is played on a player, on a drink or on a card');
    const typed = s.quoted();
    return { at: 'drink', seat: owner, title: typed === null ? null : s.desk.poured(s.line, typed).title };
  }
  const typed = s.quoted();
  if (typed !== null) return { at: 'card', title: s.desk.any(s.line, typed) };
  return { at: 'player', seat: s.needPlayer() };
}

function picks(s: Sentence): Picked[] {
  if (s.takes('nothing')) return [];
  return s.several(() => {
    const words = s.quoted();
    if (words !== null) return { by: 'words', words };
    const n = s.number();
    if (n !== null) return { by: 'number', n };
    return { by: 'seat', seat: s.needPlayer() };
  });
}

function until(s: Sentence): Step {
  const kind = 'until' as const;
  if (s.takes('the game ends')) return { kind, what: 'game-end', ...line(s) };
  if (s.takes('the end of')) {
    const seat = s.needPlayer(true);
    if (!s.takes('turn')) throw s.problem('it is "until the end of P\'s turn"');
    return { kind, what: 'turn-end', seat, ...line(s) };
  }
  const seat = s.player(true);
  if (seat === null) throw s.problem(UNTIL);
  if (s.takes('action')) return { kind, what: 'action', seat, ...line(s) };
  if (s.takes('last chance')) return { kind, what: 'last-chance', seat, ...line(s) };
  throw s.problem(UNTIL);
}

const UNTIL =
  'the table can run on until "P\'s action", "P\'s last chance", "the end of P\'s turn" or "the game ends", where P sits at it';

export function readStep(lineNumber: number, text: string, desk: Desk): Step {
  const s = new Sentence(lineNumber, text, desk);
  const step = s.takes('until') ? until(s) : s.takes('nobody wins') ? nobody(s) : deed(s);
  s.end();
  return step;
}

const nobody = (s: Sentence): Step => ({ kind: 'nobody-wins', ...line(s) });

function deed(s: Sentence): Step {
  const seat = s.player();
  if (seat === null) {
    const typed =
      /^(.+?)\s+(?:plays|uses|passes|picks|discards|orders|keeps|hits|defends|places|assigns|can|cannot|is|wins)\b/.exec(
        s.text,
      );
    if (typed === null) throw s.problem('this is no step');
    s.needPlayer();
    s.desk.seat(s.line, typed[1]);
    throw s.problem('this is no step');
  }
  const inGame = gameStep(s, seat);
  if (inGame !== null) return inGame;
  for (const [verb, form] of FORMS) if (s.takes(verb)) return form(s, seat);
  throw s.problem(`this is no step; after a player comes one of: ${FORMS.map(([verb]) => verb).join(', ')}`);
}

/** Words that only gambling games have, and the names of cards that only they have. */
const OF_GAMES = /^(?:can |cannot )?(?:keep|hit|defend|place|assign|fold)s?\b|\b\w+\/\w+/i;
const IN_QUOTES = /["“][^"”]*["”]/g;

/** A step of a gambling game in a Round, where it is told in the words of one; else it is one of the inn's. */
function gameStep(s: Sentence, seat: number): Step | null {
  const { rest } = s;
  if (!OF_GAMES.test(rest.replace(IN_QUOTES, ''))) return null;
  const claimed = /^(can|cannot) (.+?)(?: because (\S+))?$/i.exec(rest);
  try {
    const deed = readDeed(claimed?.[2] ?? rest, claimed === null ? 0 : 1, seat, s.desk.players);
    if (deed === null) return null;
    s.skipAll();
    if (claimed === null) return { kind: 'game', seat, deed, ...line(s) };
    const [, can, , because = null] = claimed;
    return { kind: 'can-do', can: can.toLowerCase() === 'can', seat, deed, because, ...line(s) };
  } catch (error) {
    if (error instanceof Unreadable) throw s.problem(error.message);
    throw error;
  }
}

/** All steps of `when`; an empty one has none. */
export function readSteps(when: Spot | null, desk: Desk): Step[] {
  const problems = new Problems();
  const steps: Step[] = [];
  for (const item of when?.items('when') ?? [])
    problems.attempt(() => {
      steps.push(stepAt(item, desk));
    });
  problems.settle();
  return steps;
}

function stepAt(item: Spot, desk: Desk): Step {
  if (item.isEmpty()) throw item.problem('an empty step');
  if (!item.isMap()) return readStep(item.line, item.text('a step'), desk);
  const entries = item.entries('a step');
  if (entries.length === 1 && entries[0].key === 'check')
    return {
      kind: 'check',
      facts: readFacts(entries[0].value, desk, 'check'),
      line: item.line,
      text: 'check',
    };
  // A title with a colon makes a map of the line, to YAML.
  const source = item.source();
  if (entries.length === 1 && !source.includes('\n') && desk.players.some((name) => source.startsWith(name)))
    return readStep(item.line, source, desk);
  throw item.problem(
    `a step is a sentence, or \`check\`; not a map of ${entries.map(({ key }) => key).join(', ')}`,
  );
}
