import { Outlet, useLocation } from 'react-router-dom';
import { Layout } from '../pages/Layout/Layout.tsx';
import { useArrival } from '../useArrival.ts';

export function Component() {
  const { pathname } = useLocation();
  useArrival();

  return (
    <Layout path={pathname}>
      <Outlet />
    </Layout>
  );
}
