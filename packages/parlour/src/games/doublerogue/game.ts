/** Doublerogue: lap after lap everybody hits, defends or folds; two face-up Rogues are one too many. */
import { ROGUE, rankOf } from '../../cards/deck.ts';
import { takeOut } from '../../cards/piles.ts';
import { compareTieBreaks } from '../../cards/ties.ts';
import { holdBetting } from '../../money/betting.ts';
import { isBust, isDoubledragon, isRoyalSampler, rarity } from './scoring.ts';
import { gamblingGame, hasVariant, type NotNow, type ParlourProcedure } from '../../table/def.ts';
import type { ParlourOption } from '../../table/question.ts';
import type { ParlourRun } from '../../table/run.ts';
import { ANTE, type ParlourFrame, type ParlourSetup, type ParlourState } from '../../table/state.ts';

const PENALTY = 5;

export const penalty = (setup: ParlourSetup): number =>
  hasVariant(setup, 'rogues-bounty') ? (setup.agreed?.bounty ?? PENALTY) : PENALTY;

/** Out of the game, all cards face down on the discards. */
function leave(t: ParlourRun, seat: number): void {
  const { cards } = t.s.seats[seat];
  t.s.discard.push(...t.hand(seat), ...t.zone(seat, 'up'));
  cards.hand = [];
  cards.up = [];
  t.s.folded[seat] = true;
}

/** What goes away with a player, as far as everybody has seen it. */
const shown = (t: ParlourRun, seat: number): number[] => t.zone(seat, 'up').slice();

function pay(t: ParlourRun, seat: number, coins: number): number {
  const paid = Math.min(coins, t.s.chips[seat]);
  t.s.chips[seat] -= paid;
  t.s.stake[seat] += paid;
  return paid;
}

const STEP = { ante: 0, order: 1, act: 2 } as const;

/**
 * A coin from everybody before every lap; whoever has none folds. The last one need not pay. Inside The Red Dragon Inn
 * cards are played instead (gii.doublerogue.rdi-ante-round).
 */
function anteAgain(t: ParlourRun): void {
  if (t.s.setup.inside) {
    holdBetting(t);
    return;
  }
  for (const seat of t.inside()) {
    if (t.inside().length < 2) return;
    if (t.s.chips[seat] >= ANTE) {
      t.emit('ante', seat, pay(t, seat, ANTE));
    } else {
      t.emit('fold', seat, 0, shown(t, seat));
      leave(t, seat);
    }
  }
}

/** Once around from the rarest card; equals in turn order. The frame's list is the order, `n` who is next in it. */
function findOrder(t: ParlourRun, f: ParlourFrame): void {
  const inside = t.inside();
  // In the middle of a lap its order stands; and inside the inn all may have left at once, and nobody has a turn.
  if (f.n > 0 || inside.length === 0) return;
  const shows = (seat: number): readonly number[] => rarity(t.zone(seat, 'up'));
  const first = inside.reduce((best, seat) => (compareTieBreaks(shows(seat), shows(best)) > 0 ? seat : best));
  const at = inside.indexOf(first);
  f.list = [...inside.slice(at), ...inside.slice(0, at)];
}

/** Hit, fold, or a card to defend with. Inside The Red Dragon Inn nobody folds (gii.doublerogue.rdi-no-fold). */
function choices(t: ParlourRun, seat: number): ParlourOption[] {
  const defenders = t.hand(seat).filter((card) => rankOf(card) !== ROGUE);
  const plain = t.s.setup.inside ? [{ word: 'hit' }] : [{ word: 'hit' }, { word: 'fold' }];
  return [...plain, ...defenders.map((card) => ({ card, word: 'defend' }))];
}

function act(t: ParlourRun, f: ParlourFrame): void {
  // The game ends the moment one player remains (gii.amb.doublerogue-end).
  if (t.inside().length < 2) return;
  if (f.n >= f.list.length) {
    f.n = 0;
    f.step = STEP.ante;
  } else {
    f.step = STEP.act;
    t.choose(f.list[f.n], 'turn', 1, 1, choices(t, f.list[f.n]));
  }
}

const laps: ParlourProcedure = {
  // Who begins a lap depends on the cards that lie open.
  again: { turn: STEP.order },
  steps: [anteAgain, findOrder, act],
  answered(t, f, answer) {
    if (answer.do !== 'choose') return;
    const { seat } = answer;
    f.n++;
    const { card, word } = choices(t, seat)[answer.picks[0]];
    if (card !== undefined) {
      takeOut(t.hand(seat), card);
      turnUp(t, seat, card);
    } else if (word === 'hit') {
      t.begin('doublerogue:hit', { seat });
    } else {
      t.emit('fold', seat, 0, shown(t, seat));
      leave(t, seat);
    }
  },
};

/** A card joins those face up; some of them together win at once. */
function turnUp(t: ParlourRun, seat: number, card: number): void {
  const up = t.zone(seat, 'up');
  up.push(card);
  t.emit('show', seat, 1, [card]);
  lookForWin(t, seat);
}

