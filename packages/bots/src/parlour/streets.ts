/** Streets of Greyport: guards, bribes and what is done with the last Cart. */
import { isDragon, ROBBED, ROGUE, rankOf, threatOf, type ParlourState } from '@taproom/parlour';
import { bestPlan } from './chance.ts';
import type { Chooser } from './chooser.ts';

/** A Warrior is spent on a Dragon, or where the Cart would be lost without him. */
export const guard: Chooser = ({ view }, { options }) => {
  const { rogues, cart } = view.seats[view.seat].zones;
  const threat = threatOf(rogues?.cards ?? []);
  const dragon = options.findIndex(({ place = 0 }) => isDragon(place));
  if (dragon >= 0) return [dragon];
  return options.length > 0 && threat >= ROBBED && (cart?.size ?? 0) > 0 ? [0] : [];
};

/** A Rogue is paid only where there would be one too many. */
export const bribe: Chooser = ({ view }, { options }) => {
  const { rogues, hand } = view.seats[view.seat].zones;
  const coming = (hand?.cards ?? []).filter((card) => rankOf(card) === ROGUE);
  const threat = threatOf(rogues?.cards ?? []) + coming.length;
  const at = options.findIndex(({ card }) => card !== undefined);
  return at >= 0 && threat >= ROBBED ? [at] : [];
};

/** Shipped or left behind, whichever makes the better Warehouse. */
export const last: Chooser = ({ view, setup, luck }, { options }) => {
  const plans = options.map(({ word }) => ({ seats }: ParlourState): void => {
    const { cards } = seats[view.seat];
    const cart = cards.cart ?? [];
    cards.cart = [];
    if (word !== 'ship') return;
    // Any pile that is still free; the game finds the next one by itself.
    let pile = 1;
    while ((cards[`shipment ${pile}`] ?? []).length > 0) pile++;
    cards[`shipment ${pile}`] = cart;
  });
  const best = bestPlan(view, setup, luck, plans, { samples: 6 });
  return best < 0 ? null : [best];
};
