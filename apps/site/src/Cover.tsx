import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { isGuarded } from './guarded.ts';
import type * as waiting from './pages/WaitingPage/WaitingPage.tsx';
import { paths } from './paths.ts';
import { hasHint } from './state/hint.ts';
import { useSession } from './state/session.ts';

/**
 * Covers the page while it is found out who is here, where the answer can change it: somebody was logged in last time,
 * or is on their way to a page that is not for everybody. (Such a page waits by itself.) What draws it is fetched then.
 */
export function Cover() {
  const { loading } = useSession();
  const { pathname } = useLocation();
  const next = useNavigation().location?.pathname;
  const [drawn, setDrawn] = useState<typeof waiting>();
  const onTheWay = next !== undefined && isGuarded(next);

  useEffect(() => {
    if (!loading || drawn || !(onTheWay || hasHint())) return;
    // Without it the page stays as it is.
    void import('./pages/WaitingPage/WaitingPage.tsx').then(setDrawn, () => undefined);
  }, [loading, drawn, onTheWay]);

  if (!loading || !drawn || isGuarded(pathname)) return null;
  return <drawn.WaitingPage homeHref={paths.home.to()} catalogueHref={paths.catalogue.to()} />;
}
