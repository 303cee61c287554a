import { useEffect, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router-dom';
import { fetchChunk } from './chunks.ts';
import { paths } from './paths.ts';
import { oweLogout } from './state/hint.ts';
import { signOut, useSession } from './state/session.ts';

/** Who looks at the site, and their way out. When that changes, guards are asked again. */
export function useViewer() {
  const { user, loading } = useSession();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const id = user?.id ?? null;
  // Whom the guards were asked for last.
  const [admitted, setAdmitted] = useState<string | null>();

  useEffect(() => {
    if (loading || admitted === id) return;
    // The first answer is the one that guards have waited for.
    const asked = admitted === undefined ? Promise.resolve() : revalidate();
    void asked.then(() => setAdmitted(id));
  }, [loading, admitted, id, revalidate]);

  async function onLogOut() {
    const late = await fetchChunk(() => import('./state/accounts.ts')).catch(() => undefined);
    if (late) return (await late.logOut()) && navigate(paths.home.to());
    // Without a connection the server is told once there is one.
    signOut();
    return oweLogout();
  }

  return {
    viewer: user?.role ?? ('guest' as const),
    ...(user && { onLogOut: () => void onLogOut() }),
    /** Somebody has gone whom the page was for. */
    left: Boolean(admitted) && admitted !== id,
  };
}
