/** The code, small, in a corner; and the picture to scan while somebody can still sit down. */
import { joinAddress, useOrigin } from '../link/origin.ts';
import { QrCode } from '../pieces/index.ts';
import { useTable } from '../table/table-store.ts';
import { screen as words } from '../words/screen.ts';

export function JoinCorner({ className }: { readonly className: string }) {
  const code = useTable((state) => state.table!.code);
  const isFull = useTable((state) => state.table!.seats.every(({ kind }) => kind !== 'open'));
  const { origin } = useOrigin();
  return (
    <aside className={className} aria-label={words.qr(code)}>
      {!isFull && <QrCode text={joinAddress(origin, code)} label={words.qr(code)} />}
      <strong translate="no">{code}</strong>
    </aside>
  );
}
