import { expect, test } from 'vitest';
import { ada, as, bea, openApi, openBrowser, openTab, say, tokenOf } from '../testing/tab.ts';

test('ten calls with an old token renew it once, and each is repeated once', async () => {
  openBrowser();
  const api = await openApi((request, response) => {
    if (request.url === '/user/refresh') say(response, 200, as(ada, 'new'));
    else say(response, tokenOf(request) === 'new' ? 200 : 401, {});
  });
  const tab = await openTab();
  tab.signIn(as(ada, 'old'));
  const answers = await Promise.all(Array.from({ length: 10 }, tab.get));

  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(api.times('POST /user/refresh')).toBe(1);
  expect(api.times('GET /account/profile')).toBe(20);
  expect(tab.currentSession()).toEqual({ ...as(ada, 'new'), loading: false });
  expect(tab.onEnd).not.toHaveBeenCalled();
});

test.each([
  ['the server does not renew it', 401, 10],
  ['the new one is refused as well', 200, 20],
  ['the new one is the old one', 200, 20, 'old'],
])(
  'ten calls that are refused, and %s: onEnd is called once, and no call is repeated',
  async (_, renewal, calls, next = 'new') => {
    const browser = openBrowser();
    const row: Parameters<typeof say>[0][] = [];
    let refused = 0;
    const api = await openApi((request, response) => {
      if (request.url === '/user/refresh') {
        say(response, renewal, as(ada, next));
        return;
      }
      row.push(response);
      // All ten at once: a late one would find the session gone, and not be repeated.
      if (row.length < 10 && refused < calls) return;
      for (const one of row.splice(0)) {
        refused += 1;
        say(one, 401, {});
      }
    });
    browser.cookies.set('user-status', 'logged-in');
    browser.storage.set('accessToken', 'old');
    const tab = await openTab();
    tab.signIn(as(ada, 'old'));
    const answers = await Promise.all(Array.from({ length: 10 }, tab.get));

    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(401));
    expect(api.times('POST /user/refresh')).toBe(1);
    expect(api.times('GET /account/profile')).toBe(calls);
    expect(tab.onEnd).toHaveBeenCalledOnce();
    expect(tab.currentSession()).toEqual({ user: null, accessToken: null, loading: false });
    expect([...browser.cookies, ...browser.storage]).toEqual([]);

    expect((await tab.get()).status).toBe(401);
    expect(api.times('POST /user/refresh')).toBe(1);
    expect(tab.onEnd).toHaveBeenCalledOnce();
  },
);

test('onEnd is called again when a second session ends', async () => {
  openBrowser();
  await openApi((_, response) => say(response, 401, {}));
  const tab = await openTab();
  for (const times of [1, 2]) {
    tab.signIn(as(ada, 'old'));
    await tab.get();
    expect(tab.onEnd).toHaveBeenCalledTimes(times);
  }
});

test.each([503, 429, 'nothing', 'a page'] as const)(
  'a renewal that is answered with %s does not log the visitor out',
  async (answer) => {
    openBrowser();
    await openApi((request, response) => {
      if (request.url !== '/user/refresh') say(response, 401, {});
      else if (answer === 'nothing') request.socket.destroy();
      else if (answer === 'a page') response.end('<h1>Bad gateway</h1>');
      else say(response, answer, {});
    });
    const tab = await openTab();
    tab.signIn(as(ada, 'old'));

    await expect(tab.get()).rejects.toThrow(TypeError);
    expect(tab.currentSession().user?.first_name).toBe('Ada');
    expect(tab.onEnd).not.toHaveBeenCalled();
  },
);

test('a guest’s refused request renews no session', async () => {
  openBrowser();
  const api = await openApi((_, response) => say(response, 401, {}));
  const tab = await openTab();
  expect((await tab.get()).status).toBe(401);
  expect(api.times('POST /user/refresh')).toBe(0);
});

test('a request of the last visitor is not repeated in the name of the next', async () => {
  openBrowser();
  const api = await openApi((request, response) => {
    if (request.url === '/user/refresh') say(response, 200, as(bea, 'hers'));
    else say(response, 401, {});
  });
  const tab = await openTab();
  tab.signIn(as(ada, 'old'));

  expect((await tab.get()).status).toBe(401);
  expect(api.times('GET /account/profile')).toBe(1);
  expect(tab.currentSession().user?.first_name).toBe('Bea');
});
