/**
 * A form for whatever the schema of packs says: what can be written in a file can be filled in here, and nothing else. One
 * component for each kind of thing that a schema knows.
 */
import type { CharacterFile } from '@taproom/inn';
import { useId } from 'react';
import { Button } from '../pieces/index.ts';
import { FIELDS, ONE, words } from '../words/workshop.ts';
import { valueWords } from '../words/workshop-values.ts';
import { firstOf, namesFor, resolved, tagOf, type Schema } from './forms.ts';
import styles from './workshop.module.css';

export interface FormProps {
  readonly schema: Schema;
  /** The name of the field. */
  readonly name: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  /** Whose tokens and side decks can be named. */
  readonly character: CharacterFile;
  /** These of its fields have a form of their own elsewhere. */
  readonly without?: readonly string[];
}

const nameOf = (field: string): string => FIELDS[field] ?? field;
type Fields = Readonly<Record<string, unknown>>;

export function SchemaForm(props: FormProps) {
  const schema = resolved(props.schema);
  if (schema.oneOf !== undefined) return <KindForm {...props} kinds={schema.oneOf} />;
  if (schema.anyOf !== undefined) {
    const [string, other] = schema.anyOf;
    return <SchemaForm {...props} schema={typeof props.value === 'string' ? string : other} />;
  }
  if (schema.properties !== undefined) return <ObjectForm {...props} schema={schema} />;
  if (schema.additionalProperties) return <MapForm {...props} each={schema.additionalProperties} />;
  if (schema.type === 'array')
    return schema.items?.enum === undefined ? (
      <ListForm {...props} schema={schema} />
    ) : (
      <SomeOf {...props} names={schema.items.enum} />
    );
  if (schema.const === true) return <YesForm {...props} />;
  const names = schema.enum ?? namesFor(props.name, props.character);
  if (names !== null) return <OneOf {...props} names={names} />;
  return <LineForm {...props} schema={schema} />;
}

function LineForm({ schema, name, value, onChange }: FormProps) {
  const id = useId();
  const isNumber = schema.type === 'integer' || schema.type === 'number';
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  // What is a sentence has a row of its own.
  const long = !isNumber && (schema.maxLength ?? 0) > 30;
  return (
    <div className={styles.line} data-long={long || undefined}>
      <label htmlFor={id}>{nameOf(name)}</label>
      <input
        id={id}
        className={styles.input}
        type={isNumber ? 'number' : name === 'colour' ? 'color' : 'text'}
        min={schema.minimum}
        max={schema.maximum}
        step={schema.type === 'number' ? 0.1 : undefined}
        maxLength={schema.maxLength}
        value={text}
        onChange={({ target }) =>
          onChange(isNumber && target.value !== '' ? Number(target.value) : target.value)
        }
      />
    </div>
  );
}

interface Names {
  readonly names: readonly string[];
}

function OneOf({ name, value, onChange, names }: FormProps & Names) {
  const id = useId();
  const known = typeof value === 'string' && !names.includes(value) ? [value, ...names] : names;
  return (
    <div className={styles.line}>
      <label htmlFor={id}>{nameOf(name)}</label>
      <select
        id={id}
        className={styles.input}
        value={String(value)}
        onChange={({ target }) => onChange(target.value)}
      >
        {known.map((one) => (
          <option key={one} value={one}>
            {valueWords(name, one)}
          </option>
        ))}
      </select>
    </div>
  );
}

function SomeOf({ name, value, onChange, names }: FormProps & Names) {
  const chosen = Array.isArray(value) ? (value as readonly string[]) : [];
  return (
    <fieldset className={styles.some}>
      <legend>{nameOf(name)}</legend>
      {names.map((one) => (
        <label key={one} className={styles.check}>
          <input
            type="checkbox"
            checked={chosen.includes(one)}
            onChange={({ target }) =>
              onChange(names.filter((other) => (other === one ? target.checked : chosen.includes(other))))
            }
          />
          {valueWords(name, one)}
        </label>
      ))}
    </fieldset>
  );
}

function YesForm({ name, value, onChange }: FormProps) {
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        checked={value === true}
        onChange={({ target }) => onChange(target.checked ? true : undefined)}
      />
      {nameOf(name)}
    </label>
  );
}

