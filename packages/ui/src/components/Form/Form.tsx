import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.tsx';
import * as styles from './Form.css.ts';

/** What is wrong, by the name of the field. */
export type FieldProblems = Readonly<Record<string, string>>;

export interface FormProblems {
  /** About the whole of it, where no field is at fault. */
  form?: string;
  fields?: FieldProblems;
}

export interface FormProps {
  /** Where it is posted. It works without script: then the browser posts it. */
  action: string;
  children: ReactNode;
  /** What to say beside a field that is not filled in as its own rules ask. */
  messages?: FieldProblems;
  /** Heads the list of the fields that the server sends back. */
  summary?: string;
  /** What the server answered. A new object is a new answer. */
  problems?: FormProblems | undefined;
  status?: 'idle' | 'submitting' | undefined;
  /** Takes the post over from the browser. Return a promise to hold the form until it settles. */
  onSubmit?: ((values: FormData) => void | Promise<void>) | undefined;
  /** The visitor turns to the form: a good moment to fetch what sending it needs. */
  onFirstTouch?: (() => void) | undefined;
  /** What stands in the fields: `read` once the script is there or the visitor is back, then at each change. */
  onValues?: ((values: FormData, occasion: 'read' | 'changed') => void) | undefined;
}

const FormContext = createContext<{ errors: FieldProblems; id: string; busy: boolean } | undefined>(
  undefined,
);

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlsOf = (form: HTMLFormElement) =>
  [...form.elements].filter((part) => 'validity' in part) as Control[];

const firstIn = (form: HTMLFormElement, errors: FieldProblems) =>
  controlsOf(form).find(({ name }) => Object.hasOwn(errors, name));

const faultsIn = (form: HTMLFormElement, messages: FieldProblems): FieldProblems =>
  Object.fromEntries(
    controlsOf(form)
      .filter(({ validity }) => !validity.valid)
      .map(({ name, validationMessage }) => [name, messages[name] ?? validationMessage]),
  );

const heard = (answer: FormProblems | undefined) => ({ answer, errors: answer?.fields ?? {}, listed: true });

/** Takes what a visitor fills in, checks it with our own words, and keeps whatever was typed. */
export function Form(props: FormProps) {
  const { action, children, messages = {}, summary = '', problems, status = 'idle' } = props;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const once = useRef({ touched: false, sending: false, settled: false });
  const [{ answer, errors, listed }, setChecked] = useState(() => heard(problems));
  const [returned, setReturned] = useState(false);
  const busy = status === 'submitting' && !returned;

  if (answer !== problems) setChecked(heard(problems));

  function touch() {
    if (once.current.touched) return;
    once.current.touched = true;
    props.onFirstTouch?.();
  }

  const read = useEffectEvent((back: boolean) => {
    once.current.sending = false;
    setReturned(back);
    props.onValues?.(new FormData(form.current!), 'read');
    if (form.current!.contains(document.activeElement)) touch();
  });

  useEffect(() => {
    // Until now the browser checked, in its own words; from here on we do.
    form.current!.noValidate = true;
    read(false);
    // Come back from the next page, a form is as it was left: filled in, and no longer being sent.
    const back = ({ persisted }: PageTransitionEvent) => read(persisted);
    window.addEventListener('pageshow', back);
    return () => window.removeEventListener('pageshow', back);
  }, []);

  useEffect(() => {
    const late = once.current.settled;
    once.current.settled = true;
    if (!problems) return;
    const first = firstIn(form.current!, problems.fields ?? {});
    // With the page itself, an answer may come while the visitor is somewhere already.
    if (first && (late || document.activeElement === document.body)) first.focus();
    else if (late) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [problems]);

  async function send(values: FormData) {
    try {
      await props.onSubmit?.(values);
    } finally {
      once.current.sending = false;
    }
  }

  const toCorrect = Object.entries(errors).filter(([name]) => problems?.fields?.[name]);

  return (
    <form
      ref={form}
      method="post"
      action={action}
      className={styles.root}
      onFocus={touch}
      onPointerDown={touch}
      onChange={({ currentTarget, target }) => {
        const { name, validity } = target as unknown as Control;
        const { [name]: corrected, ...others } = errors;
        if (corrected && validity.valid) setChecked({ answer, errors: others, listed });
        props.onValues?.(new FormData(currentTarget), 'changed');
      }}
      onSubmit={(event) => {
        if (busy || once.current.sending) return event.preventDefault();
        const faults = faultsIn(event.currentTarget, messages);
        // Drawn before the focus moves, so that the field is heard with its error.
        flushSync(() => setChecked({ answer, errors: faults, listed: false }));
        const first = firstIn(event.currentTarget, faults);
        first?.focus();
        if (first || props.onSubmit) event.preventDefault();
        if (first) return;
        once.current.sending = true;
        setReturned(false);
        if (props.onSubmit) void send(new FormData(event.currentTarget));
      }}
    >
      {listed && (problems?.form || toCorrect.length > 0) && (
        <ErrorSummary
          ref={notice}
          heading={problems?.form ?? summary}
          problems={toCorrect.map(([name, message]) => ({ fieldId: `${id}-${name}`, message }))}
        />
      )}
      <FormContext value={{ errors, id, busy }}>{children}</FormContext>
    </form>
  );
}

/** Whether the form around is being sent. */
export function useBusy(): boolean {
  return use(FormContext)?.busy ?? false;
}

/** The id and the error of a field, as the form around it has them. */
export function useField(name: string): { id: string; error: string | undefined } {
  const ownId = useId();
  const form = use(FormContext);
  return { id: form ? `${form.id}-${name}` : ownId, error: form?.errors[name] };
}
