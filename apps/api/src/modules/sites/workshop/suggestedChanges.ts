import { isDeepStrictEqual as isSame } from 'node:util';
import type { ContentChange } from '@awning/contract/sites/workshop';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const at = (path: string, name: string | number) => (path === '' ? `${name}` : `${path}.${name}`);

const own = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Fields)[name]
    : undefined;

/** Whether rows were added, removed or moved: a place in such a list no longer names the same row. */
const haveMoved = (before: readonly unknown[], after: readonly unknown[]) =>
  before.length !== after.length ||
  after.some(
    (row, place) =>
      !isSame(row, before[place]) && before.some((other, origin) => origin !== place && isSame(other, row)),
  );

/**
 * The changes that turn one content into another, each independent of the others: a field of text, a number, a
 * picture. A list whose rows have moved is one change.
 */
export function changesTo(before: unknown, after: unknown, path = ''): readonly ContentChange[] {
  if (path === 'version' || isSame(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after) && !haveMoved(before, after)) {
    return after.flatMap((row, place) => changesTo(before[place], row, at(path, place)));
  }
  if (areGroups(before, after)) {
    const [was = {}, is = {}] = [before, after] as readonly (Fields | undefined)[];
    const names = new Set([...Object.keys(was), ...Object.keys(is)]);
    return [...names].flatMap((name) => changesTo(was[name], is[name], at(path, name)));
  }
  return [after === undefined ? { path } : { path, value: after }];
}

/**
 * Whether the fields of two groups are compared one by one. Of a picture only its texts are, if it stays the same
 * kind.
 */
function areGroups(before: unknown, after: unknown) {
  const all = [before, after];
  return (
    all.some(isFields) &&
    all.every((one) => one === undefined || isFields(one)) &&
    own(before, 'kind') === own(after, 'kind')
  );
}

/** Whether the newest value at the place of a change is neither the one it was made from nor the one it makes. */
export function isOutdated(
  { path, value }: ContentChange,
  { base, newest }: { base: unknown; newest: unknown },
): boolean {
  let [was, is] = [base, newest];
  for (const name of path.split('.')) {
    const isList = Array.isArray(was) || Array.isArray(is);
    if (isList && !(Array.isArray(was) && Array.isArray(is) && !haveMoved(was, is))) return true;
    [was, is] = [own(was, name), own(is, name)];
  }
  return !isSame(is, was) && !isSame(is, value);
}
