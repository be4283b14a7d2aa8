import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Manifest = {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};

const root = new URL('../', import.meta.url);
const read = (path: string) => JSON.parse(readFileSync(new URL(path, root), 'utf8'));
const packages = readdirSync(new URL('packages/', root)).filter((name) =>
  existsSync(new URL(`packages/${name}/package.json`, root)),
);
const manifests: Manifest[] = [
  read('package.json'),
  ...packages.map((name) => read(`packages/${name}/package.json`)),
];

describe('the repository', () => {
  test.each(manifests)('$name names exact versions, and our own packages as *', (manifest) => {
    const { dependencies, devDependencies, optionalDependencies } = manifest;
    for (const [name, version] of Object.entries({
      ...dependencies,
      ...devDependencies,
      ...optionalDependencies,
    })) {
      expect(`${name} ${version}`).toMatch(
        name.startsWith('@taproom/') ? / \*$/ : / (npm:@?[\w/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/,
      );
    }
  });

  test.each(['kernel', 'parlour', 'inn', 'cast'])('%s depends on no npm package', (name) => {
    const manifest = manifests.find((candidate) => candidate.name === `@taproom/${name}`);
    const foreign = Object.keys({ ...manifest?.dependencies, ...manifest?.optionalDependencies }).filter(
      (dependency) => !dependency.startsWith('@taproom/'),
    );
    expect(foreign).toEqual([]);
  });

  test('the lockfile names no registry, so that it works with any', () => {
    const { packages: locked } = read('package-lock.json') as {
      packages: Record<string, { resolved?: string }>;
    };
    const addresses = Object.values(locked).flatMap(({ resolved }) =>
      resolved === undefined || resolved.startsWith('packages/') ? [] : [resolved],
    );
    expect(addresses).toEqual([]);
  });
});
