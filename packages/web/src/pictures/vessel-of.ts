/** What a Drink is served in, by its title. */
import type { Vessel } from '../../pictures/vessels.ts';
import { PICTURES } from './address.ts';

const SERVED: readonly (readonly [RegExp, Vessel])[] = [
  [/elixir|remedy|reserve|cordial|potion|tonic/i, 'bottle'],
  [/wine|sangria|sauvignon|punch|blood|juice/i, 'goblet'],
  [/tea\b|coffee|cocoa|soup|broth/i, 'cup'],
  [/rocks|fae-shioned|whisk|rum\b|break it/i, 'glass'],
  [/firewater|rotgut|mezcal|shine|shot|venom|sweat|swill/i, 'shot'],
  [/water|tears|runoff/i, 'water'],
];

export const vesselOf = (title: string): Vessel => SERVED.find(([words]) => words.test(title))?.[1] ?? 'mug';

export const vesselPicture = (title: string): string => `${PICTURES}/vessels.svg#${vesselOf(title)}`;
