/**
 * Offers delivery and post, and requires an address while one of them is chosen. It stands alone, so that a page
 * without a bundle can carry it as text.
 *
 * @param root Where the choice is.
 */
export function askAddress(root: ParentNode): void {
  for (const ways of root.querySelectorAll<HTMLElement>('[data-ways]')) {
    const address = ways.querySelector<HTMLFieldSetElement>('fieldset[data-asked]');
    if (!address) continue;
    for (const way of ways.querySelectorAll<HTMLElement>('label[hidden]')) way.hidden = false;
    const ask = () => {
      address.disabled = ways.querySelector('[data-address]:checked') === null;
    };
    ways.onchange = ask; // oxlint-disable-line unicorn/prefer-add-event-listener -- run again, it takes the place of itself
    ask();
  }
}
