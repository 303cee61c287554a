import { storageKeys } from '@awning/content/policies/cookies';
import type { SignedIn, User } from '@awning/contract/accounts';
import { useSyncExternalStore } from 'react';
import { dropDraft } from './profileDraft.ts';
import { clearSessionHint } from './sessionHint.ts';

/** The present user, as far as known (docs/product.md, “Accounts and sessions”). */
export interface Session {
  user: User | null;
  /** Kept in memory alone. */
  accessToken: string | null;
  /** The user is not known yet. */
  loading: boolean;
}

const nobody: Session = { user: null, accessToken: null, loading: false };
const unknown: Session = { user: null, accessToken: null, loading: true };

let session = unknown;
const listeners = new Set<() => void>();

function change(next: Session) {
  session = next;
  for (const listener of listeners) listener();
}

const setSignedIn = ({ user, accessToken }: SignedIn) => change({ user, accessToken, loading: false });

/** Calls back at each change, until the returned function is called. */
export function onSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The present session: another object after each change. */
export const currentSession = (): Session => session;

/** The present session. The server, and a page that has just loaded, do not know it yet. */
export const useSession = (): Session =>
  useSyncExternalStore(
    onSession,
    () => session,
    () => unknown,
  );

/** Resolves once the user is known. */
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

/** The messages between the shop's tabs. */
type SessionMessage = { news: 'in' | 'renewed'; signedIn: SignedIn } | { news: 'out' };

const tabs = openChannel();

function openChannel() {
  // A server has no other tabs, and would never stop listening.
  if (import.meta.env.SSR) return undefined;
  try {
    const channel = new BroadcastChannel('awning-session');
    channel.addEventListener('message', ({ data }: MessageEvent<SessionMessage>) => receive(data));
    return channel;
  } catch {
    // A browser without storage for us delivers no messages between tabs.
    return undefined;
  }
}

function receive(message: SessionMessage) {
  if (message.news === 'out') leave();
  else if (message.news === 'in') setSignedIn(message.signedIn);
  // A new token counts only in a tab where its user is still logged in.
  else if (session.user?.id === message.signedIn.user.id) setSignedIn(message.signedIn);
}

const broadcast = (news: SessionMessage) =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin: its own
  tabs?.postMessage(news);

/** The visitor has logged in or registered, in this tab. */
export function signIn(signedIn: SignedIn): void {
  setSignedIn(signedIn);
  broadcast({ news: 'in', signedIn });
}

/** The same user is still logged in, with another token. */
export function renewSession(signedIn: SignedIn): void {
  setSignedIn(signedIn);
  broadcast({ news: 'renewed', signedIn });
}

/** The user has logged out, in every tab. */
export function signOut(): void {
  leave();
  broadcast({ news: 'out' });
}

// A user who logs out does not mean to go on typing; one whose session has ended may.
function leave() {
  dropDraft();
  clearSession();
}

/** No user is logged in, or no longer. */
export function clearSession(): void {
  clearSessionHint();
  try {
    sessionStorage.removeItem(storageKeys.accessToken);
  } catch {
    // A browser that forbids storage has nothing in it.
  }
  change(nobody);
}
