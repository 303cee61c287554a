/** Set on the page's root while a notice lies at the foot of the window. Another thing that stays there makes way. */
export const footTaken = 'data-foot-taken';

/** The custom property, also on the root, that says how much of the foot of the window the notice takes. */
export const footHeight = '--foot-height';

/** How much of that is left free above the notice: a bar that stands on the notice reaches down to there. */
export const footEdge = '8px';

/** Set on a footer that makes the room itself, so that its own ground goes on under the notice. */
const pageEnd = 'data-page-end';

// How much of a part of the page must be seen, in pixels: its heading.
const head = 48;

/**
 * Lets the page scroll clear of a notice at the foot of the window, so that it never lies over what has the focus, nor
 * over the target of a link. Returns a function that takes the room back.
 */
export function makeFocusRoom(notice: HTMLElement): () => void {
  const { documentElement: page, body } = document;
  let frame = 0;
  let pressed = false;
  let focusedMeanwhile = false;

  const reach = (bottom: number) => bottom > innerHeight - notice.offsetHeight;
  const clear = (element: Element) => element.scrollIntoView({ block: 'nearest', behavior: 'instant' });

  function clearFocus() {
    const { activeElement } = document;
    focusedMeanwhile = pressed;
    if (pressed || !notice.isConnected) return;
    if (!activeElement || activeElement === body || notice.contains(activeElement)) return;
    // Not a control but the target of a link: the page may still be scrolling there.
    if (activeElement instanceof HTMLElement && activeElement.tabIndex < 0) return;
    if (reach(activeElement.getBoundingClientRect().bottom) || isUnderABar(activeElement))
      clear(activeElement);
  }
  // A press gives a control the focus before it is released: if the control moved in between, there would be no click.
  function press() {
    pressed = true;
  }
  function release() {
    pressed = false;
    // The visitor may scroll away from what has the focus already.
    if (focusedMeanwhile) requestAnimationFrame(clearFocus);
  }
  function clearPart() {
    for (const part of document.querySelectorAll(':target, [tabindex="-1"]:focus')) {
      const { top, bottom } = part.getBoundingClientRect();
      if (!notice.contains(part) && top < innerHeight && reach(Math.min(bottom, top + head))) clear(part);
    }
  }
  // A scroll that is still under way is not interrupted.
  function onceAtRest(before?: number) {
    const { scrollY } = window;
    if (scrollY === before) clearPart();
    else frame = requestAnimationFrame(() => onceAtRest(scrollY));
  }
  function measure() {
    const room = `${notice.offsetHeight + 8}px`;
    page.style.scrollPaddingBlockEnd = room;
    page.style.setProperty(footHeight, room);
    body.style.paddingBlockEnd = document.querySelector(`[${pageEnd}]`) ? '' : room;
    clearFocus();
  }
  // A bar that sticks to the foot of the window lets go where a notice comes, and would take the focus along.
  const focused = document.activeElement;
  const wasInSight = focused instanceof HTMLElement && focused.tabIndex >= 0 && isInSight(focused);
  page.setAttribute(footTaken, '');
  measure();
  if (wasInSight && !isInSight(focused)) clear(focused);
  onceAtRest();
  const resized = new ResizeObserver(measure);
  resized.observe(notice);
  const here = new AbortController();
  document.addEventListener('focusin', clearFocus, here);
  document.addEventListener('mousedown', press, here);
  // When the pointer is released outside the window, the next key tells so.
  for (const end of ['mouseup', 'dragend', 'keydown']) document.addEventListener(end, release, here);

  return () => {
    const { activeElement } = document;
    const inSight =
      activeElement instanceof HTMLElement && activeElement.tabIndex >= 0 && isInSight(activeElement);
    cancelAnimationFrame(frame);
    resized.disconnect();
    here.abort();
    page.removeAttribute(footTaken);
    page.style.removeProperty(footHeight);
    page.style.scrollPaddingBlockEnd = body.style.paddingBlockEnd = '';
    // What made way for the notice is back in its place, over what has the focus perhaps.
    if (!inSight) return;
    if (pressed) document.addEventListener('mouseup', () => clear(activeElement), { once: true });
    else clear(activeElement);
  };
}

/** Whether its lower edge lies under something else that stays in the window, as a bar that stands on the notice. */
function isUnderABar(element: Element): boolean {
  const { left, right, bottom } = element.getBoundingClientRect();
  const over = document.elementFromPoint((left + right) / 2, bottom - 2);
  return over !== null && !element.contains(over) && !over.contains(element);
}

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
