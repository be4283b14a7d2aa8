/** A pack as a file: the types of what is written, and their shapes. What is left out is filled in by read.ts. */
import type {
  Attribute,
  CardType,
  Cost,
  DrinkEffect,
  Family,
  Passive,
  Pick,
  Place,
  PlayMatch,
  Stop,
  TokenName,
  When,
} from '../cards/card.ts';
import { ORDER_LIMITS, parlour, type BroughtStep } from '@taproom/parlour';
import type { Effect } from '../effects/effects.ts';
import { eventEffects, eventFile, eventUses, type EventFile, type EventUseFile } from './event-file.ts';
import { deckName, effect, subtype, tokenName } from './effects.ts';
import { LIMITS } from './limits.ts';
import { MARK_SIGNS, type Mark, type MarkSign } from './marks.ts';
import {
  form,
  kinds,
  list,
  map,
  named,
  number,
  object,
  oneOf,
  stringOr,
  whole,
  words,
  yes,
  type Shape,
} from './shape.ts';

export interface UseFile {
  readonly label: string;
  readonly when: When;
  readonly pick?: Pick;
  readonly effects: readonly Effect[];
  readonly from?: Place;
  readonly cost?: Cost;
  readonly stays?: true;
  readonly oncePerPhase?: true;
  readonly types?: readonly CardType[];
  readonly evenIfProof?: true;
  readonly proof?: readonly Stop[];
  readonly worth?: number;
}

export interface CardFile {
  readonly title: string;
  readonly copies?: number;
  readonly types: readonly CardType[];
  readonly family?: Family;
  readonly subtypes?: readonly string[];
  readonly uses: readonly UseFile[];
  readonly proof?: readonly Stop[];
  readonly answeredOnlyBy?: readonly Family[];
  readonly wages?: number;
  readonly passive?: Passive;
  readonly due?: { readonly at: 'start' | 'action'; readonly use: number };
  readonly noHitBack?: true;
}

/** What happens by itself at a moment of its own. */
export interface ByItself {
  readonly title: string;
  readonly effects: readonly Effect[];
}

export interface TokenFile {
  readonly name: string;
  readonly words?: TokenName;
  readonly start?: number;
  readonly max: number;
  readonly sign?: MarkSign;
  /** When it is full this happens, and it begins again at 0. */
  readonly full?: ByItself;
}

export interface SideDeckFile {
  readonly name: string;
  readonly title: string;
  /** The word for one of its cards. */
  readonly card: string;
  readonly sign?: MarkSign;
  readonly cards: readonly CardFile[];
}

export interface MomentsFile {
  readonly turnStart?: ByItself;
  readonly turnEnd?: ByItself;
  readonly afterDrink?: ByItself;
}

export interface CharacterFile {
  readonly name: string;
  readonly fullName: string;
  readonly pitch: string;
  readonly mugs: 1 | 2 | 3;
  readonly villain?: true;
  readonly traits?: readonly string[];
  readonly extraGold?: number;
  readonly mark?: Mark;
  readonly specials?: readonly { readonly title: string; readonly text: string }[];
  readonly tokens?: readonly TokenFile[];
  readonly sideDecks?: readonly SideDeckFile[];
  readonly moments?: MomentsFile;
  readonly temper?: TemperFile;
  readonly deck: readonly CardFile[];
}

/** What bots like better with this character, in parts of what it is worth. */
export interface TemperFile {
  readonly spite?: number;
  readonly greed?: number;
  readonly daring?: number;
  readonly caution?: number;
}

/** What can be won at gambling besides Gold: it lies in front of whoever won it until it is used. */
export interface PrizeFile {
  readonly title: string;
  readonly uses: readonly PrizeUseFile[];
}

export type PrizeUseFile = Omit<
  UseFile,
  'from' | 'cost' | 'stays' | 'oncePerPhase' | 'evenIfProof' | 'proof'
>;

/** A gambling game whose Order of Play is told anew. */
export interface GamblingFile {
  readonly title: string;
  readonly game: string;
  readonly order: readonly BroughtStep[];
}

export interface DrinkFile {
  readonly title: string;
  readonly copies?: number;
  readonly effects?: readonly DrinkEffect[];
  /** It is no Drink but an Event that comes up among them. */
  readonly event?: readonly Effect[];
  readonly uses?: readonly EventUseFile[];
  readonly chaser?: true;
  readonly selfSplit?: true;
  readonly noSplit?: true;
  readonly onlyIgnore?: true;
}

