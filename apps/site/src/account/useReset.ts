import { accounts } from '@awning/content/accounts';
import { useEffect, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { notifySilently } from '../state/notifications.ts';
import { useSubmission } from '../forms/useSubmission.ts';

const twoSeconds = 2000;

const never = () => () => undefined;
/** Whose link it is: said behind the `#`, which no server and no other page is told. */
const readLogin = () => new URLSearchParams(location.hash.slice(1)).get('login') ?? undefined;

/** Sends a new password by the link in a mail, and leads on to the login. */
export function useReset(token: string) {
  const navigate = useNavigate();
  // The server renders one page for every link: it is never told whose it is.
  const login = useSyncExternalStore(never, readLogin, () => undefined);
  const { status, problems, failure, onSubmit, onFirstTouch } = useSubmission({
    load: async () => {
      const { resetPassword } = await import('../session/state/accounts.ts');
      return ({ password }: { password: string }) => resetPassword({ token, password });
    },
    sentence: accounts.wentWrong,
    onAnswer: () => notifySilently('success', accounts.reset.labels.done),
  });

  useEffect(() => {
    if (status !== 'success') return undefined;
    const timer = setTimeout(() => void navigate(paths.login.to(), { replace: true }), twoSeconds);
    return () => clearTimeout(timer);
  }, [status, navigate]);

  return { login, status, problems, deadLink: failure?.error === 'bad-link', onSubmit, onFirstTouch };
}
