/**
 * Makes something when it is first asked for, and keeps it. For what `Intl` writes with: the first of a page takes 15 to 70 ms,
 * which one that writes nothing by it need not wait for.
 */
export function lazily<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
