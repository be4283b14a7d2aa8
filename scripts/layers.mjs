// Checks the walls between the packages (.dependency-cruiser.mjs), and that the check saw every source file:
// a checker that cannot read TypeScript finds no modules, and so nothing wrong with them.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, setup } from './setup.mjs';

const sources = readdirSync(join(root, 'packages'))
  .map((name) => `packages/${name}/src`)
  .filter((folder) => existsSync(join(root, folder)))
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .map((file) => `${folder}/${String(file).replaceAll('\\', '/')}`)
      .filter((file) => /\.tsx?$/.test(file)),
  );

const result = await run(
  await setup(),
  'depcruise',
  ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', 'packages/*/src'],
  { capture: true },
);

/** @type {import('dependency-cruiser').ICruiseResult} */
let report;
try {
  report = JSON.parse(result.stdout);
} catch {
  console.error(result.output.trim());
  console.error('\nThe layers could not be checked: dependency-cruiser gave no report (see above).');
  process.exit(1);
}

const { violations, ruleSetUsed } = report.summary;
for (const { name, comment } of ruleSetUsed?.forbidden ?? []) {
  const breaches = violations.filter((violation) => violation.rule.name === name);
  if (breaches.length === 0) continue;
  console.error(name);
  for (const { from, to } of breaches) console.error(`  ${from} -> ${to}`);
  console.error(`  How to mend it: ${comment}\n`);
}

const seen = new Set(report.modules.map((module) => module.source));
const unseen = sources.filter((source) => !seen.has(source));
if (unseen.length > 0) {
  console.error(`${unseen.length} of ${sources.length} source files were not read by the check:`);
  for (const source of unseen.slice(0, 10)) console.error(`  ${source}`);
  if (unseen.length > 10) console.error('  ...');
  console.error(
    '  How to mend it: dependency-cruiser reads TypeScript with @swc/core, so that must be installed and able ' +
      'to start: delete node_modules and run `npm run setup`.\n',
  );
}

console.log(
  `${sources.length - unseen.length} of ${sources.length} source files read, ${violations.length} breaches`,
);
process.exitCode = violations.length > 0 || unseen.length > 0 || sources.length === 0 ? 1 : 0;
