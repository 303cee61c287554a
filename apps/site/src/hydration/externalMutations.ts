// Not only React changes a page. The browser's translator takes each text out and puts a `<font>` with its own words
// there; extensions add elements of theirs. See docs/decisions/0014-translated-pages.md.

/** Takes back what others did to the markup before the page's script was there. False where there was nothing. */
export function revertExternalMutations(): boolean {
  const changes = window.changedByOthers ?? [];
  delete window.changedByOthers;
  return revertMutations(changes);
}

/** Plays a record of changes backwards, so that React finds what we wrote. False where there was nothing in it. */
export function revertMutations(changes: readonly MutationRecord[]): boolean {
  // The last comes first, so that each finds the page as it left it.
  for (const { type, target, oldValue, addedNodes, removedNodes, nextSibling } of changes.toReversed()) {
    if (type === 'characterData') target.nodeValue = oldValue;
    for (const node of addedNodes) node.parentNode?.removeChild(node);
    for (const node of removedNodes) target.insertBefore(node, nextSibling);
  }
  return changes.length > 0;
}

/** Lets React go on changing a page whose texts a translator has taken out of it. */
export function tolerateTranslation(page: Node): void {
  // What stands on the page in place of a text.
  const standIns = new WeakMap<Node, ChildNode>();
  // oxlint-disable-next-line typescript/unbound-method -- each is called on the node that it was asked of
  const { insertBefore, removeChild } = Node.prototype;

  const learn = (records: readonly MutationRecord[]) => {
    for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      // React has new words for a text that is shown in translation: they are shown, and translated in their turn.
      if (type === 'characterData') putBack(target);
      for (const text of removedNodes) {
        const font = [...addedNodes, previousSibling, nextSibling].find((node) => node?.nodeName === 'FONT');
        if (text.nodeType !== Node.TEXT_NODE || text.parentNode || !font) continue;
        standIns.set(text, font as ChildNode);
        observer.observe(text, { characterData: true });
      }
    }
  };
  const observer = new MutationObserver(learn);
  observer.observe(page, { childList: true, subtree: true });

  const standInOf = (node: Node, parent: Node) => {
    learn(observer.takeRecords());
    const standIn = standIns.get(node);
    return node.parentNode !== parent && standIn?.parentNode === parent ? standIn : node;
  };

  function putBack(text: Node) {
    const standIn = standIns.get(text);
    if (!text.parentNode) standIn?.replaceWith(text);
    standIns.delete(text);
  }

  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child) {
    removeChild.call(this, standInOf(child, this));
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, before: Node | null) {
    const here = before && standInOf(before, this);
    if (standIns.has(child)) putBack(child);
    insertBefore.call(this, child, here);
    return child;
  };
}
