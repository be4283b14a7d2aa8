/** What the house counts, who may read it, and the dashboard that shows it. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Durations } from '../src/measures.ts';
import { seatPeople, withServer } from './helpers.ts';

const dashboard = readFileSync(new URL('../../../ops/grafana.json', import.meta.url), 'utf8');

/** Names of what is counted; those of a histogram as they are asked for. */
const namesIn = (text: string): Set<string> =>
  new Set([...text.matchAll(/\b(?:taproom|process)_[a-z0-9_]+/g)].map(([name]) => name));

test('everything that is counted is on the dashboard, and nothing else', { timeout: 30_000 }, () =>
  withServer(async ({ http }) => {
    await seatPeople(http, 2, { characters: ['Sera', 'Dale'] });
    const text = await (await fetch(`${http}/metrics`)).text();
    const samples = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    for (const line of samples) expect(line).toMatch(/^[a-z0-9_]+(\{le="[^"]+"\})? [0-9.e+-]+$/);
    const { panels } = JSON.parse(dashboard) as { panels: { targets: { expr: string }[] }[] };
    const shown = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)).join('\n');
    expect([...namesIn(shown)].sort()).toEqual([...namesIn(samples.join('\n'))].sort());
    const value = (name: string): number =>
      Number(samples.find((line) => line.startsWith(`${name} `))!.split(' ')[1]);
    expect(value('taproom_commit_seconds_count')).toBeGreaterThan(0);
    expect(value('taproom_commit_seconds_sum')).toBeGreaterThan(0);
    expect(value('taproom_database_bytes') + value('taproom_journal_bytes')).toBeGreaterThan(10_000);
    expect(value('taproom_event_loop_delay_max_seconds')).toBeGreaterThanOrEqual(0);
  }),
);

test('it is told on this machine only, or to whoever has the token', { timeout: 30_000 }, async () => {
  const ask = async (http: string, headers: Record<string, string>): Promise<number> =>
    (await fetch(`${http}/metrics`, { headers })).status;
  const passedOn = { 'x-forwarded-for': '192.0.2.7' };
  await withServer(async ({ http }) => {
    expect(await ask(http, {})).toBe(200);
    // Through a proxy on this machine, whether the house knows of it or not.
    expect(await ask(http, passedOn)).toBe(404);
  });
  await withServer(async ({ http }) => expect(await ask(http, passedOn)).toBe(404), {
    trustProxy: '127.0.0.1',
  });
  await withServer(
    async ({ http }) => {
      expect(await ask(http, {})).toBe(404);
      expect(await ask(http, { authorization: 'Bearer wrong' })).toBe(404);
      expect(await ask(http, { ...passedOn, authorization: 'Bearer much-longer-than-this' })).toBe(200);
    },
    { metricsToken: 'much-longer-than-this' },
  );
});

test('how long something takes is counted as Prometheus does', () => {
  const times = new Durations();
  for (const seconds of [0.0005, 0.02, 0.02, 7]) times.add(seconds);
  const text = times.text('a_seconds', 'Something');
  expect(text).toContain('a_seconds_bucket{le="0.001"} 1\n');
  expect(text).toContain('a_seconds_bucket{le="0.025"} 3\n');
  expect(text).toContain('a_seconds_bucket{le="+Inf"} 4\n');
  expect(text).toContain('a_seconds_count 4\n');
});
