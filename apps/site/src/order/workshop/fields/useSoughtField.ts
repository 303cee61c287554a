import { useEffect, useEffectEvent } from 'react';

/**
 * Leads to a field, as soon as it is there: what it is folded into is opened, and it has the focus.
 *
 * @param sought Where it stands in the content.
 * @param nameOf Says what it is called in the form.
 * @param onFound Hears that it was led to.
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
    // A picture is chosen before it is described, and a row may be filled in by other fields than its place says.
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
