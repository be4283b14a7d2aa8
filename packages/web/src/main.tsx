import { options } from 'preact';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { App } from './app.tsx';
import { bringIcons } from './icons/bring-icons.ts';
import { isThereAPage, mendMissingParts } from './offline/missing-part.ts';
import { Toasts } from './pieces/toast.tsx';
import { applySettings } from './settings/store.ts';
import './theme/fonts.css';
import './theme/tokens.css';
import './theme/base.css';

applySettings();
void bringIcons();
mendMissingParts();

// An effect does not wait for the next frame: a dialog hears the key that is pressed right after it has opened.
options.requestAnimationFrame = (run) => setTimeout(run);

/** Whoever has just come wants to play, or to look something up: the page is kept once nobody has done anything for so long. */
const A_QUIET_MOMENT = 5000;
const DEEDS = ['pointerdown', 'keydown', 'input'] as const;
let quiet: ReturnType<typeof setTimeout>;
function waitForQuiet(): void {
  clearTimeout(quiet);
  quiet = setTimeout(() => void keepIt().catch(waitForQuiet), A_QUIET_MOMENT);
}
/** While the house is away another quiet moment will do: nobody misses it, so nothing is loaded anew for it. */
async function keepIt(): Promise<void> {
  if (!(await isThereAPage())) return waitForQuiet();
  const { keepPage } = await import('./offline/keep-page.ts');
  for (const deed of DEEDS) removeEventListener(deed, waitForQuiet);
  await keepPage();
}
for (const deed of DEEDS) addEventListener(deed, waitForQuiet, { passive: true });
waitForQuiet();

createRoot(document.getElementById('root')!).render(
  <>
    <Router base={import.meta.env.BASE_URL.slice(0, -1)}>
      <App />
    </Router>
    <Toasts />
  </>,
);
