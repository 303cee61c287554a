/** Elements that contain no text, are never broken, or are copied. */
const kept =
  'script, style, textarea, select, svg, title, code, a[href^="tel:"], a[href^="mailto:"], a[href^="http"]';

/**
 * Marks in the text of a page where its long words may be broken, as in the page that will be built, whenever the text
 * changes. Only the value of a text node is changed and no node is split, so that React can go on with it. @returns a
 * function that ends it
 */
export function breakWords(root: HTMLElement, language: string): () => void {
  const written = new WeakMap<Node, string | null>();
  let stopped = false;
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      mark(target, target instanceof Text);
      for (const node of addedNodes) mark(node, true);
    }
  });
  let inWords: ((text: string, language: string, headline?: string) => string) | undefined;

  function mark(node: Node, deep: boolean) {
    if (node instanceof Text) return markText(node);
    if (!deep) return;
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) markText(texts.currentNode as Text);
  }

  function markText(text: Text) {
    const { data } = text;
    if (!inWords || written.get(text) === data || text.parentElement?.closest(kept)) return;
    const headline = text.parentElement?.closest('h1, h2, h3, h4, h5, h6')?.textContent;
    const marked = inWords(data, language, headline);
    written.set(text, marked);
    if (marked !== data) text.data = marked;
  }

  // The rules of a language are larger than a design: the page is shown before they have loaded.
  void import('@awning/templates/hyphenate').then(
    ({ hyphenateText }) => {
      if (stopped) return;
      inWords = hyphenateText;
      mark(root, true);
      observer.observe(root, { subtree: true, childList: true, characterData: true });
    },
    () => undefined,
  );

  return () => {
    stopped = true;
    observer.disconnect();
  };
}
