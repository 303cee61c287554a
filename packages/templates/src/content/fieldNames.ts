import type { FormField } from './form.ts';

const isBlank = ([, value]: FormField) => value.trim() === '';

/** A day whose times are left blank keeps no hours, although the form says which day it is. */
export function withoutBlankDays(fields: readonly FormField[]): readonly FormField[] {
  const kept = new Set(
    fields.flatMap((field) => {
      const [, row] = /^(hours\.week\.\d+)\.(?:opens|closes)$/.exec(field[0]) ?? [];
      return row !== undefined && !isBlank(field) ? [row] : [];
    }),
  );
  return fields.filter(([path]) => {
    const [, row] = /^(hours\.week\.\d+)\./.exec(path) ?? [];
    return row === undefined || kept.has(row);
  });
}

/**
 * The name in the form of the field at a place of the content. The two differ where rows were left blank: content does
 * not count them.
 */
export function fieldNameOf(fields: readonly FormField[], place: string): string {
  const names = withoutBlankDays(fields)
    .filter((field) => !isBlank(field))
    .map(([path]) => path.split('.'));
  const found: string[] = [];
  for (const step of place.split('.')) {
    const here = names.filter((name) => found.every((known, depth) => name[depth] === known));
    const rows = [...new Set(here.map((name) => name[found.length]))]
      .filter((name) => name !== undefined && /^\d+$/.test(name))
      .toSorted((one, other) => Number(one) - Number(other));
    found.push((/^\d+$/.test(step) ? rows[Number(step)] : undefined) ?? step);
  }
  return found.join('.');
}
