/** What this player is asked, what they may do, and what the one big button does now. */
import type { WireAnswer } from '@taproom/client';
import type { InnView, Option, Question } from '@taproom/inn';
import type { ParlourOption, ParlourQuestion } from '@taproom/parlour';
import type { TableSnapshot } from '../../link/table-link.ts';
import { table as words } from '../../words/table.ts';
import { standsStill } from '../stands-still.ts';
import type { Desk } from '../table-store.ts';
import { nextStep, playsOf, type Play, type Step } from './plays.ts';
import { targetName, titleOf } from './names.ts';

export type Primary =
  /** `dire`: it would hurt, and cannot be undone. */
  | { readonly do: 'answer'; readonly label: string; readonly answer: WireAnswer; readonly dire?: boolean }
  /** These are all the targets. */
  | { readonly do: 'aimed'; readonly label: string }
  | { readonly do: 'withdraw'; readonly label: string }
  /** Nobody who plays needs time to look any more. */
  | { readonly do: 'hurry'; readonly label: string }
  /** There is nothing to press yet, or for the moment. */
  | { readonly do: 'nothing'; readonly label: string };

export interface Asked {
  /** The kind of the open question if it is for this seat and not answered yet; `none` otherwise. */
  readonly kind: string;
  readonly isAsked: boolean;
  readonly plays: readonly Play[];
  /** Cards, in the hand or in front of the player, that can be played now. */
  readonly playable: ReadonlySet<number>;
  /** What the card that was picked up asks next. */
  readonly step: Step | null;
  /** Where things are marked: in the hand, on the mats, or in a panel of their own. */
  readonly marking: 'hand' | 'mats' | 'panel' | null;
  /** By card of the hand: its mark (itself, or the number of its option). */
  readonly handMarks: ReadonlyMap<number, number>;
  /** By seat: the number of its option. */
  readonly seatOptions: ReadonlyMap<number, number>;
  readonly options: readonly Option[];
  /** How many of them; `atOnce`: one click answers. */
  readonly many: { readonly min: number; readonly max: number; readonly atOnce: boolean } | null;
  /** The card that asks, −1: none. */
  readonly cause: number;
  readonly orders: readonly { readonly to: number; readonly answer: WireAnswer }[];
  /** Seats, and things in play, that a click does something with now. */
  readonly targets: ReadonlySet<number>;
  readonly chosen: readonly number[];
  readonly primary: Primary;
  /** One sentence that says what is asked. */
  readonly prompt: string;
  /** Where a gambling game asks. */
  readonly game: GameAsked | null;
}

export interface GameAsked {
  readonly what: string;
  readonly options: readonly ParlourOption[];
  readonly bet: Extract<ParlourQuestion, { kind: 'bet' }> | null;
}

/** What a gambling game asks (parlour/asked.ts). */
export type GamblingAsker = (base: Asked, snapshot: TableSnapshot, desk: Desk) => Asked;

const NO_CARDS: ReadonlySet<number> = new Set();
const NO_MARKS: ReadonlyMap<number, number> = new Map();

type Choose = Extract<Question, { kind: 'choose' }>;

export function askedOf(snapshot: TableSnapshot, desk: Desk, gambling: GamblingAsker | null = null): Asked {
  // Nothing looks as if anybody could answer.
  if (standsStill(snapshot.table)) return { ...nothingAsked(words.standsStill), prompt: '' };
  return askedInPlay(snapshot, desk, gambling);
}

