import { isGuarded } from './isGuarded.ts';
import { refresh } from '../state/renewal.ts';
import { currentSession } from '../state/session.ts';

/**
 * A browser may keep a page as it was left and show it again by Back, after its user has logged out: a guarded page is
 * hidden as it is left, and loaded anew.
 */
export function watchBfcache(): void {
  const root = document.documentElement;

  addEventListener('pagehide', ({ persisted }) => {
    root.hidden = persisted && currentSession().user !== null && isGuarded(location.pathname);
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    if (root.hidden) location.reload();
    else void refresh();
  });
}
