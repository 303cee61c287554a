import { useEffect, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router-dom';
import { fetchChunk } from '../hydration/chunks.ts';
import { paths } from '../paths.ts';
import { markLogoutPending } from '../state/sessionHint.ts';
import { signOut, useSession } from '../state/session.ts';

/** The visitor who looks at the site, and their way out. When that changes, guards are asked again. */
export function useViewer() {
  const { user, loading } = useSession();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const id = user?.id ?? null;
  // The id of the user that the guards were last asked about; null for a guest.
  const [admitted, setAdmitted] = useState<string | null>();

  useEffect(() => {
    if (loading || admitted === id) return;
    // The first answer is the one that guards have waited for.
    const asked = admitted === undefined ? Promise.resolve() : revalidate();
    void asked.then(() => setAdmitted(id));
  }, [loading, admitted, id, revalidate]);

  async function onLogOut() {
    const accounts = await fetchChunk(() => import('./state/accounts.ts')).catch(() => undefined);
    if (accounts) return (await accounts.logOut()) && navigate(paths.home.to());
    // Without a connection the server is told once there is one.
    signOut();
    return markLogoutPending();
  }

  return {
    viewer: user?.role ?? ('guest' as const),
    onLogOut: user ? () => void onLogOut() : undefined,
    /** The user whom the page was for is no longer logged in. */
    left: Boolean(admitted) && admitted !== id,
  };
}
