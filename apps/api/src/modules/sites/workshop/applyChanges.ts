import type { ContentChange } from '@awning/contract/sites/workshop';
import type { Fault } from '../releases/siteBuilder.ts';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Rows are added and removed with their whole list: the place of a removed row is unknown. */
const isRow = (list: readonly unknown[], name: string) =>
  /^(0|[1-9]\d*)$/.test(name) && Number(name) < list.length;

const noRow = 'This row is not there any more.';
const notInside = 'Nothing can stand inside of this.';

const own = (fields: Fields, name: string) => (Object.hasOwn(fields, name) ? fields[name] : undefined);

/** Sets an own field, under any name. */
const put = (fields: Fields, name: string, value: unknown) =>
  Object.defineProperty(fields, name, { value, writable: true, enumerable: true, configurable: true });

/** Makes one change, or returns the error that prevents it. */
function apply(content: Fields, { path, value }: ContentChange): Fault | undefined {
  const names = path.split('.');
  const last = names.pop()!;
  const way: [fields: Fields, name: string][] = [];
  let fields = content;
  for (const name of names) {
    if (Array.isArray(fields) && !isRow(fields, name)) return { path, message: noRow };
    const inner = own(fields, name);
    if (inner === undefined && value === undefined) return undefined;
    if (inner !== undefined && !isFields(inner)) return { path, message: notInside };
    const next = inner ?? {};
    if (inner === undefined) put(fields, name, next);
    way.push([fields, name]);
    fields = next;
  }
  if (Array.isArray(fields) && (value === undefined || !isRow(fields, last))) return { path, message: noRow };
  if (value !== undefined) {
    put(fields, last, value);
    return undefined;
  }

  delete fields[last];
  // A blank field is absent, and so is a group with blank fields only. A row stays: without it, places would name
  // other rows.
  for (const [outer, name] of way.toReversed()) {
    if (Array.isArray(outer) || Object.keys(own(outer, name) as Fields).length > 0) break;
    delete outer[name];
  }
  return undefined;
}

/** Makes changes to a copy of content, one after the other. With an error none of them counts. */
export function applyChanges(
  content: Readonly<Fields>,
  changes: readonly ContentChange[],
): { content: Fields } | { faults: readonly Fault[] } {
  const changed = structuredClone(content);
  const faults = changes.flatMap((change) => apply(changed, change) ?? []);
  return faults.length > 0 ? { faults } : { content: changed };
}
