const isSaid = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null)
    return value !== undefined && value !== null && value !== '' && value !== false;
  if ('kind' in value && value.kind === 'none') return false;
  return Object.values(value).some(isSaid);
};

/**
 * Whether anything is said at a place in content: a text, a figure, a picture, however deep.
 *
 * @param place as `prices.groups` or `people.items.2`
 */
export const isSaidAt = (content: unknown, place: string): boolean =>
  isSaid(
    place
      .split('.')
      .reduce<unknown>(
        (inner, step) =>
          typeof inner === 'object' && inner !== null && Object.hasOwn(inner, step)
            ? (inner as Readonly<Record<string, unknown>>)[step]
            : undefined,
        content,
      ),
  );
