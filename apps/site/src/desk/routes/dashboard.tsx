import { desk } from '@awning/content/desk';
import { Outlet, useLoaderData, useLocation, type ShouldRevalidateFunction } from 'react-router-dom';
import { loadDesk } from '../loadDesk.ts';
import { Meta } from '../../head/Meta.tsx';
import { DeskFrame } from '../DeskFrame/DeskFrame.tsx';
import { WaitingPage } from '../../session/WaitingPage/WaitingPage.tsx';
import { paths } from '../../paths.ts';
import { useSession } from '../../state/session.ts';

/** The state of the shop: for the overview, and for the counts at the desk's places. */
export const loader = ({ request }: { request: Request }) =>
  loadDesk(request, ({ fetchOverview }) => fetchOverview());
loader.hydrate = true as const;

// Loaded again after a change, and when the owner comes back to the overview.
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.href === nextUrl.href || nextUrl.pathname === paths.dashboard.to();

export function Component() {
  const overview = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  // After a logout the next page may take a while; until then this one stays, without its content.
  const isHere = useSession().user?.role === 'admin';

  return (
    <>
      <Meta title={desk.title} description={desk.description} noIndex />
      {overview && isHere ? (
        <DeskFrame path={pathname} overview={overview.answer}>
          <Outlet />
        </DeskFrame>
      ) : (
        <WaitingPage homeHref={paths.home.to()} catalogueHref={paths.catalogue.to()} />
      )}
    </>
  );
}
