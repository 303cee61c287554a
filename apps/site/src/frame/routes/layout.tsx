import type { PageContext } from '@awning/contract/renderer';
import { useLoaderData, useLocation, type LoaderFunctionArgs } from 'react-router-dom';
import { ConsentPrompt } from '../../consent/ConsentPrompt.tsx';
import { SessionPending } from '../../session/SessionPending.tsx';
import { GuardedOutlet } from '../../session/GuardedOutlet.tsx';
import { footerIsland } from '../footerIsland.ts';
import { isBusy } from '../isBusy.ts';
import { Notices } from '../Notices.tsx';
import { Layout } from '../Layout/Layout.tsx';
import { refusedForm } from '../../forms/refusedForm.ts';
import { toggleTheme } from '../state/theme.ts';
import { useArrival } from '../useArrival.ts';
import { useViewer } from '../../session/useViewer.ts';

// The year is told by the server, so that a page made last year and a browser on New Year's Eve agree.
export async function loader({ context }: LoaderFunctionArgs<PageContext | undefined>) {
  await footerIsland.load();
  return { year: new Date().getFullYear(), refused: refusedForm(context, 'newsletter') };
}
export const shouldRevalidate = () => false;
export function Component() {
  const foot = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  const { left, ...viewer } = useViewer();

  return (
    <Layout
      path={pathname}
      footer={<footerIsland.Component key={`${isBusy(pathname)}`} {...foot} slim={isBusy(pathname)} />}
      announcement={useArrival()}
      onToggleTheme={toggleTheme}
      {...viewer}
    >
      <GuardedOutlet path={pathname} left={left} />
      <Notices />
      <ConsentPrompt />
      <SessionPending />
    </Layout>
  );
}
