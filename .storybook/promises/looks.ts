// What a stylesheet can go by, beside a thing's place.
const marks = [
  'class',
  'style',
  'type',
  'role',
  'open',
  'disabled',
  'hidden',
  'lang',
  'fill',
  'data-state',
  'aria-busy',
  'aria-checked',
  'aria-current',
  'aria-disabled',
  'aria-expanded',
  'aria-hidden',
  'aria-invalid',
  'aria-pressed',
  'aria-selected',
];

const states = ':is(:hover, :focus, :checked, :indeterminate, :invalid, :placeholder-shown)';

/**
 * Everything that holds words, by the way it and all above it are marked up: as much as decides its colours. Of those
 * that are marked up alike, one.
 */
export function findLooks(root: Element, exclude: readonly Element[]): Map<string, Element> {
  const looks = new Map<string, Element>();

  function walk(element: Element, above: string) {
    if (exclude.includes(element) || element.matches('.sb-wrapper')) return;
    const { parentElement, childNodes, tagName } = element;
    const place = parentElement === document.body ? 0 : [...(parentElement?.children ?? [])].indexOf(element);
    const last = element.nextElementSibling === null ? '$' : '';
    const marked = marks.map((name) => element.getAttribute(name) ?? '').join('|');
    const look = `${above}/${tagName}${place}${last}${marked}${element.matches(states) ? '!' : ''}`;
    const worded = [...childNodes].some(
      (child) => child.nodeType === Node.TEXT_NODE && child.textContent?.trim(),
    );
    const words = worded || element.matches('input, select, textarea');
    // What is hidden now would be taken for read when it comes to light.
    if (words && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) {
      looks.set(look, element);
    }
    for (const child of element.children) walk(child, look);
  }

  for (const child of root.children) walk(child, '');
  return looks;
}
