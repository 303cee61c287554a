'use client';
import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Shows a `<dialog>` over everything for as long as it is rendered: render it to open it. The page behind can be neither
 * reached nor scrolled, and the focus goes back where it came from. Escape and a press beside it ask to close.
 */
export function useModal(onClose: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const ask = useEffectEvent(onClose);

  // Closed before it leaves the page: afterwards the browser no longer knows where the focus came from.
  useLayoutEffect(() => (dialog.current ? show(dialog.current, () => ask()) : undefined), []);

  return dialog;
}

/** Opens it, and returns a function that closes it. */
function show(dialog: HTMLDialogElement, ask: () => void): () => void {
  const page = document.documentElement;
  const { overflow, scrollbarGutter } = page.style;
  const opener = document.activeElement as HTMLElement | null;
  const listening = new AbortController();
  const { signal } = listening;
  let pressedBeside = false;

  const isBeside = ({ target, clientX, clientY }: MouseEvent) => {
    const { top, right, bottom, left } = dialog.getBoundingClientRect();
    const within = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
    return target === dialog && !within;
  };

  // A page that loses its scrollbar would jump aside.
  if (window.innerWidth > page.clientWidth) page.style.scrollbarGutter = 'stable';
  page.style.overflow = 'hidden';
  dialog.showModal();

  dialog.addEventListener(
    'cancel',
    (event) => {
      if (event.target !== dialog) return;
      event.preventDefault();
      ask();
    },
    { signal },
  );
  // The browser closes it all the same when Escape is pressed twice. If it is open when the event comes, the event is
  // about an earlier closing, as in StrictMode, which starts every effect twice.
  dialog.addEventListener('close', ({ target }) => target === dialog && !dialog.open && ask(), { signal });
  // A visitor who selects words with the mouse may let go beside the dialog: that is no press.
  dialog.addEventListener('pointerdown', (event) => (pressedBeside = isBeside(event)), { signal });
  dialog.addEventListener('click', (event) => pressedBeside && isBeside(event) && ask(), { signal });

  return () => {
    listening.abort();
    dialog.close();
    Object.assign(page.style, { overflow, scrollbarGutter });
    opener?.focus({ preventScroll: true });
  };
}