function askedInPlay(snapshot: TableSnapshot, desk: Desk, gambling: GamblingAsker | null): Asked {
  const { own, view, table, faces } = snapshot;
  if (snapshot.gambling != null) {
    const nothing = nothingAsked('');
    return gambling?.(nothing, snapshot, desk) ?? nothing;
  }
  // Whoever watches with all hands open is told something of their own, but sits nowhere.
  if (own === null || own.seat < 0 || view === null || table === null) return nothingAsked(words.watching);
  const plays = playsOf(snapshot);
  const question = own.declared === null ? (own.question as Question | null) : null;
  const base: Asked = {
    ...nothingAsked(''),
    kind: question?.kind ?? 'none',
    isAsked: question !== null,
    plays,
    playable: own.declared === null ? new Set(plays.map(({ answer }) => answer.card)) : NO_CARDS,
  };
  const step = desk.intent === null ? null : nextStep(plays, desk.intent);
  if (step !== null) return withStep(base, step, desk.intent!.card, snapshot);
  if (view.winners !== null) return { ...base, primary: idle(words.over), prompt: words.over };
  if (own.declared !== null) return declared(base, own.declared, snapshot);
  // Whoever is told that they are waited for must be able to do something: until they are, it is a matter of a moment.
  const waited = (table.asked?.waiting ?? [])
    .filter((seat) => seat !== own.seat)
    .map((seat) => view.seats[seat]?.name ?? '');
  const pass: WireAnswer = { do: 'pass' };
  if (question === null) {
    if (isLeftToBots(snapshot)) {
      const primary: Primary = own.orders.hurry
        ? idle(words.hurrying)
        : { do: 'hurry', label: words.fastForward };
      return { ...base, primary, prompt: words.outOfIt };
    }
    // Not asked, but waited for as long as everybody: whoever likes may say that it can go on.
    if (table.asked?.kind === 'respond' && table.asked.waiting.includes(own.seat))
      return {
        ...base,
        primary: { do: 'answer', answer: pass, label: words.goOn },
        prompt: words.nothingToAnswer,
      };
    const prompt = base.playable.size > 0 ? words.couldPlay : '';
    return { ...base, primary: idle(words.waitFor(waited)), prompt };
  }
  switch (question.kind) {
    case 'respond':
      return {
        ...base,
        primary: {
          do: 'answer',
          answer: pass,
          label: passLabel(view, question.about),
          dire: question.about === 'last-chance',
        },
        prompt: `${whatHits(snapshot)}${words.about(question.about)}`,
      };
    case 'action': {
      // Whoever has acted may still play what can be played at any time.
      const hasActed = view.seats[own.seat].actions === 0;
      return {
        ...base,
        primary: { do: 'answer', answer: pass, label: hasActed ? words.goOn : words.noAction },
        prompt: hasActed ? words.hasActed : words.askAction,
      };
    }
    case 'gamble':
      return { ...base, primary: { do: 'answer', answer: pass, label: words.pass }, prompt: words.askGamble };
    case 'discard':
      return askDiscard(
        base,
        view.seats[own.seat].hand ?? [],
        Number(table.variants.hands ?? FULL_HAND),
        desk,
      );
    case 'order':
      return askOrder(base, own.choices, question.left, view);
    case 'game':
      return gambling?.(base, snapshot, desk) ?? base;
    case 'choose':
      return askChoose(base, question, view.seats[own.seat].hand ?? [], desk, snapshot);
    default:
      return { ...base, primary: idle(words.waitFor(waited)), prompt: faces === null ? words.sending : '' };
  }
}

/** This player is out, and so is everybody else who is no bot. */
function isLeftToBots({ view, table, own }: TableSnapshot): boolean {
  if (view!.seats[own!.seat].out === 0) return false;
  return table!.seats.every(({ kind }, seat) => kind !== 'human' || view!.seats[seat].out !== 0);
}

/** Whether what is being resolved would hit this seat, and whose it is. */
function whatHits({ view, table, faces }: TableSnapshot): string {
  const top = view?.stack.at(-2);
  const { seat } = view!;
  if (top?.kind === 'drinks' && top.drinks.some((drink) => drink.seat === seat && !drink.ignored))
    return `${words.yourDrink} `;
  const hit = table?.asked?.forecast?.lines.some((line) => line.seat === seat && line.n < 0);
  if (top?.kind !== 'play' || top.by < 0 || top.by === seat || !hit) return '';
  return `${words.hits(titleOf(faces, top.card), view!.seats[top.by].name)} `;
}

const idle = (label: string): Primary => ({ do: 'nothing', label });

function nothingAsked(label: string): Asked {
  return {
    kind: 'none',
    isAsked: false,
    plays: [],
    playable: NO_CARDS,
    step: null,
    marking: null,
    handMarks: NO_MARKS,
    seatOptions: NO_MARKS,
    options: [],
    many: null,
    cause: -1,
    orders: [],
    targets: NO_CARDS,
    chosen: [],
    primary: idle(label),
    prompt: label,
    game: null,
  };
}

function passLabel(view: InnView, about: string): string {
  const top = view.stack.at(-2);
  if (about === 'last-chance') return words.passOut;
  if (about === 'idle') return words.goOn;
  const mine =
    top?.kind === 'drinks' && top.drinks.some(({ seat, ignored }) => seat === view.seat && !ignored);
  return about === 'drink' && mine ? words.drinkIt : words.pass;
}

