import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { isGuarded } from './isGuarded.ts';
import type * as waiting from './WaitingPage/WaitingPage.tsx';
import { paths } from '../paths.ts';
import { hasSessionHint } from '../state/sessionHint.ts';
import { useSession } from '../state/session.ts';

/**
 * Covers the page while it is found out who is here, where the answer can change it: somebody was logged in last time,
 * or is on their way to a page that is not for everybody. (Such a page waits by itself.) What renders it is fetched then.
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
