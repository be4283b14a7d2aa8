/** Jack of All Trades: five workers each, four jobs; whoever is left without one counts against their master. */
import { isDragon, rankOf } from '../../cards/deck.ts';
import { takeOut } from '../../cards/piles.ts';
import { listed } from '../../cards/words.ts';
import { jackHandStanding, jackStanding } from './scoring.ts';
import {
  gamblingGame,
  hasVariant,
  type ChooseQuestion,
  type NotNow,
  type ParlourProcedure,
  type ScriptStep,
} from '../../table/def.ts';
import { cardOption, dieOption, type ParlourOption } from '../../table/question.ts';
import type { ParlourRun } from '../../table/run.ts';
import type { ParlourFrame, ParlourSetup, ParlourState } from '../../table/state.ts';
import { together } from '../../table/together.ts';

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
function inWords(list: readonly number[]): string {
  if (list.every((die) => die === list[0])) return list[0] === 1 ? 'dice' : 'cards';
  return listed(list.map((die) => (die === 1 ? 'a die' : 'a card')));
}

const sources: ParlourProcedure = {
  again: { sources: 0 },
  steps: [(t) => t.choose(t.inside()[0], 'sources', 1, 1, SOURCE_WORDS)],
  answered(t, _f, answer) {
    if (answer.do !== 'choose') return;
    const chosen = SOURCES[answer.picks[0]];
    t.s.memory.sources = chosen.slice();
    t.say(answer.seat, `lets the four jobs be shown by ${inWords(chosen)}`);
  },
};

