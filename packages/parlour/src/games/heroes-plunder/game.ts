/** Heroes' Plunder: hands go around, everybody takes a card of each; twice, to the left and to the right. */
import { only } from '@taproom/kernel';
import { isDragon } from '../../cards/deck.ts';
import { takeOut } from '../../cards/piles.ts';
import { cardsInWords } from '../../cards/words.ts';
import { lootStanding, RED_DRAGON, stealable } from './scoring.ts';
import {
  gamblingGame,
  hasVariant,
  type ChooseQuestion,
  type NotNow,
  type ParlourProcedure,
  type ScriptStep,
} from '../../table/def.ts';
import { cardOption, type ParlourOption } from '../../table/question.ts';
import type { ParlourRun } from '../../table/run.ts';
import type { ParlourSetup, ParlourState } from '../../table/state.ts';
import { together } from '../../table/together.ts';

const HAND = 8;
const LEFT = 1;
const RIGHT = -1;

/** Everybody chooses for themselves; the cards move when all have chosen. The frame's `n` is the direction. */
const draft = together({
  what: 'loot',
  options: (t, _f, seat) => t.hand(seat).map(cardOption),
  whenAll(t, f, chosenBy) {
    const inside = t.inside();
    const taken = inside.map((seat) => chosenBy(seat)[0].card!);
    const left = inside.map((seat, i) => t.hand(seat).filter((card) => card !== taken[i]));
    inside.forEach((seat, i) => {
      t.zone(seat, 'loot').push(taken[i]);
      t.emit('place', seat, 1, [taken[i]], only(seat), 'loot');
    });
    // Of two cards one is taken, and the other goes away.
    const last = left.every((hand) => hand.length <= 1);
    inside.forEach((seat, i) => {
      const from = (i - f.n + inside.length) % inside.length;
      t.s.seats[seat].cards.hand = last ? [] : left[from];
    });
    if (last) t.s.discard.push(...left.flat());
    else {
      f.chosen = t.s.folded.map(() => null);
      f.step = 0;
    }
  },
});

/** The piles are turned up, and the Red Dragon steals before anything is counted. */
function turnUp(t: ParlourRun): void {
  t.s.open = ['loot'];
  for (const seat of t.inside())
    t.emit('show', seat, t.zone(seat, 'loot').length, t.zone(seat, 'loot').slice());
}

function loot(t: ParlourRun, thief: number): ParlourOption[] {
  return t
    .inside()
    .filter((seat) => seat !== thief)
    .flatMap((seat) =>
      stealable(t.zone(seat, 'loot')).map((card) => ({ card, seat, word: t.s.setup.players[seat] })),
    );
}

function askTheft(t: ParlourRun): void {
  const thief = t.inside().find((seat) => t.zone(seat, 'loot').includes(RED_DRAGON));
  if (thief === undefined) return;
  const options = loot(t, thief);
  if (options.length > 0) t.choose(thief, 'steal', 0, 1, options);
}

const theft: ParlourProcedure = {
  again: { steal: 1 },
  steps: [turnUp, askTheft],
  answered(t, _f, answer) {
    if (answer.do !== 'choose' || answer.picks.length === 0) return;
    const { card, seat: victim, word } = loot(t, answer.seat)[answer.picks[0]];
    takeOut(t.zone(victim!, 'loot'), card!);
    t.zone(answer.seat, 'loot').push(card!);
    t.say(answer.seat, `steals ${cardsInWords([card!])} from ${word}`, [card!]);
  },
};

const threeDragons = (setup: ParlourSetup): boolean => hasVariant(setup, 'three-dragons');

const IMMUNE = 'gii.heroes-plunder.three-dragons.red-immune';

/** What the Red Dragon leaves alone. */
function safeLoot(
  { seats, folded, setup }: ParlourState,
  { seat: thief, options }: ChooseQuestion,
): NotNow[] {
  return folded.flatMap((out, seat) => {
    if (out || seat === thief) return [];
    const immune = options.some((option) => option.seat === seat) ? [] : [IMMUNE];
    return (seats[seat].cards.loot ?? [])
      .filter((card) => !options.some((option) => option.card === card))
      .map((card) => ({
        option: { card, seat, word: setup.players[seat] },
        why: isDragon(card) ? 'A Dragon is never stolen.' : 'It belongs to a complete Rank Set.',
        rules: ['gii.heroes-plunder.three-dragons.red', ...immune],
      }));
  });
}

export const heroesPlunder = gamblingGame({
  id: 'heroes-plunder',
  name: 'Heroes’ Plunder',
  complexity: 'complex',
  min: 2,
  max: 5,
  // The six cards that nobody took of the first hands complete the second ones.
  most: 6,
  betting: false,
  wagers: 'gii.heroes-plunder.shares-required',
  insideInn: false,
  variants: [
    { id: 'dragons', name: 'Dragon Cards' },
    { id: 'three-dragons', name: 'Three Dragons' },
  ],
  dragons: (setup) => hasVariant(setup, 'dragons') || threeDragons(setup),
  script(setup) {
    const steps: ScriptStep[] = [{ do: 'ante' }];
    for (const n of [LEFT, RIGHT])
      steps.push({ do: 'deal', n: HAND }, { do: 'own', procedure: 'plunder:draft', n });
    if (threeDragons(setup)) steps.push({ do: 'own', procedure: 'plunder:theft' });
    return [...steps, { do: 'showdown' }];
  },
  zones: () => ({ hand: 'owner', loot: 'owner' }),
  reveals: ['loot'],
  rules: { loot: ['gii.heroes-plunder.step-3'], steal: ['gii.heroes-plunder.three-dragons.red'] },
  notNow: (state, question) => (question.what === 'steal' ? safeLoot(state, question) : []),
  procedures: { 'plunder:draft': draft, 'plunder:theft': theft },
  standing: ({ setup, seats }, seat) => lootStanding(seats[seat].cards.loot ?? [], setup.variants),
});
