/** As much as a forecast has ever had to tell: everybody is hit twice, it is too much for some, and Otto on every track. */
import type { Page } from '@playwright/test';
import type { Forecast } from '@taproom/client';

interface Seat {
  readonly name: string;
  readonly tracks: readonly unknown[];
}

type Lines = Forecast['lines'];

const moves = (
  what: 'alcohol' | 'fortitude',
  seat: number,
  who: string,
  to = -1,
  where = '',
): Lines[number] => {
  const [n, verb, word] = what === 'alcohol' ? [3, 'gains', 'Alcohol Content'] : [-3, 'loses', 'Fortitude'];
  const [before, after] = [14, 14 + n];
  const text = `${who} ${verb} 3 ${word}${where} (${before} → ${after})${to < 0 ? '' : ' and passes out on it'}`;
  return { what, seat, n, before, after, to, text };
};

function longest(seats: readonly Seat[]): Forecast {
  const people = seats.map(({ name, tracks }, seat) => ({ name, seat, tracks: tracks.length > 0 }));
  const players = people.filter(({ tracks }) => !tracks);
  const lines = people.flatMap(({ name, seat, tracks }): Lines =>
    tracks
      ? [
          { what: 'answer', seat, n: 0, to: -1, text: `${name} turns up a card to answer it` },
          ...players.flatMap((whose): Lines => {
            const where = ` on ${whose.name}’s track`;
            return [
              moves('alcohol', seat, name, whose.seat, where),
              moves('fortitude', seat, name, whose.seat, where),
            ];
          }),
        ]
      : [moves('alcohol', seat, name), moves('fortitude', seat, name)],
  );
  for (const { name, seat } of players.slice(0, 2))
    lines.push({ what: 'out', seat, n: 0, to: -1, text: `that would be too much for ${name}` });
  return { card: -1, lines, until: 'done', text: `${lines.map(({ text }) => text).join('; ')}.` };
}

interface Welcome {
  readonly type: string;
  readonly public?: {
    readonly view: { readonly seats: readonly Seat[] };
    asked: { forecast: unknown } | null;
  };
}

/** This page is told the longest forecast, whatever the table's own is. */
export const foresee = (page: Page): Promise<void> =>
  page.routeWebSocket(/\/ws$/, (socket) => {
    socket.connectToServer().onMessage((message) => {
      const told = JSON.parse(String(message)) as Welcome;
      if (told.public?.asked?.forecast != null) told.public.asked.forecast = longest(told.public.view.seats);
      socket.send(JSON.stringify(told));
    });
  });
