/** What concerns only this screen can be done with a key by whoever stands at it: f for full screen, m for mute. */
import { useEffect } from 'react';
import { changeSettings, currentSettings } from '../settings/store.ts';
import { hush } from '../settings/voice.ts';
import { toggleFullScreen } from './full-screen.ts';

export function toggleSound(): void {
  const { sound } = currentSettings();
  changeSettings({ sound: !sound });
}

export function toggleVoice(): void {
  const { voice } = currentSettings();
  changeSettings({ voice: !voice });
  if (voice) hush();
}

const KEYS: Readonly<Record<string, () => void>> = {
  f: toggleFullScreen,
  m: toggleSound,
  v: toggleVoice,
};

export function useKeys(): void {
  useEffect(() => {
    const press = ({ key, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent): void => {
      if (!ctrlKey && !metaKey && !altKey && !repeat) KEYS[key.toLowerCase()]?.();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
