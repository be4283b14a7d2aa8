import type { CharacterDef } from '@taproom/inn';
import { amundyr } from './amundyr.ts';
import { daareka } from './daareka.ts';
import { dale } from './dale.ts';
import { jasper } from './jasper.ts';
import { jett } from './jett.ts';
import { joran } from './joran.ts';
import { lizwick } from './lizwick.ts';
import { molly } from './molly.ts';
import { petra } from './petra.ts';
import { sera } from './sera.ts';
import { terci } from './terci.ts';
import { theWench } from './the-wench.ts';
import { torglesnarf } from './torglesnarf.ts';
import { vlazlo } from './vlazlo.ts';
import { warthorn } from './warthorn.ts';
import { ygella } from './ygella.ts';
import { zakhan } from './zakhan.ts';

/** By book. */
export const characters: readonly CharacterDef[] = [
  sera,
  joran,
  lizwick,
  zakhan,
  vlazlo,
  amundyr,
  torglesnarf,
  daareka,
  warthorn,
  molly,
  jasper,
  theWench,
  dale,
  jett,
  petra,
  terci,
  ygella,
];
