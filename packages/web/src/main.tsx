import { options } from 'preact';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { App } from './app.tsx';
import { Toasts } from './pieces/toast.tsx';
import { applySettings } from './settings/store.ts';
import './theme/fonts.css';
import './theme/tokens.css';
import './theme/base.css';

applySettings();

// An effect does not wait for the next frame: a dialog hears the key that is pressed right after it has opened.
options.requestAnimationFrame = (run) => setTimeout(run);

/** Whoever has just come wants to play first. */
const KEEPS_AFTER = 5000;
setTimeout(() => void import('./offline/keep-page.ts').then(({ keepPage }) => keepPage()), KEEPS_AFTER);

createRoot(document.getElementById('root')!).render(
  <>
    <Router base={import.meta.env.BASE_URL.slice(0, -1)}>
      <App />
    </Router>
    <Toasts />
  </>,
);
