const live = '[role="alert"], [role="status"], [aria-live]:not([aria-live="off"])';

const textOf = (node: Element) => (node.textContent ?? '').replace(/\s+/g, ' ').trim();

/** The words beside a field that are read out when it gets the focus. */
const describedBy = (field: Element) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .flatMap((id) => document.getElementById(id) ?? [])
    .map(textOf);

/** What a screen reader says when an element gets the focus, beyond its name. */
function saidByFocus(focused: Element | null): string[] {
  if (!focused || focused === document.body) return [];
  // Text that has the focus is there to be read; a field or a button is read with its error.
  if (focused.getAttribute('tabindex') === '-1') return [textOf(focused)];
  return focused.getAttribute('aria-invalid') === 'true' ? describedBy(focused) : [];
}

/**
 * Listens as a screen reader does, from now on: to live regions, and to where the focus goes. It returns a function
 * that tells which announcements still stand: once for each region, and once for the focus.
 */
export function listen(): () => string[] {
  const spoken = new Set<Element>();
  const focusedBefore = document.activeElement;
  const observer = new MutationObserver((changes) => note(changes));
  const note = (changes: readonly MutationRecord[]) => {
    for (const { target, addedNodes } of changes) {
      const place = target instanceof Element ? target : target.parentElement;
      const region = place?.closest(live);
      if (region) spoken.add(region);
      for (const added of addedNodes) {
        if (!(added instanceof Element)) continue;
        for (const one of [added, ...added.querySelectorAll('*')]) if (one.matches(live)) spoken.add(one);
      }
    }
  };
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });

  return () => {
    note(observer.takeRecords());
    const regions = [...spoken].filter((region) => region.isConnected).map(textOf);
    const { activeElement } = document;
    const focus = activeElement === focusedBefore ? [] : saidByFocus(activeElement);
    return [...regions, ...focus].filter((words) => words !== '');
  };
}
