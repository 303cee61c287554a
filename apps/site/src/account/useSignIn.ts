import type { SignedIn } from '@awning/contract/accounts';
import type { Failure } from '@awning/contract/failure';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { notify, notifySilently } from '../state/notifications.ts';
import { useSubmission, type Send } from '../forms/useSubmission.ts';

interface SignInForm<Values> {
  /** Where the visitor was going when they were asked to log in. Default: the home page. */
  returnTo: string | undefined;
  load: () => Promise<Send<Values, SignedIn>>;
  sentence: string;
  /** Said to the visitor once they are logged in. */
  welcome?: string;
  onFailure?: (failure: Failure) => void;
}

/** Sends a form that logs the visitor in, and leads on. */
export function useSignIn<Values>({
  returnTo = paths.home.to(),
  load,
  sentence,
  welcome,
  onFailure,
}: SignInForm<Values>) {
  const navigate = useNavigate();
  const { status, problems, onSubmit, onFirstTouch } = useSubmission({
    load,
    sentence,
    onAnswer: () => {
      if (welcome) notify('success', welcome);
      return navigate(returnTo, { replace: true });
    },
    onFailure: (failure) => {
      onFailure?.(failure);
      notifySilently('error', failure.message);
    },
  });

  // Busy until the next page is there.
  return { status: status === 'idle' ? status : ('submitting' as const), problems, onSubmit, onFirstTouch };
}
