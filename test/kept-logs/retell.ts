/** Plays a kept log again, and notes what everybody sees in the end and has read on the way. */
import { tell } from '@taproom/inn';
import { diff, overlay, type Plain } from '@taproom/client';
import { house } from '@taproom/house/own';
import { replay, SPECTATOR, type Overlay } from '@taproom/kernel';
import { evening, parlour, tellParlour } from '@taproom/parlour';
import { Release } from '../../packages/server/src/release.ts';
import { recall } from '../../packages/server/src/table/memory.ts';
import { storyOf } from '../../packages/server/src/story/story.ts';
import { hashOf, type Played, type Seen } from './kept.ts';

const { inn } = house;

type Telling = (viewer: number) => string[];

export function retell(played: Played): Seen {
  switch (played.game) {
    case 'inn': {
      const { setup, log } = played;
      const told = sentences(setup.players.length);
      const state = replay(inn, setup, log, (now, _, events) =>
        told.hear((viewer) => events.map((event) => tell(inn.content(now.setup), event, viewer))),
      );
      return seen(told, (viewer) => inn.view(state, viewer));
    }
    case 'parlour': {
      const { setup, log } = played;
      const told = sentences(setup.players.length);
      const state = replay(parlour, setup, log, (_, __, events) =>
        told.hear((viewer) => events.map((event) => tellParlour(setup, event, viewer))),
      );
      return seen(told, (viewer) => parlour.view(state, viewer));
    }
    case 'evening': {
      const { setup, log } = played;
      const told = sentences(setup.players.length);
      const state = replay(evening, setup, log, (_, __, events) =>
        told.hear((viewer) => events.map((event) => tellParlour(setup, event, viewer))),
      );
      return seen(told, (viewer) => evening.view(state, viewer));
    }
    case 'house': {
      const release = new Release(house);
      const record = { ...played.record, setup: release.setupOf(played.record) };
      const entries = release.logOf(played.record, played.entries);
      const game = house.game(record.options.game, record.setup);
      const { state } = recall(house, { record, snapshot: null, entries })!;
      const told = sentences(record.seats.length);
      told.hear((viewer) => storyOf(game, record.setup!, entries, viewer).events.map(({ text }) => text));
      const common = game.open(state) as Plain;
      return seen(told, (viewer) => [common, viewer < 0 ? null : asKept(common, game.own(state, viewer))]);
    }
  }
}

/** What a seat sees beyond everybody, in the form in which it was kept: hidden cards by seat, and a patch for the rest. */
function asKept(common: Plain, { seats = {}, ...rest }: Overlay): object {
  const own = Object.entries(seats as Record<string, { hand?: number[]; plot?: number[]; zones?: object }>);
  const pick = (what: 'hand' | 'plot'): object =>
    Object.fromEntries(own.flatMap(([seat, part]) => (part[what] ? [[seat, part[what]]] : [])));
  const zones = Object.fromEntries(own.flatMap(([seat, part]) => (part.zones ? [[seat, part]] : [])));
  return {
    hands: pick('hand'),
    plots: pick('plot'),
    more: diff(common, overlay(common, { ...rest, seats: zones })) ?? null,
  };
}

interface Sentences {
  readonly by: ReadonlyMap<number, string[]>;
  hear(telling: Telling): void;
}

function sentences(players: number): Sentences {
  const viewers = [SPECTATOR, ...Array.from({ length: players }, (_, seat) => seat)];
  const by = new Map<number, string[]>(viewers.map((viewer) => [viewer, []]));
  return {
    by,
    hear(telling) {
      for (const [viewer, said] of by) said.push(...telling(viewer));
    },
  };
}

const seen = ({ by }: Sentences, view: (viewer: number) => unknown): Seen =>
  Object.fromEntries(
    [...by].map(([viewer, said]) => [
      viewer,
      { view: hashOf(whatLiesOpen(view(viewer))), told: hashOf(said) },
    ]),
  );

/** Who is asked what is no part of what lies on the table. */
const ASKED: ReadonlySet<string> = new Set(['seat', 'question', 'waitingFor', 'asked']);

function whatLiesOpen(view: unknown): unknown {
  if (typeof view !== 'object' || view === null || Array.isArray(view)) return view;
  const entries = Object.entries(view).filter(([key]) => !ASKED.has(key));
  // An evening, or a Round of Gambling, shows the game that is played in it.
  return Object.fromEntries(entries.map(([key, part]) => [key, key === 'game' ? whatLiesOpen(part) : part]));
}
