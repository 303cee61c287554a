import type { TSchema } from 'typebox';
import { isRecord, join, type WalkedSchema } from '../walk.ts';

/**
 * Every field of a form for this content, as `prices.groups.*.items.*.name`, with what stands in it: `*` is each of a
 * list. A picture is one field, and so is a list of choices. The version is left out, as no form asks for it.
 */
export function fieldsOf(schema: TSchema, content: unknown): ReadonlyMap<string, readonly unknown[]> {
  const fields = new Map<string, unknown[]>();
  const walk = (at: WalkedSchema, value: unknown, path: string) => {
    if (value === undefined || path === 'version') return;
    if (at.properties && isRecord(value))
      for (const [name, inner] of Object.entries(at.properties)) walk(inner, value[name], join(path, name));
    else if (at.items?.properties && Array.isArray(value))
      for (const item of value) walk(at.items, item, join(path, '*'));
    else fields.set(path, [...(fields.get(path) ?? []), value]);
  };
  walk(schema, content, '');
  return fields;
}

/** The same content without a field, wherever it stands. */
export function without<Content>(content: Content, field: string): Content {
  const leave = (value: unknown, [step = '', ...rest]: readonly string[]): unknown => {
    if (step === '*') return Array.isArray(value) ? value.map((item) => leave(item, rest)) : value;
    if (!isRecord(value)) return value;
    const { [step]: inner, ...others } = value;
    return rest.length === 0 || inner === undefined ? others : { ...others, [step]: leave(inner, rest) };
  };
  return leave(content, field.split('.')) as Content;
}
