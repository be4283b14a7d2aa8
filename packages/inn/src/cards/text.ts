/** A card's printed text, made from its data: text and rules cannot disagree. */
import type { Aim, CardDef, Cost, DrinkEffect, Passive, Pick, Place, PlayMatch, Use, When } from './card.ts';
import { eventText } from './event-text.ts';
import { NUMBER_WORDS } from '../play/meanings.ts';
import { scaleOf, whoOf, type Effect, type Scale, type Who } from '../effects/effects.ts';
import { verbOf } from '../effects/registry.ts';
import { withAmount } from '../effects/scale.ts';
import { tokenWords, type Subject } from '../effects/verb.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/** Whom a card singles out by itself. */
function aimWords(by: Aim): string {
  if (by === 'left' || by === 'right') return `the player on the ${by}`;
  return `the player with the ${by.who} ${AIMED_AT[by.of]} (if tied, each of them)`;
}

const AIMED_AT = {
  ...NUMBER_WORDS,
  cards: 'cards in hand',
  drinks: 'Drinks waiting',
} as const;

function picked(pick: Pick | undefined): Subject {
  if (pick === undefined) return { name: 'that player', plural: false };
  if (pick.by !== undefined) return { name: aimWords(pick.by), plural: false };
  const round = pick.from === 'another-in-round' ? ' in the Round' : '';
  if (pick.max === 1)
    return { name: `${pick.from === 'any' ? 'a player' : 'another player'}${round}`, plural: false };
  const other = pick.from === 'any' ? '' : 'other ';
  const count = pick.min === pick.max ? NUMBERS[pick.max] : `up to ${NUMBERS[pick.max]}`;
  return { name: `${count} ${other}players${round}`, plural: true };
}

/** Once a player has been named, the text goes on with "that player". */
function subject(who: Who, pick: Pick | undefined, again: boolean): Subject {
  switch (who) {
    case 'you':
      return { name: 'you', plural: true };
    case 'target':
      return again
        ? { name: pick && pick.max > 1 ? 'they' : 'that player', plural: (pick?.max ?? 1) > 1 }
        : picked(pick);
    case 'each-other':
      return { name: 'each other player', plural: false };
    case 'each':
      return { name: 'each player, you included,', plural: false };
    case 'each-in-round':
      return { name: 'each other player in the Round', plural: false };
    case 'attacker':
      return again ? { name: 'they', plural: true } : { name: 'that card’s player', plural: false };
    case 'drinker':
      return { name: 'you', plural: true };
  }
}

const TYPE_WORDS = {
  action: 'Action',
  gambling: 'Gambling',
  cheating: 'Cheating',
  sometimes: 'Sometimes',
  anytime: 'Anytime',
  drink: 'Drink',
  event: 'Event',
} as const;

