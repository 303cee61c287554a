import { accounts } from '@awning/content/accounts';
import { urls } from '@awning/contract/urls';
import { useLoaderData, useLocation, type LoaderFunctionArgs } from 'react-router-dom';
import { guestsOnly } from '../guards.ts';
import { Meta } from '../Meta.tsx';
import { LoginPage } from '../pages/LoginPage/LoginPage.tsx';
import { WaitingPage } from '../pages/WaitingPage/WaitingPage.tsx';
import { apiAddress } from '../apiPaths.ts';
import { paths } from '../paths.ts';
import { useEntrance } from '../useEntrance.ts';
import { wishOf, withWish } from '../wish.ts';

export const loader = ({ request }: LoaderFunctionArgs) => guestsOnly(request);
loader.hydrate = true;

export function Component() {
  const guest = useLoaderData<typeof loader>();
  const wish = wishOf(useLocation().search);
  const hrefs = { forgotPassword: paths.forgotPassword.to(), signUp: withWish(paths.signUp.to(), wish) };
  const form = useEntrance({
    wish,
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
