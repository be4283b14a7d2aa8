import { describe, expect, it } from 'vitest';
import { runScenarioText } from '../src/index.ts';

const reason = (text: string): string => runScenarioText(text, { file: 'reasons' })[0].reason ?? 'ok';

/** Nobody can answer Sera's Drink: its window closes before anybody looks. */
const closed = (because: string): string =>
  reason(`table: { players: [Sera, Jasper] }
given: { phase: drink, Sera: { drinkMe: [Wine] }, Jasper: { hand: ['Not now. Gotta bounce!'] } }
when: ['Jasper cannot play "Not now. Gotta bounce!" because ${because}']`);

/** A Winning Hand lies on the table. */
const locked = (because: string): string =>
  reason(`table: { players: [Sera, Joran, Zakhan] }
given: { phase: action, Sera: { hand: ["Gambling? I'm in!"] }, Joran: { hand: [Winning Hand!] }, Zakhan: { hand: [I raise!] } }
when:
  - Sera plays "Gambling? I'm in!"
  - Joran plays "Winning Hand!"
  - Zakhan cannot play "I raise!" because ${because}`);

describe('the reason why a card cannot be played', () => {
  it('may be one of a window that closed by itself', () => {
    expect(closed('core.ignore.drink-of-another')).toBe('ok');
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
