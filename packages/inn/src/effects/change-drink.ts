import { addToDrink, alcoholOf, drinkAnswered, freshStroke } from '../turn/drinking.ts';
import type { PlayFrame } from '../table/state.ts';
import type { Effect, EffectOf } from './effects.ts';
import { always } from './meaning.ts';
import type { Verb } from './verb.ts';

/** Raises or lowers what a Drink does: its Alcohol Content, or Fortitude. It changes the Drink, not the drinker. */
export const changeDrink: Verb<'change-drink', PlayFrame> = {
  verb: 'change-drink',
  means: always('drink'),
  strokes: (_t, f, effect, add) => add(f.by, effect.alcohol),
  againstDrink: (t, effect, drink) =>
    effect.alcohol < 0 && alcoholOf(t, drink) <= 0 ? 'core.cards.sometimes-condition' : null,
  resolve(t, stroke, effect, f) {
    const drink = drinkAnswered(t, f);
    if (stroke.n !== 0) {
      addToDrink(t, drink, stroke);
      t.emit('drink-changed', drink.seat, stroke.n, -1, stroke.card, stroke.seat, [], undefined, ALCOHOL);
    }
    const { fortitude } = effect;
    if (fortitude === undefined) return;
    const added: Effect = { verb: 'fortitude', who: 'drinker', by: fortitude };
    drink.strokes.push(freshStroke(added, drink.seat, fortitude, stroke));
    t.emit('drink-changed', drink.seat, fortitude, -1, stroke.card, stroke.seat, [], undefined, FORTITUDE);
  },
  within: (effect, v) =>
    v === 'alcohol'
      ? { verb: 'alcohol', who: 'drinker', by: effect.alcohol }
      : { verb: 'fortitude', who: 'drinker', by: effect.fortitude ?? 0 },
  words(effect) {
    if (effect.alcohol < 0) return `take ${-effect.alcohol} Alcohol Content off the Drink`;
    return `add ${added(effect)} to the Drink`;
  },
  tells: (effect) =>
    effect.alcohol < 0
      ? `the Drink has ${-effect.alcohol} Alcohol Content less`
      : `${added(effect)} is added to the Drink`,
  icon: () => 'drink',
  worth: (effect) => (effect.fortitude ?? 0) - effect.alcohol,
  onDrink({ alcohol, fortitude = 0 }, { mine, spite }) {
    const blow = alcohol - fortitude;
    return mine ? -blow : blow * spite * 0.7;
  },
  strengthens: (effect) => effect.alcohol,
};

const ALCOHOL = 'Alcohol Content';
const FORTITUDE = 'Fortitude';

function added({ alcohol, fortitude = 0 }: EffectOf<'change-drink'>): string {
  const parts = alcohol > 0 ? [`${alcohol} Alcohol Content`] : [];
  if (fortitude !== 0) parts.push(`a ${fortitude < 0 ? 'loss' : 'gain'} of ${Math.abs(fortitude)} Fortitude`);
  return parts.join(' and ');
}
