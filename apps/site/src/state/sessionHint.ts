import { storageKeys } from '@awning/content/policies/cookies';

// The cookie that says whether a user was logged in when a page was left (docs/product.md, “Consent and cookies”). The
// server sets and deletes it with the session's own, which no script can read.
const name = storageKeys.userStatus;
const fortnight = 14 * 24 * 60 * 60;

function says(status: string): boolean {
  try {
    return document.cookie.split('; ').includes(`${name}=${status}`);
  } catch {
    // A page without access to cookies has none.
    return false;
  }
}

const write = (status: string, seconds: number) => {
  document.cookie = `${name}=${status}; Max-Age=${seconds}; Path=/; SameSite=Lax`;
};

/** A user was logged in when the last page was left. Their session may have ended since. */
export const hasSessionHint = (): boolean => says('logged-in');

/** A user logged out, and the server did not receive it: it must be told before anything else. */
export const isLogoutPending = (): boolean => says('logged-out');

export function clearSessionHint(): void {
  if (hasSessionHint()) write('', 0);
}

export const markLogoutPending = (): void => write('logged-out', fortnight);

/** The server has received it. */
export const clearPendingLogout = (): void => write('', 0);
