'use client';
import {
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  type ReactNode,
  type Ref,
} from 'react';
import { FormContext, type FieldProblems } from '../../forms/FormContext/FormContext.tsx';
import * as styles from './DraftForm.css.ts';

export interface DraftFormProps {
  /** For a button that sends it from outside. */
  id?: string | undefined;
  /** Where the browser sends all of it without script, by the button that is pressed. */
  formAction: string;
  /** `get` where it changes nothing and only asks for a page: what stands in the fields is then in that page’s address. */
  method?: 'get' | 'post';
  children: ReactNode;
  /** What is wrong, by the names of the fields. */
  errors?: FieldProblems | undefined;
  /** What stands in the fields: `read` once the script has loaded, then at each change. */
  onValues?: ((values: FormData, occasion: 'read' | 'changed') => void) | undefined;
  /** Takes the submission over from the browser, except for a button with a `formMethod` of its own. */
  onSubmit?: (() => void) | undefined;
  /** Lets the caller have its fields read once more: rows have come or gone. */
  ref?: Ref<DraftFormHandle> | undefined;
}

export interface DraftFormHandle {
  read: () => void;
}

const nothing: FieldProblems = {};

/**
 * Holds fields that are saved as they are typed. No field is required, and no fault keeps it from being sent. Enter in
 * a field sends the form as it stands, and presses none of the buttons in its rows.
 */
export function DraftForm(props: DraftFormProps) {
  const { formAction, method = 'post', children, errors = nothing, onValues, onSubmit, ref } = props;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const context = useMemo(() => ({ id, errors, busy: false }), [id, errors]);

  const tell = (occasion: 'read' | 'changed') => onValues?.(new FormData(form.current!), occasion);
  const read = useEffectEvent(() => tell('read'));
  // What the visitor typed before the script loaded counts too.
  useEffect(() => read(), []);
  useImperativeHandle(ref, () => ({ read: () => tell('changed') }));

  return (
    <form
      id={props.id}
      ref={form}
      method={method}
      action={formAction}
      noValidate
      className={styles.root}
      onChange={() => tell('changed')}
      onSubmit={
        onSubmit &&
        ((event) => {
          const { submitter } = event.nativeEvent;
          if (submitter?.hasAttribute('formmethod')) return;
          event.preventDefault();
          onSubmit();
        })
      }
    >
      {/* The first button of a form is the one that Enter presses. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className={styles.first} />
      <FormContext value={context}>{children}</FormContext>
    </form>
  );
}
