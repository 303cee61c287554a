import { Outlet, useLoaderData, useLocation } from 'react-router-dom';
import { Layout } from '../pages/Layout/Layout.tsx';
import { Notices } from '../Notices.tsx';
import { filledTrades } from '../trades.ts';
import { useArrival } from '../useArrival.ts';

// Told by the server, so that a page made last year and a browser on New Year's Eve agree.
export const loader = () => ({ year: new Date().getFullYear() });
export const shouldRevalidate = () => false;

export function Component() {
  const { year } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  useArrival();

  return (
    <Layout path={pathname} year={year} trades={filledTrades}>
      <Outlet />
      <Notices />
    </Layout>
  );
}
