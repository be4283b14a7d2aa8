/** Jack of All Trades: five workers each, four jobs; whoever is left without one counts against their master. */
import type { Procedure } from '@taproom/kernel';
import { isDragon, rankOf } from '../cards/deck.ts';
import { jackHandStanding, jackStanding } from '../scoring/jack-of-all-trades.ts';
import { hasVariant, type ParlourDef, type ScriptStep } from '../table/def.ts';
import type { ParlourAnswer, ParlourOption } from '../table/question.ts';
import type { ParlourRun } from '../table/run.ts';
import type { ParlourFrame, ParlourSetup } from '../table/state.ts';

const JOBS = 4;
/** A worker who can do any job, where nobody else is fit for it. */
const JACK = 6;

const hiddenFate = (setup: ParlourSetup): boolean => hasVariant(setup, 'hidden-fate');

/** A Dragon, or a 6 on a die: anybody can do it, but only one worker of each player. */
const isWild = (job: number): boolean => job === 0 || job === JACK;

/** What the Starting Player may say: for each of the four jobs a card or a die. Bit by bit, the first job first. */
const SOURCES = Array.from({ length: 1 << JOBS }, (_, n) =>
  Array.from({ length: JOBS }, (_job, at) => (n >> (JOBS - 1 - at)) & 1),
);
const SOURCE_WORDS = SOURCES.map((list) => ({
  word: list.map((die) => (die === 1 ? 'die' : 'card')).join(', '),
}));

const sources: Procedure<ParlourRun, ParlourFrame, ParlourAnswer> = {
  steps: [
    function askSources(t: ParlourRun): void {
      t.choose(t.inside()[0], 'sources', SOURCE_WORDS, 1, 1);
    },
  ],
  answered(t, _f, answer) {
    if (answer.do !== 'choose') return;
    t.s.memory.sources = SOURCES[answer.picks[0]].slice();
    const { word } = SOURCE_WORDS[answer.picks[0]];
    t.emit('own', answer.seat, 0, [], undefined, `has the jobs found by ${word}`);
  },
};

/** Turns the next job up: a card, or a die where the Starting Player said so. The frame's `n` is its number, from 1. */
function reveal(t: ParlourRun, f: ParlourFrame): void {
  if (t.s.memory.sources?.[f.n - 1] === 1) {
    t.ask({ seat: -1, kind: 'dice', count: 1, sides: 6 });
    return;
  }
  const card = t.drawCard();
  if (card < 0) {
    if (t.stack[t.stack.length - 1] !== f) f.step--;
    return;
  }
  t.commonZone('jobs').push(card);
  (t.s.memory.jobs ??= []).push(rankOf(card));
  t.emit('reveal', -1, 1, [card], undefined, 'jobs');
}

interface Workers {
  readonly options: readonly ParlourOption[];
  readonly max: number;
}

const NOBODY: Workers = { options: [], max: 0 };

/** Whom a player may put to work on a job, and how many of them. */
function fitFor(t: ParlourRun, seat: number, job: number, lastCall: boolean): Workers {
  const fate = hiddenFate(t.s.setup);
  const all: ParlourOption[] = fate
    ? t
        .zone(seat, 'hand')
        .filter((card) => !isDragon(card))
        .map((card) => ({ card }))
    : (t.s.seats[seat].dice.dice ?? []).map((die) => ({ die }));
  const value = ({ card, die }: ParlourOption): number => (card === undefined ? die! : rankOf(card));
  const one = (options: readonly ParlourOption[]): Workers => ({
    // Two dice with the same number are one choice; cards are told apart.
    options: fate ? options : options.filter((x, i) => options.findIndex((y) => y.die === x.die) === i),
    max: Math.min(1, options.length),
  });
  if (isWild(job)) return one(all);
  const matching = all.filter((option) => value(option) === job);
  if (matching.length > 0) return lastCall ? { options: matching, max: matching.length } : one(matching);
  return fate ? NOBODY : one(all.filter(({ die }) => die === JACK));
}

function workersFor(t: ParlourRun, f: ParlourFrame, seat: number): Workers {
  const { setup, memory } = t.s;
  const lastCall = f.n === JOBS && !hasVariant(setup, 'no-last-call');
  return fitFor(t, seat, memory.jobs[memory.jobs.length - 1], lastCall);
}