function lookForWin(t: ParlourRun, seat: number): void {
  const up = t.zone(seat, 'up');
  if (hasVariant(t.s.setup, 'royal-sampler') && isRoyalSampler(up)) winAtOnce(t, seat, 'a Royal Sampler');
  else if (hasVariant(t.s.setup, 'doubledragon') && isDoubledragon(up)) winAtOnce(t, seat, 'two Dragons');
}

function winAtOnce(t: ParlourRun, seat: number, what: string): void {
  t.say(seat, `has ${what} and wins at once`);
  t.s.folded.forEach((_, other) => (t.s.folded[other] = other !== seat));
}

/** Two Rogues cost coins and the game; inside The Red Dragon Inn just the game (gii.doublerogue.rdi-bust). */
function lookForBust(t: ParlourRun, seat: number): void {
  if (!isBust(t.zone(seat, 'up'))) return;
  (t.s.memory.bust ??= []).push(seat);
  if (t.s.setup.inside) {
    t.say(seat, 'has two Rogues', shown(t, seat));
    t.emit('fold', seat);
  } else {
    const paid = pay(t, seat, penalty(t.s.setup));
    t.say(seat, `has two Rogues, pays ${paid} to the pot and is out`, shown(t, seat));
  }
  leave(t, seat);
}

const hit: ParlourProcedure = {
  steps: [
    function draw(t, f) {
      const card = t.draw(f);
      if (card >= 0) turnUp(t, f.seat, card);
    },
    (t, f) => lookForBust(t, f.seat),
  ],
};

/** Whoever begins a lap does so by the cards that lie open; then it goes round. */
function outOfTurn({ stack, seats, ask }: ParlourState, seat: number): readonly string[] {
  if (stack[stack.length - 1].n > 0) return ['gii.doublerogue.step-3'];
  const shows = (of: number): readonly number[] => rarity(seats[of].cards.up ?? []);
  const tied = compareTieBreaks(shows(seat), shows(ask!.seat)) === 0;
  const first = ['gii.doublerogue.first-to-act', 'gii.doublerogue.step-3'];
  return tied ? ['gii.doublerogue.first-to-act-tie', ...first] : first;
}

const NO_FOLD: NotNow = {
  option: { word: 'fold' },
  why: 'Inside The Red Dragon Inn nobody may Fold.',
  rules: ['gii.doublerogue.rdi-no-fold'],
};

export const doublerogue = gamblingGame({
  id: 'doublerogue',
  name: 'Doublerogue',
  complexity: 'simple',
  min: 2,
  max: 8,
  most: 10,
  // Neither: the repeated antes are all the money there is.
  betting: false,
  shares: false,
  wagers: 'gii.doublerogue.no-shares',
  variants: [
    { id: 'royal-sampler', name: 'Royal Sampler' },
    { id: 'rogues-bounty', name: 'Rogue’s Bounty' },
    { id: 'dragons', name: 'Dragon Cards' },
    {
      id: 'doubledragon',
      name: 'Doubledragon',
      needs: ['dragons'],
      limitedBy: 'gii.doublerogue.doubledragon.instant-win',
    },
  ],
  refuses(setup) {
    // Inside The Red Dragon Inn nothing is paid, so there is nothing to agree on.
    if (!hasVariant(setup, 'rogues-bounty') || setup.inside) return null;
    const bounty = setup.agreed?.bounty;
    return bounty !== undefined && Number.isInteger(bounty) && bounty >= 0
      ? null
      : 'With Rogue’s Bounty the players agree on a whole number of coins, 0 or more: `agreed: { bounty: … }`.';
  },
  script: () => [
    { do: 'deal', n: 3 },
    { do: 'deal', n: 1, zone: 'up' },
    { do: 'own', procedure: 'doublerogue:laps' },
    { do: 'showdown' },
  ],
  zones: () => ({ hand: 'owner', up: 'all' }),
  rules: { turn: ['gii.doublerogue.step-3'] },
  waits: outOfTurn,
  gone: ({ memory }, seat) =>
    memory.bust?.includes(seat) ? ['gii.doublerogue.bust'] : ['gii.doublerogue.fold'],
  notNow({ setup, seats }, { seat }) {
    const why = 'Nobody can Defend with a Rogue.';
    const rules = ['gii.doublerogue.defend', 'gii.doublerogue.defend-limit'];
    const rogues = (seats[seat].cards.hand ?? []).filter((card) => rankOf(card) === ROGUE);
    const notDefending = rogues.map((card) => ({ option: { card, word: 'defend' }, why, rules }));
    return setup.inside ? [...notDefending, NO_FOLD] : notDefending;
  },
  procedures: { 'doublerogue:laps': laps, 'doublerogue:hit': hit },
  // What was exchanged for a face-up card counts as if it had been turned up (gii.amb.doublerogue-rdi-swap).
  altered(t, seat) {
    lookForWin(t, seat);
    lookForBust(t, seat);
  },
  // There are no scores: whoever is left has won.
  standing: () => ({ score: 0, order: [0] }),
});
