/** What must fit together in a pack of pure data, beyond the shape of each part: each mistake with its place. */
import { orderMistakes, parlour } from '@taproom/parlour';
import type { CardType } from '../cards/card.ts';
import { whoOf, type Effect } from '../effects/effects.ts';
import { BY_ITSELF, DATA_VERBS, type At } from './effects.ts';
import { broughtOf } from './brief.ts';
import { checkEvent } from './event-file.ts';
import type { ByItself, CardFile, CharacterFile, DrinkFile, PackFile, PrizeFile, UseFile } from './file.ts';
import { LIMITS } from './limits.ts';
import type { Say } from './shape.ts';

/** The types that a card must have one of to be played at a moment. */
const TYPES_AT: Readonly<Partial<Record<At, readonly CardType[]>>> = {
  action: ['action'],
  gamble: ['gambling', 'cheating'],
  any: ['anytime'],
};
const SOMETIMES: readonly CardType[] = ['sometimes'];

/** The moments at which somebody's card is answered, so that there is an attacker. */
const ATTACKED: ReadonlySet<At> = new Set<At>(['play', 'loss', 'paid']);

/** When a token is full, nothing happens that could fill it again. */
const WHEN_FULL: ReadonlySet<string> = without(
  'token',
  'give-token',
  'choose-token',
  'side-card',
  'make-drink',
);
/** After a Drink nothing makes anybody drink. */
const AFTER_DRINK: ReadonlySet<string> = without('side-card', 'make-drink');
/** As the card of a side deck comes up, no other one does. */
const COMING_UP: ReadonlySet<string> = without('side-card');

function without(...verbs: string[]): ReadonlySet<string> {
  return new Set([...BY_ITSELF].filter((verb) => !verbs.includes(verb)));
}

export function checkSound(pack: PackFile, say: Say): void {
  pack.characters?.forEach((character, i) =>
    new Soundness(character, `characters[${i}]`, say).all(character),
  );
  if (pack.drinks) checkDrinks(pack.drinks, say);
  const anybodys = new Soundness({ name: 'A Prize' }, '', say);
  pack.prizes?.forEach((prize, i) => anybodys.prize(prize, `prizes[${i}]`));
  pack.events?.forEach((event, i) => checkEvent(event, `events[${i}]`, false, say));
  pack.gambling?.forEach(({ game, order }, i) => {
    const def = parlour.defs.find(({ id }) => id === game)!;
    for (const mistake of orderMistakes(def, order)) say(`gambling[${i}].order`, mistake);
  });
  const ids = broughtOf(pack).map(({ id }) => id);
  ids.forEach((id, i) => {
    if (ids.indexOf(id) !== i) say(`gambling[${i}]`, 'there is another variant of that title.');
  });
  if (BRINGS.every((what) => pack[what] === undefined))
    say(
      '',
      'a pack brings characters, Drinks, Prizes, Events or gambling variants, and this one brings none of them.',
    );
}

const BRINGS = ['characters', 'drinks', 'prizes', 'events', 'gambling'] as const;

function checkDrinks(drinks: readonly DrinkFile[], say: Say): void {
  const sum = drinks.reduce((all, { copies = 1 }) => all + copies, 0);
  if (sum !== LIMITS.drinks)
    say('drinks', `there are ${sum} Drinks, copies counted; a Drink Deck has ${LIMITS.drinks}.`);
  const real = drinks.reduce((all, { event, copies = 1 }) => all + (event ? 0 : copies), 0);
  if (real < LIMITS.realDrinks)
    say('drinks', `${real} of them are no Events; at least ${LIMITS.realDrinks} must be Drinks.`);
  drinks.forEach(({ effects, event, uses, copies: _copies, title: _title, ...more }, i) => {
    const at = `drinks[${i}]`;
    if ((effects === undefined) === (event === undefined))
      say(at, 'it has either "effects", as a Drink, or "event".');
    if (event) {
      if (Object.keys(more).length > 0) say(at, `an Event has no ${Object.keys(more).join(', ')}.`);
      checkEvent({ effects: event, uses }, at, true, say);
    } else if (uses) say(at, 'only an Event has "uses".');
  });
}

/** Whose cards they are: with tokens and side decks that these may name. */
type Owner = Pick<CharacterFile, 'name' | 'tokens' | 'sideDecks'>;

