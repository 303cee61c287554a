import type { SignedIn } from '@awning/contract/accounts';
import { urls } from '@awning/contract/urls';
import { isLogoutPending, clearPendingLogout } from './sessionHint.ts';
import { currentSession, clearSession, renewSession } from './session.ts';

const host = import.meta.env.VITE_API_HOST ?? '';
const tenSeconds = 10_000;
/** How long a tab waits, in milliseconds, for another that is asking; after that it treats that one as stuck. */
const patience = 3_000;

let renewal: Promise<void> | undefined;

/**
 * Asks the server for the present user and a new token; however many calls need one, here or in other tabs, it asks
 * once.
 */
export function refresh(): Promise<void> {
  renewal ??= oneTabAtATime(renew).finally(() => (renewal = undefined));
  return renewal;
}

// Each use of the refresh cookie invalidates the one before.
async function oneTabAtATime(work: (before: object) => Promise<void>): Promise<void> {
  const before = currentSession();
  let done: Promise<void> | undefined;
  const once = () => (done ??= work(before));
  try {
    await navigator.locks.request('awning-session', { signal: AbortSignal.timeout(patience) }, once);
  } catch {
    // The browser has no locks or grants none, or another tab does not release its own: the server tolerates two at
    // once.
    await once();
  }
}

async function renew(before: object): Promise<void> {
  // While this one waited for its turn, another tab has sent the answer.
  if (currentSession() !== before) return;
  const answer = await ask();
  // A login or logout meanwhile, here or in another tab, is newer than the answer.
  if (currentSession() !== before) return;

  if (typeof answer === 'object') renewSession(answer);
  // Without an answer no user is logged out; but a page that still waits for one is shown as to a guest.
  else if (answer === 'nobody' || currentSession().loading) clearSession();
}

async function ask(): Promise<SignedIn | 'nobody' | 'silence'> {
  const leaving = isLogoutPending();
  try {
    const answer = await fetch(host + (leaving ? urls.logout : urls.refresh), {
      method: 'POST',
      credentials: 'include',
      signal: AbortSignal.timeout(tenSeconds),
    });
    if (answer.status === 200 && !leaving) return signedInOf(await answer.json());
    // The server is too busy, or broken: that tells nothing about the session.
    if (answer.status === 429 || answer.status >= 500) return 'silence';
    if (leaving) clearPendingLogout();
    return 'nobody';
  } catch {
    return 'silence';
  }
}

function signedInOf(answer: Partial<SignedIn>): SignedIn {
  const { user = currentSession().user, accessToken } = answer;
  if (!user || typeof accessToken !== 'string') throw new TypeError('The answer names nobody.');
  return { user, accessToken };
}
