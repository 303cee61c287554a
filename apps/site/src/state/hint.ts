import { kept } from '@awning/content/cookies';

// The cookie that says who was here when a page was left (spec.md section 2). The server sets and deletes it with the
// session's own, which no script can read.
const name = kept.userStatus;
const fortnight = 14 * 24 * 60 * 60;

function says(status: string): boolean {
  try {
    return document.cookie.split('; ').includes(`${name}=${status}`);
  } catch {
    // A page that may not look has none.
    return false;
  }
}

const write = (status: string, seconds: number) => {
  document.cookie = `${name}=${status}; Max-Age=${seconds}; Path=/; SameSite=Lax`;
};

/** Somebody was logged in when the last page was left. Nobody may be any more. */
export const hasHint = (): boolean => says('logged-in');

/** Somebody logged out, and the server did not hear of it: it is to be told before anything else. */
export const owesLogout = (): boolean => says('logged-out');

export function forgetHint(): void {
  if (hasHint()) write('', 0);
}

export const oweLogout = (): void => write('logged-out', fortnight);

/** The server has heard of it. */
export const settleLogout = (): void => write('', 0);
