import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { isNewEnough, ownNode, PACKAGES, whatToDo, type Machine } from '../scripts/own-node.mjs';

const read = (path: string) => JSON.parse(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8'));
const { optionalDependencies } = read('package.json') as { optionalDependencies: Record<string, string> };
interface Locked {
  readonly os?: string | string[];
  readonly cpu?: string | string[];
  readonly libc?: string[];
  readonly bin?: { readonly node?: string };
}
const locked = Object.entries((read('package-lock.json') as { packages: Record<string, Locked> }).packages);

const folder = mkdtempSync(join(tmpdir(), 'taproom-node-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const machines: Machine[] = Object.keys(PACKAGES).map((key) => {
  const [platform, arch] = key.split(' ');
  return { platform, arch, musl: false, version: 'v20.20.2' };
});

test.each(['v24.0.0', '24.21.0\n', 'v26.1.0'])('%j is new enough', (version) =>
  expect(isNewEnough(version)).toBe(true),
);
test.each(['v20.20.2', 'v23.11.1', ''])('%j is not', (version) => expect(isNewEnough(version)).toBe(false));

describe.each(machines)('$platform on $arch', (machine) => {
  const { platform, arch } = machine;
  const fits = ({ os, cpu, libc }: Locked): boolean =>
    [os].flat().includes(platform) && [cpu].flat().includes(arch) && (libc ?? ['glibc']).includes('glibc');

  test('one package brings a Node, and it lies where it is looked for', () => {
    const brought = locked.filter(([, one]) => one.bin?.node !== undefined && fits(one));
    expect(brought).toHaveLength(1);
    const [[path, { bin }]] = brought;
    expect(ownNode(folder, machine)).toBe(join(folder, path, bin!.node!));
    expect(isNewEnough(optionalDependencies[PACKAGES[`${platform} ${arch}`]])).toBe(true);
  });

  test('what builds the page is there, too', () => {
    for (const name of ['@rolldown/binding-', 'lightningcss-'])
      expect(
        locked.filter(([path, one]) => path.startsWith(`node_modules/${name}`) && fits(one)),
      ).toHaveLength(1);
  });

  test('what to do is told where it is missing, and where it does not start', () => {
    expect(whatToDo(folder, machine)).toMatch(
      /needs Node 24 .* this is v20.20.2.*is missing: delete node_modules/,
    );
    const file = ownNode(folder, machine)!;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, '');
    expect(whatToDo(folder, machine)).toMatch(/does not start here .*: install Node 24 or newer/);
  });
});

test.each([
  [{ platform: 'linux', arch: 'x64', musl: true }, /Linux with musl.*apk add nodejs-current/],
  [
    { platform: 'linux', arch: 'riscv64', musl: false },
    /None comes .* for linux on riscv64: install Node 24/,
  ],
  [{ platform: 'freebsd', arch: 'x64', musl: false }, /None comes .* for freebsd on x64: install Node 24/],
])('nothing comes for %j, and it is said plainly', (machine, told) => {
  expect(ownNode(folder, { ...machine, version: 'v22.1.0' })).toBeNull();
  expect(whatToDo(folder, { ...machine, version: 'v22.1.0' })).toMatch(told);
});
