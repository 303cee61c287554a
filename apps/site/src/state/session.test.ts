import type { ServerResponse } from 'node:http';
import { expect, test, vi } from 'vitest';
import { ada, as, bea, openApi, openBrowser, openTab, say } from '../testing/tab.ts';

test.each([204, 401, 500])(
  'at the start, an answer of %i means a guest, and removes a stale hint',
  async (status) => {
    const browser = openBrowser();
    await openApi((_, response) => say(response, status));
    browser.cookies.set('user-status', 'logged-in');
    const tab = await openTab();
    expect(tab.currentSession().loading).toBe(true);
    await tab.refresh();

    expect(tab.currentSession()).toEqual({ user: null, accessToken: null, loading: false });
    expect([...browser.cookies]).toEqual([]);
    expect(tab.onEnd).not.toHaveBeenCalled();
  },
);

test('an answer from before the login does not undo it', async () => {
  openBrowser();
  let hold = (_response: ServerResponse) => undefined as void;
  const held = new Promise<ServerResponse>((resolve) => (hold = resolve));
  await openApi((_, response) => hold(response));
  const tab = await openTab();
  const renewal = tab.refresh();
  const response = await held;
  tab.signIn(as(ada, 'first'));
  say(response, 204);
  await renewal;

  expect(tab.currentSession().user?.first_name).toBe('Ada');
});

test('tabs share a login, a new token and a logout', async () => {
  openBrowser();
  const api = await openApi((request, response) =>
    request.url === '/user/refresh' ? say(response, 200, as(ada, 'new')) : say(response, 401, {}),
  );
  const [one, other] = [await openTab(), await openTab()];

  one.signIn(as(ada, 'old'));
  await vi.waitUntil(() => other.currentSession().accessToken === 'old');
  await one.refresh();
  await vi.waitUntil(() => other.currentSession().accessToken === 'new');
  expect(api.times('POST /user/refresh')).toBe(1);

  one.signIn(as(bea, 'hers'));
  await vi.waitUntil(() => other.currentSession().user?.first_name === 'Bea');
  other.signOut();
  await vi.waitUntil(() => one.currentSession().user === null);
});

test('a new token does not bring back a visitor who has logged out', async () => {
  openBrowser();
  await openApi((_, response) => say(response, 200, as(ada, 'new')));
  const [one, other] = [await openTab(), await openTab()];
  one.signIn(as(ada, 'old'));
  await vi.waitUntil(() => other.currentSession().user !== null);
  other.clearSession();
  await one.refresh();
  one.signOut();
  one.signIn(as(bea, 'hers'));
  const seen = new Set<string | undefined>();
  other.onSession(() => seen.add(other.currentSession().user?.first_name));
  await vi.waitUntil(() => seen.has('Bea'));

  expect(seen).not.toContain('Ada');
});

test('a logout that the server did not receive is sent to it before anything else', async () => {
  const browser = openBrowser();
  const api = await openApi((_, response) => say(response, 200, { message: 'You are signed out.' }));
  const { markLogoutPending } = await import('./sessionHint.ts');
  markLogoutPending();
  const tab = await openTab();
  await tab.refresh();

  expect(api.asked).toEqual(['POST /user/logout']);
  expect(tab.currentSession().user).toBeNull();
  expect([...browser.cookies]).toEqual([]);
});

test('a visitor’s unsent text outlasts their session, for them alone, but not a logout in any tab', async () => {
  openBrowser();
  await openApi((_, response) => say(response, 401, {}));
  const [one, other] = [await openTab(), await openTab()];
  const typed = { first_name: 'Adelaide', last_name: 'Hargreave', username: 'ada' };
  one.signIn(as(ada, 'old'));
  await vi.waitUntil(() => other.currentSession().user !== null);
  one.keepDraft(ada.id, typed);
  await one.refresh();
  expect(one.currentSession().user).toBeNull();
  expect(one.draftOf(ada.id)).toEqual(typed);
  expect(one.draftOf(bea.id)).toBeUndefined();

  other.signOut();
  await vi.waitUntil(() => one.draftOf(ada.id) === undefined);
  one.keepDraft(ada.id, typed);
  one.signOut();
  expect(one.draftOf(ada.id)).toBeUndefined();
});
