/** What the options of the gambling commands mean. */
import { parlour, type ParlourDef, type ParlourSetup } from '@taproom/parlour';
import { usage } from '../failure.ts';
import { listed } from '../options.ts';

export interface ParlourChoice {
  readonly mode?: string;
  readonly variants?: string;
  readonly share?: number;
  readonly bounty?: number;
}

/** The regulars, for chairs that nobody was named for. */
const REGULARS = ['Ann', 'Ben', 'Cy', 'Dot', 'Eve', 'Finn', 'Gwen', 'Hal', 'Ivy', 'Jo'] as const;

/** What one Share is worth unless something else is agreed: 3 to 5 is advised. */
const USUAL_SHARE = 3;
const USUAL_BOUNTY = 5;

export function gameNamed(name: string): ParlourDef {
  const wanted = name.trim().toLowerCase();
  const found = parlour.defs.find(
    (def) => def.id === wanted || def.name.toLowerCase().replace(/’/g, "'") === wanted.replace(/’/g, "'"),
  );
  if (found !== undefined) return found;
  throw usage(
    `No gambling game is called "${name.trim()}". There are: ${parlour.defs.map(({ id }) => id).join(', ')}.`,
  );
}

/** How a game is played for money where nothing was said. */
const usualMode = ({ betting, shares }: ParlourDef): ParlourSetup['mode'] =>
  betting || !shares ? 'betting' : 'shares';

export function setupFor(def: ParlourDef, players: readonly string[], choice: ParlourChoice): ParlourSetup {
  const variants = listed(choice.variants ?? '');
  // A variant may ask for a mode of its own.
  const asked = def.variants.find(({ id, mode }) => variants.includes(id) && mode !== undefined)?.mode;
  const mode = choice.mode ?? asked ?? usualMode(def);
  if (mode !== 'betting' && mode !== 'shares') throw usage(`--mode is betting or shares, not "${mode}".`);
  const { bounty = USUAL_BOUNTY } = choice;
  return {
    game: def.id,
    players,
    mode,
    variants,
    ...(mode === 'shares' ? { share: choice.share ?? USUAL_SHARE } : {}),
    ...(variants.includes('rogues-bounty') ? { agreed: { bounty } } : {}),
  };
}

/** The players' names: those given first, then regulars. */
export function playersFor(named: readonly string[], size: number): string[] {
  const twice = named.find((name, i) => named.indexOf(name) !== i);
  if (twice !== undefined) throw usage(`${twice} is named twice.`);
  const others = REGULARS.filter((name) => !named.some((mine) => mine.toLowerCase() === name.toLowerCase()));
  return [...named, ...others].slice(0, size);
}

export function checkPlayers(def: ParlourDef, size: number): void {
  const most = Math.min(def.most ?? def.max, REGULARS.length);
  if (size < def.min || size > most)
    throw usage(`${def.name} is for ${def.min} to ${most} players, not ${size}.`);
}

export function modesOf({ betting, shares }: ParlourDef): string {
  const modes = [...(betting ? ['betting'] : []), ...(shares ? ['shares'] : [])];
  return modes.length > 0 ? modes.join(', ') : 'its own';
}
