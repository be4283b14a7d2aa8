/** What the lobby offers is what the house allows. */
import type { PublicTable } from '@taproom/client';
import { describe, expect, it } from 'vitest';
import { menuOfTheHouse } from '../build/menu.ts';
import { charactersOn, EVENING, seatsOf } from '../src/rooms/host-wish.ts';

const menu = menuOfTheHouse();
type Kind = PublicTable['seats'][number]['kind'];

const table = (
  kinds: readonly Kind[],
  variants: Record<string, unknown> = {},
  game: PublicTable['game'] = 'inn',
) => ({
  game,
  variants,
  seats: kinds.map((kind) => ({ name: '', character: '', kind, here: false, standIn: false })),
});

describe('the number of seats in the lobby', () => {
  it('is not below the number of people; bots may go', () => {
    expect(seatsOf(menu, table(['human', 'open', 'bot']))).toEqual([2, 3, 4, 5, 6, 7, 8]);
    expect(seatsOf(menu, table(['human', 'human', 'human', 'bot']))).toEqual([3, 4, 5, 6, 7, 8]);
  });

  it('follows the way to play', () => {
    expect(seatsOf(menu, table(['human', 'open', 'open', 'open'], { mode: 'two-headed-dragon' }))).toEqual([
      4, 6, 8,
    ]);
    expect(seatsOf(menu, table(['human', 'automated', 'open'], { factions: [] }))).toEqual([3]);
  });

  it('follows the gambling game', () => {
    const { id, min, max } = menu.gambling[0];
    const counts = seatsOf(menu, table(['human', 'open'], { game: id, mode: 'betting' }, 'parlour'));
    expect([counts[0], counts.at(-1)]).toEqual([min, max]);
    const evening = seatsOf(menu, table(['human', 'open'], { mode: EVENING }, 'parlour'));
    expect(evening[0]).toBe(Math.max(...menu.gambling.map((one) => one.min)));
  });
});

describe('the characters in the lobby', () => {
  it('are villains where somebody must be a Boss', () => {
    const battle = table(['human', 'open', 'open'], { mode: 'boss-battle' });
    expect(charactersOn(battle, 0)).toContain('Vlazlo');
    expect(charactersOn(battle, 0)).not.toContain('Sera');
    expect(charactersOn(battle, 1)).toBeNull();
    // Either of the two may be the villain: the house says it when neither is.
    expect(charactersOn(table(['human', 'open'], { mode: 'leaders-and-lackeys' }), 0)).toBeNull();
    expect(charactersOn(table(['human', 'open']), 0)).toBeNull();
  });
});
