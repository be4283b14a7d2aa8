/** Who stands together sits together: the seats in their order, those of one side in one group. */
export function bySide(seats: readonly number[], sides: readonly string[]): readonly (readonly number[])[] {
  const groups = new Map<string, number[]>();
  for (const seat of seats) groups.set(sides[seat], [...(groups.get(sides[seat]) ?? []), seat]);
  return [...groups.values()];
}
