/** What is to be heard of what happened: at most a few sounds at once, the weightiest first. */
import type { StoryEvent } from '../../link/table-link.ts';
import { playSound, speak, type SoundName } from '../../settings/index.ts';
import type { TableState } from '../table-store.ts';
import { sceneOf } from './travel.ts';

const SOUNDS: Readonly<Record<string, SoundName>> = {
  over: 'win',
  out: 'pass-out',
  alcohol: 'gulp',
  round: 'dice',
  paid: 'coin',
  gold: 'coin',
  ante: 'coin',
  pot: 'coin',
  skim: 'coin',
  share: 'coin',
  reveal: 'pour',
  chaser: 'pour',
  play: 'card',
  draw: 'card',
  discard: 'card',
  // The gambling games
  roll: 'dice',
  deal: 'card',
  show: 'card',
  place: 'card',
  call: 'coin',
  bet: 'coin',
  raise: 'coin',
  'all-in': 'coin',
  wins: 'coin',
};

const WEIGHT: readonly SoundName[] = ['win', 'pass-out', 'hit', 'gulp', 'dice', 'pour', 'coin', 'card'];
const MOST = 2;
const BETWEEN = 140;

export function makeNoise(next: TableState, last: TableState): void {
  if (sceneOf(last) === null || sceneOf(next) === null) return;
  const asks =
    next.asked.isAsked && !(last.asked.isAsked && next.table?.asked?.number === last.table?.asked?.number);
  if (next.story !== last.story) {
    const known = last.story.at(-1)?.at ?? -1;
    const events = next.story.filter(({ at }) => at > known);
    const sounds = soundsOf(events, next.own?.seat ?? -1);
    sounds.forEach((sound, i) => setTimeout(() => playSound(sound), i * BETWEEN));
    for (const event of events) sayTitle(event, next);
  }
  if (asks) playSound('ask');
}

function soundsOf(events: readonly StoryEvent[], own: number): SoundName[] {
  const heard = new Set<SoundName>();
  for (const { e, seat, n = 0 } of events) {
    const sound = e === 'fortitude' && seat === own && n < 0 ? 'hit' : SOUNDS[e];
    if (sound !== undefined) heard.add(sound);
  }
  return WEIGHT.filter((sound) => heard.has(sound)).slice(0, MOST);
}

/** The titles are the jokes: as the books ask, they are read aloud. */
function sayTitle({ e, card, seat }: StoryEvent, { faces, view }: TableState): void {
  if ((e !== 'play' && e !== 'event') || card === undefined) return;
  const title = faces?.cards[card]?.title;
  if (title !== undefined) speak(title, view?.seats[seat ?? -1]?.name);
}
