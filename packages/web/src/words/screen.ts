/** Everything that is read on the big screen that the whole table looks at. */
import { count } from './table.ts';

export const screen = {
  title: 'The table on the big screen',
  joinTitle: 'Sit down with us',
  joinHow: 'Scan this with your phone, or go to',
  joinCode: 'and type the code',
  qr: (code: string): string => `Leads to table ${code}`,
  onlyHere:
    'This address works only on this machine. Open the page with the address of this machine in your network, and the picture works for phones.',
  takes: 'Your cards come to your phone. What everybody may see is here.',
  seats: 'Who is here',
  free: 'A free seat',
  surprise: 'a surprise',
  bot: 'Bot',
  away: 'away',
  waiting: (free: number): string =>
    free === 0
      ? 'Everybody is here. The host may begin.'
      : `${count(free, 'seat is', 'seats are')} still free.`,
  start: 'Start the game',
  fill: 'Start with bots in the empty seats',
  starting: 'Dealing …',
  mute: 'Sounds off',
  unmute: 'Sounds on',
  voiceOn: 'Read titles aloud',
  voiceOff: 'Stop reading titles',
  full: 'Full screen',
  leaveFull: 'Leave full screen',
  controls: 'For the host',
  again: 'One more? Press “Play again” on a phone, and everybody comes along.',
} as const;
