/** The procedures of the odd cards, by name. */
import type { Cast } from '@taproom/inn';
import { myFriend } from './my-friend.ts';
import { psionicVision } from './psionic-vision.ts';

export const procedures: Cast['procedures'] = {
  'my-friend': myFriend,
  'psionic-vision': psionicVision,
};
