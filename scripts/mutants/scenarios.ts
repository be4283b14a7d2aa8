/** What the scenarios say of a mutant: run, in a thread, on a house of its own. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scenariosIn } from '../../packages/cli/src/scenarios.ts';
import { touched, type Touched } from './cards.ts';
import type { Mutant } from './plant.ts';
import type { House } from './program.ts';
import { ROOT } from './sources.ts';
import { Endless, Switch } from './switch.ts';

export interface Scenario {
  readonly file: string;
  readonly text: string;
}

/** Every scenario of the rulebook, one by one. */
export const allScenarios = (): Scenario[] =>
  scenariosIn(join(ROOT, 'rulebook/scenarios')).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split(/^---$/m)
      .map((text) => ({ file: file.slice(ROOT.length).replaceAll('\\', '/'), text })),
  );

/** What a run without mutants told: who reaches what. */
export interface Survey {
  /** The scenarios that reach a place, the quickest first. */
  readonly reaching: ReadonlyMap<number, readonly number[]>;
  /** Places that are reached as the house is made, or only by the first of several alike: anything can depend on them. */
  readonly early: ReadonlySet<number>;
  /** How often each scenario reaches any place. */
  readonly ticks: readonly number[];
  /** Who sits at the tables of each scenario. */
  readonly players: readonly ReadonlySet<string>[];
}

export interface Verdict {
  readonly killed: boolean;
  /** The scenario that fails, by file and name. */
  readonly by?: string;
  /** It never came to an end. */
  readonly endless?: boolean;
  /** What it changes in the cards, where it is their data. */
  readonly touched?: Touched;
  /** The sheet of all cards (packages/cast/test) shows it. */
  readonly onSheet?: boolean;
  /** How many scenarios were run. */
  readonly tried: number;
}

/** A book prints the cards that it changes, or tells what they do. */
export const isTold = ({ touched }: Verdict): boolean =>
  touched?.provenances.some((provenance) => provenance === 'printed' || provenance === 'stated') ?? false;

type Make = (on: Switch) => House;

/** Runs every scenario twice, without a mutant: what the second run of one does not reach was remembered. */
export function survey(make: Make, size: number, scenarios: readonly Scenario[]): Survey {
  const on = new Switch(size);
  const house = make(on);
  const early = new Set(on.places());
  const seated = watchPlayers(house);
  const runs = scenarios.map((scenario) => {
    seated.clear();
    clear(on);
    const failed = failure(house, scenario);
    if (failed !== undefined) throw new Error(`${scenario.file} fails without any mutant: ${failed}`);
    return { reached: on.places(), ticks: on.ticks, players: new Set(seated) };
  });
  runs.forEach(({ reached }, i) => {
    clear(on);
    failure(house, scenarios[i]);
    for (const place of reached) if (on.reached[place] === 0) early.add(place);
  });
  const reaching = new Map<number, number[]>();
  const quickestFirst = [...runs.keys()].sort((a, b) => runs[a].ticks - runs[b].ticks);
  for (const i of quickestFirst)
    for (const place of runs[i].reached) {
      const list = reaching.get(place);
      if (list === undefined) reaching.set(place, [i]);
      else list.push(i);
    }
  return { reaching, early, ticks: runs.map(({ ticks }) => ticks), players: runs.map((run) => run.players) };
}

function clear(on: Switch): void {
  on.reached.fill(0);
  on.ticks = 0;
}

/** Notes whoever sits down at a table of the house. */
function watchPlayers({ inn }: House): Set<string> {
  const seated = new Set<string>();
  const { create } = inn;
  Object.assign(inn, {
    create: ((setup) => {
      for (const name of setup.players) seated.add(name);
      return create(setup);
    }) satisfies typeof create,
  });
  return seated;
}

/** Why a scenario fails; undefined: it holds. */
function failure({ inn, runScenarioText }: House, { file, text }: Scenario): string | undefined {
  const failed = runScenarioText(text, { file, inn }).find(({ ok }) => !ok);
  return failed && `${failed.name}: ${failed.reason ?? ''}`;
}

