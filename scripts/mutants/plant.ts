/**
 * Finds what can be changed in a source, and rewrites the source so that each change can be switched on while it runs
 * (switch.ts): all mutants stand in one program, and one of them is active.
 */
import { parseSync } from 'rolldown/utils';
import type { Group, Source } from './sources.ts';

export interface Mutant {
  readonly id: number;
  /** The first mutant of the same place: who reaches that reaches all of them. */
  readonly place: number;
  readonly file: string;
  readonly group: Group;
  readonly line: number;
  /** The line as it stands in the file, without what surrounds it. */
  readonly code: string;
  /** What is changed, and into what. */
  readonly from: string;
  readonly to: string;
}

export interface Planted {
  readonly mutants: readonly Mutant[];
  /** The source with its switches in it: TypeScript still. */
  readonly text: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** The name under which the rewritten sources know the switch. */
export const SWITCH = '__mutants';

const COMPARISONS: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
};
const SUMS: Readonly<Record<string, string>> = { '+': '-', '-': '+' };
const TWINS: Readonly<Record<string, string>> = { min: 'max', max: 'min', floor: 'ceil', ceil: 'floor' };

/** Members of a verb that make its words, or tell a bot what it is worth; and what writes into the log. */
const TELLING = new Set('words tells leads logs worth felt looms saves onDrink strengthens'.split(' '));

/** Type-level wrappers around a value; every other TS node is no code at all. */
const WRAPPERS = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

const nodeAt = (node: Node, key: string): Node => node[key] as Node;
const named = (node: unknown, name: string): boolean => isNode(node) && node.name === name;

/** Rewrites `source`, numbering its mutants from `first`. */
export function plant(source: Source, first: number): Planted {
  const planter = new Planter(source, first);
  const { program, errors } = parseSync(source.file, source.text);
  if (errors.length > 0) throw new Error(`${source.file}: ${errors[0].message}`);
  return { text: planter.render(program as unknown as Node), mutants: planter.mutants };
}

class Planter {
  readonly mutants: Mutant[] = [];
  readonly #source: Source;
  readonly #first: number;
  readonly #lines: readonly string[];

  constructor(source: Source, first: number) {
    this.#source = source;
    this.#first = first;
    this.#lines = source.text.split('\n');
  }

  /** The text of a node, with its switches. */
  render(node: Node): string {
    switch (node.type) {
      case 'Literal':
        return this.#literal(node);
      case 'UnaryExpression':
        return this.#unary(node);
      case 'BinaryExpression':
        return this.#binary(node);
      case 'LogicalExpression':
        return this.#logical(node);
      case 'UpdateExpression':
        return this.#update(node);
      case 'AssignmentExpression':
        return this.#assignment(node);
      case 'CallExpression':
        return this.#call(node);
      case 'IfStatement':
      case 'ConditionalExpression':
        return this.#condition(node);
      case 'WhileStatement':
        return this.#inner(node, { test: this.#asked(nodeAt(node, 'test'), ['false']) });
      case 'ForStatement':
        return this.#forLoop(node);
      case 'ExpressionStatement':
        return this.#statement(node);
      // What goes wrong inside is told in words, and the words are all that there is.
      case 'ThrowStatement':
      case 'TemplateLiteral':
        return this.#plain(node);
      default:
        return this.#inner(node);
    }
  }

  #literal(node: Node): string {
    const { value } = node;
    if (typeof value === 'number') {
      const less = value >= 1 || (this.#source.group === 'cards' && value > 0);
      return this.#instead(node, [String(value + 1), ...(less ? [String(value - 1)] : [])]);
    }
    // In the data of a card there is no false: what it is not is not said.
    if (value === true && this.#source.group === 'cards') return this.#instead(node, ['undefined']);
    return this.#plain(node);
  }

  #unary(node: Node): string {
    const argument = nodeAt(node, 'argument');
    const { value } = argument;
    if (node.operator === '-' && typeof value === 'number') {
      const more = this.#source.group === 'cards' || value > 1;
      return this.#instead(node, [String(1 - value), ...(more ? [String(-value - 1)] : [])]);
    }
    if (node.operator !== '!') return this.#inner(node);
    const at = this.#add(node, [this.#plain(argument)]);
    return `${SWITCH}.not(${at}, ${this.render(argument)})`;
  }

