/**
 * Makes the weights of the bots' value model again: `npm run train`.
 * Bots play each other at tables of every size and mode; what became of the beginnings of turns is learned.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Guest, marks, random } from '@taproom/bots';
import {
  evenLoss,
  featuresOf,
  isRival,
  learn,
  PLAIN_FEATURES,
  shareOf,
  type Position,
} from '@taproom/bots/think';
import { house } from '@taproom/house/own';
import type { InnSetup, InnState } from '@taproom/inn';
import { answerChance, below, isChance, luckFrom } from '@taproom/kernel';

const { values } = parseArgs({
  options: {
    positions: { type: 'string', default: '240000' },
    seed: { type: 'string', default: '501' },
    bots: { type: 'string', default: 'regular,regular,sensible' },
    hidden: { type: 'string', default: '24' },
    epochs: { type: 'string', default: '8' },
    out: { type: 'string', default: 'packages/bots/src/think/weights.json' },
  },
});
const seed = Number(values.seed);
const { inn, cast } = house;
// The mark plays along: whoever learns from one kind of player alone is surprised by others.
const bots = new Map([...house.bots, ...marks.map((bot) => [bot.name, bot] as const)]);
const kinds = values.bots.split(',');
const names = cast.characters.map(({ name }) => name);
const places = new Map(names.map((name, i) => [name, i]));
const lots = luckFrom(seed);
const luck = luckFrom(seed + 1);

/** Out of a hundred answers so many are any at some tables: so that what nobody would do is known, too. */
const ODD = 8;
/** Out of a hundred turns so many are learned from: those of one game are much alike. */
const LOOKED_AT = 40;

function anyCharacters(count: number): string[] {
  const left = names.slice();
  return Array.from({ length: count }, () => left.splice(below(lots, left.length), 1)[0]);
}

/** Mostly individuals; every sixth table is one of a mode, or with Otto. */
function anySetup(game: number): InnSetup {
  const size = [2, 3, 4, 4, 5, 6][game % 6];
  const extras = game % 5 === 0 ? { dungeonEvents: true } : {};
  if (game % 6 !== 5) return { players: anyCharacters(size), ...extras };
  switch (Math.floor(game / 6) % 4) {
    case 0:
      return { players: anyCharacters(4), mode: 'two-headed-dragon' };
    case 1: {
      const villains = cast.characters.filter(({ boss }) => boss !== undefined).map(({ name }) => name);
      const boss = villains[below(lots, villains.length)];
      const others = anyCharacters(4).filter((name) => name !== boss);
      return { players: [boss, ...others.slice(0, 2 + below(lots, 2))], mode: 'boss-battle' };
    }
    case 2: {
      const [otto] = cast.automata ?? [];
      const factions = otto.automaton!.factions.slice(0, otto.automaton!.mixes).map(({ name }) => name);
      return { players: [otto.name, ...anyCharacters(2)], factions };
    }
    default:
      return { players: anyCharacters(8) };
  }
}

const features = new Float64Array(PLAIN_FEATURES + names.length);

function look(state: InnState): { rows: Float32Array[]; sides: number[] } {
  const content = inn.content(state.setup);
  const sides = state.sides.map((_, side) => side).filter((side) => isRival(state, content, side));
  const rows = sides.map((side) => {
    featuresOf(state, content, side, places, features);
    return Float32Array.from(features);
  });
  return { rows, sides };
}

/** What one game has to teach. */
function play(game: number): Position[] {
  const setup = anySetup(game);
  const state = inn.create(setup);
  const odd = game % 3 === 0 ? ODD : 0;
  const guests = setup.players.map(
    (_, seat) => new Guest({ game: inn, setup, seat, bots, name: kinds[below(lots, kinds.length)], luck }),
  );
  const seen: ReturnType<typeof look>[] = [];
  let turns = 0;
  for (let i = 0; i < 20_000; i++) {
    const question = inn.question(state);
    if (question.kind === 'over') {
      return seen.map(({ rows, sides }) => ({
        game,
        rows,
        won: sides.map((side) => shareOf(state, question.winners, side)),
      }));
    }
    if (isChance(question)) inn.apply(state, answerChance(luck, question), true);
    else {
      if (state.turns !== turns) {
        turns = state.turns;
        if (below(lots, 100) < LOOKED_AT) seen.push(look(state));
      }
      const { seat } = question;
      const answer =
        below(lots, 100) < odd
          ? random.inn({ answers: inn.answers(state, { bare: true }), luck })
          : guests[seat].answer(state);
      const events = inn.apply(state, answer, true);
      for (const guest of guests) guest.hear(events);
    }
  }
  return [];
}

const positions: Position[] = [];
const begun = process.cpuUsage();
const seconds = (): string => {
  const { user, system } = process.cpuUsage(begun);
  return ((user + system) / 1e6).toFixed(0);
};
for (let game = 0; positions.length < Number(values.positions); game++)
  // Whoever won with nobody of those who could still win: a game that ended in a tie of none.
  positions.push(...play(game).filter(({ won }) => won.some((part) => part > 0)));
console.log(`${positions.length} positions in ${seconds()} s of CPU time`);
const weights = learn(positions, names, {
  hidden: Number(values.hidden),
  epochs: Number(values.epochs),
  rate: 0.002,
  seed,
});
console.log(
  `log-loss ${weights.made.logLoss} (knowing nothing: ${evenLoss(positions).toFixed(4)}), ${seconds()} s`,
);
writeFileSync(values.out, `${JSON.stringify(weights)}\n`);