class Soundness {
  private readonly character: Owner;
  private readonly place: string;
  private readonly say: Say;

  constructor(character: Owner, place: string, say: Say) {
    this.character = character;
    this.place = place;
    this.say = say;
  }

  all({ deck, sideDecks = [], tokens = [], moments = {} }: CharacterFile): void {
    const { place } = this;
    this.unique('token', tokens);
    this.unique('side deck', sideDecks);
    tokens.forEach(({ start = 0, max, full }, i) => {
      const at = `${place}.tokens[${i}]`;
      if (start > max || (full !== undefined && start === max))
        this.say(
          at,
          `it begins with ${start}, and ${full === undefined ? 'at most' : 'at'} ${max} it is full.`,
        );
      if (full) this.byItself(full, WHEN_FULL, `${at}.full`);
    });
    const { turnStart, turnEnd, afterDrink } = moments;
    if (turnStart) this.byItself(turnStart, BY_ITSELF, `${place}.moments.turnStart`);
    if (turnEnd) this.byItself(turnEnd, BY_ITSELF, `${place}.moments.turnEnd`);
    if (afterDrink) this.byItself(afterDrink, AFTER_DRINK, `${place}.moments.afterDrink`);
    deck.forEach((card, i) => this.deckCard(card, `${place}.deck[${i}]`));
    sideDecks.forEach(({ cards }, d) =>
      cards.forEach((card, i) => this.sideCard(card, `${place}.sideDecks[${d}].cards[${i}]`)),
    );
    const things = [...deck, ...sideDecks.flatMap(({ cards }) => cards)]
      .filter(({ wages }) => wages !== undefined)
      .reduce((sum, { copies = 1 }) => sum + copies, 0);
    if (things > LIMITS.things)
      this.say(place, `${things} cards have Wages, copies counted; ${LIMITS.things} are the most.`);
  }

  private unique(what: string, list: readonly { readonly name: string }[]): void {
    list.forEach(({ name }, i) => {
      if (list.findIndex((other) => other.name === name) !== i)
        this.say(this.place, `two ${what}s are called "${name}".`);
    });
  }

  /** What happens with nobody who plays it: nobody is picked, and nothing is answered. */
  private byItself({ effects }: ByItself, may: ReadonlySet<string>, at: string): void {
    effects.forEach((effect, e) => {
      const here = `${at}.effects[${e}]`;
      if (!may.has(effect.verb))
        this.say(here, `"${effect.verb}" cannot happen by itself here; these can: ${[...may].join(', ')}.`);
      this.named(effect, here);
      this.nobodyToAim(effect, here);
    });
  }

  private nobodyToAim(effect: Effect, at: string): void {
    const who = whoOf(effect);
    if (who === 'target' || who === 'attacker' || (effect.verb === 'pay' && effect.to === 'target'))
      this.say(at, 'it happens by itself, so nobody is picked and nobody attacks.');
  }

  private deckCard(card: CardFile, at: string): void {
    if (card.types.length === 0) this.say(at, 'a card of a Character Deck has a type.');
    if (!card.uses.some(({ from, when }) => (from ?? 'hand') === 'hand' && when.at !== 'called'))
      this.say(at, 'it has no use from the hand: nobody could ever play it.');
    const enters = card.uses.some(
      ({ from, effects }) => from !== 'play' && effects.some(({ verb }) => verb === 'enter-play'),
    );
    if (!enters && this.needsPlay(card))
      this.say(at, 'it never lies in front of its player: one of its uses from the hand needs "enter-play".');
    card.uses.forEach((use, u) => {
      if (use.when.at === 'called' && card.due?.use !== u)
        this.say(`${at}.uses[${u}]`, 'nothing calls it: it needs "due", or another moment.');
    });
    this.card(card, at, BY_ITSELF);
  }

  /** It lies in front of whoever won it, and is used from there. */
  prize({ uses }: PrizeFile, at: string): void {
    uses.forEach((use, u) => {
      const here = `${at}.uses[${u}]`;
      if (use.when.at === 'called')
        this.say(here, 'nothing calls it: a Prize is used when its winner wants to.');
      else this.played({ types: use.types ?? [] }, { ...use, from: 'play' }, here);
    });
  }

