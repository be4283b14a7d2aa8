/** A rule at work: the scenario that shows it, run in the page and seen like a game that was played. */
import { facesOf, type InnSetup, type InnTypes } from '@taproom/inn';
import type { AnyGame } from '@taproom/house';
import type { Game } from '@taproom/kernel';
import { filmScenarioText, type ScoredScene } from '@taproom/scenario/film';
import { replay as words } from '../words/replay.ts';
import type { Faces } from './faces.ts';
import { ReplayGame } from './replay-game.ts';
import { ReplayLink, type Course } from './replay-link.ts';
import type { Stop } from './replaying.ts';

const NO_FACES: Faces = { cards: [], characters: [] };

/** What is to be seen of a scenario: a table at which something happens, or what something is worth. */
export type Scene = { readonly link: ReplayLink } | { readonly scored: ScoredScene };

/** `text`: one scenario. Throws, in a sentence, where there is nothing to see. */
export function openScene(id: string, text: string): Scene {
  const [{ name: title, film, reason }] = filmScenarioText(text, { file: id });
  const { table, shots, scored } = film;
  if (scored !== null) return { scored };
  if (table === null) throw new Error(reason ?? 'There is no table to look at.');
  const { setup } = table.whole as { setup: InnSetup };
  const name = table.rules.name === 'inn' ? 'inn' : 'parlour';
  const game = new ReplayGame(table.rules as AnyGame, { game: name, setup });
  const stops: Stop[] = [];
  let events = 0;
  for (const [i, shot] of shots.entries()) {
    events += shot.events.length;
    const ends = i === shots.length - 1 ? film.outcome : '';
    const caption = shot.step ?? (i === 0 ? title : words.outcome(ends));
    stops.push({
      events,
      ...game.when(shot.state),
      caption: caption.charAt(0).toUpperCase() + caption.slice(1),
      ...(shot.eyes !== undefined && { eyes: shot.eyes }),
      ...(table.rules.question(shot.state).kind === 'over' && { isOver: true }),
    });
  }
  const course: Course = {
    game,
    seats: setup.players.map((player) => ({ name: name === 'inn' ? '' : player, kind: 'human' })),
    stops,
    events: shots.flatMap((shot) => shot.events),
    isBroken: false,
    stateAt: (stop) => shots[stop].state,
  };
  // The cards of gambling games are drawn from their numbers alone.
  const faces = name === 'inn' ? facesOf((table.rules as Game<InnTypes>).content(setup)) : NO_FACES;
  return { link: new ReplayLink(id, course, faces) };
}
