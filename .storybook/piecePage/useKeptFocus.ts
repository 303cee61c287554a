import { useEffect } from 'react';

/**
 * Takes the focus back from a frame that must not have it: a modal dialog reaches for it even where all is inert. Every
 * frame reports how far its story is, so the focus is checked then, and not only when the window itself loses it.
 */
export function useKeptFocus() {
  useEffect(() => {
    let lastFocused: Element | null = null;
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) lastFocused = target;
    };
    const forget = () => {
      lastFocused = null;
    };
    const takeBack = () => {
      const { activeElement } = document;
      if (!(activeElement instanceof HTMLIFrameElement) || !activeElement.inert) return;
      activeElement.blur();
      if (lastFocused instanceof HTMLElement) lastFocused.focus({ preventScroll: true });
    };
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', forget);
    addEventListener('blur', takeBack);
    addEventListener('message', takeBack);
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', forget);
      removeEventListener('blur', takeBack);
      removeEventListener('message', takeBack);
    };
  }, []);
}
