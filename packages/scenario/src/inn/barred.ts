/** A gambling game, or a variant of one, that is not among those offered for a Round: why it never is. */
import { rulesOfBarring, type ParlourDef } from '@taproom/parlour';
import type { Trial } from '../run/scenario-game.ts';
import type { Deed } from './steps/step.ts';
import type { InnTable } from './table/inn-table.ts';

/** The trial, with the rules by which what would be picked is barred. */
export const orBarred = (trial: Trial<InnTable>, deed: Deed): Trial<InnTable> => ({
  ...trial,
  rules: () => [...trial.rules(), ...rulesAgainst(trial.at, deed)],
});

function rulesAgainst(at: InnTable, deed: Deed): readonly string[] {
  const question = at.question();
  if (deed.kind !== 'pick' || question.kind !== 'choose') return [];
  const { defs } = at.games.parlour;
  const named = ({ id, name }: Pick<ParlourDef, 'id' | 'name'>): boolean =>
    deed.picks.some((pick) => pick.by === 'word' && [id, name].map(bare).includes(bare(pick.word)));
  if (question.what === 'gambling-game') return defs.filter(named).flatMap((def) => rulesOfBarring(def));
  const def = defs.find(({ id }) => id === at.state.gambling?.pick?.game);
  if (question.what !== 'gambling-variant' || def === undefined) return [];
  return def.variants.filter(named).flatMap((variant) => rulesOfBarring(def, variant));
}

const bare = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '');
