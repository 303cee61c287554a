import type { PageContext } from '@awning/contract/renderer';
import { Outlet, useLoaderData, useLocation, type LoaderFunctionArgs } from 'react-router-dom';
import { Consent } from '../Consent.tsx';
import { Cover } from '../Cover.tsx';
import { isGuarded } from '../guarded.ts';
import { foot } from '../foot.ts';
import { Notices } from '../Notices.tsx';
import { Layout } from '../pages/Layout/Layout.tsx';
import { refusedLetter } from '../refusedLetter.ts';
import { switchLights } from '../state/theme.ts';
import { useArrival } from '../useArrival.ts';
import { useViewer } from '../useViewer.ts';

// The year is told by the server, so that a page made last year and a browser on New Year's Eve agree.
export async function loader({ context }: LoaderFunctionArgs<PageContext | undefined>) {
  await foot.load();
  return { year: new Date().getFullYear(), refused: refusedLetter(context, 'newsletter') };
}
export const shouldRevalidate = () => false;
export function Component() {
  const { year, refused } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  const { left, ...viewer } = useViewer();

  return (
    <Layout
      path={pathname}
      footer={<foot.Piece year={year} refused={refused} />}
      announcement={useArrival()}
      onSwitchLights={switchLights}
      {...viewer}
    >
      {/* What was somebody’s goes with them, however long the next page takes. */}
      {left && isGuarded(pathname) ? null : <Outlet />}
      <Notices />
      <Consent />
      <Cover />
    </Layout>
  );
}
