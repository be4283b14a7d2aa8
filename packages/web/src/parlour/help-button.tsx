/** How the game on the table is played, and what one's hand is worth now: fetched when somebody wants to know. */
import { lazy, Suspense, useState } from 'react';
import { Button } from '../pieces/index.ts';
import { help as words } from '../words/help.ts';

const GameHelp = lazy(() => import('./game-help.tsx'));

export function HelpButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" icon="help" label={words.title} onClick={() => setOpen(true)} />
      <Suspense fallback={null}>{isOpen && <GameHelp onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
