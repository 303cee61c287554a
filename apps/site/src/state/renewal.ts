import type { SignedIn } from '@awning/contract/accounts';
import { urls } from '@awning/contract/urls';
import { isLogoutPending, clearPendingLogout } from './sessionHint.ts';
import { currentSession, clearSession, renewSession } from './session.ts';

const host = import.meta.env.VITE_API_HOST ?? '';
const tenSeconds = 10_000;
/** How long a tab waits, in milliseconds, for another that is asking; after that it takes that one for stuck. */
const patience = 3_000;

let renewal: Promise<void> | undefined;

/** Asks the server who is here and for a new token; however many calls need one, here or in other tabs, it is asked once. */
export function refresh(): Promise<void> {
  renewal ??= oneTabAtATime(renew).finally(() => (renewal = undefined));
  return renewal;
}

// Each use of the refresh cookie makes the last one old.
async function oneTabAtATime(work: (before: object) => Promise<void>): Promise<void> {
  const before = currentSession();
  let done: Promise<void> | undefined;
  const once = () => (done ??= work(before));
  try {
    await navigator.locks.request('awning-session', { signal: AbortSignal.timeout(patience) }, once);
  } catch {
    // A browser that knows no locks or gives none, or a tab that does not let go: the server forgives two at once.
    await once();
  }
}

async function renew(before: object): Promise<void> {
  // While this one waited its turn, another tab has told the answer.
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
    // Too busy, or broken: that says nothing of the session.
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
