/** Turns what a glob found, `./{id}/…`, into a table by the template's id. */
export function byTemplate<Content>(
  found: Readonly<Record<string, Content>>,
): Readonly<Record<string, Content>> {
  return Object.fromEntries(
    Object.entries(found).map(([file, content]) => [file.replace(/^\.\/([^/]+)\/.*$/, '$1'), content]),
  );
}
