/** The rules that somebody wants to read at a table: fetched when it comes to that. */
import { lazy, Suspense } from 'react';
import { useTable } from '../table/table-store.ts';

const RuleSheet = lazy(() => import('./rule-sheet.tsx'));

export function OpenedRules() {
  const hasRules = useTable((state) => state.desk.behind !== null);
  return <Suspense fallback={null}>{hasRules && <RuleSheet />}</Suspense>;
}
