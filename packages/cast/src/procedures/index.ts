/** The procedures of the odd cards, by name. */
import type { Cast } from '@taproom/inn';

export const procedures: Cast['procedures'] = {};
