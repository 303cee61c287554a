interface Said {
  /** `prices.groups.0.items.2.name` */
  path: string;
  text: string;
}

// Without line breaks, and without soft hyphens.
const plain = (text: string) =>
  text
    .replaceAll(/\u00ad|\u200b/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

function* saidIn(value: unknown, path = ''): Generator<Said> {
  if (typeof value === 'string') yield { path, text: plain(value) };
  else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) {
      // A choice is no text.
      if (name !== 'kind' && name !== 'file') yield* saidIn(inner, path === '' ? name : `${path}.${name}`);
    }
  }
}

/** The shortest text that is recognised within a longer one. */
const least = 3;

/**
 * The path of the content that an element of the page shows.
 *
 * @param content The content that the page is drawn from.
 *
 * @param shown The texts of the pressed element, of its parent, and so on.
 */
export function placeOf(content: unknown, shown: readonly string[]): string | undefined {
  const said = [...saidIn(content)].filter(({ text }) => text !== '');
  for (const one of shown.map(plain)) {
    const whole = said.find(({ text }) => text === one);
    if (whole) return whole.path;
    const [part] = said
      .filter(({ text }) => text.length >= least && one.includes(text))
      .toSorted((a, b) => b.text.length - a.text.length);
    if (part) return part.path;
  }
  return undefined;
}
