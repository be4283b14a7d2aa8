// A whole game of The Red Dragon Inn, told as it happens: the same seed gives the same game. `node play.mjs [seed]`
import { house } from 'taproom';
import { Guest } from 'taproom/bots';
import { SPECTATOR, answerAt, luckFrom, seatTable } from 'taproom/kernel';

const { inn, bots } = house;
const setup = { players: ['Sera', 'Jasper', 'Torglesnarf'] };
const seed = Number(process.argv[2] ?? 7);
const table = seatTable(inn, setup, seed);
const guests = setup.players.map(
  (_, seat) => new Guest({ game: inn, setup, seat, luck: luckFrom(seed + seat), bots, name: 'regular' }),
);

for (let asked = inn.question(table.state); asked.kind !== 'over'; asked = inn.question(table.state)) {
  const answer = guests[asked.seat].answer(table.state);
  const events = answerAt(inn, table, answer);
  for (const guest of guests) guest.hear(events);
  for (const event of events) console.log(inn.tell(table.state, event, SPECTATOR));
}
