/** How long the house keeps tables: asked once for each page. */
import { useEffect, useState } from 'react';
import { houseTold } from './house.ts';

type Keeping = Awaited<ReturnType<typeof houseTold>>['keeping'];

/** Null until the house has said so. */
export function useKeeping(): Keeping | null {
  const [keeping, setKeeping] = useState<Keeping | null>(null);
  useEffect(() => {
    let left = false;
    houseTold().then(
      (told) => left || setKeeping(told.keeping),
      // Then nothing is said about it.
      () => {},
    );
    return () => {
      left = true;
    };
  }, []);
  return keeping;
}
