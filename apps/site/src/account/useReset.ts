import { accounts } from '@awning/content/accounts';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { notify } from '../state/notifications.ts';
import { useSubmission } from '../forms/useSubmission.ts';

const twoSeconds = 2000;

/** Sends a new password by the link in a mail, and leads on to the login. */
export function useReset(token: string) {
  const navigate = useNavigate();
  const { status, problems, failure, onSubmit, onFirstTouch } = useSubmission({
    load: async () => {
      const { resetPassword } = await import('../session/state/accounts.ts');
      return ({ password }: { password: string }) => resetPassword({ token, password });
    },
    sentence: accounts.wentWrong,
    onAnswer: () => notify('success', accounts.reset.labels.done),
  });

  useEffect(() => {
    if (status !== 'success') return undefined;
    const timer = setTimeout(() => void navigate(paths.login.to(), { replace: true }), twoSeconds);
    return () => clearTimeout(timer);
  }, [status, navigate]);

  return { status, problems, deadLink: failure?.error === 'bad-link', onSubmit, onFirstTouch };
}
