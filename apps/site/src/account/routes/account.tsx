import { account } from '@awning/content/account';
import type { User } from '@awning/contract/accounts';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { membersOnly } from '../../session/guards.ts';
import { Meta } from '../../head/Meta.tsx';
import { AccountPage } from '../AccountPage/AccountPage.tsx';
import { WaitingPage } from '../../session/WaitingPage/WaitingPage.tsx';
import { paths } from '../../paths.ts';
import { useSession } from '../../state/session.ts';
import { useAccountPage } from '../useAccountPage.ts';

// `null` is told to the browser by the page, where `undefined` would be left out.
export const loader = async ({ request }: LoaderFunctionArgs) => (await membersOnly(request)) ?? null;
loader.hydrate = true as const;

export function Component() {
  const user = useLoaderData<typeof loader>();
  // After a logout the next page may take a while; until then this one waits, with nothing of the account on it.
  const isHere = useSession().user?.id === user?.id;

  return (
    <>
      <Meta title={account.title} noIndex />
      {user && isHere ? (
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
