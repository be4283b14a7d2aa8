/**
 * Tables of every kind, played to their ends from a secret and what people added to it: each of them must verify, by the
 * derivation alone and by the rules, and must not if one draw was another.
 * `node packages/server/test/proven.ts [tables] [first seed]`
 */
import { fileURLToPath } from 'node:url';
import { house } from '@taproom/house/own';
import { verify, verifyByTheRules, type Draw, type Proof, type ProvenGame } from '@taproom/kernel';
import { closed, newDeal } from '../src/fair-deal.ts';
import { finishedGame } from '../src/finished-game.ts';
import { playTable } from './tables.ts';

/** How many draws there were at one table. Throws where something does not hold. */
export async function proveTable(seed: number): Promise<number> {
  const { record, entries } = await playTable(seed, undefined, (seats) => {
    const added = seats.map((seat, n) => ({ ...seat, chance: `${seed}, seat ${n}` }));
    return closed(newDeal(), added).deal;
  });
  const game = house.game(record.options.game, record.setup);
  // As it is downloaded.
  const text = JSON.stringify(finishedGame(house, record, entries));
  const file = JSON.parse(text) as ReturnType<typeof finishedGame> & { fair: Proof };
  const wrong = verifyByTheRules(game, file);
  if (wrong.length > 0) throw new Error(`Table ${seed}: ${wrong.join(' ')}`);
  if (verify(withAnotherDraw(file, seed)).length === 0)
    throw new Error(`Table ${seed} is said to be good with another draw.`);
  return file.fair.draws.length;
}

/** The best lie there is: one draw is another one, and the log agrees with it. */
function withAnotherDraw({ setup, log, fair }: ProvenGame, seed: number): ProvenGame {
  const open = [...fair.draws.keys()].filter((number) => {
    const { kind, gave } = fair.draws[number];
    return kind === 'shuffle' ? gave.length > 1 : kind === 'dice' || fair.draws[number].size > 1;
  });
  const number = open[seed % open.length];
  const draw = fair.draws[number];
  const gave = otherNumbers(draw);
  const [at] = [...log.keys()].filter((i) => log[i].seat === -1).slice(number - fair.characters.length);
  const { seat } = log[at];
  const answer =
    draw.kind === 'shuffle'
      ? { seat, order: gave }
      : draw.kind === 'dice'
        ? { seat, values: gave }
        : { seat, index: gave[0] };
  return {
    setup,
    log: log.with(at, answer),
    fair: { ...fair, draws: fair.draws.with(number, { ...draw, gave }) },
  };
}

function otherNumbers(draw: Draw): number[] {
  const [one, two, ...others] = draw.gave;
  switch (draw.kind) {
    case 'shuffle':
      return [two, one, ...others];
    case 'pick':
      return [(one + 1) % draw.size];
    case 'dice':
      return [(one % draw.sides) + 1, ...draw.gave.slice(1)];
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [tables = '100', first = '1'] = process.argv.slice(2);
  let draws = 0;
  for (let i = 0; i < Number(tables); i++) draws += await proveTable(Number(first) + i);
  console.log(`${tables} games to their ends, ${draws} draws: all verify, and none with one draw changed.`);
  // Clocks of the tables may still be running.
  process.exit(0);
}
