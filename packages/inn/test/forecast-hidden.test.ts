/** Where a forecast cannot know what comes: something lies face down, somebody has a choice, a card is turned up. */
import { describe, expect, test } from 'vitest';
import { asFrame, STEP, type CardDef, type Effect } from '@taproom/inn';
import { card, deed, person, tableOf, veto, type SmallTable } from './small-house.ts';
import { A, B, C, deedOn, foretold, lose, texts } from './forecasting.ts';

describe('what nobody can know', () => {
  test('ends the certainty, and the rest is told all the same', () => {
    const table = deedOn([{ verb: 'draw', who: 'you', n: 2 }, lose(3)]);
    expect(foretold(table)).toMatchObject({ until: 'hidden' });
    expect(texts(table)).toEqual(['A draws 2 cards', 'B loses 3 Fortitude (20 → 17)']);
    const asking = deedOn([{ verb: 'discard', who: 'target', n: 1 }, lose(3)], undefined, [
      card('rag', 'sometimes'),
    ]);
    expect(foretold(asking)).toMatchObject({ until: 'asked' });
    expect(texts(asking)).toEqual(['B discards 1 card', 'B loses 3 Fortitude (20 → 17)']);
  });

  test('is not looked at: whatever lies face down, the forecast is the same', () => {
    const effects: Effect[] = [
      { verb: 'discard', who: 'target', n: 1, type: 'action' },
      { verb: 'show-hand', who: 'target' },
      { verb: 'spill', who: 'target', n: 1 },
      { verb: 'make-drink', who: 'target', from: 'deck' },
      { verb: 'scry', who: 'you', n: 1, keep: 1 },
    ];
    const rags = [card('rag', 'sometimes'), card('blow', 'action')];
    for (const effect of effects) {
      const held = rags.map((rag) =>
        foretold(
          deedOn([effect, lose(1)], (state, find) => void (state.seats[B].hand = [find(rag.title)]), rags),
        ),
      );
      expect(held[0]).toEqual(held[1]);
      expect(held[0]).toMatchObject({ until: 'hidden' });
      expect(held[0]!.lines.at(-1)).toMatchObject({ what: 'fortitude', n: -1 });
    }
  });

  test('lets everybody drink who drinks together', () => {
    const toast = card('toast', 'action', {
      label: 'toast',
      when: { at: 'action' },
      effects: [{ verb: 'make-drink', who: 'each-other', from: 'deck' }],
    });
    const table = tableOf([person('A', [toast]), person('B', []), person('C', [veto])]);
    table.plays(A, 'toast');
    expect(foretold(table)).toMatchObject({ until: 'hidden' });
    expect(texts(table)).toEqual([
      'B drinks the top card of the Drink Deck',
      'C drinks the top card of the Drink Deck',
    ]);
  });

  test('is what an automated player answers', () => {
    const OTTO = 2;
    const table = tableOf([person('A', [deed('deed', lose(2))]), person('B', [veto])], undefined, {
      players: ['Otto'],
      factions: ['Berserker', 'Spelunker'],
    });
    table.plays(A, 'deed', OTTO);
    expect(foretold(table)).toMatchObject({
      until: 'hidden',
      lines: [{ what: 'answer', seat: OTTO, n: 0 }, {}],
    });
    expect(texts(table)).toEqual([
      'Otto turns up a card to answer it',
      'Otto loses 2 Fortitude on A’s track (6 → 4)',
    ]);
  });

  test('is what it answers on the way, too', () => {
    const shrug = card('shrug', 'sometimes', {
      label: 'shrug',
      when: { at: 'event' },
      effects: [{ verb: 'ignore' }],
    });
    const table = tableOf(
      [person('A', []), person('B', [shrug])],
      (state, find) => {
        state.phase = 'drink';
        state.seats[A].drinkMe = [find('Firewater Shots!')];
        for (const track of state.tracks) track.alcohol = 0;
      },
      { players: ['Otto'], factions: ['Berserker', 'Spelunker'], barDeck: true },
      STEP.drink,
    );
    expect(foretold(table)).toMatchObject({ card: table.find('Firewater Shots!'), until: 'hidden' });
    expect(texts(table)).toEqual([
      'Each player drinks a Drink of 2 Alcohol Content',
      'Otto turns up a card to answer it',
      'A gains 2 Alcohol Content (0 → 2)',
      'B gains 2 Alcohol Content (0 → 2)',
      'Otto gains 2 Alcohol Content on A’s track (0 → 2)',
      'Otto gains 2 Alcohol Content on B’s track (0 → 2)',
    ]);
  });

  test('is whether somebody has anything to gamble with, once a Round goes on', () => {
    const bet = card('bet', 'action', {
      label: 'bet',
      when: { at: 'action' },
      effects: [{ verb: 'start-round' }, { verb: 'ante', n: 1 }],
    });
    const again = card('again', 'sometimes', {
      label: 'again',
      when: { at: 'won' },
      effects: [{ verb: 'restart-round' }],
    });
    // C could say something at any time, so the window stays open when the Round goes on.
    const hum = card('hum', 'anytime', { label: 'hum', when: { at: 'any' }, effects: [] });
    const table = tableOf([person('A', [bet]), person('B', [again]), person('C', [hum])]);
    const { house, state } = table;
    const passUntil = (about: string, seat: number): void => {
      const isThere = (): boolean =>
        state.ask?.kind === 'respond' && state.ask.about === about && state.ask.seat === seat;
      for (let i = 0; i < 20 && !isThere(); i++) table.pass();
      expect(house.question(state)).toMatchObject({ about, seat });
    };
    passUntil('idle', C);
    table.pass();
    table.plays(A, 'bet');
    passUntil('won', B);
    expect(texts(table)).toEqual(['A takes the pot of 3 Gold (9 → 12)']);
    table.plays(B, 'again');
    passUntil('won', C);
    expect(state.stack.at(-2)).toMatchObject({ k: 'round', over: false });
    // Only A and B are in it, and B has nothing more: the Round is as good as won, but nobody else knows that.
    asFrame(state.stack.at(-2), 'round').inside = [A, B];
    expect(foretold(table)).toBeNull();
  });
});

