/**
 * What becomes of a saved table in this release. It plays on with the cards and by the rules that it was begun with, is
 * brought over by a written step, or is frozen: nobody plays on, and it is shown as it was told.
 */
import type { House } from '@taproom/house';
import { BadSetup } from '@taproom/kernel';
import { areCards, playedWith, type PlayedWith } from './played-with.ts';
import { Refused } from './refused.ts';
import { formerStep, isFormer } from './storage/former-log.ts';
import type { Entry, GameSetup, Storage, TableRecord } from './storage/storage.ts';

/** A table at which nobody plays on, and why. */
export class Frozen extends Refused {
  readonly record: TableRecord;
  constructor(record: TableRecord, why: string) {
    super(423, why);
    this.name = 'Frozen';
    this.record = record;
  }
}

/** Where the cards of tables are kept. */
type Decks = Pick<Storage, 'deck'>;

/** A written step from the rules of one release to those of the next. */
export interface RulesStep {
  /** The number of the rules that it leads to. */
  readonly to: number;
  setup(setup: GameSetup): GameSetup;
  /** A log as the next release would have written it: each entry stays one entry. */
  entries(house: House, setup: GameSetup, entries: readonly Entry[]): readonly Entry[];
}

export interface Rules {
  /** Another number whenever the rules change so that a log of before would be told otherwise. */
  readonly number: number;
  /** From older numbers to this one; where one is missing, tables of before are frozen. */
  readonly steps: readonly RulesStep[];
}

export const OUR_RULES: Rules = { number: 1, steps: [formerStep] };

const FROZEN =
  'This table was begun with other cards or rules than there are now. Nobody plays on; you see it as it was told.';

/** Stands in a log between what was written by the rules of before and by these. The first of these marks was a 2. */
const markOf = ({ to }: RulesStep): Entry => ({ did: [], since: to + 1 });

export class Release {
  private readonly house: House;
  private readonly rules: Rules;

  constructor(house: House, rules: Rules = OUR_RULES) {
    this.house = house;
    this.rules = rules;
  }

  /** What a game that begins now is played with. */
  playedWith(record: Pick<TableRecord, 'options' | 'setup'>): PlayedWith {
    return playedWith(this.house, this.rules.number, record);
  }

  /** Whether a game that was begun elsewhere would be begun here in the same way. */
  isPlayedWith(begun: Pick<TableRecord, 'options' | 'setup'>, { rules, cards }: PlayedWith): boolean {
    return rules === this.rules.number && areCards(this.house, begun, cards);
  }

  /** The table as this release plays it. Throws Frozen. */
  async tableOf(record: TableRecord, decks: Decks): Promise<TableRecord> {
    if (record.closed !== undefined) throw closed(record, record.closed.why);
    if (record.setup === null) return record;
    if (this.stepsFrom(numberOf(record)) === null) throw new Frozen(record, FROZEN);
    const setup = this.setupOf(record);
    const { playedWith: then } = record;
    const now = { ...record, setup };
    // Mostly the cards are numbered as they were; what they were is read only where they are not.
    for (const asBegun of [() => now, () => numbered(now, decks)]) {
      const tried = await asBegun();
      const here = tried && this.tryOut(tried);
      if (!here || (then !== undefined && !areCards(this.house, tried, then.cards))) continue;
      // What its cards looked like is kept by the hash that it was begun with.
      return then?.rules === here.rules && tried.setup === record.setup
        ? record
        : { ...tried, playedWith: { ...here, ...(then && { cards: then.cards }) } };
    }
    throw new Frozen(record, FROZEN);
  }

  private tryOut(record: TableRecord): PlayedWith | null {
    try {
      return this.playedWith(record);
    } catch (error) {
      // A character is gone, say.
      if (error instanceof BadSetup) return null;
      throw error;
    }
  }

  /** Null: there is no way. */
  private stepsFrom(number: number): readonly RulesStep[] | null {
    const steps = this.rules.steps.filter(({ to }) => to > number);
    return number + steps.length === this.rules.number ? steps : null;
  }

  /** What is to be written behind a log so that it says which rules it went over to. */
  marksFor(record: TableRecord, entries: readonly Entry[]): Entry[] {
    if (record.setup === null) return [];
    const since = Math.max(numberOf(record) + 1, ...entries.map((entry) => entry.since ?? 0));
    return (this.stepsFrom(since - 1) ?? []).map(markOf);
  }

  /** A whole log as this release would have written it, with the marks that are still to be written at its end. */
  logOf(record: TableRecord, entries: readonly Entry[]): readonly Entry[] {
    let read: Entry[] = [];
    for (const entry of [...entries, ...this.marksFor(record, entries)]) {
      const step = this.rules.steps.find(({ to }) => entry.since === to + 1);
      if (step !== undefined) read = [...step.entries(this.house, record.setup!, read)];
      read.push(entry);
    }
    return read;
  }

  /** The set-up of a table as this release would have begun it. */
  setupOf(record: TableRecord): GameSetup {
    const steps = this.stepsFrom(numberOf(record)) ?? [];
    return steps.reduce((before, step) => step.setup(before), record.setup!);
  }
}

function closed(record: TableRecord, why: string): Refused {
  const said = `Whoever runs this house has closed this table${why === '' ? '' : `: ${why}`}.`;
  if (record.setup === null) return new Refused(410, said);
  return new Frozen(record, `${said} Nobody plays on; you see it as it was told.`);
}

/** A table that doesn't say is one of before there were numbers, or of the first. */
const numberOf = (record: TableRecord): number => record.playedWith?.rules ?? (isFormer(record) ? 0 : 1);

/** The same table with its cards numbered as they were when it began, by their keys. */
async function numbered(record: TableRecord, decks: Decks): Promise<TableRecord | null> {
  const kept = record.playedWith && (await decks.deck(record.playedWith.cards));
  if (!kept) return null;
  const { cards } = JSON.parse(kept) as { cards: { key: string }[] };
  return { ...record, setup: { ...record.setup!, numbering: cards.map(({ key }) => key) } as GameSetup };
}
