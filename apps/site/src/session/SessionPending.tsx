import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { isGuarded } from './isGuarded.ts';
import type * as waiting from './WaitingPage/WaitingPage.tsx';
import { paths } from '../paths.ts';
import { hasSessionHint } from '../state/sessionHint.ts';
import { useSession } from '../state/session.ts';

/**
 * Covers the page while the session is unknown, where the answer can change it: the visitor was logged in last time, or
 * is on their way to a guarded page. (That page itself waits on its own.) What renders the cover is fetched then.
 */
export function SessionPending() {
  const { loading } = useSession();
  const { pathname } = useLocation();
  const next = useNavigation().location?.pathname;
  const [loaded, setLoaded] = useState<typeof waiting>();
  const onTheWay = next !== undefined && isGuarded(next);

  useEffect(() => {
    if (!loading || loaded || !(onTheWay || hasSessionHint())) return;
    // Without it the page stays as it is.
    void import('./WaitingPage/WaitingPage.tsx').then(setLoaded, () => undefined);
  }, [loading, loaded, onTheWay]);

  if (!loading || !loaded || isGuarded(pathname)) return null;
  return <loaded.WaitingPage homeHref={paths.home.to()} catalogueHref={paths.catalogue.to()} />;
}
