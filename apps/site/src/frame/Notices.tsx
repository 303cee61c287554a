import { layout } from '@awning/content/layout';
import type { Toasts } from '@awning/ui/sections/Toasts';
import { useEffect, useState } from 'react';
import { fetchChunk } from '../hydration/chunks.ts';
import { dismiss, useNotifications } from '../state/notifications.ts';

/** Shows notices. What renders them is fetched with the first one; the region that speaks them is in the page. */
export function Notices() {
  const notifications = useNotifications();
  const [loaded, setLoaded] = useState<{ Toasts: typeof Toasts }>();
  const wanted = notifications.length > 0;

  useEffect(() => {
    // Without a connection it does not load; the page itself says the same as every notice.
    if (wanted && !loaded)
      void fetchChunk(() => import('@awning/ui/sections/Toasts')).then(setLoaded, () => undefined);
  }, [wanted, loaded]);

  if (!loaded) return null;
  return <loaded.Toasts toasts={notifications} onDismiss={dismiss} labels={layout.notices} />;
}
