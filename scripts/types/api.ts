/** docs/API.md: what each sub-path of the package exports, with what the sources say about it. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { root } from '../setup.mjs';
import { sourceOf } from './declarations.ts';

type Statement = ReturnType<typeof parseAst>['body'][number];

/** Something that can be imported: how it is declared, and what is said about it. */
interface Exported {
  readonly name: string;
  readonly kind: 'function' | 'class' | 'value' | 'type';
  /** A function with what it takes and gives, else its name. */
  readonly shown: string;
  readonly said: string;
}

const manifest = JSON.parse(readFileSync(join(root, 'package/package.json'), 'utf8')) as {
  readonly exports: Readonly<Record<string, string | { readonly default: string }>>;
};

/** The source of what is built. */
const sourceFile = (built: string): string =>
  join(root, built.replace('./dist/', '').replace(/\.js$/, '.ts'));

const fileOf = (from: string, module: string): string =>
  module.startsWith('.')
    ? join(dirname(from), module)
    : join(root, 'packages', module.replace('@taproom/', ''), 'src/index.ts');

function exportsOf(file: string): Map<string, Exported> {
  const found = new Map<string, Exported>();
  const { text } = sourceOf(file);
  const own = new Map<string, Exported>();
  const body = parseAst(text, { lang: 'ts' }, file).body;
  for (const statement of body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    for (const each of declared === null ? [] : declaredIn(declared, file, statement.start)) {
      own.set(each.name, each);
      if (statement.type === 'ExportNamedDeclaration') found.set(each.name, each);
    }
  }
  for (const statement of body)
    if (statement.type === 'ExportAllDeclaration')
      for (const [name, each] of exportsOf(fileOf(file, statement.source.value))) found.set(name, each);
    else if (statement.type === 'ExportNamedDeclaration') {
      const from = statement.source === null ? own : exportsOf(fileOf(file, statement.source.value));
      for (const { local, exported } of statement.specifiers)
        if (local.type === 'Identifier' && exported.type === 'Identifier') {
          const each = from.get(local.name);
          if (each !== undefined) found.set(exported.name, { ...each, name: exported.name });
        }
    }
  return found;
}

function declaredIn(node: Statement, file: string, start: number): Exported[] {
  const source = sourceOf(file);
  const said = source.commentBefore(start) ?? '';
  const plain = (name: string, kind: Exported['kind']): Exported => ({ name, kind, shown: name, said });
  switch (node.type) {
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
      return [plain(node.id.name, 'type')];
    case 'ClassDeclaration':
      return node.id === null ? [] : [plain(node.id.name, 'class')];
    case 'FunctionDeclaration': {
      if (node.id === null) return [];
      const end = node.body === null ? node.end : node.body.start;
      return [{ ...plain(node.id.name, 'function'), shown: oneLine(source.text.slice(node.id.start, end)) }];
    }
    case 'VariableDeclaration':
      return node.declarations.flatMap(({ id, init }) => {
        if (id.type !== 'Identifier') return [];
        if (init?.type !== 'ArrowFunctionExpression') return [plain(id.name, 'value')];
        const head = source.text.slice(init.start, init.body.start);
        return [
          { ...plain(id.name, 'function'), shown: oneLine(id.name + head.slice(0, head.lastIndexOf('=>'))) },
        ];
      });
    default:
      return [];
  }
}

const oneLine = (code: string): string =>
  code
    .replaceAll(/\/\*\*?[^]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/([([{]) /g, '$1')
    .replaceAll(/,? ([)\]}])/g, '$1')
    .trim();

const KINDS = { function: 'Functions', class: 'Classes', value: 'Values', type: 'Types' } as const;

export function apiPage(): string {
  const parts = Object.entries(manifest.exports).flatMap(([path, built]) => {
    const file = sourceFile(typeof built === 'string' ? built : built.default);
    if (!existsSync(file) || !file.endsWith('.ts')) return [];
    const all = [...exportsOf(file).values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
    const kinds = (Object.keys(KINDS) as Exported['kind'][]).flatMap((kind) => {
      const here = all.filter((each) => each.kind === kind);
      if (here.length === 0) return [];
      const lines = here.map(({ shown, said }) => `- \`${shown}\`${said === '' ? '' : `: ${said}`}`);
      return [`${KINDS[kind]}:\n\n${lines.join('\n')}\n`];
    });
    return [`## taproom${path.slice(1)}\n`, ...kinds];
  });
  return [HEAD, ...parts].join('\n');
}

const HEAD = `# What the package exports

<!-- Made from the sources by scripts/types/api.ts; mend it with \`npx vitest run test/api.test.ts -u\`. -->

All of it by sub-path, with what the sources say; an editor shows the types in full. Begin with
[package/README.md](../package/README.md) and its examples.
`;
