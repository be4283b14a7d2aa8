/** A gambling game, or an evening of them, played again: whatever set-up names no way to play is an evening. */
import { diff, patched, type Plain } from '@taproom/client';
import { SPECTATOR } from '@taproom/kernel';
import {
  evening,
  EVERYBODY,
  maySee,
  parlour,
  parlourEventFor,
  tellParlour,
  type EveningSetup,
  type EveningState,
  type EveningView,
  type ParlourAnswer,
  type ParlourEvent,
  type ParlourSetup,
  type ParlourState,
  type ParlourView,
} from '@taproom/parlour';
import type { Eyes, ReplayGame } from './replay-game.ts';
import type { Gambling, StoryEvent } from './table-link.ts';

type State = ParlourState | EveningState;

export function replayGambling(setup: ParlourSetup | EveningSetup): ReplayGame<State, ParlourEvent> {
  const isEvening = !('mode' in setup);
  // Both have the same calls; each gets only states of its own.
  const engine = (isEvening ? evening : parlour) as unknown as typeof parlour;
  const look = (state: State, seat: number): Gambling => {
    const view = engine.view(state as ParlourState, seat) as unknown;
    if (!isEvening) return { game: { ...(view as ParlourView), question: null }, evening: null };
    const { game, ...rest } = view as EveningView;
    const inner = game && { ...game, question: null };
    return { evening: { ...rest, game: inner, question: null }, game: inner };
  };
  return {
    game: 'parlour',
    names: setup.players,
    variants: { ...setup },
    // Its end is part of what is shown.
    status: 'playing',
    create: () => engine.create(setup as ParlourSetup),
    copy: (state) => engine.copy(state as ParlourState),
    apply: (state, answer) => engine.apply(state as ParlourState, answer as ParlourAnswer),
    isChance: (state) => {
      const { seat, kind } = engine.question(state as ParlourState);
      return seat < 0 && kind !== 'over';
    },
    // A game has no turns that would be worth counting; an evening has games.
    when: (state) => ({
      turn: isEvening ? (look(state, SPECTATOR).evening?.round ?? 1) : 1,
      whose: Math.max(0, engine.question(state as ParlourState).seat),
    }),
    asked(state) {
      const { seat, kind } = engine.question(state as ParlourState);
      return { kind, about: '', waiting: seat < 0 ? [] : [seat], forecast: null };
    },
    look: (state, eyes) => ({
      view: null,
      gambling: eyes === 'all' ? allOpen(setup.players, (seat) => look(state, seat)) : look(state, eyes),
    }),
    story: (events, eyes) => events.map((event, at) => told(setup, event, viewerOf(event, eyes), at)),
  };
}

/** What everybody sees, and all that only some of them see. */
function allOpen(players: readonly string[], look: (seat: number) => Gambling): Gambling {
  const common = look(SPECTATOR) as unknown as Plain;
  let all = common;
  players.forEach((_, seat) => {
    // A seat's view names that seat; with all cards open nobody looks.
    const seen = { ...look(seat) } as Gambling;
    const plain = {
      game: seen.game && { ...seen.game, seat: SPECTATOR },
      evening: seen.evening && {
        ...seen.evening,
        seat: SPECTATOR,
        game: seen.evening.game && { ...seen.evening.game, seat: SPECTATOR },
      },
    };
    const patch = diff(common, plain as unknown as Plain);
    if (patch !== undefined) all = patched(all, patch);
  });
  return all as unknown as Gambling;
}

function viewerOf(event: ParlourEvent, eyes: Eyes): number {
  if (eyes !== 'all') return eyes;
  // Some cards are known to everybody but whoever holds them; others to one seat alone.
  return event.only === EVERYBODY || maySee(event, SPECTATOR) ? SPECTATOR : event.only;
}

function told(
  setup: { readonly players: readonly string[] },
  event: ParlourEvent,
  viewer: number,
  at: number,
): StoryEvent {
  const { e, seat, n, list, word } = parlourEventFor(event, viewer);
  return {
    at,
    e,
    text: tellParlour(setup, event, viewer),
    ...(seat !== -1 && { seat }),
    n,
    list: [...list],
    word,
  };
}