const oneOf = (words: readonly string[], last: string): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words[words.length - 1]}`;

function matchWords(match: PlayMatch): string {
  const kinds = match.types
    ? `${oneOf(
        match.types.map((type) => TYPE_WORDS[type]),
        'or',
      )} Card`
    : 'card';
  const article = /^[AEIOU]/i.test(kinds) ? 'an' : 'a';
  const whose = match.by === 'another' ? `another player’s ${kinds}` : `${article} ${kinds}`;
  if (match.affects)
    return `${whose} affects your ${oneOf(
      match.affects.map((a) => NUMBER_WORDS[a]),
      'or',
    )}`;
  if (match.costsFortitude) return `${whose} would make you lose Fortitude`;
  if (match.heals) return `${whose} would give somebody Fortitude`;
  if (match.antes) return `${whose} would make you ante`;
  if (match.pays) return `${whose} would make you pay or ante Gold`;
  if (match.ignoresDrink) return `${whose} Ignores a Drink`;
  if (match.changesDrink) return `${whose} changes the effects of a Drink`;
  if (match.takesFromInn) return `${whose} lets a player take Gold from the Inn`;
  if (match.forcesOut) return `${whose} forces you out of a Round of Gambling`;
  if (match.picksYou) return `${whose} picks you`;
  if (match.calling) return `${whose} ${CALLING[match.calling]}`;
  if (match.cheats) {
    const who = match.by === 'another' ? 'another player' : 'somebody';
    const where = match.onlyInside ? ' while you are in the Round' : '';
    return `${who} plays a Cheating Card or a card that forces a player out${where}`;
  }
  return `${whose} is played`;
}

/** In a team game everybody is each team's Champion. */
const CALLING = {
  champions: 'calls for each team’s Champion',
  all: 'would call for Champions if there were teams',
} as const;

const EVENT_DECKS = {
  drink: 'Drink Event',
  tavern: 'Tavern Event',
  sea: 'Sea Event',
  dungeon: 'Dungeon Event',
} as const;

/** What an automated seat's box is for; its type is told before that. */
const BOX_WORDS = {
  action: '',
  card: 'in answer to an Action, Sometimes or Anytime Card',
  drink: 'in answer to a Drink',
  gamble: '',
} as const;

function whenWords(when: When): string {
  switch (when.at) {
    case 'action':
      return when.free ? 'In your Action Phase, besides your Action' : '';
    case 'any':
      return '';
    case 'gamble':
      return when.afterAnything
        ? 'On your gambling turn, even after a Winning Hand'
        : 'On your gambling turn';
    case 'order':
      return 'In your Order a Drink Phase';
    case 'round':
      return when.onlyInside
        ? 'While you are in a Round of Gambling'
        : 'During a Round of Gambling, even if you left it';
    case 'play':
      return `When ${matchWords(when)}`;
    case 'drink':
      return when.whose === 'yours' ? 'When you are about to drink' : 'When anybody is about to drink';
    case 'event':
      if (when.calling !== undefined) return `When an Event ${CALLING[when.calling]}`;
      return when.kind === undefined
        ? 'When an Event is revealed'
        : `When a ${EVENT_DECKS[when.kind]} is revealed`;
    case 'loss':
      return when.of === 'you'
        ? 'Right after another player’s card made you lose Fortitude, if you did not reduce the loss'
        : 'Right after another player’s card made somebody lose Fortitude';
    case 'paid':
      return 'Right after a player paid the Inn because of an Action, Sometimes or Anytime Card';
    case 'reveal':
      return `When you reveal ${when.which ?? 'a card of your side deck'}`;
    case 'won':
      return `Right after ${when.whoever ? 'anybody' : 'another player'} won a Round of Gambling`;
    case 'collected':
      return 'Right after another player collected the pot';
    case 'called':
      return '';
    case 'box':
      return when.bears === undefined
        ? BOX_WORDS[when.box]
        : `${BOX_WORDS[when.box]}, unless it costs only ${when.bears} Fortitude`;
  }
}

const PLACE_WORDS: Readonly<Record<Place, string>> = {
  hand: '',
  play: 'In front of you',
  plot: 'From your Plotted Cards',
};

/** What must be given up, before what it is given up for. */
function costWords(cost: Cost | undefined): string[] {
  if (cost === undefined) return [];
  const tokens = Object.entries(cost.tokens ?? {}).map(
    ([token, n]) => `${n} ${tokenWords(token, n, cost.names?.[token])}`,
  );
  const words = tokens.length > 0 ? [`Spend ${oneOf(tokens, 'and')}`] : [];
  if (cost.value !== undefined)
    words.push(`${cost.word ?? 'Discard cards in front of you worth'} ${cost.value}`);
  return words;
}

/** An amount that depends on a token, as all it can be: “loses 1/2/2/3 Fortitude, at 0/1/2/3 Momentum”. */
function scaledWords(effect: Effect, scale: Scale, who: Subject): string {
  const sign = Math.sign(scale.table.find((n) => n !== 0) ?? 1);
  const words = verbOf(effect.verb).words(withAmount(effect, sign * ANY_AMOUNT), who);
  const amounts = scale.table.map(Math.abs).join('/');
  return `${words.replace(String(ANY_AMOUNT), amounts)}, at ${scale.table.map((_, n) => n).join('/')} ${scale.name}`;
}

/** A number that no card has, to be found again in a verb's words. */
const ANY_AMOUNT = 7777;

function effectWords(effects: readonly Effect[], pick: Pick | undefined): string[] {
  const named = new Set<Who>();
  return effects.map((effect) => {
    const who = whoOf(effect) ?? (verbOf(effect.verb).aimed ? 'target' : 'you');
    const scale = scaleOf(effect);
    const whom = subject(who, pick, named.has(who));
    const words =
      scale === undefined ? verbOf(effect.verb).words(effect, whom) : scaledWords(effect, scale, whom);
    named.add(who);
    return words;
  });
}

const article = (words: string): string => `${/^[AEIOU]/i.test(words) ? 'an' : 'a'} ${words}`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What one use of a card says. */
export function useText(use: Use): string {
  const when =
    use.when.at === 'called'
      ? capital(use.label)
      : use.oncePerPhase
        ? 'Once in each of your Action Phases'
        : whenWords(use.when);
  const does = effectWords(use.effects, use.pick);
  const body = does.join('; ');
  const as = use.types ? `As ${article(TYPE_WORDS[use.types[0]])} Card` : '';
  const place = use.when.at === 'called' ? '' : PLACE_WORDS[use.from ?? 'hand'];
  const told = use.when.at === 'called' ? [when, as] : [as, when];
  const head = [place, ...costWords(use.cost), ...told]
    .filter((words) => words !== '')
    .map((words, i) => (i === 0 ? words : words.charAt(0).toLowerCase() + words.slice(1)))
    .join(', ');
  const proof = use.proof
    ? ` This cannot be ${oneOf(
        use.proof.map((stop) => STOPPED[stop]),
        'or',
      )}.`
    : '';
  const alone = use.alone ? ' That player’s teammates may not Ignore, reduce or redirect it.' : '';
  const even = use.evenIfProof
    ? ' Used like this it also answers what cannot be Ignored; then only the rest happens.'
    : '';
  return (head === '' ? `${capital(body)}.` : `${head}: ${body}.`) + proof + alone + even;
}

function drinkText(effects: readonly DrinkEffect[]): string[] {
  return effects.map((effect) => {
    const words = verbOf(effect.verb).words(effect, { name: 'you', plural: true });
    const plain = words.replace(/^you (?!may)/, '');
    if (effect.only) return `${capital(effect.only)}: ${plain} instead`;
    return capital(plain);
  });
}

/** A line of a card's text, and the effect that it is mainly about; null: it is about the card itself. */
export interface CardLine {
  readonly text: string;
  readonly about: Effect | null;
}

function passiveText({ softens, pays }: Passive): string {
  const does = [
    softens === undefined ? '' : `other players’ cards cost you ${softens} Fortitude less`,
    pays === undefined
      ? ''
      : `the Inn pays the first ${pays === 1 ? '' : `${pays} `}Gold of each of your payments`,
  ];
  return `While it lies there, ${does.filter((words) => words !== '').join(', and ')}.`;
}

/** The whole text of a card, one sentence a line. */
export function cardText(def: CardDef): string[] {
  return cardLines(def).map(({ text }) => text);
}

export function cardLines(def: CardDef): CardLine[] {
  const lines: CardLine[] = [];
  const say = (text: string, effects: readonly Effect[] = []): void =>
    void lines.push({ text, about: effects[0] ?? null });
  if (def.values) say(`Worth ${def.values.join(', then ')}.`);
  // A Drink is drunk before anything else can be done with it.
  if (!def.drink && !def.event)
    def.uses.forEach((use, i) => {
      // Wages are told below; what a card does from where it lies is no other way to play it.
      if (def.wages !== undefined && use.when.at === 'called') return;
      const other =
        i > 0 &&
        use.when.at !== 'called' &&
        def.due?.use !== i &&
        (use.from ?? 'hand') === (def.uses[0].from ?? 'hand');
      say((other ? 'Or: ' : '') + useText(use), use.effects);
    });
  if (def.passive && !def.drink) say(passiveText(def.passive));
  if (def.wages !== undefined)
    say(`Wages ${def.wages}: if it loses Fortitude, pay ${def.wages} Gold to the Inn or discard it.`);
  for (const note of def.notes ?? []) say(note);
  if (def.drink) {
    const { drink } = def;
    const effects = drinkText(drink.effects);
    say(effects.length > 0 ? `${effects.join('. ')}.` : 'No effect.', drink.effects);
    if (drink.chaser) say('Add a Chaser.');
    if (drink.selfSplit) say('Whoever reveals it may split it with another player.');
    if (drink.noSplit) say(drink.selfSplit ? 'No card may split it otherwise.' : 'No card may split it.');
    if (drink.onlyIgnore) say('It can be changed in no way but by Ignoring it.');
    if (drink.kept)
      say(`Keep it in front of you${def.uses.length > 0 ? '; discard it when it is used' : ''}.`);
    if (def.passive) say(passiveText(def.passive));
    for (const use of def.uses) say(useText(use), use.effects);
  }
  if (def.event) {
    if (def.event.enacts !== undefined) say(useText(def.uses[def.event.enacts]));
    for (const text of eventText(def)) say(text, def.event.effects);
  }
  if (def.must !== undefined)
    say('It must be used on the first Drink that you would drink on another player’s turn.');
  if (def.proof)
    say(
      `It cannot be ${oneOf(
        def.proof.map((stop) => STOPPED[stop]),
        'or',
      )}.`,
    );
  if (def.answeredOnlyBy?.includes('i-dont-think-so'))
    say('Only a card of the “I don’t think so!” kind can affect this card.');
  return lines;
}

const STOPPED = { negate: 'Negated', ignore: 'Ignored', reduce: 'reduced', redirect: 'redirected' } as const;
