import type { TSchema } from 'typebox';
import { Check } from 'typebox/value';
import { isRecord, kindOf, type WalkedSchema } from './walk.ts';

/**
 * The part of a draft that can be drawn, however little it holds. A value that is not valid yet, or lacks a required
 * part, is left out, and what every site must have is blank until it is typed. Complete content comes back as it is.
 */
export const drawable = (schema: TSchema, draft: unknown): unknown => whole(schema, draft);

type Reader = (schema: WalkedSchema, draft: unknown) => unknown;

/** Remembers what it has read: a preview draws all at each letter, and most of it is unchanged. */
function onlyOnce(reader: Reader): Reader {
  const known = new WeakMap<object, WeakMap<object, unknown>>();
  return (schema, draft) => {
    if (typeof draft !== 'object' || draft === null) return reader(schema, draft);
    const drafts = known.get(schema) ?? new WeakMap<object, unknown>();
    known.set(schema, drafts);
    if (!drafts.has(draft)) drafts.set(draft, reader(schema, draft));
    return drafts.get(draft);
  };
}

/** The value with blanks for missing required fields: the frame for everything else. */
const whole = onlyOnce((schema, draft) => {
  if (schema.const !== undefined) return schema.const;
  if (schema.type === 'array') return read(schema, draft) ?? [];
  if (schema.type !== 'object') return read(schema, draft) ?? '';
  return fieldsOf(schema, isRecord(draft) ? draft : {}, whole);
});

/** The valid part of a value; nothing where there is none. */
const read = onlyOnce((schema, draft) => {
  if (schema.anyOf) {
    const kind = kindOf(schema.anyOf, draft);
    return kind && read(kind, draft);
  }
  if (schema.type === 'array') {
    if (!Array.isArray(draft)) return undefined;
    const items = draft
      .map((item: unknown) => read(schema.items ?? {}, item))
      .filter((item) => item !== undefined)
      .slice(0, schema.maxItems);
    return items.length < (schema.minItems ?? 0) ? undefined : items;
  }
  if (schema.type === 'object') {
    if (!isRecord(draft)) return undefined;
    const fields = fieldsOf(schema, draft, read);
    return (schema.required ?? []).every((name) => fields[name] !== undefined) ? fields : undefined;
  }
  const cut = typeof draft === 'string' ? draft.slice(0, schema.maxLength) : draft;
  return Check(schema, cut) ? cut : undefined;
});

/** The fields of a group. Required fields are read by `frame`. */
function fieldsOf(
  { properties = {}, required = [], additionalProperties }: WalkedSchema,
  draft: Readonly<Record<string, unknown>>,
  frame: Reader,
): Readonly<Record<string, unknown>> {
  const names =
    additionalProperties === false ? Object.keys(properties) : Object.keys({ ...properties, ...draft });
  return Object.fromEntries(
    names.flatMap((name) => {
      const schema = properties[name];
      const value = schema ? (required.includes(name) ? frame : read)(schema, draft[name]) : draft[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
