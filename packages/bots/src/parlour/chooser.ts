/** How one kind of question is answered: which of its options are picked, or null for whoever has no idea. */
import type { ParlourQuestion } from '@taproom/parlour';
import type { ParlourTable } from '../bot.ts';

export type ChooseQuestion = Extract<ParlourQuestion, { kind: 'choose' }>;
export type Chooser = (table: ParlourTable, question: ChooseQuestion) => readonly number[] | null;
