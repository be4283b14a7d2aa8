/** A card's printed text, made from its data: text and rules cannot disagree. */
import type { Aim, CardDef, Cost, DrinkEffect, Passive, Pick, Use } from './card.ts';
import { eventText } from './event-text.ts';
import { attackerWords, TYPE_WORDS, whenWords } from './moment-text.ts';
import { NUMBER_WORDS } from '../play/meanings.ts';
import { scaleOf, whoOf, type Effect, type Scale, type Who } from '../effects/effects.ts';
import { toldOf, verbOf } from '../effects/registry.ts';
import { withAmount } from '../effects/scale.ts';
import { article, capital, oneOf, tokenWords, type Subject } from '../effects/verb.ts';

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

function picked(pick: Pick): string {
  const round = pick.from === 'another-in-round' ? ' in the Round' : '';
  if (pick.max === 1) return `${pick.from === 'any' ? 'a player' : 'another player'}${round}`;
  const other = pick.from === 'any' ? '' : 'other ';
  const count = pick.min === pick.max ? NUMBERS[pick.max] : `up to ${NUMBERS[pick.max]}`;
  return `${count} ${other}players${round}`;
}

const YOU: Subject = { name: 'you', plural: true };
const THEY: Subject = { name: 'they', plural: true };
const one = (name: string): Subject => ({ name, plural: false });

/** The sentences of one use, in the order in which it all happens. */
class Sentences {
  private readonly said: string[] = [];
  private readonly use: Use;
  private readonly you: Subject;
  private readonly effects: readonly Effect[];
  private readonly named = new Set<Who>();
  /** Of whom the last sentence tells, and its clauses; and of whom the one before told. */
  private last: { readonly who: Who; readonly plural: boolean; readonly clauses: string[] } | null = null;
  private before: Who = 'you';

  constructor(use: Use) {
    this.use = use;
    this.you = use.speaksOf === undefined ? YOU : use.speaksOf === 'they' ? THEY : one(use.speaksOf);
    // A Round is there before anybody antes in it.
    this.effects = use.effects.toSorted((a, b) => rank(a) - rank(b));
  }

  all(): string[] {
    for (const effect of this.effects) this.tell(effect);
    this.close();
    return this.said;
  }

  private tell(effect: Effect): void {
    const verb = verbOf(effect.verb);
    const { pick } = this.use;
    const who =
      verb.whom !== undefined ? 'each' : (whoOf(effect) ?? (this.isAimed(effect) ? 'target' : 'you'));
    // What is given to a picked player or shared with one names them by itself; else they are picked first.
    const inside =
      who === 'target' && verb.aimed === true && !this.words(effect, SOMEBODY).startsWith(SOMEBODY.name);
    if (
      who === 'target' &&
      pick !== undefined &&
      pick.by === undefined &&
      !inside &&
      !this.named.has('target')
    ) {
      this.close();
      this.said.push(`Pick ${picked(pick)}.`);
      this.named.add('target');
    }
    const subject =
      verb.whom !== undefined ? one(this.reached(verb.whom(this.use.effects))) : this.subject(who, inside);
    this.named.add(who);
    const more = this.goingOn(effect, who);
    if (more !== null && this.last !== null) this.last.clauses.push(more);
    else {
      this.close();
      this.last = { who, plural: subject.plural, clauses: [this.words(effect, subject)] };
    }
  }

  /** The same players do or bear more: “… and gain 1 Alcohol Content”, “Gain 1 Fortitude and 1 Blood”. */
  private goingOn(effect: Effect, who: Who): string | null {
    if (this.last?.who !== who) return null;
    if (who === 'you' && this.you === YOU) {
      const words = this.words(effect, YOU);
      const [before] = this.last.clauses;
      if (words === before) return 'once more';
      const same = [GAIN, LOSE].find((verb) => words.startsWith(verb) && before.startsWith(verb));
      return same === undefined ? null : words.slice(same.length);
    }
    const words = this.words(effect, { name: '', plural: this.last.plural });
    return words.startsWith(' ') ? words.trim() : null;
  }

