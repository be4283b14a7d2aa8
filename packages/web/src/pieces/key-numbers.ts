/** The numbers of a card that matter at a glance, read out of its lines: shown even where only its top can be seen. */
import type { IconName } from '../icons/icons.ts';

export interface KeyNumber {
  readonly icon: IconName;
  readonly amount: string;
  readonly whom: 'you' | 'others';
}

const THINGS: readonly (readonly [RegExp, IconName])[] = [
  [/^Fortitude/, 'fortitude'],
  [/^Alcohol Content/, 'alcohol'],
  [/^Gold/, 'gold'],
  [/^cards?\b/, 'hand'],
];

const CLAUSE =
  /\b(lose|loses|gain|gains|pay|pays|antes?|draw|draws|discard|discards|take|takes) (?:the Inn |you )?(\d[\d/]*) ([A-Za-z ]+)/gi;
const MINUS = /^(lose|pay|ante|discard)/i;

/** Sentences that begin like this tell of others; whoever reads the card is told what to do. */
const OTHERS = /^\s*(They|Each|That player|Whoever|The player|The Inn|Take \d+ Alcohol Content off|Add)\b/i;

/** Most cards have one or two; more would not fit. */
export function keyNumbers(lines: readonly string[], most = 3): KeyNumber[] {
  const found: KeyNumber[] = [];
  for (const line of lines)
    for (const clause of line.split(/[;:.]/))
      for (const match of clause.matchAll(CLAUSE)) {
        const icon = THINGS.find(([words]) => words.test(match[3]))?.[1];
        if (icon === undefined) continue;
        // “You lose 2 Fortitude less” tells of no loss.
        if (/^(Fortitude|Alcohol Content) less\b/.test(match[3])) continue;
        const whom = OTHERS.test(clause) ? 'others' : 'you';
        // “Take 2 Alcohol Content off the Drink”
        const isLess = MINUS.test(match[1]) || / off\b/.test(match[3]);
        const amount = `${isLess ? '−' : '+'}${match[2]}`;
        if (!found.some((n) => n.icon === icon && n.amount === amount && n.whom === whom))
          found.push({ icon, amount, whom });
      }
  return found.slice(0, most);
}
