/** Names that could be taken for each other: nobody shall sit at a table as somebody else. */

/** Letters of other alphabets that look like Latin ones; the rest of Unicode is told apart well enough. */
// prettier-ignore
const LOOKALIKES: Readonly<Record<string, string>> = {
  а: 'a', в: 'b', с: 'c', ԁ: 'd', е: 'e', ѐ: 'e', ё: 'e', һ: 'h', і: 'i', ї: 'i', ј: 'j', к: 'k', ӏ: 'l',
  м: 'm', н: 'h', о: 'o', р: 'p', ѕ: 's', т: 't', у: 'y', х: 'x', ԝ: 'w', α: 'a', β: 'b', ε: 'e', η: 'n',
  ι: 'i', κ: 'k', ν: 'v', ο: 'o', ρ: 'p', τ: 't', υ: 'u', χ: 'x', ı: 'i', ɑ: 'a', ɡ: 'g', '0': 'o', '1': 'l',
};

/** What a name looks like, whatever it is written with. */
const looks = (name: string): string =>
  Array.from(
    name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase(),
    (letter) => LOOKALIKES[letter] ?? letter,
  )
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('i', 'l')
    .replace(/[\s\p{P}]/gu, '');

export const looksLike = (one: string, other: string): boolean => looks(one) === looks(other);
