'use client';
import { useState, useSyncExternalStore } from 'react';

// A phone in either orientation: the on-screen keyboard leaves no room for a field and a notice.
const small = '(max-width: 45em), (max-height: 31em)';

const typedIn =
  'textarea, [contenteditable], input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=reset], [type=file], [type=range], [type=color])';

// A notice must not come back over what the visitor presses next. After this long, in milliseconds, the press is over.
const pause = 500;

const no = () => false;

/** Whether the visitor types on a small screen, up to a moment after they have left the field. */
export function useTyping(): boolean {
  const [{ subscribe, read }] = useState(watchTyping);
  return useSyncExternalStore(subscribe, read, no);
}

function watchTyping() {
  let typing = false;

  function subscribe(tell: () => void) {
    const screen = matchMedia(small);
    const listening = new AbortController();
    let leaving: ReturnType<typeof setTimeout> | undefined;

    function look() {
      clearTimeout(leaving);
      if (screen.matches && document.activeElement?.matches(typedIn)) say(true);
      else leaving = setTimeout(say, pause, false);
    }
    function say(now: boolean) {
      typing = now;
      tell();
    }
    document.addEventListener('focusin', look, listening);
    document.addEventListener('focusout', look, listening);
    screen.addEventListener('change', look, listening);
    look();
    return () => {
      clearTimeout(leaving);
      listening.abort();
    };
  }

  return { subscribe, read: () => typing };
}
