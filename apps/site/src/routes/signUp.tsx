import { accounts } from '@awning/content/accounts';
import { urls } from '@awning/contract/urls';
import { useLoaderData, useNavigate } from 'react-router-dom';
import { guestsOnly } from '../guards.ts';
import { Meta } from '../Meta.tsx';
import { SignUpPage } from '../pages/SignUpPage/SignUpPage.tsx';
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
    load: async () => (await import('../state/accounts.ts')).register,
    sentence: accounts.registrationFailed,
    onAnswer: () => navigate(paths.home.to(), { replace: true }),
    onFailure: ({ message }) => notify('error', message),
  });
  const form = {
    status: status === 'idle' ? status : ('submitting' as const),
    problems,
    onSubmit,
    onFirstTouch,
  };

  return (
    <>
      <Meta title={accounts.signUp.title} description={accounts.signUp.description} />
      {guest ? (
        <SignUpPage {...form} action={apiAddress(urls.register)} loginHref={paths.login.to()} />
      ) : (
        <WaitingPage homeHref={paths.home.to()} catalogueHref={paths.catalogue.to()} />
      )}
    </>
  );
}
