const keys = ['metaKey', 'ctrlKey', 'shiftKey', 'altKey'] as const;

/**
 * Presses a link once with each key that asks the browser for a new tab, a new window or a download, and returns the
 * keys whose press the page handled itself.
 */
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
