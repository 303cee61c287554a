const keys = ['metaKey', 'ctrlKey', 'shiftKey', 'altKey'] as const;

/** Presses a link once with each key that asks the browser for a tab, a window or a file, and says which of these the page took for itself. */
export function keysTakenFrom(link: Element): readonly string[] {
  return keys.filter((key) => {
    let isTaken = false;
    window.addEventListener(
      'click',
      (press) => {
        isTaken = press.defaultPrevented;
        // The test stays where it is.
        press.preventDefault();
      },
      { once: true },
    );
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true }));
    return isTaken;
  });
}
