import { hasEdge, hasMark } from './edges.ts';
import { createFindGround, hasSeenWords, isClear, isSeen, isSystemDrawn, standsOut } from './paint.ts';
import { controls, filledIn, findUntoldStates, scopeOf } from './states.ts';

/** Controls that differ from their surroundings by more than their words, in the page's own colours. */
export type Shaped = ReadonlySet<Element>;

/** The name of an element in a fault. */
export const nameOf = (element: Element) => {
  const words =
    element.getAttribute('aria-label') ?? element.textContent?.trim().replaceAll(/\s+/g, ' ') ?? '';
  return `${element.tagName.toLowerCase()} “${(words || element.getAttribute('name') || element.id).slice(0, 40)}”`;
};

/** Marks elements that look like buttons or fields, so that a later check can tell whether they still do. */
export function noteShapes(root: ParentNode): Shaped {
  const findGround = createFindGround();
  const shaped = [...root.querySelectorAll(controls)].filter((control) => {
    if (!isSeen(control)) return false;
    const { backgroundColor, boxShadow } = getComputedStyle(control);
    const ground = findGround(control.parentElement);
    return (
      control.matches(filledIn) ||
      boxShadow !== 'none' ||
      (!isClear(backgroundColor) && backgroundColor !== ground)
    );
  });
  return new Set(shaped);
}

function findUnreadable(root: Element): string[] {
  const findGround = createFindGround();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const seen = new Set<Element>();
  const faults: string[] = [];
  while (walker.nextNode()) {
    const { textContent, parentElement: words } = walker.currentNode;
    if (!textContent?.trim() || !words || seen.has(words)) continue;
    seen.add(words);
    if (words.closest(':disabled, [aria-disabled="true"], svg, option') || !isSeen(words)) continue;
    const { color, fontSize } = getComputedStyle(words);
    const ground = findGround(words);
    if (!standsOut(color, ground, parseFloat(fontSize) >= 24 ? 3 : 4.5)) {
      faults.push(`${nameOf(words)} cannot be read: ${color} on ${ground}`);
    }
  }
  return faults;
}

/** The elements that vanish, or cannot be told apart, in forced colours. */
export function findForcedColourFaults(shaped: Shaped): string[] {
  const findGround = createFindGround();
  const isEdged = (control: Element) =>
    isSystemDrawn(control) ||
    [control, ...control.querySelectorAll('*')].some((part) => hasEdge(part, findGround)) ||
    hasEdge(scopeOf(control), findGround);

  const seen = [...document.body.querySelectorAll(controls)].filter(isSeen);
  return [
    ...findUnreadable(document.body),
    ...[...shaped]
      .filter((control) => !isEdged(control))
      .map((control) => `${nameOf(control)} has lost its edge`),
    ...seen
      .filter((control) => !control.matches('input, select, textarea'))
      .filter((control) => !hasSeenWords(control) && !hasMark(control, findGround))
      .map((control) => `${nameOf(control)} shows nothing`),
    ...findUntoldStates(document.body).map(
      (control) => `${nameOf(control)} looks the same as one that is not`,
    ),
  ];
}
