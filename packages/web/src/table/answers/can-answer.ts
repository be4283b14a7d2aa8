import type { CardFace } from '@taproom/inn';

/** Kinds that can answer something, and so may do it by themselves. */
const ANSWERS: ReadonlySet<string> = new Set(['sometimes', 'anytime']);

export const canAnswer = ({ types }: Pick<CardFace, 'types'>): boolean =>
  types.some((type) => ANSWERS.has(type));
