/** The table behind a code, looked up as soon as the code is complete. */
import { useEffect, useState } from 'react';
import { HouseRefused, tableOfCode } from '../link/house.ts';
import { words } from '../words/all.ts';

type Found = Awaited<ReturnType<typeof tableOfCode>>;

interface Looked {
  readonly code: string;
  readonly table: Found | null;
  readonly wrong: string | null;
}

const NOTHING: Looked = { code: '', table: null, wrong: null };

function reason(error: unknown): string {
  if (error instanceof HouseRefused && error.status === 404) return words.join.noSuchCode;
  return error instanceof Error ? error.message : String(error);
}

/** An empty code is not looked up. */
export function useTableOfCode(code: string): Looked {
  const [looked, setLooked] = useState(NOTHING);
  useEffect(() => {
    if (code === '') return undefined;
    let left = false;
    tableOfCode(code).then(
      (table) => left || setLooked({ code, table, wrong: null }),
      (error: unknown) => left || setLooked({ code, table: null, wrong: reason(error) }),
    );
    return () => {
      left = true;
    };
  }, [code]);
  return looked.code === code ? looked : NOTHING;
}
