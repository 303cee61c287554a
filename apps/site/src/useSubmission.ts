import type { Failure } from '@awning/contract/failure';
import { useState } from 'react';
import { fetchChunk } from './chunks.ts';
import { notify } from './state/notifications.ts';

type Send<Values, Answer> = (
  values: Values,
) => Promise<{ answer: Answer; failure?: never } | { failure: Failure; answer?: never }>;

interface Submission<Values, Answer> {
  /** Fetches what sends the form; called when the visitor turns to it, so that it is there when they are done. */
  load: () => Promise<Send<Values, Answer>>;
  /** Beside the form, where the server says nothing itself. */
  sentence: string;
  /** What was refused before the page had its script. */
  refused?: Failure | undefined;
  onAnswer?: (answer: Answer, values: Values) => void | Promise<void>;
  /** Called with what went wrong. Default: a notice with the message, where no field is at fault. */
  onFailure?: (failure: Failure) => void;
}

const noticeOf = ({ message, fields }: Failure) => {
  if (!fields) notify('error', message);
};

// A form takes a new object for a new answer, so it is made once for each.
const problemsOf = ({ message, fields }: Failure) => ({ form: message, ...(fields && { fields }) });

/** Sends a form by script and keeps how it stands: what its section takes as `status`, `problems` and handlers. */
export function useSubmission<Values, Answer>({
  load,
  sentence,
  refused,
  onAnswer,
  onFailure = noticeOf,
}: Submission<Values, Answer>) {
  const fetchSend = () => fetchChunk(load);
  const [status, setStatus] = useState<'idle' | 'submitting' | 'success'>('idle');
  const [problems, setProblems] = useState(() => refused && problemsOf(refused));

  async function onSubmit(values: Values) {
    setStatus('submitting');
    const send = await fetchSend().catch((error: unknown) => {
      // A browser never asks twice for a module that did not come. Back online, the form goes without it.
      if (navigator.onLine) throw error;
    });
    const outcome = (await send?.(values)) ?? { failure: { error: 'offline', message: sentence } };
    if (outcome.failure) {
      setStatus('idle');
      setProblems(problemsOf(outcome.failure));
      onFailure(outcome.failure);
      return;
    }
    setProblems(undefined);
    setStatus('success');
    await onAnswer?.(outcome.answer, values);
  }

  return {
    status,
    onSubmit,
    onFirstTouch: () => void fetchSend().catch(() => undefined),
    problems,
    /** Back to a form that may be filled in once more. */
    reset: () => setStatus('idle'),
  };
}
