import { useLayoutEffect, useState } from 'react';

// A phone, held either way: the keyboard leaves no room for a field and a notice.
const small = '(max-width: 45em), (max-height: 31em)';

const typedIn =
  'textarea, [contenteditable], input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=reset], [type=file], [type=range], [type=color])';

// What is pressed next must not be covered by what comes back: a press is over by then, and the next field has the focus.
const pause = 500;

/** Whether somebody types on a small screen, up to a moment after they have left the field. */
export function useTyping(): boolean {
  const [typing, setTyping] = useState(false);

  useLayoutEffect(() => {
    const screen = matchMedia(small);
    const listening = new AbortController();
    const isTyping = () => screen.matches && document.activeElement?.matches(typedIn) === true;
    let leaving: ReturnType<typeof setTimeout> | undefined;

    function look() {
      clearTimeout(leaving);
      if (isTyping()) setTyping(true);
      else leaving = setTimeout(() => setTyping(isTyping()), pause);
    }
    setTyping(isTyping());
    document.addEventListener('focusin', look, listening);
    document.addEventListener('focusout', look, listening);
    screen.addEventListener('change', look, listening);
    return () => {
      clearTimeout(leaving);
      listening.abort();
    };
  }, []);

  return typing;
}
