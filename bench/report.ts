/** The same rows as a table to read in a terminal, and as a page to keep. */
import type { Row } from './rows.ts';

export interface Circumstances {
  readonly date: string;
  readonly node: string;
  readonly cpu: string;
  readonly load: string;
  readonly command: string;
  readonly rounds: number;
  readonly warmUp: number;
  readonly measured: number;
  readonly agreed: string;
  readonly errors: readonly string[];
}

const verdict = (row: Row): string => (row.passed === null ? '' : row.passed ? 'pass' : 'MISSED');

const cellsOf = (row: Row): string[] => [
  row.what,
  row.text,
  row.unit,
  row.target,
  row.aim,
  verdict(row),
  row.note,
  row.path,
];

const HEADS = ['what', 'median [min..max]', 'unit', 'target', 'aim', '', 'note', 'code path'];

/** One line for each target that was missed, or that all were reached. */
function missedLines(rows: readonly Row[]): string {
  const missed = rows.filter(({ passed }) => passed === false);
  if (missed.length === 0) return '- every target was reached\n';
  return missed
    .map(
      ({ what, text, unit, target }) => `- **missed: ${what}: ${text} ${unit}, the target is ${target}**\n`,
    )
    .join('');
}

export function asText(rows: readonly Row[]): string {
  // The code path goes last and is as long as it likes.
  const table = [HEADS, ...rows.map(cellsOf)];
  const widths = HEADS.map((_, i) => Math.max(...table.map((cells) => cells[i].length)));
  return table
    .map((cells) =>
      cells
        .map((cell, i) => (i === cells.length - 1 ? cell : cell.padEnd(widths[i])))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

export function asPage(rows: readonly Row[], c: Circumstances): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return `# Benchmark results

Written by \`${c.command}\`; do not edit.

- ${c.date}, Node ${c.node}, ${c.cpu}, load average before the run ${c.load}
- ${c.rounds} rounds; in each round every contender once, in a process of its own: ${c.warmUp} ms warm-up, ${c.measured} ms measured, NODE_ENV=production
- time is CPU time of the whole process, user and system, all threads (garbage collection and compilation included); a second is a CPU second
- figures are medians over the rounds, [least..most]; ratios are taken within each round, then the median: compare ratios, not times from different days
- before the run, ${c.agreed}
${missedLines(rows)}${c.errors.map((error) => `- **${error}**\n`).join('')}
<!-- prettier-ignore -->
${line(HEADS)}
${line(HEADS.map(() => '---'))}
${rows.map((row) => line(cellsOf(row))).join('\n')}

What is counted: setting the table, finding the legal answers, picking one at random, checking and applying it, chance, events and the log. On boardgame.io’s side: \`InitializeGame\`, \`ai.enumerate\`, picking, the reducer with its log entry; undo is off and the configuration is processed once. Moves and decisions are those of players; what chance answers is not counted, but its time is.
`;
}
