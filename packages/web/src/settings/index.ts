export { SettingsSheet } from './settings-sheet.tsx';
export { playSound, type SoundName } from './sounds.ts';
export { motionScale } from './store.ts';
export { speak } from './voice.ts';
