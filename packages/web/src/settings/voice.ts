/** Card titles read aloud, as the books ask, with the browser's own voices: a different one for each character. */
import { currentSettings } from './store.ts';

/** The same character always speaks with the same voice: one of those there are, and a pitch of its own. */
function numberOf(name: string): number {
  let n = 7;
  for (const letter of name) n = (n * 31 + letter.charCodeAt(0)) % 997;
  return n;
}

/** Never more than this waits to be said: the table goes on. */
const MOST_WAITING = 2;
let waiting = 0;

export function speak(text: string, character = ''): void {
  const { voice, voiceVolume } = currentSettings();
  if (!voice || typeof speechSynthesis === 'undefined' || waiting >= MOST_WAITING) return;
  const voices = speechSynthesis.getVoices().filter(({ lang }) => lang.startsWith('en'));
  const n = numberOf(character);
  const words = new SpeechSynthesisUtterance(text);
  words.lang = 'en';
  words.voice = voices.length > 0 ? voices[n % voices.length] : null;
  words.pitch = 0.7 + (n % 7) / 10;
  words.rate = 1.05;
  words.volume = voiceVolume;
  waiting += 1;
  const done = (): void => {
    waiting -= 1;
  };
  words.addEventListener('end', done);
  words.addEventListener('error', done);
  speechSynthesis.speak(words);
}

export function hush(): void {
  if (typeof speechSynthesis === 'undefined') return;
  waiting = 0;
  speechSynthesis.cancel();
}