describe('what is left open', () => {
  const sip = card('sip', 'sometimes', {
    label: 'sip',
    when: { at: 'drink', whose: 'any' },
    effects: [{ verb: 'change-drink', alcohol: 1 }],
  });
  const drinking = (title: string): SmallTable =>
    tableOf(
      [person('A', [card('rag', 'action')]), person('B', [sip]), person('C', [veto])],
      (state, find) => {
        state.phase = 'drink';
        const drink = find(title);
        state.drinkDeck = state.drinkDeck.filter((id) => id !== drink);
        state.seats[A].drinkMe = [drink];
      },
      { barDeck: true },
      STEP.drink,
    );

  test('does not keep a Drink that may be shared from being foretold', () => {
    expect(foretold(drinking('Mead'))).toMatchObject({
      until: 'asked',
      text: 'A gains 3 Alcohol Content (0 → 3).',
    });
  });

  test('is told in words, whoever chooses the order of it', () => {
    const cards: readonly CardDef[] = drinking('Mead').house.content(drinking('Mead').state.setup).defs;
    const twice = cards.find(
      ({ drink }) =>
        (drink?.effects ?? []).filter(({ verb }) => verb === 'draw' || verb === 'discard').length > 0,
    )!;
    const table = drinking(twice.title);
    expect(foretold(table)!.until).not.toBe('done');
    expect(texts(table).some((text) => /^A (draws|discards)/.test(text))).toBe(true);
  });

  test('leaves those alone whom nobody has named', () => {
    const table = deedOn(
      [
        { verb: 'discard', who: 'target', n: 1 },
        { verb: 'gold', who: 'you', n: 1 },
      ],
      undefined,
      [card('rag', 'sometimes')],
    );
    expect(foretold(table)!.lines.filter(({ seat }) => seat === C)).toEqual([]);
  });
});
