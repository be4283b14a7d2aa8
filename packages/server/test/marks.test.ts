/** A replay shows everybody in the colours that they had that evening. */
import { expect, test } from 'vitest';
import { seatsTold } from '../src/marks.ts';

const ann = { name: 'Ann', kind: 'human' } as const;
const ben = { name: 'Ben', kind: 'bot' } as const;

test('who sat where is told with their marks, where these are not those of the seat', () => {
  expect(seatsTold([ann, ben])).toEqual([ann, ben]);
  expect(
    seatsTold([
      { ...ann, mark: 1 },
      { ...ben, mark: 0 },
    ]),
  ).toEqual([
    { ...ann, mark: 1 },
    { ...ben, mark: 0 },
  ]);
  // Whoever came later has what is left.
  expect(seatsTold([{ ...ann, mark: 1 }, ben])).toEqual([
    { ...ann, mark: 1 },
    { ...ben, mark: 0 },
  ]);
});
