import type { CharacterDef } from '@taproom/inn';
import { sera } from './sera.ts';

export const characters: readonly CharacterDef[] = [sera];
