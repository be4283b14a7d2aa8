/** A game that was saved as a file goes on. */
import { useRef } from 'react';
import { useLocation } from 'wouter';
import { openFile } from '../link/open-here.ts';
import { Button } from '../pieces/index.ts';
import { here as words } from '../words/here.ts';
import { useAction } from './use-action.ts';
import { Wrong } from './wrong.tsx';

/** `here`: on this device, not at the house. */
export function OpenFile({ here }: { readonly here: boolean }) {
  const [, go] = useLocation();
  const file = useRef<HTMLInputElement>(null);
  const open = useAction(async (chosen: File) => {
    const { code, table } = await openFile(chosen, here);
    go(`/table/${code || table}`);
  });
  return (
    <>
      <Wrong text={open.wrong} />
      <input
        ref={file}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={words.open}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen !== undefined) open.run(chosen);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      <Button kind="quiet" icon="table" busy={open.busy} onClick={() => file.current?.click()}>
        {words.open}
      </Button>
    </>
  );
}
