import { parse } from 'culori';
import { isClear, isSeen } from './paint.ts';

const seenParts = (root: Element) => [root, ...root.querySelectorAll('*')].filter(isDrawn);

// Drawings that are hidden from screen readers count here as well.
const isDrawn = (element: Element) =>
  isSeen(element) || (element.closest('svg') && element.checkVisibility({ visibilityProperty: true }));

function coloursOf(root: Element): Set<string> {
  const colours = seenParts(root).flatMap((part) => {
    const { color, stroke, fill, backgroundColor, borderBlockStartColor, borderBlockStartWidth } =
      getComputedStyle(part);
    if (part.closest('svg')) return part.tagName === 'svg' ? [] : [stroke, fill];
    return [color, backgroundColor, ...(borderBlockStartWidth === '0px' ? [] : [borderBlockStartColor])];
  });
  return new Set(colours.filter((colour) => parse(colour) && !isClear(colour)));
}

const drawnAs = ['d', 'points', 'x', 'y', 'r'];

const drawingOf = (part: Element) => drawnAs.map((name) => part.getAttribute(name)).join();

/** The drawings of the signs in an element, without those around them. */
const signsOf = (root: Element) => seenParts(root).filter(isInSign).map(drawingOf).join('/');

const isInSign = (part: Element) => part.tagName !== 'svg' && part.closest('svg') !== null;

/** What a visitor can see besides colour and words. */
function shapeOf(root: Element): string {
  return seenParts(root)
    .map((part) => {
      const { borderBlockStartStyle, borderBlockStartWidth, textDecorationLine, backgroundColor, clipPath } =
        getComputedStyle(part);
      if (part.closest('svg')) return drawingOf(part);
      const border = borderBlockStartWidth === '0px' ? '' : borderBlockStartStyle;
      return [border, textDecorationLine, isClear(backgroundColor), clipPath].join();
    })
    .join('/');
}

// The two inks that a theme keeps for errors: on its own grounds, and on paper.
const warnings = ['var(--ui-color-danger)', 'var(--ui-street-paperDanger)'];

function findWarnings(): string[] {
  const sheet = document.createElement('i');
  document.body.append(sheet);
  const found = warnings.map((ink) => {
    sheet.style.color = ink;
    return getComputedStyle(sheet).color;
  });
  sheet.remove();
  return found;
}

/** The reason why a visitor could not tell, without the words, that one thing went well and the other went wrong. */
export function findUntoldTone(well: Element, wrong: Element): string[] {
  const [good, bad, inks] = [coloursOf(well), coloursOf(wrong), findWarnings()];
  const [mark, otherMark] = [signsOf(well), signsOf(wrong)];
  return [
    ...(mark && mark === otherMark ? ['bears the same sign'] : []),
    ...(shapeOf(well) === shapeOf(wrong) ? ['is of the same shape'] : []),
    ...(inks.some((ink) => bad.has(ink)) ? [] : ['is not in the colour of what is wrong']),
    ...(inks.some((ink) => good.has(ink)) ? ['went well in the colour of what is wrong'] : []),
  ];
}
