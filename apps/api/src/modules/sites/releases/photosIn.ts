/** The photographs that content names, at any depth. */
export function photosIn(content: unknown): ReadonlySet<string> {
  const named = new Set<string>();
  const look = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    const { kind, file } = value as { kind?: unknown; file?: unknown };
    if (kind === 'photo' && typeof file === 'string') named.add(file);
    Object.values(value).forEach(look);
  };
  look(content);
  return named;
}
