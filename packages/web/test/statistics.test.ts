/** The numbers that tell the story of a game: who drank, who hit whom, who put whom under the table. */
import type { WireEvent } from '@taproom/client';
import { describe, expect, it } from 'vitest';
import { placeOf, statisticsOf, together } from '../src/end/statistics.ts';

const event = (e: string, rest: Partial<WireEvent> = {}): WireEvent => ({ e, text: '', ...rest });
const turn = event('turn', { seat: 0 });
const [BLOW, SHOVE, ALE, PASS_ON] = [10, 11, 90, 12];

const of = (...events: WireEvent[]) => statisticsOf(events, 3);

describe('statistics', () => {
  it('counts cards, and the Fortitude they cost others', () => {
    const { deeds, hardest } = of(
      turn,
      event('play', { seat: 0, card: BLOW }),
      event('fortitude', { seat: 1, n: -2, cause: BLOW }),
      event('fortitude', { seat: 2, n: -3, cause: BLOW }),
      turn,
      event('play', { seat: 1, card: SHOVE }),
      event('fortitude', { seat: 1, n: -5, cause: SHOVE }),
      event('fortitude', { seat: 2, n: 2, cause: SHOVE }),
    );
    expect(deeds.map(({ cards }) => cards)).toEqual([1, 1, 0]);
    // What somebody does to themselves is no hit, and healing costs nobody anything.
    expect(deeds.map(({ dealt }) => dealt)).toEqual([5, 0, 0]);
    expect(hardest).toEqual({ by: 0, whom: 2, card: BLOW, n: 3, turn: 1 });
  });

  it('counts a Drink for whoever drank it', () => {
    const { deeds } = of(
      event('reveal', { seat: 0, card: ALE }),
      event('reveal', { seat: 1, card: ALE }),
      event('drink-ignored', { seat: 1, to: 1 }),
      event('reveal', { seat: 2, card: ALE }),
      event('drink-passed', { seat: 2, to: 0, cause: PASS_ON }),
    );
    expect(deeds.map(({ drinks }) => drinks)).toEqual([2, 0, 0]);
  });

  it('counts what came out of pots, and remembers the fullest', () => {
    const { deeds, pot } = of(
      turn,
      event('pot', { seat: 1, n: 4 }),
      turn,
      event('pot', { seat: 2, n: 7 }),
      event('skim', { seat: 1, n: 2 }),
    );
    expect(deeds.map(({ won }) => won)).toEqual([0, 6, 7]);
    expect(pot).toEqual({ seat: 2, n: 7, turn: 2 });
  });

  it('blames whoever played the card', () => {
    const { falls } = of(
      turn,
      event('play', { seat: 2, card: BLOW }),
      event('fortitude', { seat: 1, n: -4, cause: BLOW }),
      event('last-chance', { seat: 1 }),
      event('out', { seat: 1, n: 1 }),
    );
    expect(falls).toEqual([{ seat: 1, turn: 1, how: 'drunk', card: BLOW, by: 2, ordered: false }]);
  });

  it('blames whoever ordered the Drink on top of the pile', () => {
    const { falls } = of(
      event('ordered', { seat: 0, to: 1 }),
      event('ordered', { seat: 2, to: 1 }),
      turn,
      event('reveal', { seat: 1, card: ALE }),
      event('alcohol', { seat: 1, n: 3, cause: ALE }),
      event('out', { seat: 1, n: 1 }),
    );
    expect(falls).toEqual([{ seat: 1, turn: 1, how: 'drunk', card: ALE, by: 2, ordered: true }]);
  });

  it('blames whoever gave the Drink away, not whoever ordered it', () => {
    const { falls } = of(
      event('ordered', { seat: 0, to: 2 }),
      turn,
      event('reveal', { seat: 2, card: ALE }),
      event('play', { seat: 2, card: PASS_ON }),
      event('drink-passed', { seat: 2, to: 1, cause: PASS_ON }),
      event('alcohol', { seat: 1, n: 3, cause: ALE }),
      event('out', { seat: 1, n: 1 }),
    );
    expect(falls[0]).toMatchObject({ seat: 1, card: ALE, by: 2, ordered: false });
  });

  it('blames nobody for one’s own deeds, for a shuffled pile, or for an empty purse', () => {
    const { falls } = of(
      event('ordered', { seat: 0, to: 1 }),
      event('fresh-pile', { seat: 1 }),
      turn,
      event('reveal', { seat: 1, card: ALE }),
      event('alcohol', { seat: 1, n: 3, cause: ALE }),
      event('out', { seat: 1, n: 1 }),
      event('play', { seat: 0, card: SHOVE }),
      event('fortitude', { seat: 0, n: -4, cause: SHOVE }),
      event('out', { seat: 0, n: 1 }),
      event('out', { seat: 2, n: 2 }),
    );
    expect(falls.map(({ by, how }) => ({ by, how }))).toEqual([
      { by: -1, how: 'drunk' },
      { by: -1, how: 'drunk' },
      { by: -1, how: 'broke' },
    ]);
  });

  it('knows that those of one side share a track', () => {
    const events = [
      turn,
      event('play', { seat: 0, card: BLOW }),
      event('fortitude', { seat: 1, n: -4, cause: BLOW }),
      event('out', { seat: 1, n: 1 }),
      event('out', { seat: 2, n: 1 }),
    ];
    const { falls } = statisticsOf(events, 3, [0, 1, 1]);
    expect(falls.map(({ seat, by }) => ({ seat, by }))).toEqual([
      { seat: 1, by: 0 },
      { seat: 2, by: 0 },
    ]);
    expect(together(falls)).toEqual([falls]);
  });

  it('blames nobody of the same side', () => {
    const events = [
      event('ordered', { seat: 1, to: 2 }),
      turn,
      event('reveal', { seat: 2, card: ALE }),
      event('alcohol', { seat: 2, n: 3, cause: ALE }),
      event('out', { seat: 1, n: 1 }),
      event('out', { seat: 2, n: 1 }),
    ];
    const { falls } = statisticsOf(events, 3, [0, 1, 1]);
    expect(falls.map(({ by }) => by)).toEqual([-1, -1]);
    expect(together(falls)).toHaveLength(1);
  });

  it('tells falls apart that have nothing to do with each other', () => {
    const { falls } = of(turn, event('out', { seat: 1, n: 1 }), turn, event('out', { seat: 2, n: 1 }));
    expect(together(falls)).toEqual(falls.map((fall) => [fall]));
  });

  it('remembers who was saved at the last chance', () => {
    const { escapes } = of(turn, event('last-chance', { seat: 2 }), event('saved', { seat: 2 }));
    expect(escapes).toEqual([{ seat: 2, turn: 1 }]);
  });

  it('tells how somebody came in, the same for all who fell together', () => {
    const broke = { how: 'broke', card: -1, by: -1, ordered: false } as const;
    const falls = [
      { ...broke, seat: 2, turn: 3 },
      { ...broke, seat: 0, turn: 5 },
      { ...broke, seat: 3, turn: 5 },
    ];
    expect([0, 1, 2, 3].map((seat) => placeOf(falls, 4, seat))).toEqual([2, null, 4, 2]);
  });
});
