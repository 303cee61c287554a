/** Runs a function as a page that carries no bundle does: as text, which knows of nothing around it. */
export function runAsText(
  root: HTMLElement,
  knows: (root: ParentNode, now: Date) => void,
  now = new Date(),
): void {
  const script = root.ownerDocument.createElement('script');
  script.textContent = `(${String(knows)})(document, new Date(${now.getTime()}));`;
  root.append(script);
}
