'use client';
import { unstable_Provider as Provider, unstable_Trigger as Trigger } from '@radix-ui/react-checkbox';
import { useEffect, useId, useImperativeHandle, useRef, type ComponentProps } from 'react';
import { FieldProblem } from '../FieldProblem/FieldProblem.tsx';
import { useField } from '../FormContext/FormContext.tsx';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps {
  label: string;
  /** Said under the label: what ticking it brings. */
  hint?: string | undefined;
  /** What is wrong with it. Inside a `Form` a required one hears it from there. */
  error?: string | undefined;
  /** A figure at the line’s end: how many results it has. Read after the label. */
  count?: string | undefined;
  /** What it is called in a form. Without it nothing is sent. */
  name?: string | undefined;
  /** What is sent when it is ticked. */
  value?: string | undefined;
  /**
   * Makes the box controlled: `onCheckedChange` must then be handled. `indeterminate` where it stands for several and
   * only some are ticked.
   */
  checked?: boolean | 'indeterminate' | undefined;
  defaultChecked?: boolean | undefined;
  /** Called at each tick and each one taken back. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** The form may not be sent without it: a consent, alone of its name. */
  required?: boolean | undefined;
  disabled?: boolean | undefined;
}

/** Lets a visitor say yes to one thing. It can be ticked, and is sent, before any script is there. */
export function Checkbox(props: CheckboxProps) {
  const { label, hint, error, count, name, required, onCheckedChange, ...state } = props;
  const ownId = useId();
  const field = useField(name ?? '');
  const id = required ? field.id : ownId;
  const message = error ?? (required ? field.error : undefined);
  const describedBy = [message && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');

  return (
    <div className={styles.root}>
      <label className={styles.line}>
        <Provider {...state} onCheckedChange={(checked) => onCheckedChange?.(checked === true)}>
          <Trigger asChild>
            <NativeBox
              id={id}
              name={name}
              required={required}
              aria-invalid={message ? true : undefined}
              aria-describedby={describedBy || undefined}
            />
          </Trigger>
        </Provider>
        <span className={styles.label}>
          {/* “$299 – $498” reads from the left wherever the page reads from. */}
          <bdi>{label}</bdi>
        </span>
        {count !== undefined && <span className={styles.count}> {count}</span>}
      </label>
      {message && (
        <div className={styles.aside}>
          <FieldProblem id={`${id}-error`}>{message}</FieldProblem>
        </div>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

interface NativeBoxProps extends ComponentProps<'input'> {
  'data-state'?: 'checked' | 'unchecked' | 'indeterminate';
}

// Radix would render a button with a hidden input beside it: the button is dead without script, the input carries a
// `style`. The browser’s own box takes the place of both; the attributes that it does not need are left out.
function NativeBox(props: NativeBoxProps) {
  const {
    ref,
    type: _type,
    role: _role,
    'aria-checked': _checked,
    'aria-required': _required,
    'data-state': state,
    ...rest
  } = props;
  const box = useRef<HTMLInputElement>(null);
  const rendered = useRef(state === 'checked');
  useImperativeHandle(ref, () => box.current!);

  // If the visitor ticked it before the script loaded, the page is told now.
  useEffect(() => {
    const { current } = box;
    if (!current || current.checked === rendered.current) return;
    current.checked = rendered.current;
    rendered.current = !rendered.current;
    current.click();
  }, []);

  useEffect(() => {
    box.current!.indeterminate = state === 'indeterminate';
  }, [state]);

  return (
    <input
      {...rest}
      ref={box}
      type="checkbox"
      checked={state === 'checked'}
      onChange={keepAsRendered}
      className={styles.box}
    />
  );
}

// Radix hears of a change by the click; React still wants an `onChange` for a box with `checked`.
const keepAsRendered = () => undefined;