  /** Whether it happens to whoever is picked, although it names nobody. */
  private isAimed(effect: Effect): boolean {
    if (effect.verb === 'special') return this.use.pick !== undefined && effect.own !== true;
    return this.use.pick !== undefined && verbOf(effect.verb).aimed === true;
  }

  private close(): void {
    if (this.last === null) return;
    const words = oneOf(this.last.clauses, 'and');
    // Whoever reads the card is told what to do; “you lose” stands only against what others lose.
    const order =
      this.before === 'you' ? /^you (?!may|lose only|lose \S+ Fortitude less)/ : /^you (?!may|lose)/;
    this.said.push(`${capital(this.last.who === 'you' ? words.replace(order, '') : words)}.`);
    this.before = this.last.who;
    this.last = null;
  }

  /** Once players have been named, the text goes on with “they”, or “each” of several. */
  private subject(who: Who, inside: boolean): Subject {
    const again = this.named.has(who);
    switch (who) {
      case 'you':
      case 'drinker':
        return this.you;
      case 'target': {
        const { pick } = this.use;
        if (pick === undefined) return one('that player');
        if (inside) return one(again ? 'that player' : picked(pick));
        if (pick.by !== undefined) return again ? THEY : one(aimWords(pick.by));
        return pick.max > 1 ? one('each') : THEY;
      }
      case 'each-other':
        return one('each other player');
      case 'each':
        return one(this.reached('each player, you included,'));
      case 'each-in-round':
        return one('each other player in the Round');
      case 'attacker':
        return again ? THEY : one(attackerWords(this.use.when));
    }
  }

  /** Where the card is nobody's to play, nobody reads it for themselves. */
  private reached(everybody: string): string {
    return this.you === YOU ? everybody : everybody.replace(', you included,', '');
  }

  private words(effect: Effect, who: Subject): string {
    const scale = scaleOf(effect);
    if (scale !== undefined) return scaledWords(effect, scale, who);
    if (this.you === YOU) return verbOf(effect.verb).words(effect, who);
    const to = effect.verb === 'pay' && effect.to === 'inn' ? 'the Inn' : this.you.name;
    return toldOf(effect, who, to);
  }
}

const GAIN = 'you gain ';
const LOSE = 'you lose ';

/** Stands for a picked player, to see where a verb's words name them. */
const SOMEBODY = one('somebody');

const rank = ({ verb }: Effect): number => (verbOf(verb).toldFirst === true ? 0 : 1);

/** An amount that depends on a token: “loses 1 Fortitude (with 2 Momentum: 2, with 3: 3)”. */
function scaledWords(effect: Effect, { token, table, name }: Scale, who: Subject): string {
  const words = verbOf(effect.verb).words(withAmount(effect, table[0]), who);
  const more = table.flatMap((n, tokens) =>
    tokens > 0 && n !== table[tokens - 1] ? [{ tokens, n: Math.abs(n) }] : [],
  );
  const told = more.map(
    ({ tokens, n }, i) => `with ${tokens}${i === 0 ? ` ${tokenWords(token, tokens, name)}` : ''}: ${n}`,
  );
  return `${words} (${told.join(', ')})`;
}

/** What must be given up, before what it is given up for. */
function costWords(cost: Cost | undefined): string[] {
  if (cost === undefined) return [];
  const tokens = Object.entries(cost.tokens ?? {}).map(
    ([token, n]) => `${n} ${tokenWords(token, n, cost.names?.[token])}`,
  );
  const words = tokens.length > 0 ? [`spend ${oneOf(tokens, 'and')}`] : [];
  if (cost.reveals !== undefined) words.push(`reveal another ${cost.reveals} from your hand`);
  if (cost.value !== undefined)
    words.push(`${cost.word ?? 'discard cards in front of you worth'} ${cost.value}`);
  return words;
}

/** What is done with a card that is used from where it lies. */
function placeWords({ from = 'hand', when, effects, stays, speaksOf }: Use): string {
  if (from === 'plot') return 'if this was Plotted';
  if (from === 'hand' || when.at === 'called' || stays) return '';
  if (effects.some(({ verb }) => verb === 'take-up')) return '';
  return speaksOf === undefined ? 'discard this' : `${speaksOf} may discard this`;
}

