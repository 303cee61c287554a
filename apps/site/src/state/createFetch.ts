import { refresh } from './renewal.ts';
import { currentSession, clearSession } from './session.ts';

/**
 * Fetches as the user who is logged in. A 401 renews the session, once for all calls that wait, and each call is
 * repeated once; when that does not help, the session has ended and `onEnd` is called, once for all of them.
 */
export function createFetch(onEnd: () => void): typeof fetch {
  let told = false;
  function end() {
    if (!told) onEnd();
    told = true;
  }

  return async (input, init) => {
    const request = new Request(input, init);
    const spare = request.clone();
    const { user, accessToken: used } = currentSession();
    if (user) told = false;
    const first = await fetch(withToken(request, used));
    if (first.status !== 401 || !user) return first;

    const refused = currentSession();
    const asks = refused.accessToken === used;
    if (asks) {
      await refresh();
      if (currentSession() === refused)
        throw new TypeError('Nobody could be asked whether the session goes on.');
    }
    const { user: heir, accessToken: token } = currentSession();
    if (!heir && asks) end();
    // A request of one user is never sent in the name of another.
    if (heir?.id !== user.id) return first;

    const second = await fetch(withToken(spare, token));
    if (second.status === 401 && currentSession().accessToken === token) {
      clearSession();
      end();
    }
    return second;
  };
}

function withToken(request: Request, token: string | null): Request {
  if (token !== null) request.headers.set('authorization', `Bearer ${token}`);
  return request;
}
