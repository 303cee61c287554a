/** Set on the page's root while a notice lies at the foot of the window. Another thing that stays there makes way. */
export const footTaken = 'data-foot-taken';

/** The custom property that says there how much of the foot the notice takes. */
export const footHeight = '--foot-height';

/**
 * Lets the page scroll clear of a notice at the foot of the window, so that it never lies over what has the focus.
 * Returns how to take the room back.
 */
export function makeFocusRoom(notice: HTMLElement): () => void {
  const { documentElement: page, body } = document;

  function clearFocus() {
    const { activeElement } = document;
    if (!activeElement || activeElement === body || notice.contains(activeElement)) return;
    // A part of the page that a link has led to, and the page may still be on the way there: nothing in it is pressed.
    if (activeElement instanceof HTMLElement && activeElement.tabIndex < 0) return;
    const isCovered = activeElement.getBoundingClientRect().bottom > innerHeight - notice.offsetHeight;
    if (isCovered) activeElement.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }
  function measure() {
    const room = `${notice.offsetHeight + 8}px`;
    page.style.scrollPaddingBlockEnd = body.style.paddingBlockEnd = room;
    page.style.setProperty(footHeight, room);
    clearFocus();
  }
  page.setAttribute(footTaken, '');
  measure();
  const resized = new ResizeObserver(measure);
  resized.observe(notice);
  document.addEventListener('focusin', clearFocus);

  return () => {
    resized.disconnect();
    document.removeEventListener('focusin', clearFocus);
    page.removeAttribute(footTaken);
    page.style.removeProperty(footHeight);
    page.style.scrollPaddingBlockEnd = body.style.paddingBlockEnd = '';
  };
}
