/** Elements that look alike, by one of them. */
export type Kinds = ReadonlyMap<string, Element>;

const states = [
  'data-state',
  'aria-busy',
  'aria-checked',
  'aria-current',
  'aria-disabled',
  'aria-expanded',
  'aria-invalid',
  'aria-pressed',
  'aria-selected',
  'disabled',
  'hidden',
  'open',
  'style',
  'value',
];

const classOf = (element: Element | null | undefined) => element?.getAttribute('class');

/** The things that decide how an element is drawn: its classes and state, and its ancestors. */
const kindOf = (element: Element) =>
  [
    element.tagName,
    element instanceof HTMLInputElement && element.checked,
    classOf(element),
    classOf(element.parentElement),
    classOf(element.parentElement?.parentElement),
    ...states.map((name) => element.getAttribute(name)),
  ].join('/');

const known = new Set<string>();

/** The kinds of elements on the page that have not passed this promise in another story. */
export function findNewKinds(theme: string): Kinds {
  const fresh = new Map<string, Element>();
  const { documentElement: root } = document;
  for (const element of [root, ...root.querySelectorAll('*')]) {
    const kind = `${theme}/${kindOf(element)}`;
    if (!known.has(kind) && !element.closest('head, .sb-wrapper')) fresh.set(kind, element);
  }
  return fresh;
}

/** Notes that these pass, so that no other story checks them again. */
export function noteKinds(kinds: Kinds) {
  for (const kind of kinds.keys()) known.add(kind);
}
