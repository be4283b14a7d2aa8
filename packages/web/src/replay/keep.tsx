/** A game to keep: as a file, or as a link for whoever should see it. */
import { address } from '../address.ts';
import { idOf } from '../link/house.ts';
import { useOrigin } from '../link/origin.ts';
import { Button, toast } from '../pieces/index.ts';
import { isPocket } from '../pocket/pocket-id.ts';
import { copy } from '../rooms/copy.ts';
import { replay as words } from '../words/replay.ts';
import { saveLog } from './save-log.ts';

/** `table`: its id, or its code, which leads to another game once they have played on. */
export function Keep({ table }: { readonly table: string }) {
  const { origin } = useOrigin();
  const share = async (): Promise<void> => copy(origin + address(`/table/${await idOf(table)}/replay`));
  const tell = (error: Error): void => toast(error.message, 'warn');
  return (
    <>
      {/* What is kept in this browser is nowhere else. */}
      {!isPocket(table) && (
        <Button
          kind="quiet"
          icon="link"
          label={words.share}
          onClick={() => {
            share().catch(tell);
          }}
        />
      )}
      <Button
        kind="quiet"
        icon="share"
        label={words.save}
        onClick={() => {
          saveLog(table).catch(tell);
        }}
      />
    </>
  );
}
