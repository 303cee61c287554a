import { formatHex, interpolate, parse, wcagContrast } from 'culori';

export const isClear = (colour: string) => (parse(colour)?.alpha ?? 1) < 0.1;

/** The ground of an element: the nearest opaque one; `picture` where that is one. */
export type FindGround = (element: Element | null) => string;

const picture = 'picture';

function findCanvas() {
  const sheet = document.createElement('span');
  sheet.style.backgroundColor = 'Canvas';
  document.body.append(sheet);
  const { backgroundColor } = getComputedStyle(sheet);
  sheet.remove();
  return backgroundColor;
}

export function createFindGround(): FindGround {
  const canvas = findCanvas();
  const known = new Map<Element, string>();

  return function findGround(element: Element | null): string {
    if (!element) return canvas;
    const found = known.get(element);
    if (found) return found;
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    const clear = isClear(backgroundColor);
    const own = backgroundImage === 'none' ? backgroundColor : picture;
    const ground = own !== picture && clear ? findGround(element.parentElement) : own;
    known.set(element, ground);
    return ground;
  };
}

/** A colour as it is seen: a half-transparent one is half its ground. */
export const layOver = (colour: string, ground: string, opacity = 1): string =>
  formatHex(interpolate([ground, formatHex(colour) ?? colour])((parse(colour)?.alpha ?? 1) * opacity));

/** Whether a colour can be told from its ground, however faintly it is laid on; on a picture this is assumed. */
export const standsOut = (colour: string, ground: string, least: number, opacity = 1) =>
  ground === picture || (!isClear(colour) && wcagContrast(layOver(colour, ground, opacity), ground) >= least);

/** A tick or a dot that the system draws itself, in the visitor's own colours. */
export const isSystemDrawn = (control: Element) =>
  control.matches('[type="checkbox"], [type="radio"]') && getComputedStyle(control).appearance !== 'none';

/** Whether any part of it is visible. */
export function isSeen(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && !element.closest('[aria-hidden="true"]');
}

/** The visible words in it. */
export function hasSeenWords(element: Element): boolean {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode;
    if (textContent?.trim() && parentElement?.checkVisibility({ visibilityProperty: true })) {
      if (parentElement.getBoundingClientRect().width > 1) return true;
    }
  }
  return false;
}
