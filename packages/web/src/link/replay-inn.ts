/** The Red Dragon Inn, played again. */
import { inn } from '@taproom/cast';
import {
  eventFor,
  forecast,
  PUBLIC,
  tell,
  type Answer,
  type Content,
  type InnEvent,
  type InnSetup,
  type InnState,
} from '@taproom/inn';
import { CHANCE, SPECTATOR } from '@taproom/kernel';
import type { Eyes, ReplayGame } from './replay-game.ts';
import type { StoryEvent } from './table-link.ts';

export function replayInn(setup: InnSetup): ReplayGame<InnState, InnEvent> {
  const content = inn.content(inn.create(setup));
  return {
    game: 'inn',
    names: content.characters.map(({ name }) => name),
    variants: {},
    status: 'over',
    create: () => inn.create(setup),
    copy: (state) => inn.copy(state),
    apply: (state, answer) => inn.apply(state, answer as Answer),
    // The end is nobody's question either, but it is the last thing to see.
    isChance: (state) => {
      const { seat, kind } = inn.question(state);
      return seat === CHANCE && kind !== 'over';
    },
    when: ({ turns, turn }) => ({ turn: turns, whose: turn }),
    asked(state) {
      const question = inn.question(state);
      const isWindow = question.kind === 'respond';
      return {
        // Who passed in a window, and how long they took, is not told.
        kind: isWindow ? '' : question.kind,
        about: isWindow ? question.about : '',
        waiting: isWindow || question.seat < 0 ? [] : [question.seat],
        forecast: forecast(content, state) as ReturnType<ReplayGame<InnState, InnEvent>['asked']>['forecast'],
      };
    },
    look(state, eyes) {
      if (eyes !== 'all') return { view: { ...inn.view(state, eyes), question: null } };
      const view = inn.view(state, SPECTATOR);
      const seats = view.seats.map((_, seat) => inn.view(state, seat).seats[seat]);
      return { view: { ...view, seats, question: null } };
    },
    story: (events, eyes) => events.map((event, at) => told(content, event, viewerOf(event, eyes), at)),
  };
}

/** With all cards open: somebody who knows all of it. */
function viewerOf({ only }: InnEvent, eyes: Eyes): number {
  if (eyes !== 'all') return eyes;
  return only === PUBLIC ? SPECTATOR : only;
}

function told(content: Content, event: InnEvent, viewer: number, at: number): StoryEvent {
  const { e, seat, n, card, cause, to, list, word, game } = eventFor(event, viewer, content.terms.sides);
  return {
    at,
    e,
    text: tell(content, event, viewer),
    ...(seat !== -1 && { seat }),
    ...(card !== -1 && { card }),
    ...(cause !== -1 && { cause }),
    ...(to !== -1 && { to }),
    // What happens in a gambling game within a Round has its own words and numbers.
    ...(game === undefined
      ? { n, list: [...list], word }
      : { n: game.n, list: [...game.list], word: game.e }),
  };
}