  #binary(node: Node): string {
    const operator = String(node.operator);
    const left = nodeAt(node, 'left');
    const right = nodeAt(node, 'right');
    const others = COMPARISONS[operator] ?? (isWords(left, right) ? [] : [SUMS[operator] ?? []].flat());
    if (others.length === 0) return this.#inner(node);
    const at = this.#add(
      node,
      others.map((other) => `${this.#plain(left)} ${other} ${this.#plain(right)}`),
    );
    const operators = [operator, ...others].map((each) => `'${each}'`).join(', ');
    return `${SWITCH}.binary(${at}, ${this.render(left)}, ${this.render(right)}, ${operators})`;
  }

  #logical(node: Node): string {
    if (node.operator === '??') return this.#inner(node);
    const left = nodeAt(node, 'left');
    const right = nodeAt(node, 'right');
    const other = node.operator === '&&' ? '||' : '&&';
    const at = this.#add(node, [`${this.#plain(left)} ${other} ${this.#plain(right)}`]);
    const name = node.operator === '&&' ? 'and' : 'or';
    return `${SWITCH}.${name}(${at}, ${this.render(left)}, () => (${this.render(right)}))`;
  }

  #update(node: Node): string {
    const inner = this.#inner(node);
    const other = node.operator === '++' ? '--' : '++';
    const at = this.#add(node, [this.#plain(node).replace(String(node.operator), other)]);
    return `(${SWITCH}.is(${at}) ? ${inner.replace(String(node.operator), other)} : ${inner})`;
  }

  #assignment(node: Node): string {
    if (node.operator !== '+=' && node.operator !== '-=') return this.#inner(node);
    const right = nodeAt(node, 'right');
    if (isWords(right)) return this.#inner(node);
    const other = node.operator === '+=' ? '-=' : '+=';
    const at = this.#add(node, [`${this.#plain(nodeAt(node, 'left'))} ${other} ${this.#plain(right)}`]);
    return this.#inner(node, { right: `${SWITCH}.minus(${at}, ${this.render(right)})` });
  }

  #call(node: Node): string {
    if (isEmit(node)) return this.#plain(node);
    const callee = nodeAt(node, 'callee');
    const property = callee.property as Node | undefined;
    const twin = named(callee.object, 'Math') ? TWINS[String(property?.name)] : undefined;
    if (twin === undefined) return this.#inner(node);
    const name = this.#plain(callee);
    const at = this.#add(node, [this.#plain(node).replace(name, `Math.${twin}`)]);
    return this.#inner(node, { callee: `(${SWITCH}.is(${at}) ? Math.${twin} : ${name})` });
  }

  #condition(node: Node): string {
    // Whether something is told, and what can never be, are no rules.
    if (node.type === 'IfStatement' && node.alternate === null) {
      const then = onlyStatement(nodeAt(node, 'consequent'));
      if (then !== undefined && (isTold(then) || isAssertion(then))) return this.#plain(node);
    }
    return this.#inner(node, { test: this.#asked(nodeAt(node, 'test'), ['true', 'false']) });
  }

  #forLoop(node: Node): string {
    const update = node.update as Node | null;
    // A loop that counts the wrong way only ever hangs.
    return this.#inner(node, update === null ? {} : { update: this.#plain(update) });
  }

  #statement(node: Node): string {
    const expression = nodeAt(node, 'expression');
    const calls = expression.type === 'CallExpression' && !isEmit(expression);
    if (!calls && expression.type !== 'AssignmentExpression') return this.#inner(node);
    const at = this.#add(node, [';']);
    return `{ if (!${SWITCH}.is(${at})) { ${this.#inner(node)} } }`;
  }

  /** A condition that can be forced. */
  #asked(test: Node, forced: readonly string[]): string {
    const at = this.#add(test, forced);
    return `${SWITCH}.either(${at}, ${this.render(test)}, ${forced.join(', ')})`;
  }

  #instead(node: Node, others: readonly string[]): string {
    const at = this.#add(node, others);
    return `${SWITCH}.either(${at}, ${[this.#plain(node), ...others].join(', ')})`;
  }

  #plain(node: Node): string {
    return this.#source.text.slice(node.start, node.end);
  }

  /** The text of a node with that of its children, some of which may have been rewritten already. */
  #inner(node: Node, rewritten: Readonly<Record<string, string>> = {}): string {
    let text = '';
    let at = node.start;
    for (const [key, child] of childrenOf(node)) {
      text += this.#source.text.slice(at, child.start);
      text += rewritten[key] ?? this.render(child);
      at = child.end;
    }
    return text + this.#source.text.slice(at, node.end);
  }

  /** Lines count from 1. */
  #lineOf(offset: number): number {
    let line = 0;
    for (let end = 0; end <= offset; line++) end += this.#lines[line].length + 1;
    return line;
  }

  #add(node: Node, others: readonly string[]): number {
    const { file, group } = this.#source;
    const line = this.#lineOf(node.start);
    const from = oneLine(this.#plain(node));
    const place = this.#first + this.mutants.length;
    others.forEach((other, i) => {
      const code = this.#lines[line - 1].trim();
      this.mutants.push({ id: place + i, place, file, group, line, code, from, to: oneLine(other) });
    });
    return place;
  }
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ');

/** The children that are code, in the order of the text. */
function childrenOf(node: Node): [string, Node][] {
  if (node.type.startsWith('Import') || node.type === 'ExportSpecifier') return [];
  const found: [string, Node][] = [];
  for (const [key, value] of Object.entries(node)) {
    if (WRAPPERS.has(node.type) && key !== 'expression') continue;
    if (key === 'key' && node.computed !== true) continue;
    if (key === 'value' && TELLING.has(String((node.key as Node | undefined)?.name))) continue;
    for (const child of Array.isArray(value) ? value : [value])
      if (isNode(child) && (!child.type.startsWith('TS') || WRAPPERS.has(child.type)))
        found.push([key, child]);
  }
  return found.sort(([, a], [, b]) => a.start - b.start);
}

/** Strings are joined with a plus, too. */
const isWords = (...operands: readonly Node[]): boolean =>
  operands.some(
    (node) =>
      node.type === 'TemplateLiteral' ||
      typeof node.value === 'string' ||
      (node.operator === '+' && isWords(nodeAt(node, 'left'), nodeAt(node, 'right'))),
  );

const isEmit = (node: Node): boolean =>
  node.type === 'CallExpression' && named(nodeAt(node, 'callee').property, 'emit');

const isTold = (statement: Node): boolean =>
  statement.type === 'ExpressionStatement' && isEmit(nodeAt(statement, 'expression'));

/** An `Error` is a mistake of the program; what a player may not do has errors of its own. */
const isAssertion = (statement: Node): boolean =>
  statement.type === 'ThrowStatement' && named(nodeAt(statement, 'argument').callee, 'Error');

function onlyStatement(node: Node): Node | undefined {
  if (node.type !== 'BlockStatement') return node;
  const body = node.body as readonly Node[];
  return body.length === 1 ? body[0] : undefined;
}
