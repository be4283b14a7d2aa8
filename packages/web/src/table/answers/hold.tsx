/** A window that would close by itself: whoever wants to think holds it. */
import { Button } from '../../pieces/index.ts';
import { table as words } from '../../words/table.ts';
import { useStore, useTable } from '../table-store.ts';

export function Hold() {
  const store = useStore();
  const canHold = useTable(({ table, own, clock }) => {
    if (table?.asked?.kind !== 'respond' || own === null || own.declared !== null || clock === null)
      return false;
    return table.asked.waiting.includes(own.seat) && !table.asked.held.includes(own.seat);
  });
  if (!canHold) return null;
  return <Button icon="pause" label={words.hold} aria-keyshortcuts="H" onClick={() => store.think()} />;
}
