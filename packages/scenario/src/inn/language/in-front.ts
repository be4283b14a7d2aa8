/** `play`: what lies in front of a player, as `given` sets it and as `then` reads it. */
import type { CardDef } from '@taproom/inn';
import { SLOTS } from '../table/laid.ts';
import type { Desk } from './desk.ts';
import { unknownKey } from '../../language/keys.ts';
import type { Spot } from '../../language/spot.ts';

export interface ThingInFront {
  readonly def: CardDef;
  readonly line: number;
  /** The step on its card, or its slot, counted from 0; null where nothing is said about it. */
  readonly mark: number | null;
}

/** A list of titles, each perhaps with its step; or a map of slots. */
export function readInFront(value: Spot, desk: Desk, seat: number): ThingInFront[] {
  if (value.isMap()) return readSlots(value, desk, seat);
  return value.items('play').map((item) => readThing(item, desk, seat));
}

function readThing(item: Spot, desk: Desk, seat: number): ThingInFront {
  const { line } = item;
  if (!item.isMap()) return { def: desk.ownOrAny(line, seat, item.text('a card in play')), line, mark: null };
  const [entry, ...more] = item.entries('a card in play');
  if (entry === undefined || more.length > 0)
    throw item.problem('a card in play is a title, or a title with its step: `- The Evershroom: 2`');
  return {
    def: desk.ownOrAny(line, seat, entry.key),
    line,
    mark: readStep(entry.value, desk, seat, entry.key),
  };
}

const LAST = 'last';

/** Steps are counted from the top of the card, beginning with 1. */
function readStep(value: Spot, desk: Desk, seat: number, typed: string): number {
  const { title, values } = desk.ownOrAny(value.line, seat, typed);
  if (value.isNumber()) return value.whole(`the step of "${title}"`, 1, values?.length) - 1;
  if (value.text(`the step of "${title}"`) !== LAST)
    throw value.problem(`a step is a number or \`${LAST}\`; a title with a colon must stand in quotes`);
  if (values === undefined) throw value.problem(`"${title}" has no steps, so none of them is the last`);
  return values.length - 1;
}

function readSlots(value: Spot, desk: Desk, seat: number): ThingInFront[] {
  const things: ThingInFront[] = [];
  for (const { key, line, value: guest } of value.entries('play')) {
    const mark = (SLOTS as readonly string[]).indexOf(key);
    if (mark < 0) throw unknownKey(line, key, 'a map of slots in `play`', SLOTS);
    if (!guest.isEmpty()) things.push({ def: desk.ownOrAny(line, seat, guest.text(key)), line, mark });
  }
  return things;
}
