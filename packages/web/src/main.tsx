import { options } from 'preact';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { App } from './app.tsx';
import { bringIcons } from './icons/bring-icons.ts';
import { mendMissingParts } from './offline/missing-part.ts';
import { keepInAQuietMoment } from './offline/quiet-moment.ts';
import { Toasts } from './pieces/toast.tsx';
import { applySettings } from './settings/store.ts';
import './theme/fonts.css';
import './theme/tokens.css';
import './theme/base.css';

applySettings();
bringIcons();
mendMissingParts();

// An effect does not wait for the next frame: a dialog hears the key that is pressed right after it has opened.
options.requestAnimationFrame = (run) => setTimeout(run);

keepInAQuietMoment();

createRoot(document.getElementById('root')!).render(
  <>
    <Router base={import.meta.env.BASE_URL.slice(0, -1)}>
      <App />
    </Router>
    <Toasts />
  </>,
);
