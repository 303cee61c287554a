/**
 * Asks for an address only while something is to be brought or posted, and then does not go without one. It stands alone,
 * so that a page which runs nothing else can carry it as text.
 *
 * @param root Where the choice is.
 */
export function askAddress(root: ParentNode): void {
  for (const ways of root.querySelectorAll<HTMLElement>('[data-ways]')) {
    const address = ways.querySelector<HTMLFieldSetElement>('fieldset[data-asked]');
    if (!address) continue;
    // Not before: hidden by styles alone, an empty one would keep the form from being sent.
    for (const input of address.querySelectorAll('input')) input.required = true;
    const ask = () => {
      address.disabled = ways.querySelector('[data-address]:checked') === null;
    };
    ways.onchange = ask; // oxlint-disable-line unicorn/prefer-add-event-listener -- run again, it takes the place of itself
    ask();
  }
}
