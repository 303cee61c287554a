import { findOwnThemed, findInOthers } from './ownTheme.ts';
import { nameOf } from './forcedColours.ts';
import { createFindGround, isClear, standsOut, type FindGround } from './paint.ts';
import { controls } from './states.ts';

// A drawing larger than `largest` is a picture; so is one larger than `usual` that has a colour of its own.
const largest = 96;
const usual = 40;

const layers = ['::before', '::after'] as const;
type Layer = (typeof layers)[number];

/** A small drawing with a meaning: an icon, or a `::before` or `::after`. */
interface Sign {
  element: Element;
  layer?: Layer;
}

const shapes = 'path, circle, ellipse, rect, line, polyline, polygon, use, text';

// An icon is small, about as wide as it is high, and has one colour. Any other small drawing is a picture or an
// ornament.
const isIcon = (drawing: Element) => {
  const { width, height } = drawing.getBoundingClientRect();
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  if (short <= 1 || long > largest || long / short > 1.75) return false;
  if (drawing.getAttribute('aria-hidden') !== 'true' || drawing.matches(drawings)) return false;
  const inks = new Set(inksOf({ element: drawing }).filter((ink) => ink !== 'none'));
  const { color } = getComputedStyle(drawing);
  return inks.size === 1 && (inks.has(color) || long <= usual);
};

// These repeat what words say elsewhere.
const drawings = '[class*="Drawing_root"]';

// Their `::before` and `::after` are drawn only in place of a picture that did not load, or never.
const replaced = 'img, video, iframe, canvas';

const isOff = (element: Element) =>
  element.matches(':disabled, :disabled *, [aria-disabled="true"], [aria-disabled="true"] *') ||
  element.closest('label, fieldset')?.matches(':has(:disabled)') === true;

const isWritten = (content: string) => /[^"'\s]/u.test(content.replace(/ \/ .*$/, '').replaceAll('""', ''));

/** A drawing without words in a control: the tick in a box, the arrow at its edge. */
function isDrawnSign(element: Element, style: CSSStyleDeclaration): boolean {
  const [width, height] = [parseFloat(style.width), parseFloat(style.height)];
  if (!(Math.max(width, height) <= 40) || !element.closest(controls)) return false;
  return !isClear(style.backgroundColor) || style.borderStyle !== 'none';
}

function isSign({ element, layer }: Required<Sign>): boolean {
  const style = getComputedStyle(element, layer);
  const { content, display, visibility } = style;
  if (content === 'none' || content === 'normal' || display === 'none' || visibility !== 'visible')
    return false;
  return isWritten(content) || isDrawnSign(element, style);
}

/** How much of an element's own colour can be seen. */
function opacityOf(element: Element | null, layer?: Layer): number {
  const own = layer && element ? parseFloat(getComputedStyle(element, layer).opacity) : 1;
  if (!element) return own;
  return own * parseFloat(getComputedStyle(element).opacity) * opacityOf(element.parentElement);
}

function inksOf({ element, layer }: Sign): string[] {
  if (!layer) {
    return [...element.querySelectorAll(shapes)].flatMap((shape) => {
      const { fill, stroke, visibility, display } = getComputedStyle(shape);
      return visibility === 'visible' && display !== 'none' ? [fill, stroke] : [];
    });
  }
  const style = getComputedStyle(element, layer);
  if (isWritten(style.content)) return [style.color];
  const borders = (['Top', 'Right', 'Bottom', 'Left'] as const).flatMap((side) =>
    parseFloat(style[`border${side}Width`]) > 0 ? [style[`border${side}Color`]] : [],
  );
  return [style.backgroundColor, ...borders];
}

function findGroundOf({ element, layer }: Sign, findGround: FindGround): string {
  const own = layer && getComputedStyle(element, layer).backgroundColor;
  const isWords = layer && isWritten(getComputedStyle(element, layer).content);
  return isWords && own && !isClear(own) ? own : findGround(element);
}

/** The element under the middle of another that is laid over it. */
function findGroundBeneath(element: Element, findGround: FindGround): string {
  const { left, top, width, height } = element.getBoundingClientRect();
  const beneath = document
    .elementsFromPoint(left + width / 2, top + height / 2)
    .find((other) => !element.contains(other));
  return findGround(beneath ?? element.parentElement);
}

function isLost(sign: Sign, findGround: FindGround): string | undefined {
  const opacity = opacityOf(sign.element, sign.layer);
  if (opacity === 0) return undefined;
  const ground = findGroundOf(sign, findGround);
  const inks = inksOf(sign).filter((ink) => ink !== 'none');
  const isSeenOn = (under: string) =>
    inks.some((ink) => ink.startsWith('url') || standsOut(ink, under, 3, opacity));
  if (inks.length === 0 || isSeenOn(ground)) return undefined;
  // A sign laid over another element, or beside its own, is checked again on that ground.
  if (!sign.layer && isSeenOn(findGroundBeneath(sign.element, findGround))) return undefined;
  const style = getComputedStyle(sign.element, sign.layer);
  if (sign.layer && style.position === 'absolute' && isSeenOn(findGround(sign.element.parentElement))) {
    return undefined;
  }
  return `${[...new Set(inks)].join(', ')}${opacity < 1 ? ` at ${opacity}` : ''} on ${ground}`;
}

// Kinds of elements, by their classes and ground, and whether each has no drawing about it.
const judged = new Set<string>();

const states = ['data-state', 'aria-checked', 'aria-expanded', 'aria-current', 'aria-pressed', 'open'];

const kindOf = (element: Element, findGround: FindGround) =>
  [
    element.tagName,
    element.getAttribute('class'),
    element.parentElement?.getAttribute('class'),
    ...states.map((name) => element.getAttribute(name)),
    element instanceof HTMLInputElement && element.checked,
    findGround(element),
    getComputedStyle(element).color,
  ].join('/');

/** Every sign that cannot be told from its ground, in the theme the page has and in all others. */
export async function findLostSigns(current: string): Promise<string[]> {
  const findGround = createFindGround();
  const fresh = new Set<string>();
  const signs: Sign[] = [];
  for (const element of document.body.querySelectorAll('*')) {
    if (element.matches('script, style, svg *, .sb-wrapper *')) continue;
    const kind = kindOf(element, findGround);
    if (judged.has(kind) || fresh.has(kind)) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    fresh.add(kind);
    if (isOff(element)) continue;
    if (element.matches('svg')) {
      if (isIcon(element)) signs.push({ element });
    } else if (!element.matches(replaced))
      for (const layer of layers) if (isSign({ element, layer })) signs.push({ element, layer });
  }

  const lookAt = (theme: string, all: Sign[]) => {
    const findGroundNow = createFindGround();
    return all.flatMap((sign) => {
      const fault = isLost(sign, findGroundNow);
      const { element, layer = '' } = sign;
      const of = nameOf(element.closest(controls) ?? element.parentElement ?? element);
      return fault
        ? [`in ${theme}: a sign of ${of} (${element.getAttribute('class')}${layer}) is lost: ${fault}`]
        : [];
    });
  };
  const own = findOwnThemed(document);
  const dressable = signs.filter(({ element }) => !own.some((part) => part.contains(element)));
  const faults = lookAt(current, signs);
  if (dressable.length > 0)
    faults.push(...(await findInOthers(current, (theme) => lookAt(theme, dressable))));
  if (faults.length === 0) for (const kind of fresh) judged.add(kind);
  return faults;
}
