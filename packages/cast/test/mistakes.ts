/** What whoever wrote a pack of pure data is told. */
import { base } from '@taproom/cast';
import { castOf, readPack } from '@taproom/inn';

const house = castOf([base]);

/** The sentences without their places. */
export const mistakesOf = (pack: unknown): string[] =>
  readPack(JSON.parse(JSON.stringify(pack)), house).mistakes.map((mistake) =>
    mistake.replace(/^.*?”\): /, ''),
  );
