import { accounts } from '@awning/content/accounts';
import { urls } from '@awning/contract/urls';
import { useLoaderData, useNavigate } from 'react-router-dom';
import { guestsOnly } from '../guards.ts';
import { Meta } from '../Meta.tsx';
import { LoginPage } from '../pages/LoginPage/LoginPage.tsx';
import { WaitingPage } from '../pages/WaitingPage/WaitingPage.tsx';
import { apiAddress, paths } from '../paths.ts';
import { notify } from '../state/notifications.ts';
import { useSubmission } from '../useSubmission.ts';

export const loader = () => guestsOnly();
loader.hydrate = true;

export function Component() {
  const guest = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const { status, problems, onSubmit, onFirstTouch } = useSubmission({
    load: async () => (await import('../state/accounts.ts')).logIn,
    sentence: accounts.loginFailed,
    onAnswer: () => {
      notify('success', accounts.loggedIn);
      return navigate(paths.home.to(), { replace: true });
    },
    onFailure: (failure) => {
      // oxlint-disable-next-line no-console -- asked for by spec.md section 8
      console.error('Login failed:', failure);
      notify('error', failure.message);
    },
  });
  const form = {
    status: status === 'idle' ? status : ('submitting' as const),
    problems,
    onSubmit,
    onFirstTouch,
  };
  const hrefs = { forgotPassword: paths.forgotPassword.to(), signUp: paths.signUp.to() };

  return (
    <>
      <Meta title={accounts.login.title} description={accounts.login.description} />
      {guest ? (
        <LoginPage {...form} action={apiAddress(urls.login)} hrefs={hrefs} />
      ) : (
        <WaitingPage homeHref={paths.home.to()} catalogueHref={paths.catalogue.to()} />
      )}
    </>
  );
}
