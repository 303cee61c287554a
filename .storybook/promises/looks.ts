import { isClear } from './paint.ts';
import { filledIn } from './states.ts';

/** An element that paints its own box, and so may lie under words. */
interface Sheet {
  element: Element;
  style: CSSStyleDeclaration;
  box: DOMRect;
}

const pictures = 'img, svg, video, canvas, iframe';

const isOpaque = ({ style }: Sheet) => style.backgroundColor.startsWith('rgb(') && style.opacity === '1';

const meets = (a: DOMRect, b: DOMRect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const holds = (outer: DOMRect, inner: DOMRect) =>
  outer.left <= inner.left &&
  inner.right <= outer.right &&
  outer.top <= inner.top &&
  inner.bottom <= outer.bottom;

const hasOwnWords = (element: Element) =>
  [...element.childNodes].some(
    (child) => child.nodeType === Node.TEXT_NODE && /[\p{Letter}\p{Number}]/u.test(child.textContent ?? ''),
  );

// Not hidden elements: they would count as judged when they are shown later. Nor disabled ones: they need not be
// readable.
const isToBeRead = (element: Element) =>
  (hasOwnWords(element) || element.matches(filledIn)) &&
  !element.matches(':disabled, :disabled *, [aria-disabled="true"], [aria-disabled="true"] *') &&
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

const isForTheEarAlone = (element: Element) => getComputedStyle(element).clipPath === 'inset(50%)';

/** How the words of an element are set. */
function lettersOf(element: Element): string {
  const { color, fontSize, fontWeight, textDecorationLine, textShadow, borderBottom } =
    getComputedStyle(element);
  return [color, fontSize, fontWeight, textDecorationLine, textShadow, borderBottom].join();
}

// A link in running text must differ from the words round it; one that stands alone has nothing to differ from.
function surroundingsOf(element: Element): string {
  if (!element.matches('a[href], [role="link"]')) return '';
  let block = element.parentElement;
  while (block && getComputedStyle(block).display.startsWith('inline')) block = block.parentElement;
  return block && hasOwnWords(block) ? lettersOf(block) : '';
}

// A sheet wholly beneath an opaque one cannot be seen, unless a `z-index` lifts it above.
function findSheetsUnder(words: Element, box: DOMRect, sheets: readonly Sheet[]): Sheet[] {
  const under = sheets.filter((sheet) => !words.contains(sheet.element) && meets(sheet.box, box));
  const ground = under.findLastIndex(
    (sheet) => sheet.element.contains(words) && isOpaque(sheet) && holds(sheet.box, box),
  );
  return under.filter((sheet, index) => index >= ground || sheet.style.zIndex !== 'auto');
}

function paintOf({ element, style, box }: Sheet, words: Element, wordsBox: DOMRect): string {
  const { backgroundColor, backgroundImage, opacity, mixBlendMode, filter, zIndex, position } = style;
  const picture = element.matches(pictures) ? element.tagName : '';
  const place = element.contains(words) ? '' : `${position}${zIndex}`;
  return [
    picture,
    backgroundColor,
    backgroundImage,
    opacity,
    mixBlendMode,
    filter,
    place,
    holds(box, wordsBox),
  ].join();
}

/**
 * The elements that hold words, one for each look: how the words are set and all the paint under them, which decides
 * whether they can be read.
 */
export function findLooks(root: Element, exclude: readonly Element[]): Map<string, Element> {
  const all = [...root.querySelectorAll('*')].filter(
    (part) => !part.matches('script, style, svg *, .sb-wrapper *'),
  );
  const sheets = [root, ...all].flatMap((element): Sheet[] => {
    const style = getComputedStyle(element);
    const { backgroundColor, backgroundImage, opacity, mixBlendMode, filter } = style;
    const paints =
      !isClear(backgroundColor) ||
      backgroundImage !== 'none' ||
      opacity !== '1' ||
      mixBlendMode !== 'normal' ||
      filter !== 'none' ||
      element.matches(pictures);
    return paints ? [{ element, style, box: element.getBoundingClientRect() }] : [];
  });

  const unseen = [...exclude, ...all.filter(isForTheEarAlone)];
  const looks = new Map<string, Element>();
  for (const words of all) {
    if (!isToBeRead(words) || unseen.some((part) => part.contains(words))) continue;
    const box = words.getBoundingClientRect();
    const own = sheets.find(({ element }) => element === words);
    const paints = findSheetsUnder(words, box, sheets).map((sheet) => paintOf(sheet, words, box));
    const look = [lettersOf(words), surroundingsOf(words), own && paintOf(own, words, box), ...paints].join(
      '/',
    );
    looks.set(look, words);
  }
  return looks;
}
