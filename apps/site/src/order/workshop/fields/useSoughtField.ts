import { useEffect, useEffectEvent } from 'react';

/**
 * Leads to a field as soon as it is there: opens the folds around it, and focuses it.
 *
 * @param sought The path in the content.
 *
 * @param nameOf Its name in the form.
 *
 * @param onFound Called when it was reached.
 */
export function useSoughtField(
  sought: string | undefined,
  nameOf: (path: string) => string,
  onFound: () => void,
) {
  const lead = useEffectEvent((path: string) => {
    const name = nameOf(path);
    const fields = [...document.querySelectorAll<HTMLElement>('main form [name]:not([type="hidden"])')];
    const called = (field: Element) => field.getAttribute('name') ?? '';
    // A picture is chosen before it is described, and a row may be filled in by other fields than its path says.
    const field =
      fields.find((one) => called(one) === name) ??
      fields.find((one) => `${name}.`.startsWith(`${called(one)}.`) || called(one).startsWith(`${name}.`)) ??
      fields.find((one) => called(one).startsWith(name.replace(/\.[^.]+$/, '.')));
    for (let fold = field?.closest('details'); fold; fold = fold.parentElement?.closest('details'))
      fold.open = true;
    field?.focus();
    onFound();
  });
  useEffect(() => {
    if (sought !== undefined) lead(sought);
  }, [sought]);
}
