/**
 * Gives the page the letters that its icons are (build/icon-font.ts). Each as a drawing of its own would cost more whenever
 * anything on the table is painted. Until they are there icons are blank, and as large as they will be.
 */
import { FONT, PICTURES } from './files.ts';

/** Until they are asked for again, where the house was away. */
const A_WHILE = 2000;

export function bringIcons(): void {
  bring().catch(() => setTimeout(bringIcons, A_WHILE));
}

async function bring(): Promise<void> {
  const response = await fetch(FONT);
  if (!response.ok) throw new Error();
  const font = new FontFace('Icons', await response.arrayBuffer());
  if (await isTaken(font)) document.documentElement.dataset.icons = '';
  else await bringPictures();
}

/** Some browsers take no font of a page, and some take it and do not use it. */
async function isTaken(font: FontFace): Promise<boolean> {
  await font.load().then(
    () => document.fonts.add(font),
    () => {},
  );
  const pen = document.createElement('canvas').getContext('2d')!;
  pen.font = '100px Icons';
  // A name in any other letters is several times as long.
  return pen.measureText('hourglass').width < 150;
}

const bringPictures = (): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const sheet = document.createElement('link');
    document.head.append(
      Object.assign(sheet, { rel: 'stylesheet', href: PICTURES, onload: resolve, onerror: reject }),
    );
  });
