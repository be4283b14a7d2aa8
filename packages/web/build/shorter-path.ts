/** SVG paths with one digit after the point: more than anybody sees of 512 units, and a good part of the file. */
const COMMAND = /([MLHVCSQTAZ])([^MLHVCSQTAZ]*)/gi;
const NUMBER = /[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/iy;
/** The two flags of an arc may stand without a blank between them and what follows. */
const FLAG = /[\s,]*([01])/y;

const isFlag = (command: string, place: number): boolean =>
  /a/i.test(command) && (place % 7 === 3 || place % 7 === 4);

function numbersOf(command: string, text: string): number[] {
  const numbers: number[] = [];
  for (let at = 0; at < text.length;) {
    const pattern = isFlag(command, numbers.length) ? FLAG : NUMBER;
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found === null) break;
    numbers.push(Number(Number(found[1]).toFixed(1)));
    at = pattern.lastIndex;
  }
  return numbers;
}

export const shorterPath = (d: string): string =>
  d.replace(COMMAND, (_, command: string, text: string) => {
    const numbers = numbersOf(command, text).map((n) => String(n).replace(/^(-?)0\./, '$1.'));
    return `${command}${numbers.join(' ').replace(/ -/g, '-')}`;
  });
