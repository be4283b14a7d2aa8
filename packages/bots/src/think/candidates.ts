/** Which answers are worth thinking about: every single one; of those that combine things, what is near the first. */
import { everyAnswer } from '@taproom/kernel';
import type { Answer, InnTypes, PlayAnswer } from '@taproom/inn';

/** More are not thought about: at a table of eight every card can be aimed at seven others. */
const MOST = 24;

const keyOf = (answer: Answer): string => {
  switch (answer.do) {
    case 'play':
      return `play ${answer.card} ${answer.use} ${answer.targets.join()} ${answer.drink} ${answer.pays?.join() ?? ''}`;
    case 'discard':
      return `discard ${answer.cards.toSorted((a, b) => a - b).join()}`;
    case 'choose':
      return `choose ${answer.picks.join()}`;
    case 'order':
      return `order ${answer.to}`;
    case 'potion':
      return `potion ${answer.gives}`;
    default:
      return answer.do;
  }
};

/** The first is what would be answered without thinking; `glance`: what a play is worth without thinking. */
export function candidatesOf(
  answers: InnTypes['answers'],
  first: Answer,
  glance: (play: PlayAnswer) => number,
): Answer[] {
  const found: Answer[] = [first];
  const seen = new Set([keyOf(first)]);
  const add = (answer: Answer): void => {
    const key = keyOf(answer);
    if (seen.has(key)) return;
    seen.add(key);
    found.push(answer);
  };
  const { legal, many, seat } = answers;
  if (many === undefined) legal.forEach(add);
  else {
    for (const answer of legal) if (answer.do !== many.none.do) add(answer);
    if (first.do === 'discard') discardsNear(legal, first.cards, seat).forEach(add);
    else if (many.items.length <= 4) everyAnswer(answers, MOST).forEach(add);
    else if (first.do === 'choose') picksNear(many, first.picks, seat).forEach(add);
  }
  return found.length > MOST ? promising(found, glance) : found;
}

/** The first, whatever is no play, and of the plays those that look best. */
function promising([first, ...others]: readonly Answer[], glance: (play: PlayAnswer) => number): Answer[] {
  const best = others
    .map((answer) => ({ answer, worth: answer.do === 'play' ? glance(answer) : Number.MAX_VALUE }))
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, MOST - 1);
  return [first, ...best.map(({ answer }) => answer)];
}

/** None, all, and one card more or less. */
function discardsNear(legal: readonly Answer[], cards: readonly number[], seat: number): Answer[] {
  const hand = legal.flatMap((answer) =>
    answer.do === 'discard' && answer.cards.length === 1 ? answer.cards : [],
  );
  const near = hand.map((card) =>
    cards.includes(card) ? cards.filter((other) => other !== card) : [...cards, card],
  );
  return [[], hand, ...near].map((list) => ({ seat, do: 'discard', cards: list }));
}

type Many = NonNullable<InnTypes['answers']['many']>;

/** One thing more, less, or another. */
function picksNear({ min, max, items }: Many, picks: readonly number[], seat: number): Answer[] {
  const all = items.map((_, i) => i);
  const others = all.filter((i) => !picks.includes(i));
  const near = [
    [],
    all,
    ...picks.map((pick) => picks.filter((other) => other !== pick)),
    ...others.map((other) => [...picks, other]),
    ...picks.flatMap((pick) => others.map((other) => picks.map((one) => (one === pick ? other : one)))),
  ];
  return near
    .filter((list) => list.length >= min && list.length <= max)
    .map((list) => ({ seat, do: 'choose', picks: list }));
}
