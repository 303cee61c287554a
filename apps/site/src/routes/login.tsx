import { accounts } from '@awning/content/accounts';
import { urls } from '@awning/contract/urls';
import { useLoaderData } from 'react-router-dom';
import { guestsOnly } from '../guards.ts';
import { Meta } from '../Meta.tsx';
import { LoginPage } from '../pages/LoginPage/LoginPage.tsx';
import { WaitingPage } from '../pages/WaitingPage/WaitingPage.tsx';
import { apiAddress } from '../apiPaths.ts';
import { paths } from '../paths.ts';
import { useEntrance } from '../useEntrance.ts';

export const loader = () => guestsOnly();
loader.hydrate = true;

const hrefs = { forgotPassword: paths.forgotPassword.to(), signUp: paths.signUp.to() };

export function Component() {
  const guest = useLoaderData<typeof loader>();
  const form = useEntrance({
    load: async () => (await import('../state/accounts.ts')).logIn,
    sentence: accounts.loginFailed,
    welcome: accounts.loggedIn,
    // oxlint-disable-next-line no-console -- asked for by spec.md section 8
    onFailure: (failure) => console.error('Login failed:', failure),
  });

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