export interface PackFile {
  readonly $schema?: string;
  readonly format: 1;
  readonly name: string;
  readonly title: string;
  readonly by?: string;
  readonly about?: string;
  readonly characters?: readonly CharacterFile[];
  readonly drinks?: readonly DrinkFile[];
  readonly prizes?: readonly PrizeFile[];
  readonly events?: readonly EventFile[];
  readonly gambling?: readonly GamblingFile[];
}

const TYPES = ['action', 'gambling', 'cheating', 'sometimes', 'anytime'] as const;
const type: Shape<CardType> = oneOf(TYPES);
const attribute: Shape<Attribute> = oneOf(['fortitude', 'alcohol', 'gold']);
const family: Shape<Family> = oneOf(
  [
    'im-in',
    'raise',
    'winning-hand',
    'i-dont-think-so',
    'stop-playing',
    'tip',
    'her-tip',
    'order-more',
    'hit-back',
  ],
  'A card that most decks have: im-in starts a Round or takes control, raise, winning-hand, i-dont-think-so Negates a ' +
    'Sometimes Card, stop-playing Negates what changes a Drink, tip makes somebody pay the Inn, her-tip ends a Round, ' +
    'order-more, hit-back.',
);
const stops = list<Stop>(
  oneOf(['negate', 'ignore', 'reduce', 'redirect']),
  1,
  4,
  'What no response may do to it.',
);

type PlayWhen = Extract<When, { readonly at: 'play' }>;
const match: { readonly [K in keyof PlayMatch]: Shape<NonNullable<PlayMatch[K]>> } = {
  types: list(type, 1, 5, 'Which cards it answers.'),
  by: oneOf(['another'], 'Not one’s own card.'),
  affects: list(attribute, 1, 3, 'It would change one of these of yours.'),
  costsFortitude: yes('It would cost you Fortitude.'),
  heals: yes('It would give somebody Fortitude.'),
  antes: yes('It would make you ante.'),
  pays: yes('It would make you pay or ante Gold.'),
  changesDrink: yes('It changes what a Drink does.'),
  ignoresDrink: yes('It Ignores a Drink.'),
  takesFromInn: yes('It gives somebody Gold from the Inn.'),
  cheats: yes('It is a Cheating Card, or forces somebody out of the Round.'),
  forcesOut: yes('It makes you leave the Round.'),
  onlyInside: yes('Only for somebody who is still in the Round.'),
  picksYou: yes('It says to pick players, and you were picked.'),
};

type WhenAt<A extends When['at']> = Extract<When, { readonly at: A }>;
const at = <A extends When['at']>(name: A): Shape<A> => oneOf([name]) as Shape<A>;

const when: Shape<When> = named(
  'when',
  kinds<When>(
    'at',
    {
      action: object<WhenAt<'action'>>(
        { at: at('action') },
        { free: yes('Besides the Action.') },
        'As one’s Action.',
      ),
      gamble: object<WhenAt<'gamble'>>(
        { at: at('gamble') },
        { afterAnything: yes('Also after a Winning Hand.') },
        'On one’s gambling turn.',
      ),
      any: object<WhenAt<'any'>>({ at: at('any') }, {}, 'At any time.'),
      order: object<WhenAt<'order'>>({ at: at('order') }, {}, 'In one’s Order a Drink Phase.'),
      round: object<WhenAt<'round'>>(
        { at: at('round') },
        { onlyInside: yes('Only for somebody who is still in the Round.') },
        'At any moment of a Round.',
      ),
      play: object<PlayWhen>({ at: at('play') }, match, 'In response to a card.'),
      drink: object<WhenAt<'drink'>>({ at: at('drink'), whose: oneOf(['yours', 'any']) }, {}, 'On a Drink.'),
      event: object<WhenAt<'event'>>(
        { at: at('event') },
        { kind: oneOf(['drink', 'tavern', 'sea', 'dungeon']) },
        'On an Event.',
      ),
      loss: object<WhenAt<'loss'>>({ at: at('loss'), of: oneOf(['you', 'anyone']) }, {}, 'A hit-back.'),
      paid: object<WhenAt<'paid'>>({ at: at('paid') }, {}, 'Right after somebody paid the Inn.'),
      won: object<WhenAt<'won'>>(
        { at: at('won') },
        { whoever: yes('Also if one has won it oneself.') },
        'Right after a Round was won.',
      ),
      collected: object<WhenAt<'collected'>>({ at: at('collected') }, {}, 'Right after a pot was collected.'),
      called: object<WhenAt<'called'>>(
        { at: at('called') },
        {},
        'By itself: as the card of a side deck comes up, or as one in play is due.',
      ),
    },
    'When it may be played.',
  ),
);

