/** Tables in the middle of something, reached without a page: what is looked at is how the page shows them. */
import type { InnSetup } from '@taproom/inn';
import { TaproomClient, type SeatGiven, type WireAnswer } from '@taproom/client';
import { arranged, type Wanted } from './arranged.ts';
import type { ArrangedHouse, House } from './house.ts';
import { ordinary } from './quiet-client.ts';
import { seatPeople, type Wish } from './tables.ts';

export interface Scene {
  /** Whose page it is. */
  readonly seat: SeatGiven;
  /** It is as long as it gets: its forecast may be, too. */
  readonly isLongest?: boolean;
  close(): void;
}

const NO = "I don't think so!";
const HIT = "Someone's got ants in their pants!";
const FOUR = ['Ygella', 'Jett', 'Sera', 'Dale'];
const EIGHT = [...FOUR, 'Torglesnarf', 'Vlazlo', 'Warthorn', 'Zakhan'];
const NAMES = ['Ann', 'Ben', 'Cid', 'Dot', 'Eve', 'Fay', 'Gus', 'Hal'];
/** How long a scene may take to come about. */
const PATIENCE = 20_000;

function join({ url }: House, given: readonly SeatGiven[]): TaproomClient[] {
  return given.map(
    ({ table, token }) => new TaproomClient({ url: `${url.replace('http', 'ws')}/ws`, table, token }),
  );
}

/** Everybody does the ordinary thing, except where somebody plays one of these, until it is so. */
async function playOn(
  clients: readonly TaproomClient[],
  isThere: (clients: readonly TaproomClient[]) => boolean,
  plays: (seat: number, client: TaproomClient) => string | null = () => null,
): Promise<void> {
  const deadline = Date.now() + PATIENCE;
  const said = new Map<TaproomClient, number>();
  while (!isThere(clients)) {
    if (Date.now() > deadline) throw new Error('It has not come to that.');
    let did = false;
    for (const [seat, client] of clients.entries()) {
      const number = client.public?.asked?.number ?? -1;
      if (client.question === null || said.get(client) === number) continue;
      const title = plays(seat, client);
      const play =
        title === null ? undefined : client.own?.choices.find(({ label }) => label.includes(`“${title}”`));
      const answer = (play?.answer as WireAnswer | undefined) ?? ordinary(client);
      if (answer === null) continue;
      said.set(client, number);
      did = true;
      await client.answer(answer).catch(() => {});
      if (isThere(clients)) return;
    }
    if (!did) await Promise.race([clients[0].changed(), new Promise((next) => setTimeout(next, 20))]);
  }
}

interface Frame {
  readonly kind: string;
  /** What is drunk, once it is known. */
  readonly drinks?: readonly unknown[];
}

const stackOf = ({ public: shown }: TaproomClient): readonly Frame[] =>
  (shown?.view as { stack?: readonly Frame[] } | null)?.stack ?? [];
const isAsked = ({ question }: TaproomClient): boolean => question?.kind === 'respond';

async function atTable(
  house: ArrangedHouse,
  wanted: Wanted,
  players = FOUR,
  variants: Wish['variants'] = {},
): Promise<[SeatGiven, TaproomClient[]]> {
  await house.arrange(arranged({ players, ...(variants as Partial<InnSetup>) }, wanted));
  const given = await seatPeople(house, NAMES.slice(0, players.length), { characters: players, variants });
  const clients = join(house, given);
  await Promise.all(clients.map((client) => client.changed()));
  return [given[0], clients];
}

const ready = (seat: SeatGiven, clients: readonly TaproomClient[]): Scene => ({
  seat,
  close: () => clients.forEach((client) => client.stop()),
});

/** A card, an answer to it, and two more on top of that. */
export async function deepStack(house: ArrangedHouse): Promise<Scene> {
  const [seat, clients] = await atTable(house, {
    hands: { 0: [HIT, NO], 1: ['Rise above adversity', NO] },
  });
  const depth = (): number => stackOf(clients[0]).filter(({ kind }) => kind === 'play').length;
  await playOn(
    clients,
    () => depth() === 4 && isAsked(clients[0]),
    (who) => {
      const next = [HIT, 'Rise above adversity', NO, NO][depth()] ?? null;
      return who === [0, 1, 0, 1][depth()] ? next : null;
    },
  );
  return ready(seat, clients);
}

