import type { TestApp } from './createTestApp.ts';

/** A visitor who wants an account. */
export const ada = {
  first_name: 'Ada',
  last_name: 'Sharp',
  username: 'ada',
  email: 'ada@sharp.example',
  password: 'scissors, comb and mirror',
};

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** A browser, as far as cookies go: it stores the ones it gets and sends them along. */
export function openBrowser({ app }: TestApp, standing: Record<string, string> = {}) {
  const jar = new Map<string, string>();

  const send = async (method: Method, url: string, body?: unknown, headers: Record<string, string> = {}) => {
    const response = await app.inject({
      method,
      url,
      headers: {
        ...standing,
        ...(jar.size > 0 && { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    });
    for (const { name, value } of response.cookies) {
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  };

  return {
    jar,
    send,
    register: (who: object = ada) => send('POST', '/user/register', who),
    logIn: (email = ada.email, password = ada.password) => send('POST', '/user/login', { email, password }),
    refresh: () => send('POST', '/user/refresh'),
    /** The same, with an old cookie. */
    refreshWith: (token: string) =>
      app.inject({ method: 'POST', url: '/user/refresh', cookies: { refresh: token } }),
  };
}

export const bearer = (response: { json: () => { accessToken: string } }) => ({
  authorization: `Bearer ${response.json().accessToken}`,
});

/** The token in the newest mail of a kind: the end of a link that begins with a path of the shop. */
export async function tokenInMail(
  { outbox, services }: TestApp,
  address: string,
  kind: string,
): Promise<string> {
  await outbox();
  const newest = (await services.mails.newest(1_000)).find((mail) => mail.kind === kind);
  if (typeof newest?.tokenId !== 'string') throw new Error(`No mail of the kind ${kind} brings a link.`);
  const file = (await outbox())
    .map((mail) => mail.replace(/=\r?\n/g, ''))
    .find((mail) => mail.includes(`${address}${newest.tokenId}.`));
  return new RegExp(`${address}([\\w.-]+)`).exec(file ?? '')![1]!;
}
