const isSaid = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null)
    return value !== undefined && value !== null && value !== '' && value !== false;
  if ('kind' in value && value.kind === 'none') return false;
  return Object.values(value).some(isSaid);
};

const within = (value: unknown, step: string): readonly unknown[] => {
  if (typeof value !== 'object' || value === null) return [];
  if (step === '*') return Object.values(value);
  return Object.hasOwn(value, step) ? [(value as Readonly<Record<string, unknown>>)[step]] : [];
};

/**
 * Whether anything is said at a place in content: a text, a figure, a picture, however deep.
 *
 * @param place as `prices.groups` or `people.items.2`; `*` is any of a list, as in `prices.groups.*.items`
 */
export const isSaidAt = (content: unknown, place: string): boolean => valuesAt(content, place).some(isSaid);

/** All that stands at such a place. */
export const valuesAt = (content: unknown, place: string): readonly unknown[] =>
  place
    .split('.')
    .reduce<readonly unknown[]>((values, step) => values.flatMap((value) => within(value, step)), [content]);
