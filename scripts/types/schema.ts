/** JSON Schema (2020-12) of types that the sources declare, for plain data: what goes over the wire, what a file holds. */
import type { Declaration, Member, Source, TypeNode } from './declarations.ts';

export interface Schema {
  readonly [key: string]: unknown;
  readonly description?: string;
}

type Given = ReadonlyMap<string, Schema>;
const NOTHING_GIVEN: Given = new Map();

/** All schemas that were needed, by the names of their types. */
export class Schemas {
  readonly all: Record<string, Schema> = {};
  readonly #prefix: string;
  readonly #at = new Map<string, Declaration>();

  /** `prefix`: where the schemas will stand, `#/components/schemas/`. */
  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  /** The schema of a type by its name, as a source knows it. `as`: what it is called among the schemas. */
  named(source: Source, name: string, as = name): Schema {
    const found = source.find(name);
    if (found === null) throw new Error(`${source.file} knows no type ${name}.`);
    const known = this.#at.get(as);
    if (known !== undefined && known.node !== found.node)
      throw new Error(`Two types are called ${as}: in ${known.source.file} and in ${found.source.file}.`);
    if (known === undefined) {
      this.#at.set(as, found);
      // It may name itself.
      this.all[as] = {};
      this.all[as] = this.#declared(found, NOTHING_GIVEN);
    }
    return { $ref: this.#prefix + as };
  }

  #declared({ node, source }: Declaration, given: Given): Schema {
    const comment = source.commentBefore(node.start);
    const schema =
      node.type === 'TSTypeAliasDeclaration'
        ? this.#of(node.typeAnnotation, source, given)
        : this.#whole([
            ...node.extends.map(({ expression }) => {
              if (expression.type !== 'Identifier') throw new Error('An interface extends what has no name.');
              return this.named(source, expression.name);
            }),
            this.#object(node.body.body, source, given),
          ]);
    return described(schema, comment);
  }

  #of(node: TypeNode, source: Source, given: Given): Schema {
    const of = (each: TypeNode): Schema => this.#of(each, source, given);
    switch (node.type) {
      case 'TSNumberKeyword':
        return { type: 'number' };
      case 'TSStringKeyword':
        return { type: 'string' };
      case 'TSBooleanKeyword':
        return { type: 'boolean' };
      case 'TSNullKeyword':
        return { type: 'null' };
      case 'TSUnknownKeyword':
        return {};
      case 'TSLiteralType':
        return { const: literal(node.literal) };
      case 'TSParenthesizedType':
        return of(node.typeAnnotation);
      case 'TSTypeOperator':
        if (node.operator === 'keyof') throw unknown(node.type, source, node.start);
        return of(node.typeAnnotation);
      case 'TSArrayType':
        return { type: 'array', items: of(node.elementType) };
      case 'TSTupleType':
        return {
          type: 'array',
          prefixItems: node.elementTypes.map((each) => of(each as TypeNode)),
          minItems: node.elementTypes.length,
          maxItems: node.elementTypes.length,
        };
      case 'TSTemplateLiteralType':
        return { type: 'string' };
      case 'TSTypeLiteral':
        return this.#object(node.members, source, given);
      case 'TSUnionType':
        return union(node.types.map((each) => described(of(each), source.commentBefore(each.start))));
      case 'TSIntersectionType':
        return this.#whole(node.types.map(of));
      case 'TSIndexedAccessType':
        if (node.objectType.type === 'TSTypeQuery' && node.objectType.exprName.type === 'Identifier')
          return union(source.list(node.objectType.exprName.name).map((each) => ({ const: each })));
        return this.#field(of(node.objectType), of(node.indexType).const);
      case 'TSTypeReference':
        if (node.typeName.type !== 'Identifier') throw unknown(node.type, source, node.start);
        return this.#reference(node.typeName.name, node.typeArguments?.params ?? [], source, given);
      default:
        throw unknown(node.type, source, node.start);
    }
  }

  /** A name: of what was given, of the language itself, or of a declaration. */
  #reference(name: string, args: readonly TypeNode[], source: Source, given: Given): Schema {
    const meant = given.get(name);
    if (meant !== undefined) return meant;
    const of = (at: number): Schema => this.#of(args[at], source, given);
    // Without anything between angles it is a name of ours, whatever the language calls so.
    switch (args.length === 0 ? '' : name) {
      case 'Readonly':
        return of(0);
      case 'Array':
      case 'ReadonlyArray':
        return { type: 'array', items: of(0) };
      case 'Record': {
        const keys = values(this.#real(of(0)));
        if (keys === null) return { type: 'object', additionalProperties: of(1) };
        return objectOf(Object.fromEntries(keys.map((key) => [key, of(1)])), keys);
      }
      case 'Partial': {
        const { required: _required, ...rest } = this.#real(of(0));
        return rest;
      }
      case 'Pick':
      case 'Omit': {
        const { properties, required } = this.#real(of(0)) as ObjectSchema;
        const named = values(this.#real(of(1))) ?? [];
        const stays = (key: string): boolean => named.includes(key) === (name === 'Pick');
        return objectOf(
          Object.fromEntries(Object.entries(properties).filter(([key]) => stays(key))),
          required.filter(stays),
        );
      }
      case 'Extract':
      case 'Exclude': {
        const wanted = this.#real(of(1)) as ObjectSchema;
        const kinds = Object.entries(wanted.properties);
        const fits = (each: Schema): boolean =>
          kinds.every(
            ([key, value]) => (this.#field(each, key) as { const?: unknown }).const === value.const,
          );
        const { anyOf } = this.#real(of(0)) as { readonly anyOf: readonly Schema[] };
        return union(anyOf.filter((each) => fits(each) === (name === 'Extract')));
      }
      case 'Flavoured':
        return of(0);
      default:
        break;
    }
    const found = source.find(name);
    if (found === null) throw new Error(`${source.file}: nobody says what ${name} is.`);
    if (args.length === 0) return this.named(source, name);
    const { typeParameters } = found.node;
    const meanings = (typeParameters?.params ?? []).map(
      ({ name: { name: each } }, at) => [each, of(at)] as const,
    );
    return this.#declared(found, new Map(meanings));
  }

  #object(members: readonly Member[], source: Source, given: Given): Schema {
    const properties: Record<string, Schema> = {};
    const required: string[] = [];
    let others: Schema | false = false;
    for (const member of members) {
      if (member.type === 'TSIndexSignature') {
        others = this.#of(member.typeAnnotation.typeAnnotation, source, given);
        continue;
      }
      // What a type can do is no data.
      if (member.type !== 'TSPropertySignature' || member.key.type !== 'Identifier') continue;
      const { name } = member.key;
      const type = member.typeAnnotation?.typeAnnotation;
      if (type === undefined || type.type === 'TSFunctionType') continue;
      properties[name] = described(this.#of(type, source, given), source.commentBefore(member.start));
      if (!member.optional) required.push(name);
    }
    return objectOf(properties, required, others);
  }

  /** What lies behind a reference. */
  #real(schema: Schema): Schema {
    const { $ref } = schema as { readonly $ref?: string };
    return $ref === undefined ? schema : this.#real(this.all[$ref.slice(this.#prefix.length)]);
  }

  #field(schema: Schema, key: unknown): Schema {
    const { properties = {}, items } = this.#real(schema) as Partial<ObjectSchema> & { items?: Schema };
    const found = items ?? properties[String(key)];
    if (found === undefined) throw new Error(`There is no field ${String(key)}.`);
    return found;
  }

  /** Several parts of one object; of unions, each with the other parts. */
  #whole(parts: readonly Schema[]): Schema {
    if (parts.length === 1) return parts[0];
    const real = parts.map((part) => this.#real(part));
    const either = real.find((part) => 'anyOf' in part) as { readonly anyOf: readonly Schema[] } | undefined;
    if (either !== undefined) {
      const rest = real.filter((part) => part !== either);
      return union(either.anyOf.map((each) => this.#whole([each, ...rest])));
    }
    // A flavour of a number is a number.
    const plain = real.find(({ type }) => type !== 'object');
    if (plain !== undefined) return plain;
    // What is none was found above.
    const objects = real as readonly Schema[] as readonly ObjectSchema[];
    return objectOf(
      Object.assign({}, ...objects.map(({ properties }) => properties)) as Record<string, Schema>,
      [...new Set(objects.flatMap(({ required }) => required))],
      objects.map(({ additionalProperties }) => additionalProperties).find((each) => each) ?? false,
    );
  }
}

interface ObjectSchema extends Schema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required: readonly string[];
  readonly additionalProperties: Schema | false;
}

