/**
 * What a house is filled with: packs of characters with everything of theirs, Drinks, Prizes, Events. A pack without
 * procedures and verbs is pure data and can be accepted from anybody; one with them is code.
 */
import type { CardDef, CharacterDef, ProcedureName, Use } from './card.ts';
import type { Cast } from '../table/content.ts';
import { MOMENT_OF } from '../play/moments.ts';
import { isOwnVerb } from '../effects/registry.ts';
import { byItself } from '../play/by-itself.ts';

export interface Pack extends Partial<Cast> {
  /** Unique in a house: `base`, `harbour-folk`. */
  readonly name: string;
}

/** All packs as one cast; whoever opens a house has checked each of them (`checkPack`). */
export function castOf(packs: readonly Pack[]): Cast {
  return {
    characters: packs.flatMap(({ characters = [] }) => characters),
    automata: packs.flatMap(({ automata = [] }) => automata),
    drinks: packs.flatMap(({ drinks = [] }) => drinks),
    drinkDecks: packs.flatMap(({ drinkDecks = [] }) => drinkDecks),
    eventDecks: packs.flatMap(({ eventDecks = [] }) => eventDecks),
    prizes: packs.flatMap(({ prizes = [] }) => prizes),
    gambling: packs.flatMap(({ gambling = [] }) => gambling),
    procedures: Object.assign({}, ...packs.map(({ procedures }) => procedures)) as Cast['procedures'],
    questions: Object.assign({}, ...packs.map(({ questions }) => questions)) as Cast['questions'],
    verbs: packs.flatMap(({ verbs = [] }) => verbs),
  };
}

/** Nothing but data: safe to accept from strangers. */
export const isData = ({ procedures = {}, verbs = [] }: Pack): boolean =>
  Object.keys(procedures).length === 0 && verbs.length === 0;

/** How many cards a Character Deck has. */
const DECK_SIZE = 40;
const TYPES: ReadonlySet<string> = new Set([
  'action',
  'gambling',
  'cheating',
  'sometimes',
  'anytime',
  'drink',
  'event',
]);
const NAME = /^[a-z][a-z0-9-]*$/;
const KEY = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/;
const OWN_NAME = /^[a-z][a-z0-9-]*:[a-z0-9-]+$/;

/** Each mistake in a pack, in a sentence; none: it can be played. `beside`: what is in the house already. */
export function checkPack(pack: Pack, beside: readonly Pack[] = []): string[] {
  const check = new PackCheck(pack, castOf(beside));
  return check.all(beside);
}

class PackCheck {
  private readonly pack: Pack;
  private readonly house: Cast;
  private readonly mistakes: string[] = [];
  private readonly keys = new Set<string>();

  constructor(pack: Pack, house: Cast) {
    this.pack = pack;
    this.house = house;
  }

  all(beside: readonly Pack[]): string[] {
    const { name, characters = [], automata = [], drinks = [], drinkDecks = [], prizes = [] } = this.pack;
    if (!NAME.test(name)) this.say(`"${name}" is no name for a pack: small letters, digits and hyphens.`);
    if (beside.some((other) => other.name === name)) this.say(`There is a pack "${name}" already.`);
    for (const card of allCards(this.house)) this.keys.add(card.key);
    for (const own of Object.keys(this.pack.procedures ?? {})) this.ownName('procedure', own);
    for (const { verb } of this.pack.verbs ?? []) this.ownName('verb', verb);
    for (const character of [...characters, ...automata]) this.character(character);
    for (const card of [...drinks, ...prizes, ...(this.pack.eventDecks ?? []).flatMap(({ cards }) => cards)])
      this.card(card, card.key);
    for (const { book, cards } of drinkDecks)
      for (const { key } of cards)
        if (![...drinks, ...this.house.drinks].some((drink) => drink.key === key))
          this.say(`The drink deck of "${book}" names "${key}", and there is no such Drink.`);
    return this.mistakes;
  }

  private say(mistake: string): void {
    this.mistakes.push(mistake);
  }

  private ownName(what: string, name: string): void {
    if (!OWN_NAME.test(name))
      this.say(`The ${what} "${name}" needs a name with a colon, such as "${this.pack.name}:${name}".`);
  }

