/**
 * Whoever starts a Round of Gambling may choose a game for it, with any of its variants and a Split Rule
 * (gii.app-b.trigger, gii.ties.split-choice): before anybody antes or answers the card. To choose nothing is to play
 * an ordinary Round.
 */
import { BadSetup, type CardId, type SeatId } from '@taproom/kernel';
import { parlour, variantsInside, withBrought, type ParlourDef, type SplitRule } from '@taproom/parlour';
import { isAnte } from '../play/meanings.ts';
import type { Run } from '../run.ts';
import type { Cast } from '../table/content.ts';
import type { ChooseFrame, GamePick, InnSetup, Option, PlayFrame } from '../table/state.ts';

/** The games that the house plays, with what packs bring for them; none unless the set-up says so. */
export function houseGames({ gamblingGames = false }: InnSetup, cast: Cast): readonly ParlourDef[] {
  const all = parlour.defs.filter((def) => def.insideInn).map((def) => withBrought(def, cast.gambling));
  if (typeof gamblingGames === 'boolean') return gamblingGames ? all : [];
  if (!Array.isArray(gamblingGames))
    throw new BadSetup('`gamblingGames` is true, or a list of the games that may be chosen.');
  for (const id of gamblingGames as readonly unknown[]) {
    if (all.some((def) => def.id === id)) continue;
    const barred = parlour.defs.find((def) => def.id === id);
    throw new BadSetup(
      barred === undefined
        ? `No gambling game is called "${String(id)}". There are: ${all.map((def) => def.id).join(', ')}.`
        : `${barred.name} cannot be played inside The Red Dragon Inn.`,
    );
  }
  return all.filter((def) => gamblingGames.includes(def.id));
}

const SPLIT_RULES: Readonly<Record<SplitRule, string>> = {
  merchant: 'Merchant’s Rule',
  king: 'King’s Rule',
  commoner: 'Commoner’s Rule',
};

/** Games for as many as the card that was announced makes ante. */
export function offerGames(t: Run, { by, card, strokes }: PlayFrame): void {
  t.s.gambling!.pick = null;
  const players = strokes.filter(isAnte).length;
  const fit = t.c.games.filter((def) => players >= def.min && players <= (def.most ?? def.max));
  offer(
    t,
    by,
    'gambling-game',
    fit.map((def) => ({ word: def.name })),
    card,
  );
}

function offer(t: Run, seat: SeatId, what: string, options: Option[], card: CardId): void {
  if (options.length > 0) t.push({ k: 'choose', step: 0, seat, what, options, min: 0, max: 1, n: 0, card });
}

const defOf = (t: Run, pick: GamePick): ParlourDef => t.c.games.find((def) => def.id === pick.game)!;

export function gameChosen(t: Run, f: ChooseFrame, picks: readonly number[]): void {
  if (picks.length === 0) return;
  const def = t.c.games.find(({ name }) => name === f.options[picks[0]].word)!;
  t.s.gambling!.pick = { game: def.id, variants: [], split: 'merchant' };
  offerVariants(t, f);
}

/** One after the other, since some exclude or need others. */
function offerVariants(t: Run, { seat, card }: ChooseFrame): void {
  const pick = t.s.gambling!.pick!;
  const open = variantsInside(defOf(t, pick), pick.variants);
  if (open.length > 0)
    offer(
      t,
      seat,
      'gambling-variant',
      open.map(({ name }) => ({ word: name })),
      card,
    );
  else offerSplitRules(t, seat, card);
}

export function variantChosen(t: Run, f: ChooseFrame, picks: readonly number[]): void {
  if (picks.length === 0) {
    offerSplitRules(t, f.seat, f.card);
    return;
  }
  const pick = t.s.gambling!.pick!;
  const { word } = f.options[picks[0]];
  pick.variants.push(defOf(t, pick).variants.find(({ name }) => name === word)!.id);
  offerVariants(t, f);
}

function offerSplitRules(t: Run, seat: SeatId, card: CardId): void {
  const options = Object.values(SPLIT_RULES).map((word) => ({ word }));
  offer(t, seat, 'gambling-split', options, card);
}

export function splitChosen(t: Run, f: ChooseFrame, picks: readonly number[]): void {
  const pick = t.s.gambling!.pick!;
  const rules = Object.keys(SPLIT_RULES) as SplitRule[];
  pick.split = rules[picks[0] ?? 0];
  t.emit('game-chosen', f.seat, 0, -1, f.card, -1, [], undefined, gameWords(t, pick));
}

/** `Threes with Hidden Fate, by King’s Rule`. */
export function gameWords(t: Run, pick: GamePick): string {
  const def = defOf(t, pick);
  const names = pick.variants.map((id) => def.variants.find((variant) => variant.id === id)!.name);
  const withThem = names.length > 0 ? ` with ${names.join(' and ')}` : '';
  return `${def.name}${withThem}${pick.split === 'merchant' ? '' : `, by ${SPLIT_RULES[pick.split]}`}`;
}