const objectOf = (
  properties: Readonly<Record<string, Schema>>,
  required: readonly string[],
  additionalProperties: Schema | false = false,
): ObjectSchema => ({ type: 'object', properties, required, additionalProperties });

function described(schema: Schema, comment: string | null): Schema {
  return comment === null ? schema : { ...schema, description: comment };
}

/** Words and numbers become one list. */
function union(types: readonly Schema[]): Schema {
  const flat = types.flatMap((each) =>
    'anyOf' in each && each.description === undefined ? (each.anyOf as Schema[]) : [each],
  );
  const said = flat.flatMap((each) => values(each) ?? []);
  const others = flat.filter((each) => values(each) === null);
  const list = said.length === 0 ? [] : [said.length === 1 ? { const: said[0] } : { enum: said }];
  const all = [...list, ...others];
  return all.length === 1 ? all[0] : { anyOf: all };
}

/** The values of a list of words; null: it is none. */
function values(schema: Schema): string[] | null {
  if ('const' in schema && schema.description === undefined) return [schema.const as string];
  return 'enum' in schema && schema.description === undefined ? (schema.enum as string[]) : null;
}

function literal(node: Extract<TypeNode, { type: 'TSLiteralType' }>['literal']): unknown {
  if (node.type === 'Literal') return node.value;
  if (node.type === 'UnaryExpression' && node.argument.type === 'Literal')
    return -Number(node.argument.value);
  throw new Error(`A type says ${node.type}, which is no value.`);
}

const unknown = (kind: string, { file, text }: Source, start: number): Error =>
  new Error(`${file}, line ${text.slice(0, start).split('\n').length}: no schema can say ${kind}.`);
