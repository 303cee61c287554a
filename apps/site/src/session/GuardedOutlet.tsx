import { Outlet } from 'react-router-dom';
import { isGuarded } from './isGuarded.ts';

/** The page at an address. Once its user has logged out, a guarded one is gone, however long the next one takes. */
export const GuardedOutlet = ({ path, left }: { path: string; left: boolean }) =>
  left && isGuarded(path) ? null : <Outlet />;