  private character(character: CharacterDef): void {
    const { name, fullName, mugs, pitch, deck, sideDecks = [], hooks = {}, tokens = [], boss } = character;
    const who = name || 'Somebody without a name';
    const known = [...this.house.characters, ...(this.pack.characters ?? [])];
    if (!name || !fullName) this.say(`${who} needs a name and a full name.`);
    if (
      known.filter((other) => other.name.toLowerCase() === name.toLowerCase() && other !== character).length >
      0
    )
      this.say(`There is a ${name} already.`);
    if (![1, 2, 3].includes(mugs)) this.say(`${who} is hard to play by 1 to 3 mugs, not ${String(mugs)}.`);
    if (!pitch) this.say(`${who} has no pitch: one sentence that says what they are like.`);
    const joining = sideDecks.filter(({ joins }) => joins).flatMap(({ cards }) => cards);
    if (character.automaton === undefined) this.size(who, deck, joining);
    const cards = [...deck, ...sideDecks.flatMap((side) => side.cards)];
    // What is no card lies nowhere.
    for (const effect of character.effects ?? [])
      this.card({ ...effect, copies: 1 }, `${who}’s "${effect.title}"`);
    for (const card of [...cards, ...(boss?.deck ?? [])]) this.card(card, `${who}’s "${card.title}"`);
    for (const [hook, procedure] of Object.entries(hooks))
      if (hook !== 'beforeDrawQuiet') this.procedure(procedure as ProcedureName, `${who}’s hook \`${hook}\``);
    for (const { name: token, circle } of tokens)
      if (circle) this.procedure(circle, `${who}’s token "${token}"`);
  }

  private size(who: string, deck: readonly CardDef[], joining: readonly CardDef[]): void {
    const count = (cards: readonly CardDef[]): number => cards.reduce((sum, { copies }) => sum + copies, 0);
    const size = count(deck) + count(joining);
    // Cards that join it may be more than it lacks: they come one after the other.
    if (joining.length === 0 ? size !== DECK_SIZE : size < DECK_SIZE)
      this.say(`${who}’s deck has ${size} cards; a Character Deck has ${DECK_SIZE}.`);
    if (deck.length < 2) this.say(`${who}’s deck has copies of one card only.`);
  }

  private card(card: CardDef, what: string): void {
    const { key, title, types, copies, uses, announce } = card;
    if (!KEY.test(key))
      this.say(`${what} has the key "${key}"; a key looks like "sera.swift-counterattack".`);
    if (this.keys.has(key)) this.say(`The key "${key}" is there twice.`);
    this.keys.add(key);
    if (!title) this.say(`The card "${key}" has no title.`);
    if (!Number.isInteger(copies) || copies < 1) this.say(`${what} is there ${String(copies)} times.`);
    for (const type of types)
      if (!TYPES.has(type)) this.say(`${what} is of the type "${type}", which there is not.`);
    if (announce) this.procedure(announce, what);
    for (const use of uses) this.use(use, what);
  }

  private use({ when, effects }: Use, what: string): void {
    if (!(when.at in MOMENT_OF)) this.say(`${what} is played at "${when.at}", and there is no such moment.`);
    const brought = [...(this.house.verbs ?? []), ...(this.pack.verbs ?? [])];
    for (const effect of effects) {
      if (!isOwnVerb(effect.verb) && !brought.some(({ verb }) => verb === effect.verb))
        this.say(`${what} does "${effect.verb}", and no verb is called that.`);
      if (effect.verb === 'special') this.procedure(effect.procedure, what);
    }
  }

  private procedure(name: ProcedureName, what: string): void {
    const { procedures = {} } = this.pack;
    if (!(name in procedures) && !(name in this.house.procedures) && !(name in byItself))
      this.say(`${what} needs the procedure "${name}", which the pack does not bring.`);
  }
}

const allCards = ({ characters, automata = [], drinks, eventDecks = [], prizes = [] }: Cast): CardDef[] => [
  ...[...characters, ...automata].flatMap(({ deck, sideDecks = [], effects = [], boss }) => [
    ...deck,
    ...sideDecks.flatMap(({ cards }) => cards),
    ...effects,
    ...(boss?.deck ?? []),
  ]),
  ...drinks,
  ...eventDecks.flatMap(({ cards }) => cards),
  ...prizes,
];