const pick: Shape<Pick> = named(
  'pick',
  object<Pick>(
    { from: oneOf(['another', 'any', 'another-in-round']), min: whole(0, 3), max: whole(1, 3) },
    { drinkerToo: yes('On a Drink: also whoever is about to drink it.') },
    'Whom its player picks.',
  ),
);

const cost: Shape<Cost> = object<Cost>(
  {},
  { tokens: map(whole(1, 20), tokenName, 2), reveals: subtype },
  'What must be paid as it is played, whatever becomes of it.',
);

const effects = list(effect, 1, LIMITS.effects);

const worth = number(
  -3,
  3,
  'For bots: what it is worth beyond what its effects say, 1 for a point of Fortitude.',
);

const use: Shape<UseFile> = named(
  'use',
  object<UseFile>(
    { label: words(40, 'What a player reads where a card has several uses.'), when, effects },
    {
      pick,
      from: oneOf(['hand', 'play'], 'Where the card must lie: in the hand unless said otherwise.'),
      cost,
      stays: yes('Used from where it lies it stays there; it needs a cost or oncePerPhase.'),
      oncePerPhase: yes('At most once in each of its player’s Action Phases.'),
      types: list(type, 1, 2, 'Used like this it has only these of its types.'),
      evenIfProof: yes(
        'It may answer also what cannot be stopped like this: then only its other effects happen.',
      ),
      proof: stops,
      worth,
    },
    'One way to use a card.',
  ),
);

const prizeUse: Shape<PrizeUseFile> = object<PrizeUseFile>(
  { label: words(40), when, effects },
  { pick, types: list(type, 1, 2, 'Used like this it counts as a card of these types.'), worth },
  'One way to use a Prize that lies in front of its winner.',
);

const copies = whole(1, LIMITS.copies, '1 unless said.');

export const cardFile: Shape<CardFile> = named(
  'card',
  object<CardFile>(
    { title: words(70), types: list(type, 0, 3), uses: list(use, 0, LIMITS.uses) },
    {
      copies,
      family,
      subtypes: list(subtype, 1, 2),
      proof: stops,
      answeredOnlyBy: list(family, 1, 9),
      wages: whole(1, 5, 'In play it can be hit in its player’s place: they pay this or discard it.'),
      passive: object<Passive>(
        {},
        {
          softens: whole(1, 2, 'A card of another player costs its player so much less Fortitude.'),
          pays: whole(1, 2, 'The Inn pays the first so many Gold of each of its player’s payments.'),
        },
        'What it does by lying in play.',
      ),
      due: object<NonNullable<CardFile['due']>>(
        { at: oneOf(['start', 'action']), use: whole(0, LIMITS.uses - 1) },
        {},
        'In play it happens by itself as its player’s next turn or Action Phase begins: one of its uses.',
      ),
      noHitBack: yes('Nobody can hit back for what it does.'),
    },
  ),
);

