import { Outlet, useLoaderData, useLocation } from 'react-router-dom';
import { Consent } from '../Consent.tsx';
import { Cover } from '../Cover.tsx';
import { isGuarded } from '../guards.ts';
import { Layout } from '../pages/Layout/Layout.tsx';
import { Notices } from '../Notices.tsx';
import { switchLights } from '../state/theme.ts';
import { useArrival } from '../useArrival.ts';
import { useViewer } from '../useViewer.ts';

// Told by the server, so that a page made last year and a browser on New Year's Eve agree.
export const loader = () => ({ year: new Date().getFullYear() });
export const shouldRevalidate = () => false;

export function Component() {
  const { year } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  const { left, ...viewer } = useViewer();
  useArrival();

  return (
    <Layout path={pathname} year={year} onSwitchLights={switchLights} {...viewer}>
      {/* What was somebody’s goes with them, however long the next page takes. */}
      {left && isGuarded(pathname) ? null : <Outlet />}
      <Notices />
      <Consent />
      <Cover />
    </Layout>
  );
}
