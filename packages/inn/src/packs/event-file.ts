/** Events in a pack: what happens to everybody, and the uses of the card that it leads to. */
import type { Effect, RuleEffect } from '../effects/effects.ts';
import { verbOf } from '../effects/registry.ts';
import { LIMITS } from './limits.ts';
import { kinds, list, named, object, oneOf, whole, words, yes, type Say, type Shape } from './shape.ts';

export interface EventUseFile {
  readonly label: string;
  readonly effects: readonly Effect[];
  readonly as?: 'action';
}

export interface EventFile {
  readonly title: string;
  readonly copies?: number;
  readonly level: number;
  readonly effects: readonly Effect[];
  readonly uses?: readonly EventUseFile[];
  readonly gambles?: { readonly ante: number; readonly blood?: true };
}

const says = (verb: RuleEffect['verb'], must: object, may: object = {}): [string, Shape<unknown>] => [
  verb,
  object<unknown>({ verb: oneOf([verb]), ...must } as object, may),
];

const use = whole(0, LIMITS.eventUses - 1, 'One of the Event’s uses, by its number: the first is 0.');
const amount = whole(-LIMITS.amount, LIMITS.amount, 'Below 0 takes.');
const few = whole(1, 3);
const who = oneOf(
  ['you', 'each-other', 'target'],
  'you: to whom it happens; each-other: everybody else; target: to whom it happens, where it counts as an Action Card.',
);

/** What an Event does with everybody. */
const EVENT_VERBS = Object.fromEntries([
  says('befall', { use }, { whom: oneOf(['hero', 'villain']) }),
  says('choose-mode', { uses: list(use, 2, 4) }, { secret: yes() }),
  says('stake', { of: oneOf(['most', 'least']), use }, { max: whole(1, LIMITS.count) }),
  says('bid', { currency: oneOf(['gold', 'fortitude']), use }),
  says('house-round', {}),
  // These have a place only among Drinks.
  says('contest', {}),
  says('dare', {}),
  says('shots', { alcohol: few }),
]);
const AMONG_DRINKS: ReadonlySet<string> = new Set(['contest', 'dare', 'shots']);

/** What one of its uses does with those to whom it happens. */
const USE_VERBS = Object.fromEntries([
  says('fortitude', { who, by: amount }),
  says('alcohol', { who, by: amount }),
  says('pay', { who, n: few, to: oneOf(['inn']) }),
  says('gold', { who, n: few }),
  says('draw', { who, n: few }),
  says('discard', { who, n: few }, { random: yes() }),
  says('cycle', { who, n: few }),
  says('spill', { who, n: few }),
  says('stow', { who }),
  says('shun-actions', { who: oneOf(['you']) }),
  says('drink-together', {}),
  says('flip', { heads: use, tails: use }),
  says('if-alone', { alone: use, together: use }),
]);
/** What happens to all of them together, or leads on: it cannot be reduced or Ignored like a card. */
const TOGETHER: ReadonlySet<string> = new Set([
  'drink-together',
  'flip',
  'if-alone',
  'shun-actions',
  'cycle',
  'stow',
]);

export const eventEffects: Shape<readonly Effect[]> = list(
  named('eventEffect', kinds<Effect>('verb', EVENT_VERBS, 'What an Event does with everybody.')),
  0,
  3,
);

export const eventUses: Shape<readonly EventUseFile[]> = list(
  named(
    'eventUse',
    object<EventUseFile>(
      {
        label: words(60, 'What a player reads who may choose it.'),
        effects: list(kinds<Effect>('verb', USE_VERBS, 'What it does with those to whom it happens.'), 0, 4),
      },
      { as: oneOf(['action'], 'It counts as an Action Card: it can be reduced and Ignored like one.') },
    ),
  ),
  1,
  LIMITS.eventUses,
);

export const eventFile: Shape<EventFile> = named(
  'event',
  object<EventFile>(
    {
      title: words(70),
      level: whole(1, 4, 'Its Encounter Level: how many Progress Counters go on the deck once it is done.'),
      effects: eventEffects,
    },
    {
      copies: whole(1, 3, '1 unless said.'),
      uses: eventUses,
      gambles: object<NonNullable<EventFile['gambles']>>(
        { ante: few },
        { blood: yes('Any part of an ante may be replaced by losing as much Fortitude.') },
        'When it is done, whoever turned it up starts a Round of Gambling.',
      ),
    },
    'A Dungeon Event.',
  ),
);

/** What must fit together in an Event; `drink`: it is one of the Drink Deck. */
export function checkEvent(
  event: Omit<EventFile, 'title' | 'level'>,
  at: string,
  drink: boolean,
  say: Say,
): void {
  const { effects, uses = [], gambles } = event;
  const exists = (place: number, here: string): void => {
    if (place >= uses.length)
      say(here, `it leads to use ${place}, and there are ${uses.length} (the first is 0).`);
  };
  if (effects.length === 0 && !gambles) say(at, 'nothing happens: it needs effects, or a Round of Gambling.');
  effects.forEach((effect, e) => {
    const here = `${at}.effects[${e}]`;
    if (!drink && AMONG_DRINKS.has(effect.verb)) say(here, `"${effect.verb}" has a place only among Drinks.`);
    for (const place of usesOf(effect)) exists(place, here);
    if (effect.verb !== 'choose-mode') return;
    const choices = effect.uses as readonly number[];
    if (new Set(choices).size < choices.length) say(here, 'it names a use twice.');
    // Whoever has no cards and no Gold must be able to choose something, too.
    if (!choices.some((place) => uses[place]?.effects.every(({ verb }) => verbOf(verb).canDo === undefined)))
      say(here, 'one of the choices must be possible without cards and without Gold.');
  });
  uses.forEach((one, u) => {
    one.effects.forEach((effect, e) => {
      const here = `${at}.uses[${u}].effects[${e}]`;
      for (const place of usesOf(effect)) {
        exists(place, here);
        if (place <= u) say(here, `it leads to use ${place}; what follows stands after it.`);
      }
      if ('by' in effect && effect.by === 0) say(here, 'it changes nothing: give "by" an amount.');
      if (drink && effect.verb === 'drink-together')
        say(here, '"drink-together" has no place among Drinks: they could go on for ever.');
      const asAction = one.as === 'action';
      if ('who' in effect && (effect.who === 'target') !== asAction)
        say(
          here,
          asAction
            ? 'as an Action Card it is for the "target".'
            : '"target" is for what counts as an Action Card.',
        );
      if (asAction && TOGETHER.has(effect.verb))
        say(here, `"${effect.verb}" cannot count as an Action Card.`);
    });
    if (one.as === 'action' && one.effects.length === 0)
      say(`${at}.uses[${u}]`, 'an Action Card does something.');
  });
}

/** The uses that an effect leads to. */
function usesOf(effect: Effect): readonly number[] {
  const { use: one, uses = [], heads, tails, alone, together } = effect as Readonly<Record<string, unknown>>;
  return [one, ...(uses as unknown[]), heads, tails, alone, together].filter((n) => typeof n === 'number');
}
