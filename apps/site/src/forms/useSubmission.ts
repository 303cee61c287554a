import type { Failure } from '@awning/contract/failure';
import type { FormProblems } from '@awning/ui/components/Form';
import { useState } from 'react';
import { fetchChunk } from '../hydration/chunks.ts';
import { unreachable } from '../api/failure.ts';
import { notifySilently } from '../state/notifications.ts';

/** Sends what was filled in, and says what came of it. */
export type Send<Values, Answer> = (
  values: Values,
) => Promise<{ answer: Answer; failure?: never } | { failure: Failure; answer?: never }>;

interface Submission<Values, Answer> {
  /** Fetches what sends the form; called when the visitor turns to it, so that it is there when they are done. */
  load: () => Promise<Send<Values, Answer>>;
  /** Beside the form, where the server says nothing itself. */
  sentence: string;
  /** What was refused before the page had its script. */
  refused?: Failure | undefined;
  /** What the form says of a failure. Default: its message, and what is wrong with which field. */
  problemsOf?: (failure: Failure) => FormProblems;
  onAnswer?: (answer: Answer, values: Values) => void | Promise<void>;
  /** Called with what went wrong. Default: a notice with the message, where no field is at fault. */
  onFailure?: (failure: Failure) => void;
}

// A user whose session has ended has been told so already.
const noticeOf = ({ error, message, fields }: Failure) => {
  if (!fields && error !== 'signed-out') notifySilently('error', message);
};

// A form takes a new object for a new answer, so it is made once for each.
const toldAsItIs = ({ message, fields }: Failure): FormProblems => ({
  form: message,
  fields,
});

/** Sends a form by script and keeps how it stands: what its section takes as `status`, `problems` and handlers. */
export function useSubmission<Values, Answer>({
  load,
  sentence,
  refused,
  problemsOf = toldAsItIs,
  onAnswer,
  onFailure = noticeOf,
}: Submission<Values, Answer>) {
  const fetchSend = () => fetchChunk(load);
  const [status, setStatus] = useState<'idle' | 'submitting' | 'success'>('idle');
  const refusalOf = (why: Failure | undefined) => ({ failure: why, problems: why && problemsOf(why) });
  const [{ failure, problems }, setRefused] = useState(() => refusalOf(refused));

  async function onSubmit(values: Values) {
    setStatus('submitting');
    const send = await fetchSend().catch((error: unknown) => {
      // A browser never asks twice for a module that did not come. Back online, the form goes without it.
      if (navigator.onLine) throw error;
    });
    const outcome = (await send?.(values)) ?? { failure: unreachable(sentence) };
    if (outcome.failure) {
      setStatus('idle');
      setRefused(refusalOf(outcome.failure));
      onFailure(outcome.failure);
      return;
    }
    setRefused(refusalOf(undefined));
    setStatus('success');
    await onAnswer?.(outcome.answer, values);
  }

  return {
    status,
    onSubmit,
    onFirstTouch: () => void fetchSend().catch(() => undefined),
    problems,
    /** The same as the server put it. */
    failure,
    /** Back to a form that may be filled in once more. */
    reset: () => setStatus('idle'),
  };
}
