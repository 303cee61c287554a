import type { PageContext } from '@awning/contract/renderer';
import { Outlet, useLoaderData, useLocation, type LoaderFunctionArgs } from 'react-router-dom';
import { ConsentPrompt } from '../../consent/ConsentPrompt.tsx';
import { SessionPending } from '../../session/SessionPending.tsx';
import { isGuarded } from '../../session/isGuarded.ts';
import { footerIsland } from '../footerIsland.ts';
import { Notices } from '../Notices.tsx';
import { Layout } from '../Layout/Layout.tsx';
import { refusedForm } from '../../forms/refusedForm.ts';
import { toggleTheme } from '../state/theme.ts';
import { useArrival } from '../useArrival.ts';
import { paths } from '../../paths.ts';
import { useViewer } from '../../session/useViewer.ts';

// The year is told by the server, so that a page made last year and a browser on New Year's Eve agree.
export async function loader({ context }: LoaderFunctionArgs<PageContext | undefined>) {
  await footerIsland.load();
  return { year: new Date().getFullYear(), refused: refusedForm(context, 'newsletter') };
}
export const shouldRevalidate = () => false;
export function Component() {
  const { year, refused } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  const { left, ...viewer } = useViewer();
  const isBusy = pathname === paths.checkout.to() || pathname.startsWith(paths.dashboard.to());

  return (
    <Layout
      path={pathname}
      footer={<footerIsland.Component key={String(isBusy)} year={year} refused={refused} slim={isBusy} />}
      announcement={useArrival()}
      onToggleTheme={toggleTheme}
      {...viewer}
    >
      {/* Once its user has logged out, a guarded page is gone, however long the next one takes. */}
      {left && isGuarded(pathname) ? null : <Outlet />}
      <Notices />
      <ConsentPrompt />
      <SessionPending />
    </Layout>
  );
}
