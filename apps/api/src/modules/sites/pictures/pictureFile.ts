const longest = 80;

/** The name of a photograph in content: plain small letters, and none of the taken names. */
export function pictureFileFor(name: string, taken: ReadonlySet<string>): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const plain = last
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9.]+/g, '-');
  const [, stem = plain, ending = ''] = /^(.*?)(\.[a-z0-9]{1,5})?$/s.exec(plain) ?? [];
  const cut =
    stem
      .replaceAll(/[.-]+/g, '-')
      .slice(0, longest)
      .replaceAll(/^-+|-+$/g, '') || 'picture';

  for (let count = 1; ; count += 1) {
    const file = `${cut}${count === 1 ? '' : `-${count}`}${ending}`;
    if (!taken.has(file)) return file;
  }
}
