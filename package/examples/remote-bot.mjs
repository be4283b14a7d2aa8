// A bot that sits down at a table of a house, over the wire, and plays until the game is over:
// `node remote-bot.mjs http://localhost:8420 CODE`. It keeps the token of its seat, so that it comes back if it is
// started again: `TOKEN=… TABLE=… node remote-bot.mjs http://localhost:8420`.
import { HouseDoor, TaproomClient, combined, playOn } from 'taproom/client';

const [address = 'http://localhost:8420', code = ''] = process.argv.slice(2);
const { TABLE, TOKEN } = process.env;
const house = new HouseDoor(address);
const { table, token } =
  TABLE && TOKEN ? { table: TABLE, token: TOKEN } : await house.takeSeat({ code, name: 'Remote bot' });
console.log(`TABLE=${table} TOKEN=${token}`);

const client = new TaproomClient({ url: house.socket, table, token });
client.on.changed = (events) => events.forEach(({ text }) => console.log(text));

await playOn(client, ({ choices, many }) => {
  // Anything that can be done rather than nothing; as little as is allowed where several things combine.
  if (many !== null) return combined({ choices, many }, [...choices.keys()].slice(0, many.min));
  const active = choices.findIndex(({ answer }) => answer.do !== 'pass' && answer.do !== 'fold');
  return combined({ choices, many }, [Math.max(0, active)]);
});
console.log('The game is over.');
client.stop();
