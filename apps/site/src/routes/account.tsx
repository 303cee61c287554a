import { account } from '@awning/content/account';
import type { User } from '@awning/contract/accounts';
import { useLoaderData } from 'react-router-dom';
import { membersOnly } from '../guards.ts';
import { Meta } from '../Meta.tsx';
import { AccountPage } from '../pages/AccountPage/AccountPage.tsx';
import { WaitingPage } from '../pages/WaitingPage/WaitingPage.tsx';
import { paths } from '../paths.ts';
import { useAccountPage } from '../useAccountPage.ts';

// `null` is told to the browser by the page, where `undefined` would be left out.
export const loader = async () => (await membersOnly()) ?? null;
loader.hydrate = true as const;

export function Component() {
  const user = useLoaderData<typeof loader>();

  return (
    <>
      <Meta title={account.title} noIndex />
      {user ? (
        <Account user={user} key={user.id} />
      ) : (
        <WaitingPage homeHref={paths.home.to()} catalogueHref={paths.catalogue.to()} />
      )}
    </>
  );
}

function Account({ user }: { user: User }) {
  return <AccountPage {...useAccountPage(user)} />;
}
