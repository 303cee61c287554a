'use client';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';

export type FormValues = Readonly<Record<string, string>>;

export interface GetFormProps<Values extends FormValues> {
  /** Where the browser asks for the answer, with what was chosen in the address. */
  action: string;
  /** What stands in the fields, by their names. */
  value: Values;
  /** Told at every change, and once for what was chosen before the script came. Without it, the browser does the asking. */
  onChange?: ((value: Values) => void) | undefined;
  /** Names it to those who listen. */
  label: string;
  /** Native controls, filled in by their `defaultValue` or `defaultChecked`. */
  children: ReactNode;
}

type Control = HTMLInputElement | HTMLSelectElement;

/** Narrows down what is shown: at once where there is script, by a new page where there is none. */
export function GetForm<Values extends FormValues>(props: GetFormProps<Values>) {
  const { action, value, onChange, label, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const written = JSON.stringify(value);

  const report = useEffectEvent(() => {
    const found = { ...value, ...(Object.fromEntries(new FormData(form.current!)) as Partial<Values>) };
    if (JSON.stringify(found) !== written) onChange?.(found);
  });

  useEffect(() => report(), []);

  const write = useEffectEvent(() => {
    for (const control of form.current!.elements as Iterable<Element & Partial<Control>>) {
      const wanted = value[control.name ?? ''];
      if (wanted === undefined) continue;
      if (control.type === 'radio') (control as HTMLInputElement).checked = control.value === wanted;
      // What is being typed is newer than what was heard of it.
      else if (control !== document.activeElement) control.value = wanted;
    }
  });

  const first = useRef(true);
  useEffect(() => {
    // What was chosen before the script came has just been told, and stands.
    if (!first.current) write();
    first.current = false;
  }, [written]);

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- more screen readers follow the role than a search element
    <form
      ref={form}
      role="search"
      aria-label={label}
      method="get"
      action={action}
      onInput={() => report()}
      onSubmit={(event) => {
        if (!onChange) return;
        event.preventDefault();
        report();
      }}
    >
      {children}
    </form>
  );
}