/** An object of one of several kinds: choosing another keeps what both have. */
function KindForm({ kinds, ...props }: FormProps & { readonly kinds: readonly Schema[] }) {
  const id = useId();
  const value = (props.value ?? {}) as Fields;
  const tags = kinds.map((kind) => tagOf(kind));
  const now = kinds.findIndex((_, i) => tags[i] !== null && value[tags[i].key] === tags[i].word);
  const key = tags[0]?.key ?? 'verb';

  function become(word: string): void {
    const kind = resolved(kinds[tags.findIndex((tag) => tag?.word === word)]);
    const first = firstOf(kind, props.name, props.character) as Fields;
    const kept = Object.entries(value).filter(([field]) => field !== key && field in (kind.properties ?? {}));
    props.onChange({ ...first, ...Object.fromEntries(kept) });
  }

  return (
    <div className={styles.kind}>
      <div className={styles.line}>
        <label htmlFor={id}>{nameOf(key)}</label>
        <select
          id={id}
          className={styles.input}
          value={String(value[key])}
          onChange={({ target }) => become(target.value)}
        >
          {tags.map((tag) => (
            <option key={tag?.word} value={tag?.word}>
              {valueWords(key, tag?.word ?? '')}
            </option>
          ))}
        </select>
      </div>
      {now >= 0 && <ObjectForm {...props} schema={resolved(kinds[now])} without={[key]} bare />}
    </div>
  );
}

/** `bare`: it stands among the fields of something else. */
function ObjectForm({
  schema,
  name,
  value,
  onChange,
  character,
  without = [],
  bare,
}: FormProps & { bare?: boolean }) {
  const fields = (value ?? {}) as Fields;
  const all = Object.entries(schema.properties ?? {}).filter(([field]) => !without.includes(field));
  const shown = all.filter(([field, part]) => field in fields || resolved(part).const === true);
  const absent = all.filter(([field, part]) => !(field in fields) && resolved(part).const !== true);
  const set = (field: string, next: unknown): void => {
    const { [field]: _before, ...rest } = fields;
    onChange(next === undefined ? rest : { ...fields, [field]: next });
  };
  const body = (
    <>
      {shown.map(([field, part]) => (
        <div key={field} className={styles.field}>
          <SchemaForm
            schema={part}
            name={field}
            value={fields[field]}
            character={character}
            onChange={(next) => set(field, next)}
          />
          {!schema.required?.includes(field) && resolved(part).const !== true && (
            <Button
              kind="quiet"
              size="small"
              icon="close"
              label={words.remove(nameOf(field))}
              onClick={() => set(field, undefined)}
            />
          )}
        </div>
      ))}
      {absent.length > 0 && (
        <AddField
          fields={absent.map(([field]) => field)}
          onAdd={(field) => set(field, firstOf(schema.properties![field], field, character))}
        />
      )}
    </>
  );
  if (bare) return body;
  return (
    <fieldset className={styles.object}>
      <legend>{nameOf(name)}</legend>
      {body}
    </fieldset>
  );
}

interface AddFieldProps {
  readonly fields: readonly string[];
  readonly onAdd: (field: string) => void;
}

function AddField({ fields, onAdd }: AddFieldProps) {
  return (
    <select
      className={styles.add}
      aria-label={words.more}
      value=""
      onChange={({ target }) => target.value !== '' && onAdd(target.value)}
    >
      <option value="">{words.more}</option>
      {fields.map((field) => (
        <option key={field} value={field}>
          {nameOf(field)}
        </option>
      ))}
    </select>
  );
}

function ListForm({ schema, name, value, onChange, character }: FormProps) {
  const list = Array.isArray(value) ? (value as readonly unknown[]) : [];
  const one = ONE[name] ?? nameOf(name);
  const isTable = name === 'table';
  return (
    <fieldset className={styles.object}>
      <legend>{nameOf(name)}</legend>
      {list.map((item, i) => (
        <div key={i} className={styles.item}>
          <SchemaForm
            schema={schema.items!}
            name={isTable ? words.tokensHeld(i) : words.numberOf(one, i + 1)}
            value={item}
            character={character}
            // Its cards have a form of their own.
            without={name === 'sideDecks' ? ['cards'] : []}
            onChange={(next) => onChange(list.with(i, next))}
          />
          {list.length > (schema.minItems ?? 0) && (
            <Button
              kind="quiet"
              size="small"
              icon="close"
              label={words.remove(words.numberOf(one, i + 1))}
              onClick={() => onChange(list.toSpliced(i, 1))}
            />
          )}
        </div>
      ))}
      {list.length < (schema.maxItems ?? Infinity) && (
        <Button
          size="small"
          icon="plus"
          onClick={() => onChange([...list, firstOf(schema.items!, name.replace(/s$/, ''), character)])}
        >
          {words.add(one)}
        </Button>
      )}
    </fieldset>
  );
}

/** Numbers by the names of tokens. */
function MapForm({ each, name, value, onChange, character }: FormProps & { readonly each: Schema }) {
  const entries = (value ?? {}) as Fields;
  return (
    <fieldset className={styles.object}>
      <legend>{nameOf(name)}</legend>
      {(namesFor('token', character) ?? []).map((token) => (
        <SchemaForm
          key={token}
          schema={{ ...each, minimum: 0 }}
          name={token}
          value={entries[token] ?? 0}
          character={character}
          onChange={(n) => {
            const { [token]: _before, ...rest } = entries;
            onChange(n === 0 || n === '' ? rest : { ...rest, [token]: n });
          }}
        />
      ))}
    </fieldset>
  );
}
