import { describe, expect, it } from 'vitest';
import { doesOf, inShort, linesBeside } from '../src/table/answers/options-say.ts';

const use = (label: string, text: string) => ({ label, text });

const monsters = {
  lines: [
    'Each player picks one, in turn order.',
    'Strike first: Discard 1 Action Card.',
    'Stand in the way: Lose 2 Fortitude.',
  ],
  uses: [
    use(
      'strike first, and discard an Action Card',
      'Strike first, and discard an Action Card: Discard 1 Action Card (or show a hand without any).',
    ),
    use(
      'stand in the way, and lose 2 Fortitude',
      'Stand in the way, and lose 2 Fortitude: Lose 2 Fortitude.',
    ),
  ],
};

const bunk = {
  lines: ['Take the bunk: If nobody else does, you gain 3 Fortitude.', 'Doze: Lose 1 Alcohol Content.'],
  uses: [use('take the bunk', 'Take the bunk: .'), use('doze', 'Doze: Lose 1 Alcohol Content.')],
};

const discard = {
  lines: ['Each player picks one, in turn order.', 'Discard 3 cards.', 'Drink: Reveal the top card.'],
  uses: [use('discard 3 cards', 'Discard 3 cards: Discard 3 cards.'), use('drink', 'Drink: Reveal it.')],
};

describe('what the choices of a card say', () => {
  it('is their name in short, and what comes of it', () => {
    expect(inShort(monsters.uses[0].label)).toBe('Strike first');
    expect(doesOf(monsters, monsters.uses[0].label)).toBe(
      'Discard 1 Action Card (or show a hand without any).',
    );
    expect(doesOf(monsters, monsters.uses[1].label)).toBe('Lose 2 Fortitude.');
  });

  it('is taken from the card where it tells more', () => {
    expect(doesOf(bunk, 'take the bunk')).toBe('If nobody else does, you gain 3 Fortitude.');
  });

  it('is not told twice', () => {
    expect(doesOf(discard, 'discard 3 cards')).toBe('');
    expect(linesBeside(discard, ['discard 3 cards', 'drink'])).toEqual([discard.lines[0]]);
    expect(
      linesBeside(
        monsters,
        monsters.uses.map(({ label }) => label),
      ),
    ).toEqual([monsters.lines[0]]);
    // What is offered says nothing of these.
    expect(linesBeside(monsters, ['Gold'])).toEqual(monsters.lines);
  });
});
