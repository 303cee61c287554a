// Rounding leaves a pixel here and there.
const slack = 1;

/** Anything wider than the page it stands on. */
export function findOverflow({ documentElement: { scrollWidth, clientWidth } }: Document): string[] {
  return scrollWidth > clientWidth
    ? [`overflows sideways: ${scrollWidth} px on a page of ${clientWidth}`]
    : [];
}

interface Span {
  from: number;
  to: number;
}

const everywhere: Span = { from: -Infinity, to: Infinity };

const meet = (a: Span, b: Span): Span => ({ from: Math.max(a.from, b.from), to: Math.min(a.to, b.to) });

const spanOf = ({ left, right }: { left: number; right: number }): Span => ({ from: left, to: right });

const excerpt = (text: string) => text.trim().replaceAll(/\s+/g, ' ').slice(0, 40);

// The visible part of elements in this one: less where an ancestor cuts its edges off.
function createSeer(page: Span) {
  const known = new Map<Element, Span | undefined>();

  return function seenIn(element: Element): Span | undefined {
    if (known.has(element)) return known.get(element);
    const { overflowX, visibility, position, clipPath, display } = getComputedStyle(element);
    const above = element.parentElement ? seenIn(element.parentElement) : page;
    let seen = above;

    // Hidden from the eye on purpose, or by a closed door.
    const hidden = visibility !== 'visible' || clipPath === 'inset(50%)' || element.ariaHidden === 'true';
    if (hidden || element.matches('details:not([open]) > :not(summary)')) seen = undefined;
    else if (element === document.body || element === document.documentElement) seen = page;
    else if (above && display !== 'contents' && display !== 'inline') {
      // A reader can scroll there.
      if (overflowX === 'auto' || overflowX === 'scroll') seen = everywhere;
      else if (position === 'fixed') seen = page;
      else if (overflowX !== 'visible') seen = meet(above, spanOf(element.getBoundingClientRect()));
    }
    known.set(element, seen);
    return seen;
  };
}

/** Words that the page's edge, or something on the page, cuts through or swallows. */
export function findCutWords({ body, documentElement }: Document): string[] {
  const seenIn = createSeer({ from: 0, to: documentElement.clientWidth });
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const faults: string[] = [];

  while (walker.nextNode()) {
    const { currentNode: words } = walker;
    if (!words.textContent?.trim() || !words.parentElement) continue;
    const seen = seenIn(words.parentElement);
    if (!seen) continue;

    range.selectNodeContents(words);
    // Letters in a drawing that are stretched to a given length are measured by a range without that.
    const lettered = words.parentElement.closest('text');
    const { left, right, width } = (lettered ?? range).getBoundingClientRect();
    if (!width || (left >= seen.from - slack && right <= seen.to + slack)) continue;
    const [at, edge] =
      left < seen.from - slack ? [left, `left edge at ${seen.from}`] : [right, `right edge at ${seen.to}`];
    const from = words.parentElement.closest('[class]')?.classList[0] ?? words.parentElement.localName;
    faults.push(
      `cuts “${excerpt(words.textContent)}” (${from}), which reaches ${Math.round(at)}, at its ${edge}`,
    );
  }
  return faults;
}
