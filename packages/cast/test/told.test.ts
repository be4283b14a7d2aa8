/** What everybody is told of an effect speaks of its player by name, with the right number of everything. */
import {
  cardText,
  castWith,
  contentMaker,
  facesOf,
  tell,
  toldOf,
  type Effect,
  type InnEvent,
} from '@taproom/inn';
import { describe, expect, test } from 'vitest';
import { house } from '@taproom/house/own';
import { ALL } from './all-cards.ts';

const { cast } = house;

const EFFECTS: readonly Effect[] = ALL.flatMap(({ uses }) => uses.flatMap(({ effects }) => effects));
const SERA = { name: 'Sera', plural: false };

describe('what everybody is told', () => {
  const verbs = [...new Set(EFFECTS.map(({ verb }) => verb))];

  test.each(verbs)('of %s', (name) => {
    for (const effect of EFFECTS.filter(({ verb }) => verb === name)) {
      const told = toldOf(effect, SERA, 'Jasper');
      // Nobody who reads it is meant, and nobody is given an order.
      expect(told).not.toMatch(/\byou(rs?)?\b|\{who\}|undefined/);
      expect(told).not.toMatch(/^(add|take|give|split|shuffle|put|Ignore|Negate|then [a-z]+ a|fill) /);
    }
  });

  test('while the card itself speaks to its player', () => {
    const text = (title: string) => cardText(ALL.find((def) => def.title === title)!).join(' ');
    expect(text('Psionic vision')).toMatch(/Reveal the top 4 cards of your Character Deck/);
    expect(text('Who wants a Spelunker Snack?')).toMatch(
      /Reveal the top 3 cards of your Character Deck: Pet Cards go to your hand/,
    );
    expect(text('Winning Hand!')).toMatch(
      /Take control of the Round\. The next card to take control must be a Cheating Card/,
    );
  });
});

describe('the words for tokens', () => {
  const content = contentMaker(cast, castWith)({ players: ['Amundyr', 'Terci', 'Jett'] });
  const event = (word: string, n: number): InnEvent =>
    ({
      e: 'token',
      seat: 2,
      n,
      card: -1,
      cause: -1,
      to: -1,
      list: [],
      only: -2,
      word,
    }) as unknown as InnEvent;

  test('agree with their number in the log', () => {
    expect(tell(content, event('scarabs', 1), 0)).toBe('Jett gains 1 Scarab.');
    expect(tell(content, event('scarabs', 2), 0)).toBe('Jett gains 2 Scarabs.');
    expect(tell(content, event('scarabs', -1), 0)).toBe('Jett loses 1 Scarab.');
    expect(tell(content, event('bandage', 2), 0)).toBe('Jett gains 2 Bandages.');
    expect(tell(content, event('momentum', 2), 0)).toBe('Jett gains 2 Momentum as the turn begins.');
  });

  test('agree with their number on cards', () => {
    const lines = ALL.flatMap(cardText).join('\n');
    expect(lines).toMatch(/gets 2 Scarabs/);
    expect(lines).toMatch(/[Ss]pend 2 (Salves|Splints|Bandages)/);
    expect(lines).not.toMatch(/\b1 (Scarabs|Salves|Splints|Bandages)\b/);
    expect(lines).not.toMatch(/\b[2-9] (Scarab|Salve|Splint|Bandage)\b/);
  });

  test('and for mats there are both', () => {
    const [amundyr, terci, jett] = facesOf(content).characters;
    expect(amundyr.tokens).toEqual([
      { name: 'scarabs', title: 'Scarabs', one: 'Scarab', max: 12, sign: 'scarabs' },
    ]);
    expect(terci.tokens[0]).toMatchObject({ title: 'Salves', one: 'Salve' });
    expect(jett.tokens[0]).toMatchObject({ title: 'Momentum', one: 'Momentum' });
  });
});
