/**
 * The new value, made of parts of the old one wherever they are equal. A message is a copy, in which everything is new;
 * a reader of an unchanged part need not read it again.
 */
export function keepSame<Value>(before: unknown, value: Value): Value {
  if (Object.is(before, value)) return value;
  if (Array.isArray(before) && Array.isArray(value)) {
    const items = value.map((item: unknown, place) => keepSame<unknown>(before[place], item));
    const isSame = items.length === before.length && items.every((item, place) => item === before[place]);
    return (isSame ? before : items) as Value;
  }
  if (!isRecord(before) || !isRecord(value)) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, keepSame(before[name], field)] as const);
  const isSame =
    fields.length === Object.keys(before).length &&
    fields.every(([name, field]) => Object.hasOwn(before, name) && field === before[name]);
  return (isSame ? before : Object.fromEntries(fields)) as Value;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
