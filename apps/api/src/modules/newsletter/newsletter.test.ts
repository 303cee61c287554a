import { expect, test } from 'vitest';
import { mails, subscribers } from '../../database/schema.ts';
import { createSite } from '../../testing/createSite.ts';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';

const url = '/newsletter/subscribe';
const email = 'ada@sharp.example';
const minute = 60_000;

/** The links in the last mail. */
const linksOf = async ({ get }: TestApp) => {
  const [mail] = (await get('/dev/outbox', { accept: 'application/json' })).json<{ text: string }[]>();
  const link = (name: string) =>
    new RegExp(`http://shop\\.example(/newsletter/${name}/\\S+)`).exec(mail!.text)![1]!;
  return { confirm: link('confirm'), unsubscribe: link('unsubscribe') };
};

const subscribed = async (app: TestApp) => {
  await app.post(url, { email });
  const links = await linksOf(app);
  await app.post(links.confirm, {});
  return links;
};

const stateOf = async ({ rows }: TestApp) => (await rows(subscribers))[0]!.state;

test('a subscriber who asks again after ten minutes gets another mail, three an hour at most', async () => {
  const { app, pass, post, rows } = await createTestApp({ rateLimits: true });
  const ask = (client: number) =>
    app.inject({ method: 'POST', url, payload: { email }, remoteAddress: `203.0.113.${client}` });
  // A request that came too soon does not count towards the limit.
  for (let client = 0; client < 20; client += 1) await ask(client);
  expect(await rows(mails)).toHaveLength(1);

  for (let round = 1; round <= 5; round += 1) {
    pass(11 * minute);
    await ask(100 + round);
  }
  expect(await rows(mails)).toHaveLength(3);
  pass(6 * minute);
  expect((await post(url, { email })).statusCode).toBe(202);
  expect(await rows(mails)).toHaveLength(4);
});

test('subscribed, new, waiting and former subscribers get the same response', async () => {
  const app = await createTestApp();
  const { unsubscribe } = await subscribed(app);
  const known = await app.post(url, { email });
  await app.post(unsubscribe, {});
  const gone = await app.post(url, { email });
  const waiting = await app.post(url, { email });
  const fresh = await app.post(url, { email: 'bea@short.example' });

  const answers = [known, gone, waiting, fresh].map(({ statusCode, body }) => `${statusCode} ${body}`);
  expect(new Set(answers).size).toBe(1);
});

test('a subscriber who is on the list gets no second confirmation', async () => {
  const app = await createTestApp();
  await subscribed(app);
  app.pass(60 * minute);
  await app.post(url, { email });

  expect(await app.rows(mails)).toHaveLength(1);
  expect(await stateOf(app)).toBe('confirmed');
});