/** A card was picked up: what is still to be said about it. */
function withStep(base: Asked, step: Step, card: number, { view, faces }: TableSnapshot): Asked {
  const title = titleOf(faces, card);
  const asked: Asked = { ...base, step };
  const ask = (what: string): Asked => ({ ...asked, primary: idle(what), prompt: words.askOf(title, what) });
  switch (step.ask) {
    case 'use':
      return ask(words.askUse);
    case 'drink':
      return ask(words.askDrink);
    case 'pays':
      return ask(words.askPays);
    case 'targets': {
      const { open, chosen, enough } = step;
      const names = chosen.map((target) => targetName(view, faces, target));
      const label = chosen.length === 0 ? words.playIt(title) : words.playOn(names);
      return {
        ...ask(words.askTargets),
        targets: new Set([...open, ...chosen]),
        chosen,
        ...(enough && { primary: { do: 'aimed', label } }),
      };
    }
    case 'nothing': {
      const { answer } = step.play;
      const from = faces?.cards[card]?.uses[answer.use]?.from ?? 'hand';
      const label = from === 'hand' ? words.playIt(title) : words.useIt(title);
      const { seat: _seat, ...said } = answer;
      return {
        ...asked,
        primary: {
          do: 'answer',
          answer: { ...said, targets: [...said.targets], pays: said.pays && [...said.pays] },
          label,
        },
        chosen: answer.targets,
        prompt: words.askConfirm(title),
      };
    }
  }
}

/** Said, but not done yet: it can be taken back until the window closes. */
function declared(base: Asked, said: { readonly do: string }, { faces }: TableSnapshot): Asked {
  const { card } = said as { card?: number };
  const prompt = card === undefined ? words.declaredPass : words.declaredPlay(titleOf(faces, card));
  return { ...base, primary: { do: 'withdraw', label: words.withdraw }, prompt };
}

/** How many cards a hand is filled up to, unless the table agreed on something else. */
const FULL_HAND = 7;

function askDiscard(base: Asked, hand: readonly number[], full: number, { marks }: Desk): Asked {
  const label = words.discardAndDraw(marks.length, Math.max(0, full - hand.length + marks.length));
  return {
    ...base,
    marking: 'hand',
    handMarks: new Map(hand.map((card) => [card, card])),
    many: { min: 0, max: hand.length, atOnce: false },
    primary: { do: 'answer', answer: { do: 'discard', cards: [...marks] }, label },
    prompt: words.askDiscard,
  };
}

function askOrder(
  base: Asked,
  choices: readonly { readonly answer: { readonly do: string } }[],
  left: number,
  view: InnView,
): Asked {
  const orders = choices
    .filter(({ answer }) => answer.do === 'order')
    .map(({ answer }) => {
      // Answers come over the wire and say no more than what they do; an order says for whom.
      const { to } = answer as unknown as { to: number };
      return { to, answer: { do: 'order', to } as const };
    });
  const [first] = orders;
  return {
    ...base,
    orders,
    targets: new Set(orders.map(({ to }) => to)),
    primary:
      first === undefined
        ? idle('')
        : { do: 'answer', answer: first.answer, label: words.orderFor(view.seats[first.to].name) },
    prompt: words.askOrder(left),
  };
}

function askChoose(
  base: Asked,
  { what, options, min, max, card, secret }: Choose,
  hand: readonly number[],
  { marks }: Desk,
  { faces }: TableSnapshot,
): Asked {
  const inHand = options.every((option) => option.card !== undefined && hand.includes(option.card));
  const onMats = options.every(({ seat }) => seat !== undefined);
  const marking = inHand ? 'hand' : onMats ? 'mats' : 'panel';
  const seatOptions = new Map(onMats ? options.map(({ seat }, i) => [seat!, i]) : []);
  const atOnce = max === 1 && min === 1 && !options.some((option) => option.card !== undefined);
  const enough = marks.length >= min;
  const label =
    marks.length === 0 && min === 0
      ? words.chooseNone(what)
      : max === 1 && marks.length === 1
        ? words.chooseOne(what, options[marks[0]]?.word ?? '')
        : words.choose(marks.length, min, max);
  return {
    ...base,
    marking,
    handMarks: inHand ? new Map(options.map((option, i) => [option.card!, i])) : NO_MARKS,
    seatOptions,
    options,
    many: { min, max, atOnce },
    cause: card,
    targets: onMats ? new Set(seatOptions.keys()) : NO_CARDS,
    chosen: onMats ? marks.map((i) => options[i]?.seat ?? -1) : [],
    primary: enough ? { do: 'answer', answer: { do: 'choose', picks: [...marks] }, label } : idle(label),
    prompt: `${words.askChoose(what, titleOf(faces, card), faces?.questions)}${secret === true ? ` ${words.secretly}` : ''}`,
  };
}
