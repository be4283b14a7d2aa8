/** Which legal play a step means: by card, and by what it is played on. */
import { asFrame, THING, thingOf } from '@taproom/inn';
import type { EventFrame, Frame, PlayAnswer, PlayFrame, SpecialFrame } from '@taproom/inn';
import type { On, PlayWords } from '../steps/step.ts';
import type { InnTable } from '../table/inn-table.ts';

/** Where the card of a step may come from: anywhere, or only from the space before its player. */
export type From = 'anywhere' | 'before';

export const liesBefore = (table: InnTable, { seat, card }: PlayAnswer): boolean =>
  !table.state.seats[seat].hand.includes(card);

/** All legal plays of that card by that player, whatever they are played on. */
function playsOfCard(table: InnTable, words: PlayWords, from: From): PlayAnswer[] {
  return table
    .legal(words.seat)
    .filter((answer): answer is PlayAnswer => answer.do === 'play')
    .filter((answer) => table.title(answer.card) === words.title)
    .filter((answer) => from === 'anywhere' || liesBefore(table, answer));
}

/** The legal plays that fit what a step says. */
export function playsMeant(table: InnTable, words: PlayWords, from: From): PlayAnswer[] {
  const meant = playsOfCard(table, words, from).filter((answer) => fitsTargets(table, answer, words.on));
  // Whoever names a thing that can be hit aims at it, not at what it did.
  const atThing = meant.filter(({ targets }) => targets.some((target) => target >= THING));
  return atThing.length > 0 && words.on.some(({ at }) => at === 'card') ? atThing : meant;
}

/** The frame that a response would answer. */
export const subjectOf = (table: InnTable): Frame | undefined =>
  table.state.stack[table.state.stack.length - 2];

function fitsTargets(table: InnTable, answer: PlayAnswer, on: readonly On[]): boolean {
  const unnamed = answer.targets.slice();
  const named = (fits: (target: number) => boolean): boolean => {
    const at = unnamed.findIndex(fits);
    if (at >= 0) unnamed.splice(at, 1);
    return at >= 0;
  };
  for (const item of on)
    switch (item.at) {
      case 'player':
        if (named((target) => target === item.seat)) break;
        if (answer.targets.length > 0 || !reaches(table, answer, item.seat)) return false;
        break;
      case 'drink':
        if (!fitsDrink(table, answer, item)) return false;
        break;
      case 'card':
        if (named((target) => target >= THING && table.title(thingOf(target)) === item.title)) break;
        if (!fitsCard(table, answer, item.title) && !fitsDrink(table, answer, item)) return false;
    }
  // Whoever names targets names all of them.
  return unnamed.length === 0 || unnamed.length === answer.targets.length;
}

/** A card without targets of its own: whether it is about that player, their card or their Drink. */
function reaches(table: InnTable, answer: PlayAnswer, seat: number): boolean {
  const use = table.use(answer);
  if (use.when.at === 'drink') return fitsDrink(table, answer, { seat, title: null });
  const whom = use.effects.map((effect) => ('who' in effect ? effect.who : null));
  if (whom.includes('each') || (whom.includes('each-other') && seat !== answer.seat)) return true;
  const subject = subjectOf(table);
  return table.question().kind === 'respond' && subject?.k === 'play' && subject.by === seat;
}

function fitsDrink(
  table: InnTable,
  answer: PlayAnswer,
  item: { readonly seat?: number; readonly title: string | null },
): boolean {
  const subject = subjectOf(table);
  if (table.use(answer).when.at !== 'drink' || subject?.k !== 'drinks') return false;
  const { drinks, groups } = asFrame(subject, 'drinks');
  const drink = drinks[answer.drink];
  if (drink === undefined || drink.seat !== (item.seat ?? drink.seat)) return false;
  return item.title === null || (groups[drink.group] ?? []).some((card) => table.title(card) === item.title);
}

/**
 * A played card, an Event, or whatever else was turned up: the one that is open for responses. What may be played at any
 * time answers none of them.
 */
function fitsCard(table: InnTable, answer: PlayAnswer, title: string): boolean {
  if (table.use(answer).when.at === 'any') return false;
  const subject = subjectOf(table);
  if (table.question().kind !== 'respond' || subject === undefined) return false;
  const { card = -1 } = subject as Partial<PlayFrame | EventFrame | SpecialFrame>;
  return card >= 0 && table.title(card) === title;
}

/** A player, or a thing and whose it is: two of one title before one player are the same choice. */
function targetWords(table: InnTable, target: number): string {
  if (target < THING) return `${target}`;
  const thing = thingOf(target);
  const owner = table.state.seats.findIndex(({ play }) => play.includes(thing));
  return `${owner} ${table.title(thing)}`;
}

/** What tells one play of a card from another, as its player sees it; not what is given up for it. */
export function choiceOf(table: InnTable, answer: PlayAnswer): string {
  const subject = subjectOf(table);
  const what = [answer.use, answer.targets.map((target) => targetWords(table, target))];
  if (table.use(answer).when.at !== 'drink' || subject?.k !== 'drinks') return JSON.stringify(what);
  const { drinks, groups } = asFrame(subject, 'drinks');
  const drink = drinks[answer.drink];
  return JSON.stringify([...what, drink.seat, (groups[drink.group] ?? []).map((card) => table.title(card))]);
}
