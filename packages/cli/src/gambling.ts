/** What the options of the gambling commands mean. */
import { parlour, type EveningSetup, type ParlourDef, type ParlourSetup } from '@taproom/parlour';
import { usage } from './failure.ts';
import { listed, USUAL_PLAYERS } from './options.ts';

export interface ParlourChoice {
  readonly players?: number;
  readonly mode?: string;
  readonly variants?: string;
  readonly share?: number;
  readonly bounty?: number;
  readonly rounds?: number;
  /** Variants that packs have brought. */
  readonly brought?: ParlourSetup['brought'];
}

/** An evening of games that the players choose, as a game of its own and as a mode. */
const EVENING = 'adventurers-choice';

export const isEvening = (game: string | undefined, { mode }: ParlourChoice): boolean =>
  mode === EVENING || game?.trim().toLowerCase() === EVENING;

/** The regulars, for chairs that nobody was named for. */
const REGULARS = ['Ann', 'Ben', 'Cy', 'Dot', 'Eve', 'Finn', 'Gwen', 'Hal', 'Ivy', 'Jo'] as const;

/** What one Share is worth unless something else is agreed: 3 to 5 is advised. */
const USUAL_SHARE = 3;
const USUAL_BOUNTY = 5;

function gameNamed(name: string): ParlourDef {
  const wanted = name.trim().toLowerCase();
  const found = parlour.defs.find(
    (def) => def.id === wanted || def.name.toLowerCase().replace(/’/g, "'") === wanted.replace(/’/g, "'"),
  );
  if (found !== undefined) return found;
  throw usage(
    `No gambling game is called "${name.trim()}". There are: ${[...parlour.defs.map(({ id }) => id), EVENING].join(', ')}.`,
  );
}

/** How a game is played for money where nothing was said. */
const usualMode = ({ betting, shares }: ParlourDef): ParlourSetup['mode'] =>
  betting || !shares ? 'betting' : 'shares';

function setupFor(def: ParlourDef, players: readonly string[], choice: ParlourChoice): ParlourSetup {
  const variants = listed(choice.variants ?? '');
  // A variant may ask for a mode of its own.
  const asked = def.variants.find(({ id, mode }) => variants.includes(id) && mode !== undefined)?.mode;
  const mode = choice.mode ?? asked ?? usualMode(def);
  if (mode !== 'betting' && mode !== 'shares')
    throw usage(`--mode is betting or shares, not "${mode}"; or ${EVENING}.`);
  const { bounty = USUAL_BOUNTY } = choice;
  return {
    game: def.id,
    players,
    mode,
    variants,
    ...(choice.brought?.length && { brought: choice.brought }),
    ...(mode === 'shares' ? { share: choice.share ?? USUAL_SHARE } : {}),
    ...(variants.includes('rogues-bounty') ? { agreed: { bounty } } : {}),
  };
}

/** An evening; a game that was named is its first, whoever begins. */
function eveningFor(
  game: string | undefined,
  players: readonly string[],
  choice: ParlourChoice,
): EveningSetup {
  const { rounds, share } = choice;
  const named = game === undefined || game.trim().toLowerCase() === EVENING ? null : gameNamed(game);
  const first = named && setupFor(named, players, { ...choice, mode: undefined });
  return {
    players,
    ...(rounds === undefined ? {} : { rounds }),
    ...(share === undefined ? {} : { share }),
    ...(choice.brought?.length && { brought: choice.brought }),
    ...(first && {
      game: {
        game: first.game,
        mode: first.mode,
        variants: first.variants ?? [],
        ...(first.agreed && { bounty: first.agreed.bounty }),
      },
    }),
  };
}

const EVENING_PLAYERS = 8;

export type GamblingTable =
  | { readonly game: 'parlour'; readonly setup: ParlourSetup }
  | { readonly game: 'evening'; readonly setup: EveningSetup };

/** The table that was asked for: the players who are named, and others up to its size. */
export function gamblingTable(
  name: string | undefined,
  named: readonly string[],
  choice: ParlourChoice,
): GamblingTable {
  const { players: size = USUAL_PLAYERS } = choice;
  const check = (title: string, min: number, most: number): void => {
    if (size < min || size > most) throw usage(`${title} is for ${min} to ${most} players, not ${size}.`);
  };
  if (name === undefined || isEvening(name, choice)) {
    check('Adventurer’s Choice', 2, EVENING_PLAYERS);
    return { game: 'evening', setup: eveningFor(name, playersFor(named, size), choice) };
  }
  const def = gameNamed(name);
  check(def.name, def.min, Math.min(def.most ?? def.max, REGULARS.length));
  return { game: 'parlour', setup: setupFor(def, playersFor(named, size), choice) };
}

/** The players' names: those given first, then regulars. */
function playersFor(named: readonly string[], size: number): string[] {
  const twice = named.find((name, i) => named.indexOf(name) !== i);
  if (twice !== undefined) throw usage(`${twice} is named twice.`);
  const others = REGULARS.filter((name) => !named.some((mine) => mine.toLowerCase() === name.toLowerCase()));
  return [...named, ...others].slice(0, size);
}

export function modesOf({ betting, shares, longer }: ParlourDef): string {
  const modes = [
    ...(betting ? ['betting'] : []),
    ...(shares ? [longer ? 'shares (advised)' : 'shares'] : []),
  ];
  return modes.length > 0 ? modes.join(', ') : 'its own';
}
