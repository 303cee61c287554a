'use client';

import {
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { ErrorSummary } from '../../feedback/ErrorSummary/ErrorSummary.tsx';
import { faultsIn, firstIn, stillWrong, type Control } from '../FieldFaults/FieldFaults.ts';
import { FormContext, type FieldProblems } from '../FormContext/FormContext.tsx';
import * as styles from './Form.css.ts';

export interface FormProblems {
  /** About the whole of it, where no field is at fault. */
  form?: string | undefined;
  /** What is known of the cause. */
  cause?: string | undefined;
  fields?: FieldProblems | undefined;
}

export interface FormProps {
  /** Where it is posted. It works without script: then the browser posts it. */
  formAction: string;
  children: ReactNode;
  /** What to say beside a field that breaks its own rules. */
  messages?: FieldProblems | undefined;
  /** Heads the list of the fields that the server sends back. */
  summary?: string | undefined;
  /** What the server answered. A new object is a new answer. */
  problems?: FormProblems | undefined;
  status?: 'idle' | 'submitting' | undefined;
  /** Takes the submission over from the browser. Return a promise to hold the form; one that rejects hands it back. */
  onSubmit?: ((values: FormData) => void | Promise<void>) | undefined;
  /** Called at the first focus in the form: a good moment to load the script that sends it. */
  onFirstTouch?: (() => void) | undefined;
  /** What stands in the fields: `read` once the script has loaded or the visitor is back, then at each change. */
  onValues?: ((values: FormData, occasion: 'read' | 'changed') => void) | undefined;
}

/**
 * The first of the fields that came back, in the order of `messages`, which is the form's. Fields without messages are
 * choices, and those stand above the text fields.
 */
const firstOf = ({ fields = {} }: FormProblems, messages: FieldProblems = {}) =>
  Object.keys(fields).find((name) => !Object.hasOwn(messages, name)) ??
  Object.keys(messages).find((name) => Object.hasOwn(fields, name));

const heard = (answer: FormProblems | undefined) => ({ answer, errors: answer?.fields ?? {}, listed: true });

/** Takes what a visitor fills in, checks it with our own words, and keeps what they typed. */
export function Form(props: FormProps) {
  const { formAction, children, messages, summary = '', problems, status, onSubmit, onValues } = props;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const sending = useRef(false);
  const settled = useRef(false);
  const [{ answer, errors, listed }, setChecked] = useState(() => heard(problems));
  const [returned, setReturned] = useState(false);
  const busy = status === 'submitting' && !returned;
  // An answer that comes with the page itself is for a form that was sent without script.
  const [cameBack] = useState(problems);
  const opensAt = cameBack && firstOf(cameBack, messages);
  const recheck = useCallback(
    (changed: Control) => {
      const others = stillWrong(form.current!, changed, errors, answer?.fields);
      if (others) setChecked({ answer, errors: others, listed });
    },
    [answer, errors, listed],
  );
  const context = useMemo(
    () => ({ id, errors, busy, first: opensAt, recheck }),
    [id, errors, busy, opensAt, recheck],
  );

  const [answers, setAnswers] = useState(0);
  if (answer !== problems) {
    setChecked(heard(problems));
    setAnswers(answers + 1);
  }

  const touch = useEffectEvent(() => props.onFirstTouch?.());
  const read = useEffectEvent(() => onValues?.(new FormData(form.current!), 'read'));

  useEffect(() => {
    const own = form.current!;
    // Until now the browser checked, in its own words; from here on we do.
    own.noValidate = true;
    read();
    const here = new AbortController();
    const untouched = new AbortController();
    // When the visitor comes back from the next page, the form is still filled in, and is no longer being sent.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      sending.current = false;
      setReturned(persisted);
      read();
    };
    window.addEventListener('pageshow', comeBack, here);

    const first = () => {
      untouched.abort();
      touch();
    };
    own.addEventListener('focusin', first, untouched);
    own.addEventListener('pointerdown', first, untouched);
    if (own.contains(document.activeElement)) first();
    return () => {
      here.abort();
      untouched.abort();
    };
  }, []);

  useEffect(() => {
    const late = settled.current;
    settled.current = true;
    if (!problems) return;
    const first = firstIn(form.current!, problems.fields);
    // An answer that comes with the page must not take the focus from what the visitor does elsewhere.
    if (first && (late || document.activeElement === document.body)) first.focus();
    else if (late && problems.fields) notice.current?.focus();
    else if (late) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [problems]);

  async function send(own: HTMLFormElement) {
    try {
      await onSubmit?.(new FormData(own));
    } catch {
      // The script that sends it did not load: the browser posts it, as it would without script.
      own.submit();
    } finally {
      sending.current = false;
    }
  }

  const toCorrect = Object.entries(errors).filter(([name]) => problems?.fields?.[name]);

  return (
    <form
      ref={form}
      method="post"
      action={formAction}
      className={styles.root}
      onChange={({ currentTarget, target }) => {
        recheck(target as unknown as Control);
        onValues?.(new FormData(currentTarget), 'changed');
      }}
      onSubmit={(event) => {
        if (busy || sending.current) return event.preventDefault();
        const own = event.currentTarget;
        const faults = faultsIn(own, messages);
        // Rendered before the focus moves, so that a screen reader reads the field with its error.
        flushSync(() => setChecked({ answer, errors: faults, listed: false }));
        const first = firstIn(own, faults);
        if (first || onSubmit) event.preventDefault();
        if (first) return first.focus();
        sending.current = true;
        setReturned(false);
        if (onSubmit) void send(own);
      }}
    >
      {listed && (problems?.form || toCorrect.length > 0) && (
        <ErrorSummary
          // A new key for each answer, so that the same words are read out again.
          key={answers}
          ref={notice}
          heading={problems?.form ?? summary}
          text={problems?.cause}
          first={answers === 0 && cameBack !== undefined && opensAt === undefined}
          problems={toCorrect.map(([name, message]) => ({ fieldId: `${id}-${name}`, message }))}
        />
      )}
      <FormContext value={context}>{children}</FormContext>
    </form>
  );
}
