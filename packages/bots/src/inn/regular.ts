/**
 * The regular: adds up what each answer is worth by what it changes, and takes the best that is worth a card.
 * Whoever thinks ahead lets it play everybody in the worlds that they imagine.
 */
import type { Answer, PlayAnswer } from '@taproom/inn';
import { PLAIN, type Temper } from '../temper.ts';
import { answerWorth, drinkWorth } from './answering.ts';
import { chooseFor } from './choosing.ts';
import { endWorth, gambleWorth, startWorth } from './gambling.ts';
import { playGame, wantsRoundOver } from './game.ts';
import { discardWeak, orderFor } from './keeping.ts';
import { Mind, type Deciding } from './mind.ts';
import { isMate, lifeOf, numberWorth } from './numbers.ts';
import { playWorth } from './plays.ts';
import { potionWanted } from './potions.ts';
import { STRONG_WARD, traitsOf } from './traits.ts';

const mind = new Mind();

export function regularGuest(table: Deciding, temper: Temper = PLAIN): Answer {
  const { view, answers, content } = table;
  const { legal, kind, seat } = answers;
  const potion = potionWanted(view, legal);
  if (potion !== null) return potion;
  mind.at(view, content, seat, temper);
  let best: Answer | null = null;
  let most = 0;
  for (const play of legal) {
    if (play.do !== 'play') continue;
    const worth = worthOf(table, play) - priceOf(play);
    if (worth > most) {
      most = worth;
      best = play;
    }
  }
  if (best !== null) return best;
  switch (kind) {
    case 'discard':
      return discardWeak(mind);
    case 'order':
      return orderFor(mind, legal, (to, n) => -numberWorth(view, to, 'alcohol', n));
    case 'choose':
      return chooseFor(mind, table);
    case 'game':
      return playGame(table);
    default:
      return { seat, do: 'pass' };
  }
}

/** What a play is worth to the regular, above what its card might still bring later. */
export const atAGlance =
  (table: Deciding, temper: Temper = PLAIN) =>
  (play: PlayAnswer): number => {
    mind.at(table.view, table.content, table.answers.seat, temper);
    return worthOf(table, play) - priceOf(play);
  };

/** What an answer must bring before the card is spent on it: what it might still bring later. */
function priceOf({ card, use: which }: PlayAnswer): number {
  const { content, view, me } = mind;
  const def = content.defs[card];
  const use = def.uses[which];
  const { caution } = mind.temper;
  switch (use.when.at) {
    case 'action':
    case 'order':
      return 0.02;
    case 'any':
      // One's own hand is thrown away and filled up again next.
      return view.turn === me && (view.phase === 'discard' || view.phase === 'start') ? 0.1 : 0.3;
    case 'gamble':
      return traitsOf(def).lock ? 0.6 : 0.3;
    case 'play':
    case 'drink':
    case 'event':
      return traitsOf(def).ward > STRONG_WARD ? 0.8 * caution : 0.2;
    default:
      return 0.2;
  }
}

function worthOf(table: Deciding, play: PlayAnswer): number {
  const { view, content, me } = mind;
  const def = content.defs[play.card];
  const use = def.uses[play.use];
  const about = view.stack.at(-2);
  const attacker = about?.kind === 'play' ? about.by : -1;
  switch (use.when.at) {
    case 'drink':
      return about?.kind === 'drinks' ? drinkWorth(mind, use, about, play) : 0;
    case 'event':
      return 0.9 + (lifeOf(view, me) <= 6 ? 2 : 0);
    case 'gamble':
      return gambleWorth(mind, play.card, use, traitsOf(def)) + besides(play, attacker);
    case 'play': {
      const own = playWorth(mind, use, play.targets, attacker);
      return about?.kind === 'play' ? answerWorth(mind, use, about, play.targets, own) : own;
    }
    case 'won':
      // Nobody plays on against their own win.
      return holdsRound() ? -1 : playWorth(mind, use, play.targets, attacker) + view.pot * 0.3;
    case 'action':
      if (use.startsRound) return startWorth(mind, play.card, use) + besides(play, attacker);
      if (use.from === 'play' && use.means.some(({ of, by }) => of === 'turn' && by > 0))
        return hasActionsFor(view.seats[me].actions + 1) ? playWorth(mind, use, play.targets) : 0;
      return playWorth(mind, use, play.targets, attacker);
    case 'round':
      if (view.round?.game)
        return use.means.some(({ stop }) => stop === 'round') && !wantsRoundOver(table) ? 0 : 0.5;
      return use.means.some(({ stop }) => stop === 'round')
        ? endWorth(mind)
        : playWorth(mind, use, play.targets);
    default:
      return playWorth(mind, use, play.targets, attacker);
  }
}

/** What a card does beside what it does in the Round: the Round itself was weighed. */
function besides(play: PlayAnswer, attacker: number): number {
  const use = mind.content.defs[play.card].uses[play.use];
  let nominal = 0;
  for (let e = 0; e < use.effects.length; e++) {
    const { of } = use.means[e];
    if (of === 'round' || of === 'ante') nominal += use.verbs[e].worth(use.effects[e]);
  }
  return playWorth(mind, use, play.targets, attacker) - nominal;
}

/** One's own side is winning the Round of Gambling. */
function holdsRound(): boolean {
  const { view, me } = mind;
  return view.round !== null && view.round.control >= 0 && isMate(view, view.round.control, me);
}

/** More Actions are of use to whoever has the cards for them. */
function hasActionsFor(n: number): boolean {
  const { view, content, me } = mind;
  const hand = view.seats[me].hand ?? [];
  return hand.filter((card) => traitsOf(content.defs[card]).action > 0).length >= n;
}
