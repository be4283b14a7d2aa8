/** A house of plain people who hold whatever cards a test needs. */
import { expect } from 'vitest';
import { seatTable } from '@taproom/kernel';
import {
  createInn,
  STEP,
  type Answer,
  type CardDef,
  type Cast,
  type CharacterDef,
  type Effect,
  type Inn,
  type InnSetup,
  type InnState,
  type PlayAnswer,
  type Use,
} from '@taproom/inn';
import { house as own } from '@taproom/house/own';

export const card = (title: string, type: CardDef['types'][number], ...uses: Use[]): CardDef => ({
  key: `test.${title}`,
  title,
  types: [type],
  copies: 1,
  provenance: 'ours',
  uses,
});

/** An Action Card that does this to whoever is picked. */
export const deed = (title: string, ...effects: readonly Effect[]): CardDef =>
  card(title, 'action', {
    label: title,
    when: { at: 'action' },
    pick: { from: 'another', min: 1, max: 1 },
    effects,
  });

/** Negates anything. */
export const veto = card('veto', 'sometimes', {
  label: 'veto',
  when: { at: 'play' },
  effects: [{ verb: 'negate' }],
});

export const person = (
  name: string,
  deck: readonly CardDef[],
  more: Partial<CharacterDef> = {},
): CharacterDef => ({
  name,
  fullName: name,
  book: 'rdi9',
  traits: [],
  mugs: 1,
  pitch: '',
  deck,
  ...more,
});

export interface SmallTable {
  readonly house: Inn;
  readonly state: InnState;
  /** The card of this title, whoever owns it. */
  readonly find: (title: string) => number;
  plays(seat: number, title: string, ...targets: readonly number[]): void;
  pass(): void;
}

/** Arranges a table before its first question; `find` finds a card by its title. */
export type Prepare = (state: InnState, find: (title: string) => number, defs: readonly CardDef[]) => void;

/** The first one's Action Phase, or another step of their turn; everybody holds all of their cards. `more`: of the cast. */
export function tableOf(
  people: readonly CharacterDef[],
  prepare: Prepare = () => undefined,
  setup: Partial<InnSetup> = {},
  step: number = STEP.action,
  more: Partial<Cast> = {},
): SmallTable {
  const house = createInn({ ...own.cast, characters: people, ...more });
  const players = [...people.map(({ name }) => name), ...(setup.players ?? [])];
  const { state } = seatTable(house, { drinks: 'rdi9', ...setup, players }, 1);
  const { defs } = house.content(state.setup);
  const find = (title: string): number => defs.findIndex((def) => def.title === title);
  for (const at of state.seats) {
    at.hand = [...at.hand, ...at.deck.splice(0), ...at.discard.splice(0)].sort((a, b) => a - b);
    state.drinkDeck.push(...at.drinkMe.splice(0));
  }
  Object.assign(state, { turn: 0, phase: 'action', ask: null });
  state.stack = [{ k: 'turn', i: 0, step, seat: 0, done: [] }];
  prepare(state, find, defs);
  house.resume(state);
  return {
    house,
    state,
    find,
    plays(seat, title, ...targets) {
      const answer = house
        .answers(state, { seat, bare: true })
        .legal.find(
          (legal: Answer): legal is PlayAnswer =>
            legal.do === 'play' && legal.card === find(title) && legal.targets.join() === targets.join(),
        );
      expect([title, answer]).toEqual([title, expect.anything()]);
      // Not the very one that was listed: so it is checked.
      house.apply(state, { ...answer! });
    },
    pass: () => void house.apply(state, { seat: house.question(state).seat, do: 'pass' }),
  };
}

/** Whom the open window asks, one after the other, as long as everybody passes. */
export function askedIn({ house, state }: SmallTable): number[] {
  const copy = house.copy(state);
  const window = copy.stack.at(-1);
  const seats: number[] = [];
  while (window?.k === 'window' && copy.stack.at(-1) === window) {
    const { seat } = house.question(copy);
    seats.push(seat);
    house.apply(copy, { seat, do: 'pass' });
  }
  return seats;
}
