/** What the command prints. */
import type { ScenarioResult } from './run/run-text.ts';

export function reportText(results: readonly ScenarioResult[]): string {
  const lines = results.flatMap(({ name, ok, reason, file }) =>
    ok ? [`ok ${name}`] : [`FAIL ${name}`, ...indented(`${file}: ${reason ?? 'no reason'}`)],
  );
  const passed = results.filter(({ ok }) => ok).length;
  return [...lines, `${passed} passed, ${results.length - passed} failed`].join('\n');
}

const indented = (text: string): string[] => text.split('\n').map((line) => `  ${line}`);

/** The same for machines: `reason` only where there is one. */
export function reportJson(results: readonly ScenarioResult[]): string {
  return JSON.stringify(
    results.map(({ file, name, ok, reason, cites }) => ({
      file,
      name,
      ok,
      ...(reason === undefined ? {} : { reason }),
      cites,
    })),
    null,
    2,
  );
}
