import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { Toasts } from './pieces/toast.tsx';
import { applySettings } from './settings/store.ts';
import './theme/fonts.css';
import './theme/tokens.css';
import './theme/base.css';

applySettings();

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
    <Toasts />
  </StrictMode>,
);
