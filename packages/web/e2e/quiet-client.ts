/** Somebody at the table who is not looked at: they do the ordinary thing at once, without a page. */
import { TaproomClient, type SeatGiven, type WireAnswer } from '@taproom/client';
import type { House } from './house.ts';

interface Asked {
  readonly kind: string;
  readonly min?: number;
}

export function ordinary({ own, question }: TaproomClient): WireAnswer | null {
  if (own === null || question === null) return null;
  const { kind, min = 0 } = question as unknown as Asked;
  if (kind === 'discard') return { do: 'discard', cards: [] };
  const answers = own.choices.map(({ answer }) => answer as WireAnswer);
  const pass = answers.find((answer) => answer.do === 'pass');
  if (pass !== undefined) return pass;
  if (kind === 'choose') return { do: 'choose', picks: Array.from({ length: min }, (_, i) => i) };
  return answers.at(0) ?? null;
}

export function sitQuietly(
  { url }: House,
  { table, token }: SeatGiven,
  open?: (url: string) => WebSocket,
): TaproomClient {
  const client = new TaproomClient({ url: `${url.replace('http', 'ws')}/ws`, table, token, open });
  let said = -1;
  const answer = (): void => {
    const number = client.public?.asked?.number ?? -1;
    const reply = number === said ? null : ordinary(client);
    if (reply === null) return;
    said = number;
    // Refused because it came too late: then something else is asked by now.
    client
      .answer(reply)
      .catch(() => {})
      .finally(answer);
  };
  client.on.changed = answer;
  return client;
}
