import { isRecord, kindOf, type WalkedSchema } from './walk.ts';

/** The field of a row that says which place the row had before. */
export const rowField = 'row';

/**
 * Replaces content by what a form read, and keeps the fields that the form did not ask for: another design shows them
 * of the same rows. A row names its former place (`rowField`), for it may have moved.
 *
 * @param schema of the fields that were asked for
 * @returns nothing where nothing is left
 */
export function keepUnasked(schema: WalkedSchema, before: unknown, read: unknown): unknown {
  if (schema.anyOf) return isRecord(read) && kindOf(schema.anyOf, read) ? read : undefined;
  if (schema.type === 'array') {
    const rows = Array.isArray(before) ? (before as readonly unknown[]) : [];
    if (!Array.isArray(read)) return undefined;
    return read
      .map((row: unknown) => {
        if (!isRecord(row)) return row;
        const { [rowField]: place, ...fields } = row;
        return keepUnasked(schema.items ?? {}, rows[Number(place ?? -1)], fields);
      })
      .filter((row) => row !== undefined);
  }
  if (schema.type !== 'object') return read;

  const asked = schema.properties ?? {};
  const [was, now] = [isRecord(before) ? before : {}, isRecord(read) ? read : {}];
  const names = new Set([...Object.keys(was), ...Object.keys(now)]);
  const fields = [...names].flatMap((name) => {
    const field = asked[name];
    const value = field ? keepUnasked(field, was[name], now[name]) : (was[name] ?? now[name]);
    return value === undefined ? [] : [[name, value] as const];
  });
  const hasWords = fields.some(([, value]) => !(Array.isArray(value) && value.length === 0));
  return hasWords ? Object.fromEntries(withLists(schema, fields)) : undefined;
}

/** A required list is there even if empty: its heading may stand before it. */
const withLists = (
  { properties = {}, required = [] }: WalkedSchema,
  fields: readonly (readonly [string, unknown])[],
) => [
  ...fields,
  ...required
    .filter((name) => properties[name]?.type === 'array' && !fields.some(([known]) => known === name))
    .map((name) => [name, []] as const),
];
