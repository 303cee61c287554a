interface Said {
  /** `prices.groups.0.items.2.name` */
  path: string;
  text: string;
}

// Where a break may be, and where one is.
const plain = (text: string) =>
  text
    .replaceAll(/\u00ad|\u200b/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

function* saidIn(value: unknown, path = ''): Generator<Said> {
  if (typeof value === 'string') yield { path, text: plain(value) };
  else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) {
      // What is chosen is no text.
      if (name !== 'kind' && name !== 'file') yield* saidIn(inner, path === '' ? name : `${path}.${name}`);
    }
  }
}

/** How short a text may be to be known again in a longer one. */
const least = 3;

/**
 * The place of the content that something on the page says.
 *
 * @param content What the page is drawn from.
 * @param shown What is said by what was pressed, by what that stands in, and so on.
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
