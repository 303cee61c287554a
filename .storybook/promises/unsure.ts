import { parse } from 'culori';
import { layOver, standsOut } from './paint.ts';

const isSolid = (colour: string) => (parse(colour)?.alpha ?? 1) === 1;

const pictures = 'img, svg, svg *, video, canvas, iframe';
// A `::before` or `::after` lies over an element's own ground.
const layers = ['::before', '::after', undefined] as const;

// “linear-gradient(rgb(1, 2, 3) 0px, rgba(0, 0, 0, 0) 14px)”, as the browser writes it.
const coloursIn = (image: string) => image.match(/(?:rgba?|color|oklab|oklch|lab|lch)\([^()]*\)/g) ?? [];

/** The middle and both ends of each line of this element's own text. */
function findPoints(element: Element): [x: number, y: number][] {
  const range = document.createRange();
  const boxes = [...element.childNodes]
    .filter(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim())
    .flatMap((words) => {
      range.selectNodeContents(words);
      return [...range.getClientRects()];
    });
  const all = boxes.length > 0 ? boxes : [element.getBoundingClientRect()];
  return all.flatMap(({ left, right, top, bottom }): [number, number][] => {
    const y = (top + bottom) / 2;
    return [(left + right) / 2, left + 1, right - 1].map((x) => [x, y]);
  });
}

/** Whether an absolutely placed `::before` or `::after` of the element covers this point. */
function covers(element: Element, style: CSSStyleDeclaration, [x, y]: [number, number]): boolean {
  if (style.content === 'none' || style.content === 'normal' || style.display === 'none') return false;
  if (style.position !== 'absolute') return false;
  const positioned = getComputedStyle(element).position !== 'static';
  const framed = positioned ? element : element instanceof HTMLElement ? element.offsetParent : null;
  if (!framed) return false;
  const frame = framed.getBoundingClientRect();
  const { borderLeftWidth, borderTopWidth } = getComputedStyle(framed);
  const left = frame.left + parseFloat(borderLeftWidth) + parseFloat(style.left);
  const top = frame.top + parseFloat(borderTopWidth) + parseFloat(style.top);
  return x >= left && x <= left + parseFloat(style.width) && y >= top && y <= top + parseFloat(style.height);
}

/** The elements at this point from the words down, as far as a press finds them; and the words' own ancestors. */
function findStacks(words: Element, [x, y]: [number, number]): Element[][] {
  const stack = document.elementsFromPoint(x, y);
  const place = stack.findIndex((element) => words.contains(element));
  const parents: Element[] = [];
  for (let up: Element | null = words; up; up = up.parentElement) parents.push(up);
  return place >= 0 ? [parents, stack.slice(place)] : [parents];
}

/** Every colour that may lie under words at this point, down to the first that is opaque. */
function findGrounds(
  words: Element,
  stack: readonly Element[],
  point: [number, number],
): string[] | undefined {
  const clear: string[] = [];
  for (const element of stack) {
    if (element !== words && element.matches(pictures)) return undefined;
    for (const layer of layers) {
      const style = getComputedStyle(element, layer);
      if (layer && !covers(element, style, point)) continue;
      if (style.backgroundImage.includes('url(')) return undefined;
      if (style.backgroundImage !== 'none') clear.push(...coloursIn(style.backgroundImage));
      if (style.backgroundColor === 'rgba(0, 0, 0, 0)') continue;
      clear.push(style.backgroundColor);
      if (layer || style.opacity !== '1' || !isSolid(style.backgroundColor)) continue;
      const solid = style.backgroundColor;
      return [solid, ...clear.map((colour) => layOver(colour, solid))];
    }
  }
  return ['white', ...clear.map((colour) => layOver(colour, 'white'))];
}

function opacityOf(element: Element | null): number {
  return element ? parseFloat(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;
}

/**
 * The contrast where axe is unsure, measured by our own code. Where several colours may lie under the words, as in a
 * gradient or under a cover, the words must stand out from one of them; on a picture that cannot be measured.
 */
export function findDoubt(words: Element): string | undefined {
  const { scrollX, scrollY } = window;
  // The colours behind words are known only on the screen, wherever the last story has scrolled to.
  words.scrollIntoView({ block: 'center', behavior: 'instant' });
  try {
    return findDoubtOnScreen(words);
  } finally {
    window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  }
}

function findDoubtOnScreen(words: Element): string | undefined {
  const { color, fontSize, fontWeight } = getComputedStyle(words);
  const size = parseFloat(fontSize);
  const least = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5;
  const opacity = opacityOf(words);
  for (const point of findPoints(words)) {
    const stacks = findStacks(words, point).map((stack) => findGrounds(words, stack, point));
    if (stacks.includes(undefined)) continue;
    const grounds = [...new Set(stacks.flatMap((stack) => stack ?? []))];
    if (!grounds.some((ground) => standsOut(color, ground, least, opacity))) {
      return `${color} on ${grounds.join(' or ')}`;
    }
  }
  return undefined;
}