/** A card that two others were added to, with the longest titles that there are. */
export async function stories(house: ArrangedHouse): Promise<Scene> {
  const title = "Ahh. Nothin' like a pipe by the fire!";
  const [seat, clients] = await atTable(house, { hands: { 0: [title] } }, ['Warthorn', ...FOUR.slice(1)]);
  await playOn(
    clients,
    () => stackOf(clients[0]).some(({ kind }) => kind === 'play') && isAsked(clients[0]),
    (who) => (who === 0 ? title : null),
  );
  return ready(seat, clients);
}

/** Several drink against each other, and one of them has. */
export async function contest(house: ArrangedHouse, rivals = 4): Promise<Scene> {
  const drinks = [
    'Drinking Contest!',
    'Light Ale',
    'Dark Ale',
    'Dragon Breath Ale',
    'Light Ale',
    'Dark Ale',
    'Wine',
    'Pot of Tea',
    'Dirty Dishwater',
    'Elven Wine',
  ];
  const [seat, clients] = await atTable(house, { drinks }, EIGHT.slice(0, rivals));
  await playOn(
    clients,
    () => stackOf(clients[0]).some(({ kind }) => kind === 'contest') && isAsked(clients[0]),
  );
  return ready(seat, clients);
}

/** The same with a Chaser for most of them. */
export async function chasers(house: ArrangedHouse): Promise<Scene> {
  const drinks = [
    'Drinking Contest!',
    'Light Ale',
    'Dark Ale',
    'Light Ale',
    'Wine with a Chaser',
    'Pot of Tea',
    'Light Ale with a Chaser',
    'Water',
    'Dark Ale with a Chaser',
    'Dirty Dishwater',
  ];
  const [seat, clients] = await atTable(house, { drinks });
  await playOn(
    clients,
    () => stackOf(clients[0]).some(({ drinks: poured = [] }) => poured.length > 2) && isAsked(clients[0]),
  );
  return ready(seat, clients);
}

/** Two share a Drink that comes with a Chaser. */
export async function shared(house: ArrangedHouse): Promise<Scene> {
  const title = 'Sharing is caring';
  const [seat, clients] = await atTable(
    house,
    { hands: { 1: [title] }, drinks: ['Light Ale', 'Light Ale with a Chaser', 'Dark Ale', 'Dark Ale'] },
    ['Ygella', 'Amundyr', 'Sera', 'Dale'],
  );
  const isPoured = ({ drinks: poured = [] }: Frame): boolean => poured.length > 0;
  await playOn(
    clients,
    () => stackOf(clients[0]).some(({ drinks: poured = [] }) => poured.length > 1) && isAsked(clients[0]),
    (who) => (who === 1 && stackOf(clients[0]).some(isPoured) ? title : null),
  );
  return ready(seat, clients);
}

/** An Event asks everybody to choose, and one's hand is worth a look before. */
export async function eventChoice(house: ArrangedHouse): Promise<Scene> {
  const variants = { dungeonEvents: 1 };
  await house.arrange(
    arranged({ players: FOUR, ...variants }, { longest: true, events: ['Who Let All These Kobolds In?'] }),
  );
  const given = await seatPeople(house, NAMES.slice(0, FOUR.length), { characters: FOUR, variants });
  const clients = join(house, given);
  await Promise.all(clients.map((client) => client.changed()));
  await playOn(
    clients,
    () => clients[0].question?.kind === 'choose' && stackOf(clients[0]).some(({ kind }) => kind === 'event'),
  );
  return ready(given[0], clients);
}

/** An Event of the Drink Deck asks everybody to choose, the first of them last. */
export async function drinkEvent(house: ArrangedHouse): Promise<Scene> {
  // One for each of the four, and what the first of them orders for the second.
  const drinks = ['Light Ale', 'Dark Ale', 'Light Ale', 'Dark Ale', 'The monsters kicked open the door!'];
  const [seat, clients] = await atTable(house, { drinks });
  await playOn(
    clients,
    () => clients[0].question?.kind === 'choose' && stackOf(clients[0]).some(({ kind }) => kind === 'poll'),
  );
  return ready(seat, clients);
}

