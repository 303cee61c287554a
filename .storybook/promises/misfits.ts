/**
 * Words that are broken over two lines without a hyphen, sums that do not stand on one line with their currency, prices
 * that are partly cut off, lines that something else covers, and lettering of a drawing that is too narrow to be read.
 * Needs nothing from outside, so that a test can hand it to a browser.
 */
export function findMisfits(): string[] {
  const range = document.createRange();
  const rectsOf = (node: Node, from: number, to: number) => {
    range.setStart(node, from);
    range.setEnd(node, to);
    return [...range.getClientRects()].filter(({ width }) => width > 0);
  };

  /** Where the second line of a word begins, unless the end of the first one shows that it goes on. */
  function breakIn(node: Text, from: number, word: string): number | undefined {
    let last: DOMRect | undefined;
    for (let place = 0; place < word.length; place += 1) {
      // The first letter after a soft hyphen counts the hyphen as its own.
      const rect = rectsOf(node, from + place, from + place + 1).at(-1);
      if (!rect) continue;
      const middle = rect.y + rect.height / 2;
      const isBelow = last && (middle > last.bottom || middle < last.top);
      if (isBelow && !/[-\u00AD\u2010-\u2015/@&…]$/.test(word.slice(0, place))) return place;
      last = rect;
    }
    return undefined;
  }

  /** Whether an element shows less of a line than there is. */
  function cuts(element: Element, { left, right }: DOMRect) {
    const { overflowX, clipPath, display } = getComputedStyle(element);
    if (display === 'inline' || (!/hidden|clip/.test(overflowX) && clipPath === 'none')) return false;
    const box = element.getBoundingClientRect();
    return left < box.left - 1 || right > box.right + 1;
  }

  // A currency may be written before its figures or after them, as a sign or in letters: NZ$12,345.67, 12.345,67 €, CHF 5.
  const mark = String.raw`(?:\p{Lu}{0,3}\p{Sc}|CHF|DKK|kr\.)`;
  const figures = String.raw`\d(?:[\d.,’'\u202F]*\d)?`;
  const sum = new RegExp(String.raw`${mark}\s?${figures}(?:/\S+)?|${figures}\s?${mark}`, 'gu');

  /** A run of text: the texts between two line breaks that the page asks for. */
  function flowOf(text: Text): Element {
    let around = text.parentElement!;
    while (getComputedStyle(around).display === 'inline') around = around.parentElement!;
    return around;
  }

  /** The sums that are not on one line. */
  function splitIn(texts: readonly Text[]): string[] {
    const whole = texts.map(({ data }) => data).join('');
    const placeAt = (offset: number): [Text, number] => {
      let before = 0;
      for (const text of texts) {
        if (offset <= before + text.length) return [text, offset - before];
        before += text.length;
      }
      throw new RangeError(`${offset} is beyond “${whole}”.`);
    };
    return [...whole.matchAll(sum)].flatMap(({ 0: price, index }) => {
      range.setStart(...placeAt(index));
      range.setEnd(...placeAt(index + price.length));
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      const isSplit = lines.some(({ top }) =>
        lines.some(({ top: other, height }) => top > other + height / 2),
      );
      return isSplit ? [`split: ${price}`] : [];
    });
  }

  /** A line of words, from the top of the page. */
  interface Line {
    node: Text;
    left: number;
    right: number;
    middle: number;
  }

  const isClear = (colour: string) => {
    const [, alpha] = /^rgba\(.*, ([\d.]+)\)$|\/ ([\d.]+)\)$/.exec(colour)?.filter(Boolean) ?? [];
    return colour === 'none' || (alpha !== undefined && Number(alpha) < 0.1);
  };

  /** Whether a point lies in a box, and not within this share of its height from the top or the bottom. */
  const holds = (rects: Iterable<DOMRect>, x: number, y: number, share = 0) =>
    [...rects].some(
      ({ left, right, top, bottom, height }) =>
        x >= left && x <= right && y >= top + share * height && y <= bottom - share * height,
    );

  // The room that a line keeps for accents and descenders is mostly empty.
  const spare = 0.2;

  /** Whether an element that lies at this point is visible there. */
  function paintsAt(element: Element, x: number, y: number): boolean {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    if (element.matches('img, video, canvas, iframe, svg use, svg image')) return true;
    const style = getComputedStyle(element);
    if (element.matches('svg text') && !holds(element.getClientRects(), x, y, spare)) return false;
    if (element.matches('svg *')) return !isClear(style.fill) || !isClear(style.stroke);
    const hasGround = ({ backgroundColor, backgroundImage }: CSSStyleDeclaration) =>
      backgroundImage !== 'none' || !isClear(backgroundColor);
    // A child outside its parent's box is drawn before or after it.
    if (!holds(element.getClientRects(), x, y))
      return ['::before', '::after'].some((layer) => hasGround(getComputedStyle(element, layer)));
    if (hasGround(style)) return true;
    return [...element.childNodes].some((node) => {
      range.selectNode(node);
      return node instanceof Text && holds(range.getClientRects(), x, y, spare);
    });
  }

  /** Whether it stays in its place on the screen while words scroll beneath it. */
  function isPinned(element: Element): boolean {
    if (/fixed|sticky/.test(getComputedStyle(element).position)) return true;
    return element.parentElement !== null && isPinned(element.parentElement);
  }

  /** The cover over a line in its middle or near an end. */
  function findOver({ node, left, right, middle }: Line): Element | undefined {
    const element = node.parentElement!;
    const isOwn = (other: Element) => other.contains(element) || element.contains(other);
    const y = middle - window.scrollY;
    // A short line has no ends to speak of.
    const places = right - left > 48 ? [(left + right) / 2, left + 4, right - 4] : [(left + right) / 2];
    for (const x of places) {
      const top = document.elementFromPoint(x, y);
      if (!top || isOwn(top)) continue;
      const pile = document.elementsFromPoint(x, y);
      const own = pile.findIndex(isOwn);
      // Where it is not in the pile itself, its scroller shows another part just now.
      if (!pile.includes(element)) continue;
      const over = pile.slice(0, own).find((other) => paintsAt(other, x, y) && !isPinned(other));
      if (over && !isPinned(element)) return over;
    }
    return undefined;
  }

  /** The lines that something covers, whether or not it can be pressed. */
  function findBeneath(lines: readonly Line[]): string[] {
    // Not an element: the policy of a page refuses styles in it that it does not know.
    const solid = new CSSStyleSheet();
    solid.replaceSync('*, ::before, ::after { pointer-events: auto !important }');
    const [x, y] = [window.scrollX, window.scrollY];
    document.adoptedStyleSheets.push(solid);
    // Only elements on the screen can be hit.
    const beneath = lines.flatMap((line) => {
      const seen = line.middle - window.scrollY;
      if (seen < 0 || seen >= window.innerHeight)
        window.scrollTo({ top: line.middle - 8, behavior: 'instant' });
      const over = findOver(line);
      if (!over) return [];
      const { tagName } = over;
      const name = `${tagName.toLowerCase()} ${over.closest('[class]')?.getAttribute('class') ?? ''}`.trim();
      return [`beneath ${name}: ${line.node.data.trim()}`];
    });
    document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(solid), 1);
    window.scrollTo({ left: x, top: y, behavior: 'instant' });
    return [...new Set(beneath)];
  }

  /** Lettering that is pressed into less than half of the room that it would take by itself. */
  function findSqueezed(): string[] {
    return [...document.querySelectorAll<SVGTextElement>('svg text[textLength]')].flatMap((text) => {
      const given = text.getAttribute('textLength')!;
      text.removeAttribute('textLength');
      const own = text.getComputedTextLength();
      text.setAttribute('textLength', given);
      return Number(given) < own / 2 ? [`squeezed: ${text.textContent}`] : [];
    });
  }

  const faults: string[] = [];
  const lines: Line[] = [];
  const flows = new Map<Element, Text[]>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text | null) {
    const element = node.parentElement!;
    if (element.closest('script, style, svg, select, textarea')) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const rects = rectsOf(node, 0, node.length);
    const [whole] = rects;
    // Visually hidden text stands in a box of one pixel; the lines of upright text are beside one another.
    if (!whole || element.closest('[class]')!.getBoundingClientRect().width < 2) continue;
    if (getComputedStyle(element).writingMode !== 'horizontal-tb') continue;

    if (/\S/.test(node.data))
      for (const { left, right, top, height } of rects)
        lines.push({ node, left, right, middle: top + height / 2 + window.scrollY });

    const flow = flowOf(node);
    flows.set(flow, [...(flows.get(flow) ?? []), node]);

    for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
      // A hyphen in an address would be read as a part of it.
      if (/@|\p{Letter}\.\p{Letter}/u.test(word)) continue;
      if (rectsOf(node, index, index + word.length).length < 2) continue;
      const place = breakIn(node, index, word);
      if (place !== undefined) faults.push(`broken: ${word.slice(0, place)}|${word.slice(place)}`);
    }

    if (node.data.search(sum) < 0) continue;
    for (const line of rects) {
      if (line.left < 0 || line.right > window.innerWidth) faults.push(`outside the page: ${node.data}`);
      for (let around: Element | null = element; around; around = around.parentElement)
        if (cuts(around, line)) faults.push(`cut: ${node.data}`);
    }
  }
  return [...faults, ...[...flows.values()].flatMap(splitIn), ...findBeneath(lines), ...findSqueezed()];
}