/** Everybody decides for themselves; what they did is seen when all are done (gii.amb.jack-assign-order). */
function askWorkers(t: ParlourRun, f: ParlourFrame): void {
  if (f.seat < 0) f.seat = 0;
  const seat = t.inside()[f.seat];
  if (seat === undefined) return;
  f.step--;
  const { options, max } = workersFor(t, f, seat);
  // Dice lie open. Of cards it would tell something not to be asked, so everybody is.
  if (max === 0 && !hiddenFate(t.s.setup)) f.seat++;
  else t.choose(seat, 'assign', options, 0, max);
}

/** The frame's list: seat, how many, and who, one player after the other. */
function putToWork(t: ParlourRun, f: ParlourFrame): void {
  for (let at = 0; at < f.list.length;) {
    const [seat, count] = f.list.slice(at, at + 2);
    const workers = f.list.slice(at + 2, at + 2 + count);
    at += 2 + count;
    if (hiddenFate(t.s.setup)) placeCards(t, seat, workers);
    else placeDice(t, seat, workers);
  }
}

function placeCards(t: ParlourRun, seat: number, workers: readonly number[]): void {
  const hand = t.zone(seat, 'hand');
  t.s.seats[seat].cards.hand = hand.filter((card) => !workers.includes(card));
  t.zone(seat, 'placed').push(...workers);
  if (workers.length > 0) t.emit('place', seat, workers.length, workers);
}

function placeDice(t: ParlourRun, seat: number, workers: readonly number[]): void {
  const { dice } = t.s.seats[seat];
  for (const die of workers) dice.dice.splice(dice.dice.indexOf(die), 1);
  dice.placed = [...(dice.placed ?? []), ...workers];
  const word = workers.length > 0 ? `puts ${workers.join(', ')} to work` : 'puts nobody to work';
  t.emit('own', seat, workers.length, workers, undefined, word);
}

const job: Procedure<ParlourRun, ParlourFrame, ParlourAnswer> = {
  steps: [reveal, askWorkers, putToWork],
  answered(t, f, answer) {
    if (answer.do === 'dice') {
      const [value] = answer.values;
      (t.s.common.dice.jobs ??= []).push(value);
      (t.s.memory.jobs ??= []).push(value);
      t.emit('roll', -1, 1, [value], undefined, 'jobs');
    } else if (answer.do === 'choose') {
      const { options } = workersFor(t, f, answer.seat);
      const chosen = answer.picks.map((i) => options[i].card ?? options[i].die!);
      f.list.push(answer.seat, chosen.length, ...chosen);
      f.seat++;
    }
  },
};

export const jackOfAllTrades: ParlourDef = {
  id: 'jack-of-all-trades',
  name: 'Jack of All Trades',
  min: 2,
  max: 10,
  betting: true,
  shares: true,
  insideInn: true,
  variants: [
    { id: 'no-last-call', name: 'No Last Call' },
    { id: 'hidden-fate', name: 'Hidden Fate' },
    { id: 'dragons', name: 'Dragon Cards' },
  ],
  dragons: (setup) => hasVariant(setup, 'dragons'),
  script(setup) {
    const fate = hiddenFate(setup);
    const steps: ScriptStep[] = [{ do: 'ante' }];
    if (fate) steps.push({ do: 'deal', n: 5 }, { do: 'own', procedure: 'sources' });
    else steps.push({ do: 'dice', zone: 'dice', n: 5 });
    for (let n = 1; n <= JOBS; n++) steps.push({ do: 'bet' }, { do: 'own', procedure: 'job', n });
    if (fate) steps.push({ do: 'bet' });
    return [...steps, { do: 'showdown' }];
  },
  zones: () => ({ hand: 'owner', placed: 'all', jobs: 'all' }),
  counts: ['sources', 'jobs'],
  procedures: { sources, job },
  standing({ setup, seats }, seat) {
    const { cards, dice } = seats[seat];
    return hiddenFate(setup) ? jackHandStanding(cards.hand ?? []) : jackStanding(dice.dice ?? []);
  },
};
