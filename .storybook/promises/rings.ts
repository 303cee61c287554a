import { findOwnThemed, findInOthers } from './ownTheme.ts';
import { nameOf } from './forcedColours.ts';
import { createFindGround, isClear, isSeen, standsOut, type FindGround } from './paint.ts';
import { controls, scopeOf } from './states.ts';

const layers = [undefined, '::before', '::after'] as const;
type Layer = (typeof layers)[number];

/** An element, or its `::before` or `::after`. */
interface Part {
  element: Element;
  layer: Layer;
}

/** A line round an element: how far out it begins, negative inside the element, and how far it goes. */
interface Line {
  colour: string;
  from: number;
  to: number;
}

// A ring thinner than this is a hair (WCAG 2.4.13 asks for two pixels).
const least = 2;

// Rounding leaves a part of a pixel here and there.
const slack = 0.5;

function findOutline({
  outlineStyle,
  outlineWidth,
  outlineOffset,
  outlineColor,
}: CSSStyleDeclaration): Line[] {
  const width = parseFloat(outlineWidth);
  if (outlineStyle === 'none' || width < least) return [];
  const from = parseFloat(outlineOffset);
  return [{ colour: outlineColor, from, to: from + width }];
}

function findBorders(style: CSSStyleDeclaration): Line[] {
  return (['Top', 'Right', 'Bottom', 'Left'] as const).flatMap((side) => {
    const width = parseFloat(style[`border${side}Width`]);
    if (['none', 'hidden'].includes(style[`border${side}Style`]) || width < least) return [];
    return [{ colour: style[`border${side}Color`], from: -width, to: 0 }];
  });
}

// “rgb(255, 255, 255) 0px 0px 0px 6px inset”, as the browser writes it.
const shadowPattern = /(\w+\([^)]*\)) (-?[\d.]+)px (-?[\d.]+)px [\d.]+px (-?[\d.]+)px( inset)?/g;

function findShadows({ boxShadow }: CSSStyleDeclaration): Line[] {
  return [...boxShadow.matchAll(shadowPattern)].flatMap(([, colour = '', x, y, spread, inset]) => {
    const width = Number(spread);
    if (Number(x) !== 0 || Number(y) !== 0 || width < least) return [];
    return [inset ? { colour, from: -width, to: 0 } : { colour, from: 0, to: width }];
  });
}

/** How far outside the thing that it frames an absolutely placed part begins. */
function findShift({ element, layer }: Part, style: CSSStyleDeclaration): number {
  if (!layer || style.position !== 'absolute') return 0;
  const { borderLeftWidth } = getComputedStyle(findFramed({ element, layer }));
  return -parseFloat(style.left) - parseFloat(borderLeftWidth);
}

function findLines(part: Part): Line[] {
  const style = getComputedStyle(part.element, part.layer);
  const { content, display, visibility, opacity } = style;
  if (part.layer && (content === 'none' || content === 'normal')) return [];
  if (display === 'none' || visibility !== 'visible' || Number(opacity) === 0) return [];
  // A control of no opacity, such as the radio that lies over its star, shows no ring of its own.
  if (!part.element.checkVisibility({ opacityProperty: true })) return [];
  const shift = findShift(part, style);
  return [...findOutline(style), ...findBorders(style), ...findShadows(style)].map(
    ({ colour, from, to }) => ({ colour, from: from + shift, to: to + shift }),
  );
}

const shapes = 'path, circle, ellipse, rect, line, polyline, polygon';

/** Everything round a control that may be drawn otherwise while it has the focus. */
function findParts(control: HTMLElement): Part[] {
  const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
  const near = [control.previousElementSibling, control.nextElementSibling, ...labels].filter(
    (element) => element !== null,
  );
  const above: Element[] = [];
  for (
    let up = control.parentElement;
    up && up !== document.body && above.length < 6;
    up = up.parentElement
  ) {
    above.push(up);
  }
  const elements = [control, ...control.querySelectorAll(`:not(svg, ${shapes})`), ...near, ...above];
  return elements.flatMap((element) => layers.map((layer) => ({ element, layer })));
}

/** The element that a part's lines go round: for a layer over a card, the card. */
function findFramed({ element, layer }: Part): Element {
  if (!layer || getComputedStyle(element, layer).position !== 'absolute') return element;
  if (getComputedStyle(element).position !== 'static') return element;
  return (element instanceof HTMLElement && element.offsetParent) || element;
}

/** How many of the four sides of a line round this part can be seen, and are not cut off by what surrounds it. */
function countSeenSides(part: Part, { from, to }: Line): number {
  const framed = findFramed(part);
  // A clip path also cuts away lines outside it.
  if (!part.layer && to > 0 && getComputedStyle(framed).clipPath !== 'none') return 0;
  const box = framed.getBoundingClientRect();
  const inner = part.layer ? framed : framed.parentElement;
  // One pixel of the line's width is enough.
  const out = from + 1;
  const seen = { left: true, right: true, top: true, bottom: true };
  for (let around = inner; around && around !== document.body; around = around.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(around);
    if (overflowX === 'visible' && overflowY === 'visible') continue;
    const edge = around.getBoundingClientRect();
    // Wholly out of sight: the browser scrolls to it when it gets the focus.
    const away =
      box.right <= edge.left || box.left >= edge.right || box.bottom <= edge.top || box.top >= edge.bottom;
    if (away) return 4;
    if (overflowX !== 'visible') {
      seen.left &&= box.left - out >= edge.left - slack;
      seen.right &&= box.right + out <= edge.right + slack;
    }
    if (overflowY !== 'visible') {
      seen.top &&= box.top - out >= edge.top - slack;
      seen.bottom &&= box.bottom + out <= edge.bottom + slack;
    }
  }
  return Object.values(seen).filter(Boolean).length;
}

