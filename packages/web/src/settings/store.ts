/** What a player has set on this device. It applies at once and is remembered. */
import { useSyncExternalStore } from 'react';

export interface Settings {
  readonly sound: boolean;
  /** 0 to 1. */
  readonly effects: number;
  /** Card titles are read aloud. */
  readonly voice: boolean;
  readonly voiceVolume: number;
  /** `device`: as the device asks for. */
  readonly motion: 'device' | 'full' | 'fast' | 'off';
  readonly contrast: 'normal' | 'high';
  readonly text: 'normal' | 'large' | 'larger';
  /** Who serves the drinks in the titles of cards; `book`: whoever each book says. */
  readonly keeper: 'book' | 'barkeep' | 'wench';
}

const START: Settings = {
  sound: true,
  effects: 0.6,
  voice: false,
  voiceVolume: 0.8,
  motion: 'device',
  contrast: 'normal',
  text: 'normal',
  keeper: 'book',
};

const PLACE = 'taproom.settings';

function read(): Settings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '{}');
    return { ...START, ...(kept as Partial<Settings>) };
  } catch {
    // Storage may be off, or hold something else.
    return START;
  }
}

let settings = read();
const listeners = new Set<() => void>();

/** The look follows what is set here: tokens.css knows these attributes. */
export function applySettings(): void {
  const { dataset } = document.documentElement;
  if (settings.motion === 'device') delete dataset.motion;
  else dataset.motion = settings.motion;
  dataset.contrast = settings.contrast;
  dataset.text = settings.text;
}

export const currentSettings = (): Settings => settings;

export function changeSettings(change: Partial<Settings>): void {
  settings = { ...settings, ...change };
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // Then they last as long as the page.
  }
  applySettings();
  for (const listener of listeners) listener();
}

export function onSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSettings = (): Settings => useSyncExternalStore(onSettings, currentSettings);

/** How long things may move, in parts of the full time; 0: not at all. */
export function motionScale(): number {
  const { motion } = settings;
  if (motion === 'full') return 1;
  if (motion === 'fast') return 0.5;
  if (motion === 'off') return 0;
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 1;
}
