/**
 * Short synthetic sounds. Each has a visible twin on the table: nothing is told by sound alone. The synthesizer is
 * loaded with the first sound, after somebody has touched the page: browsers keep quiet before.
 */
import type * as Synthesizer from 'zzfx';
import { untilThereIsAPage } from '../offline/missing-part.ts';
import { currentSettings } from './store.ts';

export type SoundName = 'card' | 'coin' | 'pour' | 'gulp' | 'dice' | 'ask' | 'hit' | 'pass-out' | 'win';

/** What the synthesizer can be told; what is left out is as it likes it. */
interface Sound {
  readonly volume: number;
  readonly randomness?: number;
  readonly frequency: number;
  readonly attack?: number;
  readonly sustain: number;
  readonly release: number;
  /** 0 sine, 1 triangle, 2 saw, 3 tangent, 4 noise. */
  readonly shape: number;
  readonly curve?: number;
  readonly slide?: number;
  readonly deltaSlide?: number;
  readonly jump?: number;
  readonly jumpAfter?: number;
  readonly repeat?: number;
  readonly noise?: number;
  readonly crush?: number;
  readonly delay?: number;
  readonly sustainVolume?: number;
  readonly decay?: number;
}

const SOUNDS: Readonly<Record<SoundName, Sound>> = {
  card: {
    volume: 0.5,
    frequency: 900,
    sustain: 0.01,
    release: 0.04,
    shape: 4,
    curve: 2.5,
    slide: -40,
    noise: 6,
  },
  coin: {
    volume: 0.7,
    frequency: 1500,
    sustain: 0.03,
    release: 0.22,
    shape: 1,
    curve: 1.7,
    jump: 500,
    jumpAfter: 0.05,
  },
  pour: {
    volume: 0.5,
    randomness: 0.1,
    frequency: 320,
    attack: 0.05,
    sustain: 0.3,
    release: 0.2,
    shape: 0,
    slide: 3,
    deltaSlide: 1,
    noise: 1.5,
    decay: 0.1,
  },
  gulp: {
    volume: 0.9,
    frequency: 130,
    attack: 0.01,
    sustain: 0.06,
    release: 0.09,
    shape: 0,
    curve: 1.6,
    slide: 12,
  },
  dice: {
    volume: 0.6,
    randomness: 0.3,
    frequency: 500,
    sustain: 0.02,
    release: 0.05,
    shape: 4,
    curve: 3,
    repeat: 0.03,
    noise: 4,
  },
  ask: {
    volume: 0.6,
    randomness: 0,
    frequency: 523,
    attack: 0.02,
    sustain: 0.12,
    release: 0.28,
    shape: 0,
    curve: 1.2,
    jump: 262,
    jumpAfter: 0.12,
    decay: 0.05,
  },
  hit: {
    volume: 1.1,
    frequency: 110,
    sustain: 0.03,
    release: 0.16,
    shape: 3,
    curve: 2.2,
    slide: -1,
    noise: 3,
    crush: 0.2,
  },
  'pass-out': {
    volume: 0.9,
    frequency: 300,
    attack: 0.03,
    sustain: 0.25,
    release: 0.5,
    shape: 2,
    curve: 1.4,
    slide: -2,
    deltaSlide: -0.5,
    delay: 0.1,
  },
  win: {
    volume: 0.8,
    randomness: 0,
    frequency: 392,
    attack: 0.03,
    sustain: 0.35,
    release: 0.5,
    shape: 1,
    curve: 1.4,
    jump: 196,
    jumpAfter: 0.1,
    repeat: 0.12,
    decay: 0.08,
  },
};

/** In the order in which the synthesizer takes it. */
const inOrder = (s: Sound): (number | undefined)[] => [
  s.volume,
  s.randomness ?? 0.05,
  s.frequency,
  s.attack,
  s.sustain,
  s.release,
  s.shape,
  s.curve,
  s.slide,
  s.deltaSlide,
  s.jump,
  s.jumpAfter,
  s.repeat,
  s.noise,
  0,
  s.crush,
  s.delay,
  s.sustainVolume ?? 0.6,
  s.decay,
];

const made = new Map<SoundName, readonly number[]>();
let synthesizer: Promise<typeof Synthesizer> | null = null;

/** Before there is anything to hear: to open what it is played on takes longer than to draw a table. */
export function readySounds(): typeof synthesizer {
  const { sound, effects } = currentSettings();
  if (!sound || effects <= 0 || !navigator.userActivation.hasBeenActive) return null;
  // Nobody misses a sound so much that the page should be loaded anew for it.
  return (synthesizer ??= untilThereIsAPage().then(() => import('zzfx')));
}

export function playSound(name: SoundName): void {
  readySounds()?.then(
    ({ ZZFX }) => {
      // Computing a sound takes longer than drawing the table: it is done once, at full volume.
      let samples = made.get(name);
      if (samples === undefined) {
        ZZFX.volume = 1;
        samples = ZZFX.buildSamples(...inOrder(SOUNDS[name]));
        made.set(name, samples);
      }
      ZZFX.volume = (currentSettings().effects * 0.5) ** 2;
      ZZFX.playSamples([samples]);
    },
    // A sound that can't be made is a silence.
    () => undefined,
  );
}