  private sideCard(card: CardFile, at: string): void {
    if (card.due) this.say(at, 'the cards of side decks cannot be due.');
    const calls = card.uses.some(({ when }) => when.at === 'called');
    if (calls && this.needsPlay(card))
      this.say(at, 'it takes effect as it comes up, so it never lies in play.');
    if (!calls && !this.needsPlay(card)) this.say(at, 'it needs a use with "called", or one from play.');
    card.uses.forEach((use, u) => {
      if (use.when.at !== 'called' && use.from !== 'play')
        this.say(`${at}.uses[${u}]`, 'the cards of side decks never come to a hand: "from" is "play".');
    });
    if (card.uses.filter(({ when }) => when.at === 'called').length > 1)
      this.say(at, 'only one of its uses can be called.');
    this.card(card, at, COMING_UP);
  }

  private needsPlay = ({ uses, due, wages, passive }: CardFile): boolean =>
    due !== undefined ||
    wages !== undefined ||
    passive !== undefined ||
    uses.some(({ from }) => from === 'play');

  private card(card: CardFile, at: string, called: ReadonlySet<string>): void {
    if (card.due && card.uses[card.due.use]?.when.at !== 'called')
      this.say(at, `it has no use ${card.due.use} with "called" that could be due.`);
    card.uses.forEach((use, u) => {
      const here = `${at}.uses[${u}]`;
      if (use.when.at === 'called') this.called(use, here, called);
      else this.played(card, use, here);
    });
  }

  private called(use: UseFile, at: string, may: ReadonlySet<string>): void {
    const { pick, cost, from, stays, oncePerPhase, types } = use;
    if (pick || cost || from || stays || oncePerPhase || types)
      this.say(at, 'what is called by itself has nothing but a label, "when" and effects.');
    this.byItself({ title: '', effects: use.effects }, may, at);
  }

  private played(card: Pick<CardFile, 'types'>, use: UseFile, at: string): void {
    const { when, pick, types = card.types, effects, cost, stays, oncePerPhase, from = 'hand' } = use;
    const wanted = TYPES_AT[when.at] ?? SOMETIMES;
    // What lies in play is used as what it is, whatever that is.
    if (from === 'hand' && !wanted.some((type) => types.includes(type)))
      this.say(
        at,
        `at "${when.at}" a card of the type ${wanted.map((type) => `"${type}"`).join(' or ')} is played.`,
      );
    if (use.types?.some((type) => !card.types.includes(type)))
      this.say(at, 'it cannot have types that its card has not.');
    if (pick && pick.min > pick.max) this.say(at, `it picks at least ${pick.min} and at most ${pick.max}.`);
    if (pick?.min === 0 && when.at !== 'action') this.say(at, 'only an Action may pick nobody.');
    if (stays && (from !== 'play' || !(oncePerPhase || cost?.tokens)))
      this.say(at, 'what stays is used from play, and costs tokens or is for once in a phase.');
    if (oncePerPhase && from !== 'play') this.say(at, 'only what lies in play can be for once in a phase.');
    for (const token of Object.keys(cost?.tokens ?? {})) this.token(token, at);
    effects.forEach((effect, e) => this.effect(use, effect, `${at}.effects[${e}]`));
    const has = (verb: string): boolean => effects.some((effect) => effect.verb === verb);
    if (has('start-round') !== (has('ante') && when.at === 'action'))
      this.say(at, 'a Round of Gambling is started by an Action with both "ante" and "start-round".');
    if (has('soak-up') && !has('ignore-drink'))
      this.say(at, '"soak-up" takes what was Ignored: "ignore-drink" stands before it.');
    if (has('enter-play') && (from === 'play' || stays)) this.say(at, 'it lies in play already.');
    for (const verb of ONLY_ONCE)
      if (effects.filter((effect) => effect.verb === verb).length > 1)
        this.say(at, `"${verb}" stands there twice.`);
  }

