/** Several people on one device: whose cards are shown, and when nobody's are. */
import type { WireAnswer } from '@taproom/client';
import { describe, expect, it } from 'vitest';
import { HotSeatLink } from '../src/link/hot-seat-link.ts';
import { ChangeableLink } from './changeable-link.ts';

const NAMES = ['Ann', 'Ben', 'Cleo'];

/** A seat of a table that the test moves. */
class Seat extends ChangeableLink {
  readonly said: WireAnswer[] = [];

  constructor(seat: number) {
    const seats = NAMES.map((name) => ({ name, kind: 'human' as const }));
    super('pocket0123456789', seats, seat, { hand: [seat] });
  }

  override answer(...[answer]: Partial<[WireAnswer]>): Promise<void> {
    this.said.push(answer!);
    this.ask(false);
    return Promise.resolve();
  }
  ask(asked: boolean): void {
    const question = asked ? { seat: this.snapshot().own!.seat, kind: 'act' } : null;
    this.change({ own: { ...this.snapshot().own!, question } });
  }
  /** A window is open, which these hold. */
  window(held: readonly number[]): void {
    const asked = {
      number: 1,
      kind: 'respond',
      about: '',
      forecast: null,
      waiting: [0, 1, 2],
      held,
      total: 0,
    };
    const table = {
      ...this.snapshot().table!,
      pace: 'handed' as const,
      asked: { ...asked, held: [...held] },
    };
    this.change({ table });
  }
  override hold(): void {
    this.ask(true);
  }
  end(): void {
    this.change({ table: { ...this.snapshot().table!, status: 'over' } });
  }
}

function shared() {
  const people = NAMES.map((_, seat) => new Seat(seat));
  const common = new Seat(-1);
  return { people, common, link: new HotSeatLink(people, common) };
}

const PASS: WireAnswer = { do: 'pass' };

describe('several people on one device', () => {
  it('see what everybody may see until somebody is asked', () => {
    const { link } = shared();
    expect(link.snapshot()).toMatchObject({ own: null });
    expect(link.snapshot().cover).toBeUndefined();
  });

  it('see nothing of anybody’s hand while the device is handed on', async () => {
    const { people, link } = shared();
    people[0].ask(true);
    expect(link.snapshot()).toMatchObject({ own: null, cover: { seat: 0, name: 'Ann' } });
    await expect(link.answer(PASS)).rejects.toThrow();
    link.uncover();
    expect(link.snapshot().own?.seat).toBe(0);
    people[2].ask(true);
    people[1].ask(true);
    expect(link.snapshot().own?.seat).toBe(0);
    await link.answer(PASS);
    expect(people[0].said).toEqual([PASS]);
    expect(link.snapshot()).toMatchObject({ own: null, cover: { seat: 1, name: 'Ben' } });
    link.uncover();
    await link.answer(PASS);
    expect(link.snapshot().cover?.name).toBe('Cleo');
    link.uncover();
    await link.answer(PASS);
    // Nobody is asked: whoever has the device keeps it.
    expect(link.snapshot().own?.seat).toBe(2);
  });

  it('are not waited for when what they were asked is over', () => {
    const { people, link } = shared();
    people[1].ask(true);
    people[1].ask(false);
    expect(link.snapshot()).toMatchObject({ own: null });
    expect(link.snapshot().cover).toBeUndefined();
    people[1].ask(true);
    people[0].ask(true);
    people[1].ask(false);
    expect(link.snapshot().cover?.name).toBe('Ann');
  });

  it('may come in where they are not asked, and get the device next', () => {
    const { people, common, link } = shared();
    people[1].ask(true);
    common.window([1]);
    expect(link.snapshot().mayComeIn?.map(({ name }) => name)).toEqual(['Ann', 'Cleo']);
    link.comeIn(2);
    common.window([1, 2]);
    expect(link.snapshot()).toMatchObject({ cover: { name: 'Ben' }, mayComeIn: [{ name: 'Ann' }] });
    link.uncover();
    people[1].ask(false);
    expect(link.snapshot().cover?.name).toBe('Cleo');
  });

  it('see no hand at the end, either', () => {
    const { people, common, link } = shared();
    people[1].ask(true);
    link.uncover();
    common.end();
    expect(link.snapshot().own).toMatchObject({ seat: 0, sees: {} });
  });
});
