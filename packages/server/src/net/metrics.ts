/** What the house counts, in the words that Prometheus reads. */
import type { Tables } from '../tables.ts';
import type { SqliteStorage } from '../storage/sqlite.ts';
import type { BotPool } from '../table/bots.ts';
import type { Sockets } from './sockets.ts';

export interface Counted {
  readonly tables: Tables;
  readonly sockets: Sockets;
  readonly storage: SqliteStorage;
  readonly bots: BotPool;
}

export function metricsText({ tables, sockets, storage, bots }: Counted): string {
  const { heapUsed, rss } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
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
    ['taproom_sockets_open', 'Open connections', sockets.counts.open],
    ['taproom_messages_received_total', 'Messages received', sockets.counts.received],
    ['taproom_messages_refused_total', 'Messages refused as malformed or too fast', sockets.counts.refused],
    ['taproom_messages_sent_total', 'Messages sent', sockets.counts.sent],
    ['taproom_sent_characters_total', 'Characters sent', sockets.counts.sentBytes],
    ['taproom_bot_questions_total', 'Questions that bots thought about', bots.counts.asked],
    ['taproom_bot_failures_total', 'Questions that another bot had to answer', bots.counts.failed],
    ['taproom_bot_late_total', 'Questions that a bot did not answer in time', bots.counts.late],
    ['process_resident_memory_bytes', 'Memory of the process', rss],
    ['process_heap_bytes', 'Memory of its objects', heapUsed],
    ['process_cpu_seconds_total', 'Time of the processor', (user + system) / 1e6],
  ];
  return rows
    .map(([name, help, value]) => {
      const type = name.endsWith('_total') ? 'counter' : 'gauge';
      return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${name} ${value}\n`;
    })
    .join('');
}
