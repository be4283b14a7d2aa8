/** The icons as pictures, for browsers that take no font of a page: a sheet of styles that paints through each. */
import { WEIGHT, type Drawn } from './icon-drawings.ts';

const AS_PICTURES = `[data-icon]::before{content:'';float:left;inline-size:1em;block-size:1em;background:currentColor;mask:var(--picture) center/100% no-repeat;forced-color-adjust:none;print-color-adjust:exact;-webkit-print-color-adjust:exact}`;

const LOOKS: Readonly<Record<Drawn['how'], string>> = {
  filled: '',
  odd: ` fill-rule='evenodd'`,
  lines: ` fill='none' stroke='%23000' stroke-width='${WEIGHT}' stroke-linecap='round' stroke-linejoin='round'`,
};

export const iconPictures = (drawn: ReadonlyMap<string, Drawn>): string =>
  AS_PICTURES +
  [...drawn]
    .map(([name, { how, d, side }]) => {
      const path = `%3Cpath d='${d}'${LOOKS[how]}/%3E`;
      const picture = `%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${side} ${side}'%3E${path}%3C/svg%3E`;
      return `[data-icon=${name}]{--picture:url("data:image/svg+xml,${picture}")}`;
    })
    .join('');
