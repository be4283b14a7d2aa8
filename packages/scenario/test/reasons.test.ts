import { describe, expect, it } from 'vitest';
import { runScenarioText } from '../src/index.ts';

const reason = (text: string): string => runScenarioText(text, { file: 'reasons' })[0].reason ?? 'ok';

/** Nobody can answer Sera's Drink, though Jasper has something for Drinks. */
const closed = (because: string, ...first: readonly string[]): string =>
  reason(`table: { players: [Sera, Jasper] }
given: { phase: drink, Sera: { drinkMe: [Wine] }, Jasper: { hand: ['Not now. Gotta bounce!'] } }
when: [${[...first, `'Jasper cannot play "Not now. Gotta bounce!" because ${because}'`].join()}]`);

/** A Winning Hand lies on the table. */
const locked = (because: string): string =>
  reason(`table: { players: [Sera, Joran, Zakhan] }
given: { phase: action, Sera: { hand: ["Gambling? I'm in!"] }, Joran: { hand: [Winning Hand!] }, Zakhan: { hand: [I raise!] } }
when:
  - Sera plays "Gambling? I'm in!"
  - Joran plays "Winning Hand!"
  - Zakhan cannot play "I raise!" because ${because}`);

describe('the reason why a card cannot be played', () => {
  it('may be one of the window that the last step opened, though nobody could do anything in it', () => {
    expect(closed('core.ignore.drink-of-another')).toBe('ok');
    expect(closed('core.ignore.drink-of-another', 'Jasper passes')).toBe('ok');
  });

  it('is none of a window before the last step', () => {
    expect(closed('core.ignore.drink-of-another', "until Jasper's action")).toMatch(/the reason is not/);
  });

  it('may be given under another name of the same rule', () => {
    expect(closed('rdi7.drinks.ignore-needs-effect')).toBe('ok');
    expect(locked('core.gambling.gambling-after')).toBe('ok');
  });

  it('must be right, and what stood against the card is told', () => {
    expect(closed('core.affects.direct')).toMatch(
      /the reason is not core\.affects\.direct, but .*core\.ignore\.drink-of-another/,
    );
    expect(closed('core.nonsense')).toMatch(/the reason is not core\.nonsense/);
    expect(locked('core.gambling.leave-no-cards')).toMatch(/but core\.gambling\.winning-hand/);
  });

  it('is none of what comes after the question that the player is asked', () => {
    expect(locked('core.gambling.no-late-cards')).toMatch(/the reason is not core\.gambling\.no-late-cards/);
  });
});
