'use client';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';

export type FormValues = Readonly<Record<string, string>>;

export interface GetFormProps<Values extends FormValues> {
  /** Where the browser asks for the answer, with what was chosen in the address. */
  formAction: string;
  /** The values of the fields, by name. */
  value: Values;
  /** Called at every change, and once for a choice before the script loaded. Without it, the browser sends the form. */
  onChange?: ((value: Values) => void) | undefined;
  /** Names it for screen readers. */
  label: string;
  /** Native controls, filled in by their `defaultValue` or `defaultChecked`. */
  children: ReactNode;
}

/** Narrows a list down: at once where there is script, by a new page where there is none. */
export function GetForm<Values extends FormValues>(props: GetFormProps<Values>) {
  const { formAction, value, onChange, label, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const filled = useRef(false);
  const written = JSON.stringify(value);

  function report(own: HTMLFormElement) {
    const found = { ...value, ...(Object.fromEntries(new FormData(own)) as Partial<Values>) };
    if (JSON.stringify(found) !== written) onChange?.(found);
  }

  const settle = useEffectEvent((values: string) => {
    // What the visitor chose before the script loaded stays, and `onChange` is called with it.
    if (filled.current) fill(form.current!, JSON.parse(values) as Values);
    else report(form.current!);
    filled.current = true;
  });

  useEffect(() => settle(written), [written]);

  return (
    // More screen readers follow the role than a `search` element.
    <form
      ref={form}
      role="search"
      aria-label={label}
      method="get"
      action={formAction}
      onInput={({ currentTarget }) => report(currentTarget)}
      onSubmit={(event) => {
        if (!onChange) return;
        event.preventDefault();
        report(event.currentTarget);
      }}
    >
      {children}
    </form>
  );
}

function fill(form: HTMLFormElement, values: FormValues) {
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) continue;
    const value = values[control.name];
    if (value === undefined) continue;
    if (control.type === 'radio') control.checked = control.value === value;
    // The field that the visitor is typing in is newer than the value that came back.
    else if (control !== document.activeElement) control.value = value;
  }
}
