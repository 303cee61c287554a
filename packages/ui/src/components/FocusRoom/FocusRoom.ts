/** Set on the page's root while a notice lies at the foot of the window. Another thing that stays there makes way. */
export const footTaken = 'data-foot-taken';

/**
 * Lets the page scroll clear of a notice at the foot of the window, so that it never lies over what has the focus.
 * Returns how to take the room back.
 */
export function makeFocusRoom(notice: HTMLElement): () => void {
  const { documentElement: page, body } = document;

  function clearFocus() {
    const { activeElement } = document;
    if (!activeElement || activeElement === body || notice.contains(activeElement)) return;
    const isCovered = activeElement.getBoundingClientRect().bottom > innerHeight - notice.offsetHeight;
    if (isCovered) activeElement.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }
  function measure() {
    page.style.scrollPaddingBlockEnd = body.style.paddingBlockEnd = `${notice.offsetHeight + 8}px`;
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
    page.style.scrollPaddingBlockEnd = body.style.paddingBlockEnd = '';
  };
}