const byItself = object<ByItself>({ title: words(40), effects: list(effect, 1, 3) }, {});
const sign = oneOf(MARK_SIGNS);
const name = form(/^[A-Z][\p{L}'’ -]*$/u, 20, 'Bruna');
const tokenWords: Shape<TokenName> = stringOr(
  words(20),
  object({ one: words(20), many: words(20) }, {}),
) as Shape<TokenName>;

const token = object<TokenFile>(
  { name: tokenName, max: whole(1, 20) },
  { words: tokenWords, start: whole(0, 20), sign, full: byItself },
);

const sideDeck = object<SideDeckFile>(
  { name: deckName, title: words(30), card: words(20), cards: list(cardFile, 1, LIMITS.sideCards) },
  { sign },
);

const weight = number(0.5, 2);

const character: Shape<CharacterFile> = named(
  'character',
  object<CharacterFile>(
    {
      name,
      fullName: words(40),
      pitch: words(200, 'What it is like, in one sentence.'),
      mugs: whole(1, 3, 'How hard it is to play.') as Shape<1 | 2 | 3>,
      deck: list(cardFile, 2, LIMITS.cards, '40 cards in all, copies counted.'),
    },
    {
      villain: yes('Can be a Boss.'),
      traits: list(words(20), 0, 4, 'What Drinks may be “only” for, or “unless”: Orc, Troll.'),
      extraGold: whole(0, LIMITS.count, 'So much Gold more than others at the beginning.'),
      mark: object<Mark>(
        { sign, colour: form(/^#[0-9a-f]{6}$/, 7, '#5a3a22', 'Dark: the back of the deck.') },
        {},
      ),
      specials: list(
        object({ title: words(40), text: words(300) }, {}),
        0,
        4,
        'What it has that others have not.',
      ),
      tokens: list(token, 1, LIMITS.tokens),
      sideDecks: list(sideDeck, 1, LIMITS.sideDecks),
      moments: object<MomentsFile>({}, { turnStart: byItself, turnEnd: byItself, afterDrink: byItself }),
      temper: object<TemperFile>(
        {},
        { spite: weight, greed: weight, daring: weight, caution: weight },
        'What bots like better with this character: 1 is as usual.',
      ),
    },
  ),
);

const only = { only: words(20), unless: words(20) };
const drunk = (verb: string, more: object): Shape<unknown> =>
  object<unknown>({ verb: oneOf([verb]), ...more }, only as object);
const drinker = oneOf(['drinker']);
const amount = whole(-LIMITS.amount, LIMITS.amount);

const drink: Shape<DrinkFile> = object<DrinkFile>(
  { title: words(70) },
  {
    effects: list(
      kinds<DrinkEffect>('verb', {
        fortitude: drunk('fortitude', { who: drinker, by: amount }),
        alcohol: drunk('alcohol', { who: drinker, by: amount }),
        gold: drunk('gold', { who: drinker, n: whole(1, 3) }),
        draw: drunk('draw', { who: drinker, n: whole(1, 3) }),
        discard: drunk('discard', { who: drinker, n: whole(1, 3) }),
      }),
      0,
      3,
    ),
    event: eventEffects,
    uses: eventUses,
    copies: whole(1, 30),
    chaser: yes('With a Chaser: one more Drink is turned up with it.'),
    selfSplit: yes('Whoever turns it up may share it with another player.'),
    noSplit: yes('It cannot be split.'),
    onlyIgnore: yes('It can be Ignored, and nothing else.'),
  },
  'A Drink with its effects, or a Drink Event.',
);

const prize: Shape<PrizeFile> = named(
  'prize',
  object<PrizeFile>(
    { title: words(70), uses: list(prizeUse, 1, LIMITS.uses) },
    {},
    'What can be won at gambling besides Gold: used from where it lies, once.',
  ),
);

type Step<D extends BroughtStep['do']> = Extract<BroughtStep, { readonly do: D }>;
const step: Shape<BroughtStep> = kinds<BroughtStep>(
  'do',
  {
    deal: object<Step<'deal'>>(
      { do: oneOf(['deal']), n: whole(1, ORDER_LIMITS.dealt) },
      {},
      'Cards for everybody.',
    ),
    bet: object<Step<'bet'>>({ do: oneOf(['bet']) }, {}, 'A Betting Round.'),
    exchange: object<Step<'exchange'>>(
      { do: oneOf(['exchange']), max: whole(1, ORDER_LIMITS.exchanged) },
      {},
      'Everybody may discard so many cards, and draws as many.',
    ),
    game: object<Step<'game'>>({ do: oneOf(['game']) }, {}, 'The next step that only this game has.'),
  },
  'One step of an Order of Play.',
);

const gambling: Shape<GamblingFile> = named(
  'gambling',
  object<GamblingFile>(
    {
      title: words(40),
      game: oneOf(parlour.defs.flatMap(({ id, retold }) => (retold ? [id] : []))),
      order: list(step, 2, ORDER_LIMITS.steps, 'From the first cards to the last Betting Round.'),
    },
    {},
    'A gambling game whose Order of Play is told anew.',
  ),
);

export const packFile: Shape<PackFile> = object<PackFile>(
  {
    format: whole(1, 1) as Shape<1>,
    name: form(/^[a-z][a-z0-9-]*$/, 40, 'harbour-folk'),
    title: words(60),
  },
  {
    $schema: words(300),
    by: words(60),
    about: words(300),
    characters: list(character, 1, LIMITS.characters),
    drinks: list(drink, 1, LIMITS.drinks, 'A Drink Deck of its own: 30 Drinks, copies counted.'),
    prizes: list(prize, 1, LIMITS.prizes, 'They join the Prizes of the house.'),
    events: list(eventFile, 1, LIMITS.events, 'They are shuffled into the Dungeon Event Deck.'),
    gambling: list(gambling, 1, LIMITS.gambling, 'Variants of gambling games.'),
  },
);