test('a mail program unsubscribes with its own button, without a session', async () => {
  const app = await createTestApp();
  const { unsubscribe } = await subscribed(app);
  const [raw] = await app.outbox();
  const header = /^List-Unsubscribe: +<([^>]+)>\r$/m.exec(raw!.replace(/\r\n[ \t]+/g, ' '))?.[1];
  expect(header).toBe(`http://shop.example${unsubscribe}`);
  expect(raw).toContain('\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');

  const responses = [
    await app.postForm(unsubscribe, { 'List-Unsubscribe': 'One-Click' }),
    await app.app.inject({
      method: 'POST',
      url: unsubscribe,
      headers: { 'content-type': 'multipart/form-data; boundary=b', origin: 'https://mail.example' },
      payload: '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    }),
    await app.app.inject({ method: 'POST', url: unsubscribe }),
  ];
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(await app.rows(subscribers)).toMatchObject([
    { state: 'unsubscribed', unsubscribedAt: expect.any(Date) },
  ]);
});

test('an old link does not bring back a subscriber who left; asking again does', async () => {
  const app = await createTestApp();
  const { confirm, unsubscribe } = await subscribed(app);
  await app.post(unsubscribe, {});

  expect((await app.post(confirm, {})).statusCode).toBe(400);
  expect(await stateOf(app)).toBe('unsubscribed');

  app.pass(minute);
  await app.post(url, { email });
  expect(await app.rows(mails)).toHaveLength(2);
  expect((await app.post((await linksOf(app)).confirm, {})).statusCode).toBe(200);
  expect(await app.rows(subscribers)).toMatchObject([{ state: 'confirmed', unsubscribedAt: null }]);
});

test('a link changes nothing when followed, only by the press of its button', async () => {
  const app = await createTestApp();
  await app.post(url, { email });
  const { confirm, unsubscribe } = await linksOf(app);

  for (const link of [confirm, unsubscribe]) {
    const page = await app.get(link);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(`<form action="${link}" method="post">`);
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
  }
  expect(await stateOf(app)).toBe('pending');

  const confirmed = await app.postForm(confirm, {});
  expect([confirmed.statusCode, confirmed.headers['content-type']]).toEqual([
    200,
    'text/html; charset=utf-8',
  ]);
  expect(confirmed.body).toContain('You’re on the list');
  expect((await app.postForm(unsubscribe, {})).body).toContain('No more mails');
});

test('with a site, the site renders the page of a link and the result of its button', async () => {
  const { site, asked } = await createSite();
  const app = await createTestApp({ site });
  await app.post(url, { email });
  const { confirm, unsubscribe } = await linksOf(app);
  const answers = [
    await app.get(confirm),
    await app.postForm(confirm, {}),
    await app.postForm(unsubscribe, {}),
    // This link is older than the unsubscription.
    await app.postForm(confirm, {}),
    await app.get('/newsletter/confirm/nonsense'),
  ];

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 400, 400]);
  expect(asked.map(({ url: address, page }) => [address, page.newsletterLink])).toEqual([
    [confirm, 'open'],
    [confirm, 'done'],
    [unsubscribe, 'done'],
    [confirm, 'dead'],
    ['/newsletter/confirm/nonsense', 'dead'],
  ]);
  expect(answers[0]!.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  });
});

test.each(['nonsense', '00000000-0000-4000-8000-000000000000.AAAA', '%00', '%F0%9F%92%A9', 'x'.repeat(900)])(
  'an invalid token does nothing (%s)',
  async (token) => {
    const app = await createTestApp();
    for (const name of ['confirm', 'unsubscribe']) {
      const link = `/newsletter/${name}/${token}`;
      expect((await app.post(link, {})).statusCode).toBe(400);
      expect((await app.get(link)).statusCode).toBe(400);
    }
  },
);

test('a link of one kind is invalid as the other', async () => {
  const app = await createTestApp();
  await app.post(url, { email });
  const { confirm, unsubscribe } = await linksOf(app);

  expect((await app.post(confirm.replace('confirm', 'unsubscribe'), {})).statusCode).toBe(400);
  expect((await app.post(unsubscribe.replace('unsubscribe', 'confirm'), {})).statusCode).toBe(400);
});

test('no token is stored', async () => {
  const app = await createTestApp();
  const { confirm } = await subscribed(app);
  const [mail] = await app.rows(mails);

  expect(JSON.stringify(mail)).not.toContain(confirm.slice(-43));
});

test('a plain form works too, and an invalid address comes back to it', async () => {
  const { site, asked } = await createSite();
  const { postForm, rows } = await createTestApp({ site });
  const refused = await postForm(url, { email: 'ada@' });
  expect(refused.statusCode).toBe(422);
  expect(asked).toMatchObject([
    { url: '/', page: { refused: { form: 'newsletter', typed: { email: 'ada@' } } } },
  ]);

  const response = await postForm(url, { email });
  expect([response.statusCode, response.headers.location]).toEqual([303, '/thanks/newsletter']);
  expect(await rows(subscribers)).toMatchObject([{ email }]);
});

test('a page of an older release, whose hidden field a browser filled in, subscribes all the same', async () => {
  const { post, postForm, rows } = await createTestApp();
  await post(url, { email, website: 'https://sharp.example' });
  await postForm(url, { email: 'bea@sharp.example', website: 'https://sharp.example' });

  expect(await rows(subscribers)).toHaveLength(2);
  expect(await rows(mails)).toHaveLength(2);
});

test('an address is kept to the letter', async () => {
  const app = await createTestApp();
  await app.post(url, { email: 'Ada@Sharp.example' });
  expect(await app.rows(subscribers)).toMatchObject([{ email: 'Ada@Sharp.example' }]);
});
