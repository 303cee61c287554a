import { accounts } from '@awning/content/accounts';
import { urls } from '@awning/contract/urls';
import { useLoaderData, useLocation, type LoaderFunctionArgs } from 'react-router-dom';
import { guestsOnly } from '../guards.ts';
import { Meta } from '../Meta.tsx';
import { SignUpPage } from '../pages/SignUpPage/SignUpPage.tsx';
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
  const form = useEntrance({
    wish,
    load: async () => (await import('../state/accounts.ts')).register,
    sentence: accounts.registrationFailed,
  });

  return (
    <>
      <Meta title={accounts.signUp.title} description={accounts.signUp.description} />
      {guest ? (
        <SignUpPage
          {...form}
          action={apiAddress(urls.register)}
          loginHref={withWish(paths.login.to(), wish)}
        />
      ) : (
        <WaitingPage homeHref={paths.home.to()} catalogueHref={paths.catalogue.to()} />
      )}
    </>
  );
}
