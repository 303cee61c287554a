import { isClear, standsOut, type FindGround } from './paint.ts';

const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;
const layers = [undefined, '::before', '::after'] as const;

const isDrawn = (style: CSSStyleDeclaration, layer: (typeof layers)[number]) =>
  !layer || (style.content !== 'none' && style.content !== 'normal' && style.display !== 'none');

function hasLine(style: CSSStyleDeclaration, ground: string): boolean {
  const { outlineStyle, outlineWidth, outlineColor, textDecorationLine } = style;
  const bordered = sides.some(
    (side) =>
      parseFloat(style[`border${side}Width`]) >= 1 &&
      !['none', 'hidden'].includes(style[`border${side}Style`]) &&
      standsOut(style[`border${side}Color`], ground, 3),
  );
  const outlined =
    outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1 && standsOut(outlineColor, ground, 3);
  return bordered || outlined || textDecorationLine.includes('underline');
}

/** Whether a visitor can see where this one element ends, or that it is underlined. */
export function hasEdge(element: Element, findGround: FindGround): boolean {
  const ground = findGround(element.parentElement);
  return layers.some((layer) => {
    const style = getComputedStyle(element, layer);
    if (!isDrawn(style, layer)) return false;
    const { backgroundColor } = style;
    return hasLine(style, ground) || (!isClear(backgroundColor) && standsOut(backgroundColor, ground, 3));
  });
}

const shapes = 'path, circle, ellipse, rect, line, polyline, polygon, use, text';

/** Whether something in it is drawn that a visitor can see against its ground. */
export function hasMark(element: Element, findGround: FindGround): boolean {
  const hasShape = [...element.querySelectorAll(shapes)].some((shape) => {
    const { fill, stroke, visibility, display } = getComputedStyle(shape);
    const ground = findGround(shape);
    const isPainted = [fill, stroke].some(
      (paint) => paint !== 'none' && (paint.startsWith('url') || standsOut(paint, ground, 3)),
    );
    return visibility === 'visible' && display !== 'none' && isPainted;
  });
  if (hasShape || element.querySelector('img, picture, video')) return true;

  return [element, ...element.querySelectorAll(':not(svg, svg *)')].some((part) =>
    layers.some((layer) => {
      const style = getComputedStyle(part, layer);
      if (!isDrawn(style, layer)) return false;
      const written = layer !== undefined && /[^"'\s]/u.test(style.content.replaceAll('""', ''));
      return written || hasLine(style, findGround(part)) || style.backgroundImage.includes('url(');
    }),
  );
}
