/** Dragon Hunt: a team of five for a Dragon that nobody knows yet; two of them are sent ahead as scouts. */
import { DRAGONS } from '../../cards/deck.ts';
import { huntStanding, type HuntRules } from './scoring.ts';
import { gamblingGame, hasVariant, type ParlourProcedure, type Sees } from '../../table/def.ts';
import { byTurns } from '../../table/in-the-way.ts';
import { cardOption } from '../../table/question.ts';
import { seesOf } from '../../table/sees.ts';
import type { ParlourSetup } from '../../table/state.ts';
import { together } from '../../table/together.ts';

/** The three Dragons are a face-down pile of their own; they are in no deck. */
const dragonPile: ParlourProcedure = {
  steps: [(t) => t.ask({ seat: -1, kind: 'shuffle', size: DRAGONS.length })],
  answered(t, _f, answer) {
    if (answer.do === 'shuffle') t.commonZone('dragons').push(...answer.order.map((i) => DRAGONS[i]));
  },
};

/** The pile's top card goes to its place: first the False Alarm, then the Dragon that is hunted. */
const turnUp = (zone: string): ParlourProcedure => ({
  steps: [
    function reveal(t) {
      const dragon = t.commonZone('dragons').pop()!;
      t.commonZone(zone).push(dragon);
      t.emit('reveal', -1, 1, [dragon], undefined, zone);
    },
  ],
});

export const huntRules = (setup: ParlourSetup): HuntRules => ({
  leagueOfHunters: hasVariant(setup, 'league-of-hunters'),
  coatOfArms: hasVariant(setup, 'coat-of-arms'),
  nobleHunt: hasVariant(setup, 'noble-hunt'),
});

const deadly = (setup: ParlourSetup): boolean => hasVariant(setup, 'deadly-encounter');

/** Who may look at the scouts. */
function scoutsSeen(setup: ParlourSetup): Sees {
  if (hasVariant(setup, 'meeting-place')) return 'all';
  return hasVariant(setup, 'forgetful-leader') || deadly(setup) ? 'nobody' : 'owner';
}

/** Everybody picks their scouts; all are laid down together, since the Meeting Place shows them. */
const scouting = together({
  what: 'scouts',
  options: (t, _f, seat) => t.hand(seat).map(cardOption),
  many(t, f, seat) {
    const scouts = Math.min(f.n, t.hand(seat).length);
    return [scouts, scouts];
  },
  whenAll(t, _f, chosenBy) {
    for (const seat of t.inside()) {
      const scouts = chosenBy(seat).map(({ card }) => card!);
      const hand = t.hand(seat);
      const gone = hand.filter((card) => scouts.includes(card));
      t.s.seats[seat].cards.hand = hand.filter((card) => !scouts.includes(card));
      t.zone(seat, 'scouts').push(...gone);
      t.emit('place', seat, gone.length, gone, seesOf(t, 'scouts', seat), 'scouts');
    }
  },
});

/** Deadly Encounter: chance takes one of everybody's scouts, and nobody learns which. */
const encounter: ParlourProcedure = {
  steps: [
    function mix(t, f) {
      const inside = t.inside();
      if (f.seat >= inside.length) return;
      f.step--;
      t.ask({ seat: -1, kind: 'pick', size: t.zone(inside[f.seat], 'scouts').length });
    },
  ],
  answered(t, f, answer) {
    if (answer.do !== 'pick') return;
    const seat = t.inside()[f.seat++];
    t.s.discard.push(...t.zone(seat, 'scouts').splice(answer.index, 1));
    t.say(seat, 'loses a scout, and nobody sees which');
  },
};

/** About scouts that everybody sees, and scouts that nobody sees. */
const EXCLUSIVE = 'gii.amb.hunt-exclusive-variants';

export const dragonHunt = gamblingGame({
  id: 'dragon-hunt',
  name: 'Dragon Hunt',
  complexity: 'medium',
  min: 2,
  max: 10,
  variants: [
    { id: 'league-of-hunters', name: 'League of Hunters' },
    { id: 'coat-of-arms', name: 'Coat of Arms' },
    { id: 'noble-hunt', name: 'Noble Hunt' },
    {
      id: 'meeting-place',
      name: 'The Meeting Place',
      excludes: ['forgetful-leader', 'deadly-encounter'],
      limitedBy: EXCLUSIVE,
    },
    {
      id: 'forgetful-leader',
      name: 'The Forgetful Leader',
      excludes: ['meeting-place'],
      limitedBy: EXCLUSIVE,
      notInside: true,
    },
    {
      id: 'deadly-encounter',
      name: 'Deadly Encounter',
      excludes: ['meeting-place'],
      limitedBy: EXCLUSIVE,
      notInside: true,
    },
  ],
  script: (setup) => [
    { do: 'ante' },
    { do: 'own', procedure: 'hunt:dragon-pile' },
    { do: 'deal', n: deadly(setup) ? 6 : 5 },
    { do: 'own', procedure: 'hunt:false-alarm' },
    { do: 'bet' },
    { do: 'exchange', max: 2 },
    { do: 'own', procedure: 'hunt:scouting', n: deadly(setup) ? 3 : 2 },
    ...(deadly(setup) ? [{ do: 'own', procedure: 'hunt:encounter' } as const] : []),
    { do: 'own', procedure: 'hunt:its-the-dragon' },
    { do: 'bet' },
    // The scouts are no longer in the hand that this step exchanges from.
    { do: 'exchange', max: 2 },
    { do: 'bet' },
    { do: 'showdown' },
  ],
  zones: (setup) => ({
    hand: 'owner',
    scouts: scoutsSeen(setup),
    dragons: 'nobody',
    'false-alarm': 'all',
    dragon: 'all',
  }),
  reveals: ['hand', 'scouts'],
  rules: {
    exchange: byTurns(['gii.dragon-hunt.step-6'], ['gii.dragon-hunt.step-10']),
    scouts: ({ setup }) =>
      deadly(setup) ? ['gii.dragon-hunt.deadly-encounter.three-scouts'] : ['gii.dragon-hunt.step-7'],
  },
  notNow({ setup, seats }, { what, seat }) {
    // Scouts that their own leader may not look at cannot be named either.
    if (what !== 'exchange' || scoutsSeen(setup) === 'nobody') return [];
    const why = 'A scout is sent ahead and cannot be exchanged.';
    const { scouts = [] } = seats[seat].cards;
    const open = hasVariant(setup, 'meeting-place') ? ['gii.dragon-hunt.meeting-place.face-up'] : [];
    const rules = ['gii.dragon-hunt.step-10', 'gii.dragon-hunt.step-7', ...open];
    return scouts.map((card) => ({ option: { card }, why, rules }));
  },
  procedures: {
    'hunt:dragon-pile': dragonPile,
    'hunt:false-alarm': turnUp('false-alarm'),
    'hunt:its-the-dragon': turnUp('dragon'),
    'hunt:scouting': scouting,
    'hunt:encounter': encounter,
  },
  standing({ setup, seats, common }, seat) {
    const { hand = [], scouts = [] } = seats[seat].cards;
    return huntStanding([...scouts, ...hand], common.cards.dragon[0], huntRules(setup));
  },
});
