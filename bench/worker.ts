/** One measurement in a process of its own: `node bench/worker.ts <contender> <warm-up ms> <measured ms>`. */
import { contenderNamed, type Counts, type Measured } from './contender.ts';

const [name, warmUp, measured] = process.argv.slice(2);
const contender = await contenderNamed(name);

function run(milliseconds: number): Counts {
  const counts = { units: 0, games: 0 };
  const end = performance.now() + milliseconds;
  do contender.batch(counts);
  while (performance.now() < end);
  return counts;
}

run(Number(warmUp));
const cpuBefore = process.cpuUsage();
const wallBefore = performance.now();
const counts = run(Number(measured));
const wall = performance.now() - wallBefore;
const { user, system } = process.cpuUsage(cpuBefore);
const result: Measured = { ...counts, cpu: user + system, wall, note: contender.note ?? '' };
console.log(JSON.stringify(result));
