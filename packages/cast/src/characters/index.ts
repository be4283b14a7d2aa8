import type { CharacterDef } from '@taproom/inn';
import { daareka } from './daareka.ts';
import { jasper } from './jasper.ts';
import { sera } from './sera.ts';
import { ygella } from './ygella.ts';

/** By book. */
export const characters: readonly CharacterDef[] = [sera, daareka, jasper, ygella];