/** Its moment and what it costs, with nothing before a colon where it is simply played. */
function headWords(use: Use, moment: string): string {
  const as =
    use.types === undefined
      ? ''
      : use.when.at === 'box'
        ? TYPE_WORDS[use.types[0]]
        : `as ${article(TYPE_WORDS[use.types[0]])} Card`;
  const told = use.when.at === 'called' ? [use.label, as] : [as, moment];
  const words = [...told, placeWords(use), ...costWords(use.cost)].filter((part) => part !== '');
  return words
    .map((part, i) => (i === 0 ? capital(part) : part.charAt(0).toLowerCase() + part.slice(1)))
    .join(', ');
}

const momentWords = (use: Use): string =>
  use.oncePerPhase ? 'Once in each of your Action Phases' : whenWords(use.when);

/** What a use does, sentence by sentence, without its moment. */
function bodyOf(use: Use): string[] {
  const sentences = new Sentences(use).all();
  if (use.proof) sentences.push(`This cannot be ${stopped(use.proof)}.`);
  if (use.alone) sentences.push('Their teammates may not Ignore, reduce or redirect it.');
  if (use.evenIfProof) sentences.push('If the card cannot be Ignored, the rest still happens.');
  return sentences;
}

/** What it does, without when and for what. */
export const bodyWords = (use: Use): string => bodyOf(use).join(' ');

const joined = (head: string, body: string): string => (head === '' ? body : `${head}: ${body}`);

/** What one use of a card says. */
export const useText = (use: Use): string => joined(headWords(use, momentWords(use)), bodyWords(use));

interface Way {
  readonly use: Use;
  readonly body: readonly string[];
  readonly moments: string[];
}

/**
 * The ways to play a card. What is done at several moments, or in the end either way, is told once, and a way that only
 * costs more tells neither its moment nor what it does anyway again.
 */
function usesText(uses: readonly Use[]): CardLine[] {
  const ways: Way[] = [];
  for (const use of uses) {
    const body = bodyOf(use);
    const same = ways.find(
      (way) =>
        way.body.join() === body.join() &&
        headWords(way.use, '') === headWords(use, '') &&
        use.when.at !== 'called',
    );
    if (same === undefined) ways.push({ use, body, moments: [momentWords(use)] });
    else same.moments.push(momentWords(use));
  }
  const isOther = ({ use }: Way, i: number): boolean =>
    i > 0 &&
    use.when.at !== 'called' &&
    ways[i - 1].use.when.at !== 'called' &&
    (use.from ?? 'hand') === (uses[0].from ?? 'hand') &&
    use.when.at !== 'box';
  const common = ways.length === 2 && isOther(ways[1], 1) ? commonEnd(ways[0].body, ways[1].body) : [];
  const lines = ways.map((way, i): CardLine => {
    const { use, moments } = way;
    const body = way.body.slice(0, way.body.length - common.length);
    const costsMore = i > 0 && (use.cost !== undefined || use.from === 'plot');
    const same = costsMore && moments.join() === ways[i - 1].moments.join();
    const text = joined(
      headWords(use, same ? '' : momentsWords(moments)),
      (same ? orMore(ways[i - 1].body, body) : body).join(' '),
    );
    return { text: isOther(way, i) ? `Or: ${text}` : text, about: use.effects[0] ?? null };
  });
  if (common.length === 0) return lines;
  return [
    ...lines,
    {
      text: `Either way: ${capital(common.join(' ').replace(/^Then /, ''))}`,
      about: uses[0].effects.at(-1) ?? null,
    },
  ];
}

/** The sentences with which both end, as far as each has others before and nobody is only called “they” in them. */
function commonEnd(one: readonly string[], other: readonly string[]): readonly string[] {
  let n = 0;
  while (n < Math.min(one.length, other.length) - 1 && one.at(-1 - n) === other.at(-1 - n)) n++;
  const end = one.slice(one.length - n);
  return /^(They|That|Each) /.test(end[0] ?? '') ? [] : end;
}

/** “The same, and …”, where a way that costs more does all that the one before does. */
function orMore(before: readonly string[], body: readonly string[]): readonly string[] {
  if (body.length <= before.length || before.some((words, i) => words !== body[i])) return body;
  const [first, ...rest] = body.slice(before.length);
  return [`The same, and ${first.charAt(0).toLowerCase()}${first.slice(1)}`, ...rest];
}