/** One's own turn, with these cards. */
export async function turn(
  house: ArrangedHouse,
  hand: readonly string[],
  players: readonly string[],
  variants?: Wish['variants'],
): Promise<Scene> {
  const [seat, clients] = await atTable(house, { hands: { 0: hand } }, [...players], variants);
  await playOn(clients, () => clients[0].question?.kind === 'action');
  return ready(seat, clients);
}

/** Everybody drinks at once, and can still do something about it. */
export async function houseRound(
  house: ArrangedHouse,
  hand: readonly string[] = [],
  players = FOUR,
): Promise<Scene> {
  const drinks = [
    'Round on the House!',
    'Dragon Breath Ale',
    'Elven Wine',
    'Light Ale with a Chaser',
    'Wine',
  ];
  const [seat, clients] = await atTable(house, { hands: { 0: hand }, drinks }, players);
  await playOn(
    clients,
    () => stackOf(clients[0]).some(({ drinks: poured = [] }) => poured.length > 1) && isAsked(clients[0]),
  );
  return ready(seat, clients);
}

/** Two Drinks, one of them for three, that an Event has brought; with a card played on one of them. */
export async function answeredDrinks(house: ArrangedHouse): Promise<Scene> {
  const title = 'Wrong table! Every portal has its off days.';
  const drinks = ['I Will If You Will...', 'Light Ale with a Chaser', 'Wine', 'Dark Ale'];
  const players = ['Sera', 'Joran', 'Jasper', 'Zakhan'];
  const [seat, clients] = await atTable(house, { hands: { 1: [title] }, drinks }, players);
  const isPoured = (): boolean => stackOf(clients[0]).some(({ drinks: poured = [] }) => poured.length > 1);
  await playOn(
    clients,
    () => isPoured() && stackOf(clients[0]).some(({ kind }) => kind === 'play') && isAsked(clients[0]),
    (who) => (who === 1 && isPoured() ? title : null),
  );
  return ready(seat, clients);
}

/** A Round of Gambling in which somebody has raised. */
export async function round(house: ArrangedHouse): Promise<Scene> {
  const [seat, clients] = await atTable(house, {
    hands: { 0: ["Gambling? I'm in!"], 2: ['I raise!'] },
  });
  const inRound = (): boolean => (clients[0].public?.view as { round?: unknown } | null)?.round != null;
  await playOn(
    clients,
    () => inRound() && isAsked(clients[0]) && stackOf(clients[0]).some(({ kind }) => kind === 'play'),
    (who, { question }) => {
      if (!inRound()) return who === 0 ? "Gambling? I'm in!" : null;
      return who === 2 && question?.kind === 'gamble' ? 'I raise!' : null;
    },
  );
  return ready(seat, clients);
}

/**
 * Any table of people, in a window in which the first of them is asked about something with a forecast. Everybody holds
 * the longest titles of their deck.
 */
export async function asked(
  house: ArrangedHouse,
  players: readonly string[],
  wish: Wish = {},
): Promise<Scene> {
  const people = players.filter((name) => name !== 'Otto');
  const { variants } = wish;
  const isLongest = process.env.DEAL !== 'random';
  if (isLongest)
    await house.arrange(arranged({ players, ...(variants as Partial<InnSetup>) }, { longest: true }));
  const given = await seatPeople(
    house,
    people.map((_, i) => `Player ${i + 1}`),
    { seats: players.length, characters: [...players], ...wish },
  );
  const clients = join(house, given);
  await Promise.all(clients.map((client) => client.changed()));
  await playOn(
    clients,
    () => isAsked(clients[0]) && clients[0].public!.asked!.forecast !== null,
    (_, { own }) =>
      own?.choices.find(({ answer }) => answer.do === 'play')?.label.match(/“([^”]*)”/)?.[1] ?? null,
  );
  return { ...ready(given[0], clients), isLongest };
}

/** Cards were turned up by the second of the table: the first looks on, or divides them. */
export async function turnedUp(house: ArrangedHouse, divides: boolean): Promise<Scene> {
  const title = 'Psionic vision';
  const [seat, clients] = await atTable(house, { hands: { 1: [title] } }, ['Ygella', 'Daareka']);
  await playOn(
    clients,
    () =>
      stackOf(clients[0]).some(({ kind }) => kind === 'lift') &&
      clients[divides ? 0 : 1].question?.kind === 'choose',
    (who) => (who === 1 ? title : null),
  );
  return ready(seat, clients);
}