/** A mutant that makes a scenario take so much longer than without will not come to an end. */
const LONGER = 20;
const AT_LEAST = 200_000;

/** So many of those that notice most are asked before any other: one of them counts all the decks. */
const FIRST_WATCH = 3;

/** Which scenarios to try, and in which order. */
interface Order {
  /** Those that have to do with it. */
  readonly near: readonly number[];
  /** What is decided early may show anywhere else. */
  readonly far: readonly number[];
}

function order(
  place: number,
  places: readonly number[],
  what: Touched | undefined,
  { reaching, early, players }: Survey,
  scenarios: readonly Scenario[],
  noticed: readonly number[],
): Order {
  if (!early.has(place)) return { near: reaching.get(place) ?? [], far: [] };
  const names = (i: number): boolean =>
    what?.titles.some((title) => scenarios[i].text.includes(title)) ?? false;
  const seated = (i: number): boolean =>
    what === undefined || what.house || what.characters.some((name) => players[i].has(name));
  const meets = scenarios.map(() => 0);
  for (const other of places) for (const i of reaching.get(other) ?? []) meets[i]++;
  const asked = [...scenarios.keys()].filter(seated);
  const [best, next] = what === undefined ? [meets, noticed] : [noticed, meets];
  const far = asked.filter((i) => !names(i)).sort((a, b) => best[b] - best[a] || next[b] - next[a]);
  return { near: [...far.splice(0, FIRST_WATCH), ...asked.filter(names)], far };
}

/** The house without a mutant. */
interface Plain {
  readonly cast: House['cast'];
  readonly sheet: string;
}

/** Puts mutants to the proof, one at a time. */
export function prover(
  make: Make,
  mutants: readonly Mutant[],
  known: Survey,
  scenarios: readonly Scenario[],
): (id: number) => Verdict {
  const { cast, sheet } = make(new Switch(mutants.length));
  const plain: Plain = { cast, sheet: sheet(cast) };
  const byFile = Map.groupBy(mutants, ({ file }) => file);
  const placesOf = (file: string): number[] => [...new Set(byFile.get(file)?.map(({ place }) => place))];
  const noticed = scenarios.map(() => 0);
  return (id) =>
    prove(make, mutants[id], mutants.length, placesOf(mutants[id].file), known, scenarios, plain, noticed);
}

/** `places`: all of the mutant's file; `noticed`: how many mutants each scenario has noticed, which grows here. */
function prove(
  make: Make,
  mutant: Mutant,
  size: number,
  places: readonly number[],
  known: Survey,
  scenarios: readonly Scenario[],
  plain: Plain,
  noticed: number[],
): Verdict {
  const on = new Switch(size);
  on.active = mutant.id;
  on.limit = AT_LEAST;
  let house: House;
  try {
    house = make(on);
  } catch (error) {
    return { killed: true, by: 'the house cannot be made', endless: error instanceof Endless, tried: 0 };
  }
  const what = mutant.group === 'cards' ? touched(plain.cast, house.cast) : undefined;
  let tried = 0;
  const asked = (list: readonly number[]): Verdict | undefined => {
    for (const i of list) {
      on.ticks = 0;
      on.limit = AT_LEAST + LONGER * known.ticks[i];
      tried++;
      const failed = failure(house, scenarios[i]);
      if (failed === undefined) continue;
      const endless = on.ticks > on.limit;
      noticed[i]++;
      const by = `${scenarios[i].file}: ${failed.split(':')[0]}`;
      return { killed: true, by, endless, touched: what, tried };
    }
  };
  const { near, far } = order(mutant.place, places, what, known, scenarios, noticed);
  const first = asked(near);
  if (first !== undefined) return first;
  const onSheet = mutant.group === 'cards' && house.sheet(house.cast) !== plain.sheet;
  const verdict: Verdict = { killed: false, touched: what, tried, onSheet };
  // A card that no book tells is held by the sheet: only what a book tells has to be shown by a scenario.
  if (onSheet && what!.keys.length > 0 && !isTold(verdict)) return verdict;
  return asked(far) ?? { ...verdict, tried };
}