/** Turns the next job up: a card, or a die where the Starting Player said so. The frame's `n` is its number, from 1. */
function reveal(t: ParlourRun, f: ParlourFrame): void {
  if (t.s.memory.sources?.[f.n - 1] === 1) {
    t.roll(-1, 1);
    return;
  }
  const card = t.draw(f);
  if (card < 0) return;
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
        .hand(seat)
        .filter((card) => !isDragon(card))
        .map(cardOption)
    : (t.s.seats[seat].dice.dice ?? []).map(dieOption);
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
const hiring = together({
  what: 'assign',
  // Dice lie open. Of cards it would tell something not to be asked, so everybody is.
  idle: (t, f, seat) => !hiddenFate(t.s.setup) && workersFor(t, f, seat).max === 0,
  options: (t, f, seat) => workersFor(t, f, seat).options,
  many: (t, f, seat) => [0, workersFor(t, f, seat).max],
  whenAll(t, f, chosenBy) {
    for (const seat of t.inside()) {
      // Whoever had nobody to send is not told of.
      if (f.chosen?.[seat] === null) continue;
      const workers = chosenBy(seat).map(({ card, die }) => card ?? die!);
      if (hiddenFate(t.s.setup)) placeCards(t, seat, workers);
      else placeDice(t, seat, workers);
    }
  },
});

function placeCards(t: ParlourRun, seat: number, workers: readonly number[]): void {
  const hand = t.hand(seat);
  t.s.seats[seat].cards.hand = hand.filter((card) => !workers.includes(card));
  t.zone(seat, 'placed').push(...workers);
  if (workers.length > 0) t.emit('place', seat, workers.length, workers);
}

function placeDice(t: ParlourRun, seat: number, workers: readonly number[]): void {
  const { dice } = t.s.seats[seat];
  const left = dice.dice.slice();
  for (const die of workers) takeOut(left, die);
  dice.dice = left;
  dice.placed = [...(dice.placed ?? []), ...workers];
  const who = workers.length > 0 ? listed(workers.map((die) => `a ${die}`)) : 'nobody';
  t.say(seat, `puts ${who} to work`, workers);
}

const job: ParlourProcedure = {
  steps: [reveal, (t, f) => t.begin('jack:hiring', { n: f.n })],
  answered(t, _f, answer) {
    if (answer.do !== 'dice') return;
    const [value] = answer.values;
    t.s.common.dice.jobs = [...(t.s.common.dice.jobs ?? []), value];
    (t.s.memory.jobs ??= []).push(value);
    t.emit('roll', -1, 1, [value], undefined, 'jobs');
  },
};

/** Workers who have to stay: unfit for the job, or a Jack while somebody fits better. */
function unfit(state: ParlourState, { seat, options }: ChooseQuestion): NotNow[] {
  const { setup, seats, memory } = state;
  const rules = assignRules(state);
  const { cards, dice } = seats[seat];
  const job = memory.jobs[memory.jobs.length - 1];
  if (hiddenFate(setup))
    return (cards.hand ?? [])
      .filter((card) => !options.some((option) => option.card === card))
      .map((card) => ({
        option: { card },
        why: isDragon(card) ? 'A Dragon does no work.' : `The job is for a ${job}.`,
        rules: isDragon(card) ? ['gii.jack-of-all-trades.dragons.in-hand'] : rules,
      }));
  return [...new Set(dice.dice ?? [])]
    .filter((die) => !options.some((option) => option.die === die))
    .map((die) => ({
      option: { die },
      why:
        die === JACK
          ? `A ${JACK} finds work only where you have no ${job} for it.`
          : `The job is for a ${job}, not for a ${die}.`,
      rules: die === JACK ? ['gii.jack-of-all-trades.jack-only-without-match', ...rules] : rules,
    }));
}

/** Whom the job that lies open takes: any one worker, one who is fit, or, as the Last Call, all who are. */
function assignRules({ setup, memory: { jobs } }: ParlourState): readonly string[] {
  const job = jobs[jobs.length - 1];
  if (job === JACK) return ['gii.jack-of-all-trades.hidden-fate.six-job'];
  if (isWild(job)) return ['gii.jack-of-all-trades.dragons.job'];
  if (jobs.length < JOBS) return ['gii.jack-of-all-trades.step-5'];
  return hasVariant(setup, 'no-last-call')
    ? ['gii.jack-of-all-trades.no-last-call.single']
    : ['gii.jack-of-all-trades.step-9'];
}

export const jackOfAllTrades = gamblingGame({
  id: 'jack-of-all-trades',
  name: 'Jack of All Trades',
  complexity: 'simple',
  min: 2,
  max: 10,
  variants: [
    { id: 'no-last-call', name: 'No Last Call' },
    { id: 'hidden-fate', name: 'Hidden Fate' },
    { id: 'dragons', name: 'Dragon Cards' },
  ],
  script(setup) {
    const fate = hiddenFate(setup);
    const steps: ScriptStep[] = [{ do: 'ante' }];
    if (fate) steps.push({ do: 'deal', n: 5 }, { do: 'own', procedure: 'jack:sources' });
    else steps.push({ do: 'dice', zone: 'dice', n: 5 });
    for (let n = 1; n <= JOBS; n++) steps.push({ do: 'bet' }, { do: 'own', procedure: 'jack:job', n });
    if (fate) steps.push({ do: 'bet' });
    return [...steps, { do: 'showdown' }];
  },
  zones: () => ({ hand: 'owner', placed: 'all', jobs: 'all' }),
  // Whoever has work is done with (gii.amb.jack-rdi-assigned).
  fixed: ['placed'],
  counts: ['sources', 'jobs'],
  rules: { assign: assignRules, sources: ['gii.jack-of-all-trades.hidden-fate.job-sources'] },
  notNow: (state, question) => (question.what === 'assign' ? unfit(state, question) : []),
  procedures: { 'jack:sources': sources, 'jack:job': job, 'jack:hiring': hiring },
  fewest: true,
  standing({ setup, seats }, seat) {
    const { cards, dice } = seats[seat];
    return hiddenFate(setup) ? jackHandStanding(cards.hand ?? []) : jackStanding(dice.dice ?? []);
  },
});