/** “When an Event or a card calls for Champions”, “When it rains, or when it snows”. */
function momentsWords(moments: readonly string[]): string {
  const [first, ...rest] = moments.map((words) => words.split(' '));
  return rest
    .reduce<string[]>((told, words) => {
      let n = 0;
      while (told.at(-1 - n) === words.at(-1 - n) && n < words.length) n++;
      const isShared = n > 1 && told[0] === 'When' && words[0] === 'When';
      const when = words[0].charAt(0).toLowerCase() + words[0].slice(1);
      return isShared
        ? [...told.slice(0, -n), 'or', ...words.slice(1)]
        : [...told.slice(0, -1), `${told.at(-1)},`, 'or', when, ...words.slice(1)];
    }, first)
    .join(' ');
}

function drinkText(effects: readonly DrinkEffect[]): string[] {
  const told: string[] = [];
  for (const effect of effects) {
    const words = verbOf(effect.verb).words(effect, YOU);
    const plain = words.replace(/^you (?!may)/, '');
    if (effect.only) told.push(`${capital(effect.only)}: ${plain} instead`);
    else if (told.at(-1)?.startsWith('Gain ') && words.startsWith(GAIN))
      told.push(`${told.pop()} and ${words.slice(GAIN.length)}`);
    else told.push(capital(plain));
  }
  return told;
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
  return `While this lies in front of you, ${does.filter((words) => words !== '').join(', and ')}.`;
}

/** The whole text of a card, one way to use it a line. */
export function cardText(def: CardDef): string[] {
  return cardLines(def).map(({ text }) => text);
}

export function cardLines(def: CardDef): CardLine[] {
  const lines: CardLine[] = [];
  const say = (text: string, effects: readonly Effect[] = []): void =>
    void lines.push({ text, about: effects[0] ?? null });
  if (def.values) say(`Worth ${def.values.join(', then ')}.`);
  // A Drink is drunk before anything else can be done with it; Wages are told below.
  if (!def.drink && !def.event)
    lines.push(...usesText(def.uses.filter((use) => def.wages === undefined || use.when.at !== 'called')));
  if (def.passive && !def.drink) say(passiveText(def.passive));
  if (def.wages !== undefined)
    say(`Wages ${def.wages}: If it would lose Fortitude, pay the Inn ${def.wages} Gold or discard it.`);
  for (const note of def.notes ?? []) say(note);
  if (def.drink) {
    const { drink } = def;
    const effects = drinkText(drink.effects);
    say(effects.length > 0 ? `${effects.join('. ')}.` : 'No effect.', drink.effects);
    if (drink.chaser) say('Add a Chaser.');
    if (drink.selfSplit) say('Whoever reveals it may split it with another player.');
    if (drink.noSplit) say(drink.selfSplit ? 'No card may split it otherwise.' : 'No card may split it.');
    if (drink.onlyIgnore) say('This Drink cannot be changed, only Ignored.');
    if (drink.kept) say('Keep this in front of you.');
    if (def.passive) say(passiveText(def.passive));
    lines.push(...usesText(def.uses));
  }
  if (def.event) {
    if (def.event.enacts !== undefined) {
      const use = def.uses[def.event.enacts];
      say(bodyWords(use).replace(', you included,', ''), use.effects);
    }
    for (const text of eventText(def)) say(text, def.event.effects);
  }
  if (def.must !== undefined)
    say('You must use it on the first Drink that you would drink on another player’s turn.');
  if (def.proof) say(`This cannot be ${stopped(def.proof)}.`);
  if (def.answeredOnlyBy?.includes('i-dont-think-so'))
    say('Only a card of the “I don’t think so!” kind can affect this.');
  return lines;
}

const STOPPED = { negate: 'Negated', ignore: 'Ignored', reduce: 'reduced', redirect: 'redirected' } as const;

const stopped = (stops: NonNullable<CardDef['proof']>): string =>
  oneOf(
    stops.map((stop) => STOPPED[stop]),
    'or',
  );