  private effect({ when, pick }: UseFile, effect: Effect, at: string): void {
    const { at: places, picks } = DATA_VERBS[effect.verb];
    if (places && !places.includes(when.at))
      this.say(
        at,
        `"${effect.verb}" has no place at "${when.at}"; it has at ${places.map((place) => `"${place}"`).join(', ')}.`,
      );
    const who = whoOf(effect);
    const aims = who === 'target' || (effect.verb === 'pay' && effect.to === 'target');
    if (aims && pick === undefined) this.say(at, 'it is for whoever is picked, but its use has no "pick".');
    if (who === 'attacker' && !ATTACKED.has(when.at))
      this.say(at, 'there is an attacker only where a card is answered: at "play", "loss" or "paid".');
    const one = picks || ONE_AIM[effect.verb]?.(effect);
    if (one && !(pick?.min === 1 && pick.max === 1))
      this.say(at, `"${effect.verb}" needs a "pick" of exactly one.`);
    if (effect.verb === 'force-out' && pick?.from !== 'another-in-round')
      this.say(at, '"force-out" picks from "another-in-round".');
    const wrong = WRONG[effect.verb]?.(effect, when);
    if (wrong) this.say(at, wrong);
    this.named(effect, at);
  }

  /** The tokens and the side deck that an effect names. */
  private named(effect: Effect, at: string): void {
    if ('token' in effect && typeof effect.token === 'string') this.token(effect.token, at);
    if ('scale' in effect && effect.scale) this.token((effect.scale as { token: string }).token, at);
    if (effect.verb === 'choose-token')
      for (const token of effect.tokens as readonly string[]) this.token(token, at);
    if (effect.verb === 'side-card' && !this.character.sideDecks?.some(({ name }) => name === effect.deck))
      this.say(
        at,
        `${this.character.name} has no side deck called "${String(effect.deck)}"${known(this.character.sideDecks)}.`,
      );
  }

  private token(token: string, at: string): void {
    if (!this.character.tokens?.some(({ name }) => name === token))
      this.say(at, `${this.character.name} has no token called "${token}"${known(this.character.tokens)}.`);
  }
}

/** What there is instead. */
const known = (list: readonly { readonly name: string }[] = []): string =>
  list.length === 0
    ? ''
    : `; there ${list.length === 1 ? 'is' : 'are'} ${list.map(({ name }) => `"${name}"`).join(', ')}`;

const ONLY_ONCE = [
  'ante',
  'start-round',
  'enter-play',
  'pass-drink',
  'split-drink',
  'take-pot',
  'restart-round',
];

type Check<R> = (effect: Effect, when: UseFile['when']) => R;

/** Those that need one player to be picked only as some of them are. */
const ONE_AIM: Readonly<Record<string, (effect: Effect) => boolean>> = {
  redirect: (effect) => !('to' in effect),
  'split-drink': (effect) => !('alone' in effect),
};

const nothing = (what: string): string => `it changes nothing: give ${what}.`;
const byNothing: Check<string | false> = (effect) =>
  'by' in effect && effect.by === 0 && !('scale' in effect) && nothing('"by" an amount');

/** What would make no sense, or could not be done. */
const WRONG: Readonly<Record<string, Check<string | false>>> = {
  fortitude: byNothing,
  alcohol: byNothing,
  token: byNothing,
  'change-drink': (effect) =>
    effect.verb === 'change-drink' &&
    effect.alcohol === 0 &&
    !effect.fortitude &&
    nothing('"alcohol" an amount'),
  gold: (effect, { at }) => 'paid' in effect && at !== 'paid' && '"paid" has a place only at "paid".',
  scry: (effect) => effect.verb === 'scry' && effect.keep > effect.n && 'it keeps more than it reveals.',
  reduce: (effect, when) => {
    if (('by' in effect || 'scale' in effect) === 'to' in effect)
      return 'it reduces either "by" or "to" an amount.';
    return !costs(when) && '"reduce" answers a card with "costsFortitude".';
  },
  redirect: (_effect, when) => !costs(when) && '"redirect" answers a card with "costsFortitude".',
  'inn-pays': (_effect, when) => !('pays' in when) && '"inn-pays" answers a card with "pays".',
  'leave-round': (effect, when) => {
    if (when.at === 'gamble') return !('outright' in effect) && 'on a gambling turn one leaves "outright".';
    return ('outright' in effect || !('antes' in when)) && '"leave-round" answers a card with "antes".';
  },
  'take-pot': (effect, { at }) =>
    (at === 'won') !== (effect.verb === 'take-pot' && effect.share === 'all') &&
    'all of the pot is taken at "won", half of it at "collected".',
};

const costs = (when: UseFile['when']): boolean => 'costsFortitude' in when;
