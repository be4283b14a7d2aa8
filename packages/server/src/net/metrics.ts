/** What the house counts, in the words that Prometheus reads. */
import type { FastifyRequest } from 'fastify';
import type { Housekeeping } from '../housekeeping.ts';
import { hashOf, isTokenOf } from '../secrets.ts';
import type { Tables } from '../tables.ts';
import type { MeasuredStorage } from '../storage/storage.ts';
import type { BotPool } from '../table/bots.ts';
import { isLoopback } from './addresses.ts';
import type { LoopDelay } from '../measures.ts';
import type { Street } from '../storage/postgres/street.ts';
import type { Passing } from './passing.ts';
import type { Sockets } from './sockets.ts';

export interface Counted {
  readonly tables: Tables;
  readonly sockets: Sockets;
  readonly storage: MeasuredStorage;
  readonly bots: BotPool;
  readonly housekeeping: Housekeeping;
  readonly loop: LoopDelay;
  /** Where other houses share the database. */
  readonly street: Street | null;
  readonly passing: Passing | null;
}

/**
 * Whoever runs the house may read them: with the token, if there is one, else from this very machine. What a proxy passes
 * on comes from this machine, too, but says so.
 */
export function mayRead({ headers, ip, socket }: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined && token !== '')
    return isTokenOf(headers.authorization ?? '', hashOf(`Bearer ${token}`));
  const isPassedOn = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return !isPassedOn && isLoopback(ip) && isLoopback(socket.remoteAddress ?? '');
}

export function metricsText(counted: Counted): string {
  const { tables, sockets, storage, bots, housekeeping, loop, street, passing } = counted;
  const { heapUsed, rss } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const delay = loop.now();
  const size = storage.size();
  const rows: [name: string, help: string, value: number][] = [
    ['taproom_tables_in_memory', 'Tables in memory', [...tables.inMemory()].length],
    ['taproom_tables_loaded_total', 'Tables loaded from the database', tables.counts.loaded],
    ['taproom_tables_unloaded_total', 'Idle tables that left memory', tables.counts.unloaded],
    ['taproom_tables_set_aside_total', 'Tables at which something was wrong', tables.counts.aside],
    ['taproom_entries_total', 'Entries of tables’ logs', tables.counts.answers],
    ['taproom_steps_total', 'Steps told to tables', tables.counts.steps],
    ['taproom_conflicts_total', 'Writes that another process was ahead of', tables.counts.conflicts],
    ['taproom_commits_total', 'Commits of the database', storage.counts.commits],
    ['taproom_failed_writes_total', 'Batches that could not be written', storage.counts.failures],
    [
      'taproom_cannot_write',
      'Whether nothing can be written at the moment',
      storage.trouble === null ? 0 : 1,
    ],
    ['taproom_database_bytes', 'Size of the database', size.database],
    ['taproom_journal_bytes', 'Size of its journal', size.journal],
    ['taproom_tables_forgotten_total', 'Tables deleted after long disuse', housekeeping.counts.forgotten],
    [
      'taproom_event_loop_delay_p99_seconds',
      'How late the event loop is, 99 of 100 times at most',
      delay.p99,
    ],
    ['taproom_event_loop_delay_max_seconds', 'How late it was at most in the last minute', delay.max],
    ['taproom_sockets_open', 'Open connections', sockets.counts.open],
    ['taproom_messages_received_total', 'Messages received', sockets.counts.received],
    ['taproom_messages_refused_total', 'Messages refused as malformed or too fast', sockets.counts.refused],
    ['taproom_messages_sent_total', 'Messages sent', sockets.counts.sent],
    ['taproom_sent_characters_total', 'Characters sent', sockets.counts.sentBytes],
    ['taproom_bot_questions_total', 'Questions that bots thought about', bots.counts.asked],
    ['taproom_bot_failures_total', 'Questions that another bot had to answer', bots.counts.failed],
    ['taproom_bot_late_total', 'Questions that a bot did not answer in time', bots.counts.late],
    [
      'taproom_houses_open',
      'Houses that share the database, this one included',
      1 + (street?.neighbours.size ?? 0),
    ],
    [
      'taproom_requests_passed_on_total',
      'Requests that another house answered',
      passing?.counts.requests ?? 0,
    ],
    ['taproom_sockets_passed_on', 'Connections that another house talks to', passing?.counts.sockets ?? 0],
    ['process_resident_memory_bytes', 'Memory of the process', rss],
    ['process_heap_bytes', 'Memory of its objects', heapUsed],
    ['process_cpu_seconds_total', 'Time of the processor', (user + system) / 1e6],
  ];
  const durations = storage.commitTimes.text('taproom_commit_seconds', 'How long commits take');
  return rows
    .map(([name, help, value]) => {
      const type = name.endsWith('_total') ? 'counter' : 'gauge';
      return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${name} ${value}\n`;
    })
    .join('')
    .concat(durations);
}
