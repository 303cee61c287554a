/**
 * Lets the page scroll clear of a notice at the foot of the window, so that it never lies over what has the focus.
 * Returns how to take the room back.
 */
export function makeFocusRoom(notice: HTMLElement): () => void {
  const { documentElement: page, body } = document;

  function clearFocus() {
    const { activeElement } = document;
    if (activeElement && activeElement !== body && !notice.contains(activeElement))
      activeElement.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }
  const measure = new ResizeObserver(() => {
    page.style.scrollPaddingBlockEnd = body.style.paddingBlockEnd = `${notice.offsetHeight + 8}px`;
    clearFocus();
  });
  measure.observe(notice);
  document.addEventListener('focusin', clearFocus);

  return () => {
    measure.disconnect();
    document.removeEventListener('focusin', clearFocus);
    page.style.scrollPaddingBlockEnd = body.style.paddingBlockEnd = '';
  };
}
