import { faults } from '@awning/content/faults';
import { useEffect, useRef } from 'react';
import { useNavigate, useRevalidator } from 'react-router-dom';
import { fetchChunk } from './chunks.ts';
import { paths } from './paths.ts';
import { notify } from './state/notifications.ts';
import { useSession } from './state/session.ts';

/** Who looks at the site, and their way out. When that changes, guards are asked again. */
export function useViewer() {
  const { user, loading } = useSession();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const known = useRef(user?.id);

  useEffect(() => {
    if (loading || known.current === user?.id) return;
    known.current = user?.id;
    void revalidate();
  }, [user, loading, revalidate]);

  async function onLogOut() {
    const accounts = await fetchChunk(() => import('./state/accounts.ts')).catch(() => undefined);
    if (!accounts) notify('error', faults.unreachable.text);
    else if (await accounts.logOut()) await navigate(paths.home.to());
  }

  return user ? { viewer: user.role, onLogOut: () => void onLogOut() } : { viewer: 'guest' as const };
}
