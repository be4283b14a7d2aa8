/** Heroes' Plunder: hands go around, everybody takes a card of each; twice, to the left and to the right. */
import type { Procedure } from '@taproom/kernel';
import { lootStanding, RED_DRAGON, stealable } from '../scoring/heroes-plunder.ts';
import { hasVariant, type ParlourDef, type ScriptStep } from '../table/def.ts';
import type { ParlourAnswer, ParlourOption } from '../table/question.ts';
import type { ParlourRun } from '../table/run.ts';
import type { ParlourFrame, ParlourSetup } from '../table/state.ts';

const HAND = 8;
const LEFT = 1;
const RIGHT = -1;

/** Everybody chooses for themselves; the cards move when all have chosen. */
function askLoot(t: ParlourRun, f: ParlourFrame): void {
  if (f.seat < 0) f.seat = 0;
  const seat = t.inside()[f.seat];
  if (seat === undefined) return;
  f.step--;
  t.choose(
    seat,
    'loot',
    t.zone(seat, 'hand').map((card) => ({ card })),
    1,
    1,
  );
}

/** The frame's `n` is the direction; its list holds the card of each player, in turn order. */
function takeAndPass(t: ParlourRun, f: ParlourFrame): void {
  const inside = t.inside();
  const left = inside.map((seat, i) => t.zone(seat, 'hand').filter((card) => card !== f.list[i]));
  inside.forEach((seat, i) => {
    t.zone(seat, 'loot').push(f.list[i]);
    t.emit('place', seat, 1, [f.list[i]], seat, 'loot');
  });
  f.list = [];
  f.seat = 0;
  // Of two cards one is taken, and the other goes away.
  const last = left.every((hand) => hand.length <= 1);
  inside.forEach((seat, i) => {
    const from = (i - f.n + inside.length) % inside.length;
    t.s.seats[seat].cards.hand = last ? [] : left[from];
  });
  if (last) t.s.discard.push(...left.flat());
  else f.step = 0;
}

const draft: Procedure<ParlourRun, ParlourFrame, ParlourAnswer> = {
  steps: [askLoot, takeAndPass],
  answered(t, f, answer) {
    if (answer.do !== 'choose') return;
    f.list.push(t.zone(answer.seat, 'hand')[answer.picks[0]]);
    f.seat++;
  },
};

/** The piles are turned up, and the Red Dragon steals before anything is counted. */
function turnUp(t: ParlourRun): void {
  t.s.open.push('loot');
  for (const seat of t.inside()) t.emit('show', seat, t.zone(seat, 'loot').length, t.zone(seat, 'loot'));
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
  if (options.length > 0) t.choose(thief, 'steal', options, 0, 1);
}

const theft: Procedure<ParlourRun, ParlourFrame, ParlourAnswer> = {
  steps: [turnUp, askTheft],
  answered(t, _f, answer) {
    if (answer.do !== 'choose' || answer.picks.length === 0) return;
    const { card, seat: victim, word } = loot(t, answer.seat)[answer.picks[0]];
    const pile = t.zone(victim!, 'loot');
    pile.splice(pile.indexOf(card!), 1);
    t.zone(answer.seat, 'loot').push(card!);
    t.emit('own', answer.seat, 1, [card!], undefined, `steals a card from ${word}`);
  },
};

const threeDragons = (setup: ParlourSetup): boolean => hasVariant(setup, 'three-dragons');

export const heroesPlunder: ParlourDef = {
  id: 'heroes-plunder',
  name: 'Heroes’ Plunder',
  min: 2,
  max: 5,
  betting: false,
  shares: true,
  insideInn: false,
  variants: [
    { id: 'dragons', name: 'Dragon Cards' },
    { id: 'three-dragons', name: 'Three Dragons' },
  ],
  dragons: (setup) => hasVariant(setup, 'dragons') || threeDragons(setup),
  script(setup) {
    const steps: ScriptStep[] = [{ do: 'ante' }];
    for (const n of [LEFT, RIGHT]) steps.push({ do: 'deal', n: HAND }, { do: 'own', procedure: 'draft', n });
    if (threeDragons(setup)) steps.push({ do: 'own', procedure: 'theft' });
    return [...steps, { do: 'showdown' }];
  },
  zones: () => ({ hand: 'owner', loot: 'owner' }),
  reveals: ['loot'],
  procedures: { draft, theft },
  standing: ({ setup, seats }, seat) => lootStanding(seats[seat].cards.loot ?? [], setup.variants),
};
