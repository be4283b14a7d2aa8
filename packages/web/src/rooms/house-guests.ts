/** Those whom whoever runs the house has added to it with packs: asked of the house once, when somebody chooses. */
import { about } from '@taproom/cast/about';
import type { Catalogue } from '@taproom/client';
import { useEffect, useState } from 'react';
import { call } from '../link/house.ts';
import { POCKET_ONLY } from '../pocket/pocket-id.ts';
import { meet, type Guest } from '../theme/guests.ts';

let asked: Promise<readonly Guest[]> | null = null;

async function ask(): Promise<readonly Guest[]> {
  // The house in a pocket is our own.
  if (POCKET_ONLY) return [];
  const { inn } = await call<Catalogue>('/api/catalogue');
  const guests = inn.characters
    .filter(({ name }) => !about.some((known) => known.name === name))
    .map(({ name, mugs, pitch, villain }): Guest => ({
      name,
      mugs,
      pitch,
      ...(villain && { villain: true }),
    }));
  meet(guests);
  return guests;
}

export function useHouseGuests(): readonly Guest[] {
  const [guests, setGuests] = useState<readonly Guest[]>([]);
  useEffect(() => {
    let here = true;
    // Where no house can be reached, there is nobody to add.
    asked ??= ask().catch(() => {
      asked = null;
      return [];
    });
    void asked.then((found) => here && setGuests(found));
    return () => {
      here = false;
    };
  }, []);
  return guests;
}