function findGroundOf(part: Part, { to }: Line, findGround: FindGround): string {
  const framed = findFramed(part);
  if (to > 0) return findGround(framed.parentElement);
  const own = part.layer && getComputedStyle(part.element, part.layer).backgroundColor;
  return own && !isClear(own) ? own : findGround(framed);
}

const wordsOf = ({ colour, from, to }: Line) => `${colour} ${from} ${to}`;

/**
 * The reason why a control's focus cannot be seen: no line is drawn round it, its colour cannot be told from its
 * ground, or it is cut off.
 */
function findRingFault(control: HTMLElement, findGround: FindGround): string | undefined {
  const parts = findParts(control);
  const before = parts.map((part) => findLines(part).map(wordsOf));
  control.focus({ preventScroll: true });
  if (document.activeElement !== control) return undefined;
  if (!control.matches(':focus-visible')) return 'cannot be reached as by keyboard';

  const rings = parts.flatMap((part, index) =>
    findLines(part)
      .filter((line) => !before[index]?.includes(wordsOf(line)))
      .map((line) => ({ part, line })),
  );
  if (rings.length === 0) return 'has no focus ring';
  const judgements = rings.map(({ part, line }) => ({
    part,
    line,
    ground: findGroundOf(part, line, findGround),
  }));
  const told = judgements.filter(({ line, ground }) => standsOut(line.colour, ground, 3));
  if (told.length === 0) {
    const pairs = judgements.map(({ line, ground }) => `${line.colour} on ${ground}`);
    return `has a focus ring that is lost: ${pairs.join(', ')}`;
  }
  return told.some(({ part, line }) => countSeenSides(part, line) >= 2)
    ? undefined
    : 'has a focus ring that is cut off';
}

// The test moves the focus, not a visitor, so the page must not hear of it.
function keepFromHearing(): () => void {
  const hush = (event: Event) => event.stopImmediatePropagation();
  const heard = ['focus', 'focusin', 'blur', 'focusout'];
  for (const type of heard) window.addEventListener(type, hush, true);
  return () => {
    for (const type of heard) window.removeEventListener(type, hush, true);
  };
}

// A list of tabs moves the focus to the chosen one.
const focusable = `${controls}, [tabindex="0"]:not([role="tablist"])`;

const describe = (control: Element) => `${nameOf(control)} (${control.className})`;

// The kinds of controls that have been judged, by their own classes, those round them and their ground: one of each kind
// is enough.
const judged = new Set<string>();

function kindOf(control: Element, findGround: FindGround): string {
  const { parentElement } = control;
  const style = getComputedStyle(control);
  return [
    control.tagName,
    control.className,
    parentElement?.className,
    parentElement?.parentElement?.className,
    findGround(parentElement),
    findGround(control),
    style.getPropertyValue('--ui-color-focus'),
    style.getPropertyValue('--ui-color-focusEdge'),
  ].join('/');
}

/** Every control that does not show that it has the focus, in the theme the page wears and in all others. */
export async function findUnringed(current: string): Promise<string[]> {
  const findGround = createFindGround();
  const fresh = new Map<string, HTMLElement>();
  for (const control of document.querySelectorAll<HTMLElement>(focusable)) {
    if (control.tabIndex < 0 || control.matches(':disabled, .sb-wrapper *')) continue;
    const kind = kindOf(control, findGround);
    if (!judged.has(kind) && isSeen(scopeOf(control))) fresh.set(kind, control);
  }
  if (fresh.size === 0) return [];

  const { activeElement } = document;
  const listen = keepFromHearing();
  const lookAt = (theme: string, all: HTMLElement[]) => {
    const findGroundNow = createFindGround();
    return all.flatMap((control) => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      const fault = findRingFault(control, findGroundNow);
      return fault ? [`in ${theme}: ${describe(control)} ${fault}`] : [];
    });
  };
  try {
    const all = [...fresh.values()];
    const own = findOwnThemed(document);
    const dressable = all.filter((control) => !own.some((part) => part.contains(control)));
    const faults = lookAt(current, all);
    if (dressable.length > 0)
      faults.push(...(await findInOthers(current, (theme) => lookAt(theme, dressable))));
    if (faults.length === 0) for (const kind of fresh.keys()) judged.add(kind);
    return faults;
  } finally {
    if (activeElement instanceof HTMLElement && activeElement !== document.body) {
      activeElement.focus({ preventScroll: true });
    } else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    listen();
  }
}
