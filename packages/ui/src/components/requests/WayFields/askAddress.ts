/**
 * Offers what is brought or posted, and asks for an address while that is chosen, without which the form does not go. It
 * stands alone, so that a page which runs nothing else can carry it as text.
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
