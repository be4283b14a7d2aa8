/** Types as the sources declare them: read from the text, with their comments, and found by name from any file. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { root } from '../setup.mjs';

type Statement = ReturnType<typeof parseAst>['body'][number];
type OfKind<Kind extends string> = Extract<Statement, { type: Kind }>;
export type TypeNode = OfKind<'TSTypeAliasDeclaration'>['typeAnnotation'];
export type Member = OfKind<'TSInterfaceDeclaration'>['body']['body'][number];
type Declared = OfKind<'TSTypeAliasDeclaration'> | OfKind<'TSInterfaceDeclaration'>;

/** A declaration, and the file in which its names have their meanings. */
export interface Declaration {
  readonly node: Declared;
  readonly source: Source;
}

interface Elsewhere {
  readonly module: string;
  readonly name: string;
}

export class Source {
  readonly file: string;
  readonly text: string;
  readonly #own = new Map<string, Declared>();
  readonly #imported = new Map<string, Elsewhere>();
  /** Where `export *` leads. */
  readonly #all: string[] = [];
  /** Lists of words that are written out: `const MODES = ['a', 'b'] as const`. */
  readonly #lists = new Map<string, readonly unknown[]>();

  constructor(file: string) {
    this.file = file;
    this.text = readFileSync(file, 'utf8');
    for (const statement of parseAst(this.text, { lang: 'ts' }, file).body) this.#note(statement);
  }

  #note(statement: Statement): void {
    switch (statement.type) {
      case 'TSTypeAliasDeclaration':
      case 'TSInterfaceDeclaration':
        this.#own.set(statement.id.name, statement);
        break;
      case 'VariableDeclaration':
        for (const { id, init } of statement.declarations)
          if (
            id.type === 'Identifier' &&
            init?.type === 'TSAsExpression' &&
            init.expression.type === 'ArrayExpression'
          )
            this.#lists.set(
              id.name,
              init.expression.elements.flatMap((each) => (each?.type === 'Literal' ? [each.value] : [])),
            );
        break;
      case 'ImportDeclaration':
        for (const each of statement.specifiers)
          if (each.type === 'ImportSpecifier' && each.imported.type === 'Identifier')
            this.#imported.set(each.local.name, { module: statement.source.value, name: each.imported.name });
        break;
      case 'ExportAllDeclaration':
        this.#all.push(statement.source.value);
        break;
      case 'ExportNamedDeclaration':
        if (statement.declaration !== null) this.#note(statement.declaration);
        for (const { local, exported } of statement.specifiers)
          if (statement.source !== null && local.type === 'Identifier' && exported.type === 'Identifier')
            this.#imported.set(exported.name, { module: statement.source.value, name: local.name });
        break;
      default:
        break;
    }
  }

  /** What a name means here; null: nothing that is declared as a type. */
  find(name: string): Declaration | null {
    const node = this.#own.get(name);
    if (node !== undefined) return { node, source: this };
    const elsewhere = this.#imported.get(name);
    if (elsewhere !== undefined) return this.#at(elsewhere.module)?.find(elsewhere.name) ?? null;
    for (const module of this.#all) {
      const found = this.#at(module)?.find(name);
      if (found) return found;
    }
    return null;
  }

  /** The words of a list that is written out here. */
  list(name: string): readonly unknown[] {
    const list = this.#lists.get(name);
    if (list === undefined) throw new Error(`${this.file}: ${name} is no list that is written out here.`);
    return list;
  }

  #at(module: string): Source | null {
    const file = module.startsWith('.')
      ? join(dirname(this.file), module)
      : join(root, 'packages', module.replace('@taproom/', ''), 'src/index.ts');
    return existsSync(file) ? sourceOf(file) : null;
  }

  /** The comment right before a place in the text, in one line; null: there is none. */
  commentBefore(start: number): string | null {
    const before = this.text.slice(0, start).replace(/\s*(\|\s*)?(export\s+)?$/, '');
    if (!before.endsWith('*/')) return null;
    const comment = before.slice(before.lastIndexOf('/*'), -2);
    if (!comment.startsWith('/**')) return null;
    return comment
      .slice(3)
      .replaceAll(/\s*\n\s*\* ?/g, ' ')
      .trim();
  }
}

const sources = new Map<string, Source>();

export function sourceOf(file: string): Source {
  let source = sources.get(file);
  if (source === undefined) sources.set(file, (source = new Source(file)));
  return source;
}
