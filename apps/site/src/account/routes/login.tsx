import { accounts } from '@awning/content/accounts';
import { urls } from '@awning/contract/urls';
import { useLoaderData, useLocation, type LoaderFunctionArgs } from 'react-router-dom';
import { guestsOnly } from '../../session/guards.ts';
import { Meta } from '../../head/Meta.tsx';
import { LoginPage } from '../LoginPage/LoginPage.tsx';
import { WaitingPage } from '../../session/WaitingPage/WaitingPage.tsx';
import { apiAddress } from '../../api/apiPaths.ts';
import { paths } from '../../paths.ts';
import { useSignIn } from '../useSignIn.ts';
import { readReturnTo, withReturnTo } from '../../session/returnTo.ts';

export const loader = ({ request }: LoaderFunctionArgs) => guestsOnly(request);
loader.hydrate = true;

export function Component() {
  const guest = useLoaderData<typeof loader>();
  const returnTo = readReturnTo(useLocation().search);
  const forgotPassword = paths.forgotPassword.to();
  const signUp = withReturnTo(paths.signUp.to(), returnTo);
  const form = useSignIn({
    returnTo,
    load: async () => (await import('../../session/state/accounts.ts')).logIn,
    sentence: accounts.loginFailed,
    welcome: accounts.loggedIn,
    // oxlint-disable-next-line no-console -- asked for by docs/product.md, “Accounts and sessions”
    onFailure: (failure) => console.error('Login failed:', failure),
  });

  return (
    <>
      <Meta title={accounts.login.title} description={accounts.login.description} />
      {guest ? (
        <LoginPage {...form} formAction={apiAddress(urls.login)} hrefs={{ forgotPassword, signUp }} />
      ) : (
        <WaitingPage homeHref={paths.home.to()} catalogueHref={paths.catalogue.to()} />
      )}
    </>
  );
}
