import type { SignedIn, User } from '@awning/contract/accounts';
import { urls } from '@awning/contract/urls';
import { useSyncExternalStore } from 'react';

/** Who is here, as far as anybody knows (spec.md section 3). */
export interface Session {
  user: User | null;
  /** Lives in memory and nowhere else. */
  accessToken: string | null;
  /** Nobody has answered yet who is here. */
  loading: boolean;
}

const host = import.meta.env.VITE_API_HOST ?? '';
const tenSeconds = 10_000;
const nobody: Session = { user: null, accessToken: null, loading: false };
const unknown: Session = { user: null, accessToken: null, loading: true };

let session = unknown;
const listeners = new Set<() => void>();

function change(next: Session) {
  session = next;
  for (const listener of listeners) listener();
}

/** Calls back at each change, until the function that is returned is called. */
export function onSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentSession = (): Session => session;

/** Who is here now. The server, and a page that was just loaded, do not know yet. */
export const useSession = (): Session =>
  useSyncExternalStore(
    onSession,
    () => session,
    () => unknown,
  );

/** Resolves once it is known who is here. */
export function settledSession(): Promise<Session> {
  return new Promise((resolve) => {
    const stop = onSession(tell);
    tell();
    function tell() {
      if (session.loading) return;
      stop();
      resolve(session);
    }
  });
}

// Other tabs of the shop. (A server has none, and would never stop listening.)
const tabs = import.meta.env.SSR ? undefined : openChannel();
tabs?.addEventListener('message', ({ data }) => {
  if (data === 'out') change(nobody);
  else void refresh();
});

function openChannel() {
  try {
    return new BroadcastChannel('awning-session');
  } catch {
    // A browser that keeps nothing for us may refuse this too: each tab is alone then.
    return undefined;
  }
}

const tellTabs = (news: 'in' | 'out') =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin: its own
  tabs?.postMessage(news);

/** Somebody has logged in or registered, here. */
export function signIn({ user, accessToken }: SignedIn): void {
  change({ user, accessToken, loading: false });
  tellTabs('in');
}

/** Nobody is here any more: logged out, in every tab. */
export function signOut(): void {
  leave();
  tellTabs('out');
}

function leave() {
  forgetHint();
  try {
    sessionStorage.removeItem('accessToken');
  } catch {
    // A browser that forbids storage has nothing in it.
  }
  change(nobody);
}

/** The cookie by which a page knows that somebody was logged in when it was left (spec.md section 2). */
export function hasHint(): boolean {
  try {
    return /(^|; *)user-status=logged-in(;|$)/.test(document.cookie);
  } catch {
    // A page that may not look has none.
    return false;
  }
}

function forgetHint() {
  if (hasHint()) document.cookie = 'user-status=; Max-Age=0; Path=/; SameSite=Lax';
}

let renewal: Promise<boolean> | undefined;

/** Asks the server who is here and for a new token; however many ask, the server is asked once. */
export function refresh(): Promise<boolean> {
  renewal ??= renew().finally(() => (renewal = undefined));
  return renewal;
}

async function renew(): Promise<boolean> {
  // One tab at a time: each use of the refresh cookie makes the last one old.
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  const signedIn = await (locks ? locks.request('awning-session', ask) : ask()).catch(() => undefined);
  if (signedIn) change({ ...signedIn, loading: false });
  else leave();
  return signedIn !== undefined;
}

async function ask(): Promise<SignedIn | undefined> {
  const answer = await fetch(host + urls.refresh, {
    method: 'POST',
    credentials: 'include',
    signal: AbortSignal.timeout(tenSeconds),
  });
  return answer.status === 200 ? ((await answer.json()) as SignedIn) : undefined;
}

/**
 * Fetches as whoever is here. A 401 renews the session, once for all calls that wait, and each call is made once more;
 * when that does not help, `onEnd` is called and nobody is here any more.
 */
export const createFetch =
  (onEnd: () => void): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const spare = request.clone();
    const { accessToken } = session;
    const answer = await fetch(withToken(request, accessToken));
    if (answer.status !== 401 || accessToken === null) return answer;

    const renewed = session.accessToken !== accessToken || (await refresh());
    const second = renewed ? await fetch(withToken(spare, session.accessToken)) : answer;
    if (second.status === 401 && (session.user || !renewed)) {
      leave();
      onEnd();
    }
    return second;
  };

function withToken(request: Request, token: string | null): Request {
  if (token !== null) request.headers.set('authorization', `Bearer ${token}`);
  return request;
}
