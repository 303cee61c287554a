import type { ContentChange } from '@awning/contract/sites/workshop';

type Content = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Content =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Whether two values say the same. */
export const isSame = (one: unknown, other: unknown): boolean => changesBetween(one, other).length === 0;

/**
 * What is to be sent so that one content becomes another: each field that differs, by its place. Of a list that has become
 * longer or shorter all of it.
 */
export function changesBetween(before: unknown, after: unknown, path = ''): readonly ContentChange[] {
  if (Object.is(before, after)) return [];
  const at = (name: string | number) => (path === '' ? `${name}` : `${path}.${name}`);
  if (isGroup(before) && isGroup(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...names].flatMap((name) => changesBetween(before[name], after[name], at(name)));
  }
  if (isList(before) && isList(after) && before.length === after.length) {
    return after.flatMap((item, place) => changesBetween(before[place], item, at(place)));
  }
  return [after === undefined ? { path } : { path, value: after }];
}

/** Whether two places are one, or one lies in the other. */
const overlap = (one: string, other: string) =>
  `${one}.`.startsWith(`${other}.`) || `${other}.`.startsWith(`${one}.`);

/** Those of two lists of changes that are about the same places and do not say the same. */
export const conflictsBetween = (mine: readonly ContentChange[], theirs: readonly ContentChange[]) =>
  mine.filter(({ path, value }) =>
    theirs.some((their) => overlap(path, their.path) && !(their.path === path && isSame(their.value, value))),
  );

/** The content with each change made. */
export const withChanges = (content: Content, changes: readonly ContentChange[]): Content =>
  changes.reduce<Content>((now, { path, value }) => put(now, path.split('.'), value) as Content, content);

function put(holder: unknown, [name = '', ...rest]: readonly string[], value: unknown): unknown {
  if (isList(holder)) {
    const items = [...holder];
    items[Number(name)] = rest.length === 0 ? value : put(items[Number(name)], rest, value);
    return items;
  }
  const { [name]: inner, ...others } = isGroup(holder) ? holder : {};
  const next = rest.length === 0 ? value : put(inner, rest, value);
  return next === undefined ? others : { ...others, [name]: next };
}

/** The changes that are not about one of these places. */
export const changesBeside = (changes: readonly ContentChange[], places: readonly string[]) =>
  changes.filter(({ path }) => !places.some((place) => overlap(place, path)));

/** What stands at a place of the content. */
export const valueAt = (content: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (inner, name) => (typeof inner === 'object' && inner !== null ? (inner as Content)[name] : undefined),
      content,
    );
