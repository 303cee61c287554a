/**
 * Adds up an order with the cost of its delivery, and keeps an empty order from being sent. It stands alone, so that a
 * page without a bundle can carry it as text.
 *
 * @param root Where the order is.
 */
export function addUp(root: ParentNode): void {
  for (const order of root.querySelectorAll<HTMLElement>('[data-adds-up]')) {
    const {
      currency,
      locale,
      from,
      later,
      nothing,
      digits = 2,
    } = JSON.parse(order.dataset['addsUp'] ?? '') as Record<
      'currency' | 'locale' | 'from' | 'later' | 'nothing',
      string
    > & { digits?: number };
    const amounts = [...order.querySelectorAll<HTMLInputElement>('input[data-price]')];
    const first = amounts[0];
    const problem = order.querySelector<HTMLElement>('[data-amounts] [data-problem]');
    const words = problem?.querySelector('[data-words]');
    const output = order.querySelector('output');
    if (!first || !problem || !words || !output) continue;

    const money = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      trailingZeroDisplay: 'stripIfInteger',
    });

    const complain = (says: string) => {
      if (says) first.setAttribute('aria-invalid', 'true');
      else first.removeAttribute('aria-invalid');
      problem.hidden = says === '';
      words.textContent = says;
    };
    const add = () => {
      const ordered = amounts.filter(({ valueAsNumber }) => valueAsNumber > 0);
      const fee = order.querySelector<HTMLElement>('[data-fee]:checked')?.dataset['fee'] ?? 0;
      const sum = ordered.reduce(
        (total, { valueAsNumber, dataset }) => total + valueAsNumber * Number(dataset['price']),
        Number(fee),
      );
      // A Japanese browser writes a currency sign as wide as two letters, which few fonts have.
      const written = money.format(sum / 10 ** digits).replace('￥', '¥');
      const open = ordered.some(({ dataset }) => dataset['from'] !== undefined);
      const says = open ? from.replace('{price}', written) : written;
      output.textContent = ordered.length > 0 ? says : later;
      first.setCustomValidity(ordered.length > 0 ? '' : nothing);
      if (ordered.length > 0) complain('');
    };
    const refuse = () => {
      if (first.validity.customError) complain(nothing);
    };
    order.oninput = add; // oxlint-disable-line unicorn/prefer-add-event-listener -- run again, it takes the place of itself
    first.oninvalid = refuse; // oxlint-disable-line unicorn/prefer-add-event-listener -- run again, it takes the place of itself
    add();
  }
}
