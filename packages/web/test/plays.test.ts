import { describe, expect, it } from 'vitest';
import { intentFor, nextStep, type Play } from '../src/table/answers/plays.ts';

const play = (
  card: number,
  use: number,
  targets: number[],
  more: { drink?: number; pays?: number[] } = {},
): Play => ({
  answer: { seat: 0, do: 'play', card, use, targets, drink: more.drink ?? 0, pays: more.pays },
  label: `Play ${card}`,
});

describe('what a card asks next', () => {
  it('asks nothing where there is only one way to play it', () => {
    const only = play(5, 0, []);
    expect(nextStep([only, play(6, 0, [])], intentFor(5))).toEqual({
      ask: 'nothing',
      play: only,
      aimed: false,
    });
  });

  it('is not playable where the table offers no play', () => {
    expect(nextStep([play(6, 0, [])], intentFor(5))).toBeNull();
  });

  it('asks for the use first, then for the target', () => {
    const plays = [play(5, 0, [1]), play(5, 0, [2]), play(5, 1, [])];
    expect(nextStep(plays, intentFor(5))).toMatchObject({ ask: 'use', uses: [{ use: 0 }, { use: 1 }] });
    expect(nextStep(plays, { ...intentFor(5), use: 0 })).toEqual({
      ask: 'targets',
      open: [1, 2],
      chosen: [],
      enough: false,
    });
    expect(nextStep(plays, { ...intentFor(5), use: 0, targets: [2] })).toMatchObject({
      ask: 'nothing',
      play: plays[1],
      aimed: true,
    });
  });

  it('goes on asking while more targets may be added, and stops when the player says so', () => {
    const plays = [play(5, 0, [1]), play(5, 0, [2]), play(5, 0, [1, 2])];
    const one = { ...intentFor(5), targets: [1] };
    expect(nextStep(plays, one)).toEqual({ ask: 'targets', open: [2], chosen: [1], enough: true });
    expect(nextStep(plays, { ...one, aimed: true })).toMatchObject({ ask: 'nothing', play: plays[0] });
    expect(nextStep(plays, { ...one, targets: [2, 1] })).toMatchObject({ ask: 'nothing', play: plays[2] });
  });

  it('offers only targets that still fit those chosen already', () => {
    const plays = [play(5, 0, [1, 2]), play(5, 0, [2, 3])];
    expect(nextStep(plays, { ...intentFor(5), targets: [1] })).toMatchObject({ open: [2], enough: false });
    expect(nextStep(plays, { ...intentFor(5), targets: [1, 3] })).toBeNull();
  });

  it('asks which Drink, and what to pay with', () => {
    const plays = [
      play(5, 0, [], { drink: 0, pays: [8] }),
      play(5, 0, [], { drink: 0, pays: [9] }),
      play(5, 0, [], { drink: 1, pays: [8] }),
    ];
    expect(nextStep(plays, intentFor(5))).toMatchObject({
      ask: 'drink',
      drinks: [{ drink: 0 }, { drink: 1 }],
    });
    const first = { ...intentFor(5), drink: 0 };
    expect(nextStep(plays, first)).toEqual({
      ask: 'pays',
      ways: [
        { key: '8', cards: [8] },
        { key: '9', cards: [9] },
      ],
    });
    expect(nextStep(plays, { ...first, pays: '9' })).toMatchObject({ ask: 'nothing', play: plays[1] });
  });
});
