import { accounts } from '@awning/content/accounts';
import { urls } from '@awning/contract/urls';
import { useLoaderData, useLocation, type LoaderFunctionArgs } from 'react-router-dom';
import { guestsOnly } from '../../session/guards.ts';
import { Meta } from '../../head/Meta.tsx';
import { SignUpPage } from '../SignUpPage/SignUpPage.tsx';
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
  const form = useSignIn({
    returnTo,
    load: async () => (await import('../../session/state/accounts.ts')).register,
    sentence: accounts.registrationFailed,
  });

  return (
    <>
      <Meta title={accounts.signUp.title} description={accounts.signUp.description} />
      {guest ? (
        <SignUpPage
          {...form}
          formAction={apiAddress(urls.register)}
          loginHref={withReturnTo(paths.login.to(), returnTo)}
        />
      ) : (
        <WaitingPage homeHref={paths.home.to()} catalogueHref={paths.catalogue.to()} />
      )}
    </>
  );
}
