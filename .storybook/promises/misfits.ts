/**
 * Words that are broken over two lines without a hyphen, sums that do not stand on one line with their currency, and prices
 * of which a part lies outside what shows them. Needs nothing from outside, so that a test can hand it to a browser.
 */
export function findMisfits(): string[] {
  const range = document.createRange();
  const rectsOf = (node: Node, from: number, to: number) => {
    range.setStart(node, from);
    range.setEnd(node, to);
    return [...range.getClientRects()].filter(({ width }) => width > 0);
  };

  /** Where the second line of a word begins, unless what ends the first one tells that it goes on. */
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

  /** What is read in one go: the texts between two ends of lines that the page asks for. */
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

  const faults: string[] = [];
  const flows = new Map<Element, Text[]>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text | null) {
    const element = node.parentElement!;
    if (element.closest('script, style, svg, select, textarea')) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const [whole] = rectsOf(node, 0, node.length);
    // What only readers aloud are told stands in a box of one pixel; what is set upright has its lines beside one another.
    if (!whole || element.closest('[class]')!.getBoundingClientRect().width < 2) continue;
    if (getComputedStyle(element).writingMode !== 'horizontal-tb') continue;

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
    for (const line of rectsOf(node, 0, node.length)) {
      if (line.left < 0 || line.right > window.innerWidth) faults.push(`outside the page: ${node.data}`);
      for (let around: Element | null = element; around; around = around.parentElement)
        if (cuts(around, line)) faults.push(`cut: ${node.data}`);
    }
  }
  return [...faults, ...[...flows.values()].flatMap(splitIn)];
}
