/** Which legal play a step means: by card, by what it is played on, and by its option. */
import type { DrinksFrame, EventFrame, Frame, PlayAnswer, PlayFrame } from '@taproom/inn';
import { bareTitle, isPartOf } from '../language/titles.ts';
import type { On, PlayWords } from '../steps/step.ts';
import type { ScenarioTable } from '../table/scenario-table.ts';

/** All legal plays of that card by that player, whatever they are played on. */
export function playsOfCard(table: ScenarioTable, words: PlayWords): PlayAnswer[] {
  return table
    .legal(words.seat)
    .filter(
      (answer): answer is PlayAnswer => answer.do === 'play' && table.title(answer.card) === words.title,
    );
}

/** The legal plays that fit what a step says. */
export function playsMeant(table: ScenarioTable, words: PlayWords): PlayAnswer[] {
  return playsOfCard(table, words).filter((answer) => fitsTargets(table, answer, words.on));
}

/** Those of them that are the option's: one of the card's uses. */
export function playsWithOption(
  table: ScenarioTable,
  plays: PlayAnswer[],
  option: string | null,
): PlayAnswer[] {
  if (option === null) return plays;
  const exact = plays.filter((answer) => bareTitle(table.use(answer).label) === bareTitle(option));
  return exact.length > 0 ? exact : plays.filter((answer) => isPartOf(option, table.use(answer).label));
}

/** The frame that a response would answer. */
const subjectOf = (table: ScenarioTable): Frame | undefined =>
  table.state.stack[table.state.stack.length - 2];

function fitsTargets(table: ScenarioTable, answer: PlayAnswer, on: readonly On[]): boolean {
  const seats = on.filter((item) => item.at === 'player').map((item) => item.seat);
  const rest = on.filter((item) => item.at !== 'player');
  if (
    !rest.every((item) =>
      item.at === 'drink' ? fitsDrink(table, answer, item) : fitsCard(table, item.title),
    )
  )
    return false;
  if (seats.length === 0) return true;
  if (answer.targets.length > 0)
    return seats.length === answer.targets.length && seats.every((seat) => answer.targets.includes(seat));
  return seats.every((seat) => reaches(table, answer, seat));
}

/** A card without targets of its own: whether it is about that player, their card or their Drink. */
function reaches(table: ScenarioTable, answer: PlayAnswer, seat: number): boolean {
  const use = table.use(answer);
  if (use.when.at === 'drink') return fitsDrink(table, answer, { seat, title: null });
  const whom = use.effects.map((effect) => ('who' in effect ? effect.who : null));
  if (whom.includes('each') || (whom.includes('each-other') && seat !== answer.seat)) return true;
  const subject = subjectOf(table);
  return table.question().kind === 'respond' && subject?.k === 'play' && (subject as PlayFrame).by === seat;
}

function fitsDrink(
  table: ScenarioTable,
  answer: PlayAnswer,
  item: { readonly seat: number; readonly title: string | null },
): boolean {
  const subject = subjectOf(table);
  if (table.use(answer).when.at !== 'drink' || subject?.k !== 'drinks') return false;
  const { drinks, groups } = subject as DrinksFrame;
  const drink = drinks[answer.drink];
  if (drink === undefined || drink.seat !== item.seat) return false;
  return item.title === null || (groups[drink.group] ?? []).some((card) => table.title(card) === item.title);
}

/** A played card, or an Event: the one that is open for responses. */
function fitsCard(table: ScenarioTable, title: string): boolean {
  const subject = subjectOf(table);
  if (table.question().kind !== 'respond' || subject === undefined) return false;
  if (subject.k !== 'play' && subject.k !== 'event') return false;
  return table.title((subject as PlayFrame | EventFrame).card) === title;
}

/** What tells one play of a card from another, as its player sees it. */
export function choiceOf(table: ScenarioTable, answer: PlayAnswer): string {
  const subject = subjectOf(table);
  const what = [answer.use, answer.targets];
  if (table.use(answer).when.at !== 'drink' || subject?.k !== 'drinks') return JSON.stringify(what);
  const { drinks, groups } = subject as DrinksFrame;
  const drink = drinks[answer.drink];
  return JSON.stringify([...what, drink.seat, (groups[drink.group] ?? []).map((card) => table.title(card))]);
}
