export { SettingsSheet } from './settings-sheet.tsx';
export { playSound, readySounds, type SoundName } from './sounds.ts';
export { motionScale } from './store.ts';
export { speak } from './voice.ts';
