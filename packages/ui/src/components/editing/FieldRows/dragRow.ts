/** How near to an edge of the window a row makes the page scroll under it, and how fast, in pixels a frame. */
const edge = 120;
const pace = 10;

/**
 * Lets a row of a list be dragged to another place, from the press on its handle until it is let go.
 *
 * @param list has the rows as its children
 * @param from the place of the dragged row
 * @param handle hears of the pointer wherever that goes, over a frame too
 * @param onDrop is called with the place it was dropped at, when that is another one
 * @returns a function that cancels the drag and leaves the row where it was
 */
export function dragRow(
  list: HTMLElement,
  from: number,
  { clientY, pointerId }: Pick<PointerEvent, 'clientY' | 'pointerId'>,
  handle: Element,
  onDrop: (to: number) => void,
): () => void {
  const rows = [...list.children] as HTMLElement[];
  const own = rows[from]!;
  const boxes = rows.map((row) => {
    const { top, height } = row.getBoundingClientRect();
    return { top, bottom: top + height, middle: top + height / 2 };
  });
  const { top, bottom } = boxes[from]!;
  const gap = boxes.length > 1 ? boxes[1]!.top - boxes[0]!.bottom : 0;
  const begun = { pointer: clientY, scroll: window.scrollY };
  let pointer = clientY;
  let to = from;
  let frame = 0;

  function place() {
    const wanted = pointer - begun.pointer + window.scrollY - begun.scroll;
    const by = Math.min(Math.max(wanted, boxes[0]!.top - top), boxes.at(-1)!.bottom - bottom);
    own.style.translate = `0 ${by}px`;
    const passes = boxes.map(({ middle }, other) =>
      other > from ? bottom + by > middle : other < from && top + by < middle,
    );
    to = from;
    for (const [other, row] of rows.entries()) {
      if (other === from) continue;
      const aside = passes[other] ? Math.sign(from - other) : 0;
      to -= aside;
      row.style.translate = aside === 0 ? '' : `0 ${aside * (bottom - top + gap)}px`;
    }
  }

  // The page scrolls for as long as the row is held at an edge, though the pointer rests.
  function goOn() {
    const by = pointer < edge ? -pace : pointer > window.innerHeight - edge ? pace : 0;
    if (by !== 0) {
      window.scrollBy({ top: by, behavior: 'instant' });
      place();
    }
    frame = requestAnimationFrame(goOn);
  }

  const held = new AbortController();
  const { signal } = held;
  function end() {
    held.abort();
    cancelAnimationFrame(frame);
    delete list.dataset['dragging'];
    for (const row of rows) {
      row.style.translate = '';
      delete row.dataset['dragged'];
    }
  }
  const whenOwn = (then: (event: PointerEvent) => void) => (event: PointerEvent) => {
    if (event.pointerId === pointerId) then(event);
  };
  window.addEventListener(
    'pointermove',
    whenOwn((event) => {
      pointer = event.clientY;
      place();
    }),
    { signal },
  );
  window.addEventListener(
    'pointerup',
    whenOwn(() => {
      end();
      if (to !== from) onDrop(to);
    }),
    { signal },
  );
  window.addEventListener('pointercancel', whenOwn(end), { signal });
  window.addEventListener('lostpointercapture', whenOwn(end), { signal });
  window.addEventListener('blur', end, { signal });
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal });

  try {
    handle.setPointerCapture(pointerId);
  } catch {
    // It was let go already (NotFoundError).
  }
  list.dataset['dragging'] = '';
  own.dataset['dragged'] = '';
  frame = requestAnimationFrame(goOn);
  return end;
}
