import type { EventEmitter } from 'node:events';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { hosting } from '@awning/content/orders/hosting';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { mails, orders } from '../database/schema.ts';
import { mailPreviews } from '../development/mailPreviews.ts';
import { openPublishedSite } from '../hosting/hosting.fixtures.ts';
import { createPlainBuilder } from '../testing/createPlainBuilder.ts';
import { createTestApp, customer, purchase, type TestApp } from '../testing/createTestApp.ts';
import { ada, bearer, openBrowser, tokenInMail } from '../testing/people.ts';
import { anOrder } from '../testing/seed.ts';
import type { MailTransport } from './mailTransport.ts';
import { createSmtpServer } from './smtpServer.ts';

const from = 'Awning <hello@awning.example>';

const pay = async ({ order, postForm }: TestApp, body: unknown = purchase) => {
  const { page } = await order(body);
  await postForm(page, { outcome: 'pay' });
};

const headersOf = (raw: string) => {
  const lines = raw.slice(0, raw.indexOf('\r\n\r\n')).split('\r\n');
  return lines
    .filter((line) => !/^\s/.test(line))
    .map((line) => line.slice(0, line.indexOf(':')).toLowerCase());
};

const usual = [
  'auto-submitted',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'subject',
  'to',
];

test('the receipt names the goods, the price, what to send us, the delivery time and the order’s page', async () => {
  const app = await createTestApp();
  await pay(app);
  const [{ text, html }] = (await app.rows(mails)).filter(({ kind }) => kind === 'order-receipt') as [
    typeof mails.$inferSelect,
  ];

  for (const form of [text, html]) {
    expect(form).toContain('Barbershop Classic');
    expect(form).toContain('Fill in your name, hours, prices and pictures on the page of your order');
    expect(form).toContain('$399');
    expect(form).toContain('Ready in 3-5 business days. We count from the day we have what goes in.');
    expect(form).toContain(hosting.included);
    expect(form).toMatch(/http:\/\/shop\.example\/orders\/[\w-]{43}/);
  }
});

const times = ['3-5 business days', '7-14 days'];

test.each([
  ['barbershop-classic', times[0], 'Friday, 27 November 2026'],
  ['barbershop-comb', times[1], 'Monday, 7 December 2026'],
  ['barbershop-deluxe', times[1], 'Monday, 7 December 2026'],
])(
  'the mails about %s name its own delivery time, and once work has begun the day',
  async (templateId, time, day) => {
    const app = await createTestApp();
    await pay(app, { ...purchase, templateId, addOns: [] });
    const [order] = await app.rows(orders);
    const { headers } = await app.signIn({ role: 'admin' });
    const desk = (body: object) => app.send('PATCH', `/admin/orders/${order!.id}`, body, headers);
    await desk({ status: 'in_progress' });
    await desk({ status: 'refunded', amount: 1_00, note: 'For the wait' });
    await desk({ status: 'delivered', address: 'https://sharp.example/' });
    await desk({ status: 'refunded', note: 'Changed their mind' });

    const written = await app.rows(mails);
    const named = written.flatMap(({ kind, text, html }) =>
      [...times, day].flatMap((one) => (text.includes(one) || html.includes(one) ? [`${kind}: ${one}`] : [])),
    );
    expect(written.map(({ kind }) => kind).toSorted()).toEqual([
      'delivery',
      'new-order',
      'order-receipt',
      'part-refund',
      'refund',
      'work-begun',
    ]);
    expect(named).toEqual([`order-receipt: ${time}`, `work-begun: ${day}`]);
    const begun = written.find(({ kind }) => kind === 'work-begun');
    expect(begun!.text).toContain(
      `It is our turn: we build your website, and write to you when it is ready. Ready by ${day}.`,
    );
  },
);

test('the notice of a new order links to the order at the desk', async () => {
  const app = await createTestApp();
  await pay(app);
  const [order] = await app.rows(orders);
  const notice = (await app.rows(mails)).find(({ kind }) => kind === 'new-order');

  for (const form of [notice!.text, notice!.html]) {
    expect(form).toContain(`http://shop.example/dashboard/orders/${order!.id}`);
    // Only the buyer has that page.
    expect(form).not.toContain(order!.token);
  }
});

test('typed text never becomes a header or a second recipient', async () => {
  const app = await createTestApp();
  await pay(app, {
    ...purchase,
    customer: {
      name: 'Ada %0d%0aBcc: x@evil.example =?utf-8?q?=0d=0aBcc:x@evil.example?=',
      email: 'ada+shop@sharp.example',
      business: 'Subject: free\u00a0money, "x" <x@evil.example>',
    },
  });

  for (const raw of await app.outbox()) {
    expect(
      headersOf(raw)
        .filter((name) => name !== 'reply-to')
        .toSorted(),
    ).toEqual(usual);
    expect(raw.match(/^To: .*$/gm)).toHaveLength(1);
    expect(raw).toMatch(/^To: (ada\+shop@sharp|desk@awning)\.example\r$/m);
  }
});

test('a mail that fails is sent later, and only once', async () => {
  let away = true;
  const carried: string[] = [];
  const mailTransport: MailTransport = {
    async send({ id }) {
      if (away) throw new Error('away');
      carried.push(id);
    },
  };
  const app = await createTestApp({ mailTransport });
  await pay(app);

  await app.services.mailWorker.sendDue();
  await app.services.mailWorker.sendDue();
  expect(await app.rows(mails)).toMatchObject([
    { attempts: 1, sentAt: null, lastError: 'away' },
    { attempts: 1, sentAt: null, lastError: 'away' },
  ]);

  away = false;
  await app.services.mailWorker.sendDue();
  expect(carried).toEqual([]);
  app.pass(5_000);
  await app.services.mailWorker.sendDue();
  await app.services.mailWorker.sendDue();
  expect(carried).toHaveLength(2);
});

test('the pauses between retries grow to four minutes and no further', async () => {
  const app = await createTestApp({ mailTransport: { send: () => Promise.reject(new Error('away')) } });
  await pay(app);
  const pauses: number[] = [];

  for (let round = 0; round < 8; round += 1) {
    const [before] = await app.rows(mails);
    app.pass(5 * 60_000);
    await app.services.mailWorker.sendDue();
    const [after] = await app.rows(mails);
    pauses.push(after!.dueAt.getTime() - before!.dueAt.getTime());
    expect(after!.attempts).toBe(round + 1);
  }
  const longest = Math.max(...pauses.slice(1));
  expect(longest).toBeLessThanOrEqual(9 * 60_000);
  expect((await app.rows(mails)).map(({ failedAt }) => failedAt)).toEqual([null, null]);
});

test('a mail is given up after a week', async () => {
  const app = await createTestApp({ mailTransport: { send: () => Promise.reject(new Error('away')) } });
  await pay(app);
  app.pass(7 * 24 * 60 * 60_000 + 1);
  await app.services.mailWorker.sendDue();

  expect(await app.rows(mails)).toMatchObject([
    { failedAt: expect.any(Date) },
    { failedAt: expect.any(Date) },
  ]);
});

async function listen(server: Server | SMTPServer) {
  server.listen(0, '127.0.0.1');
  const socket = server instanceof SMTPServer ? server.server : server;
  await once(socket as EventEmitter, 'listening');
  onTestFinished(() => void server.close());
  return `smtp://127.0.0.1:${(socket.address() as AddressInfo).port}`;
}

async function startSmtp(options: SMTPServerOptions = {}) {
  const received: { to: string[]; raw: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, raw: Buffer.concat(chunks).toString() });
        done();
      });
    },
    ...options,
  });
  return { url: await listen(server), received };
}

test('over SMTP each mail goes to exactly its one recipient', async () => {
  const { url, received } = await startSmtp();
  const app = await createTestApp({ mailTransport: createSmtpServer({ url, from }) });
  await pay(app);
  await app.services.mailWorker.sendDue();

  expect(received.map(({ to }) => to.join()).toSorted()).toEqual([
    'ada@sharp.example',
    'desk@awning.example',
  ]);
  for (const { raw } of received) {
    expect(
      headersOf(raw)
        .filter((name) => name !== 'reply-to')
        .toSorted(),
    ).toEqual(usual);
  }
  const sent = await app.rows(mails);
  expect(sent).toMatchObject([{ sentAt: expect.any(Date) }, { sentAt: expect.any(Date) }]);
});

const refuse = (responseCode: number) => Object.assign(new Error('No.'), { responseCode });

test.each([
  ['for now, at the recipient', 451, 'onRcptTo'],
  ['for now, at the sender', 421, 'onMailFrom'],
] as const)('a mail that the server refuses %s is tried again', async (_name, code, stage) => {
  const { url } = await startSmtp({
    [stage]: (_address: unknown, _session: unknown, done: (error: Error) => void) => done(refuse(code)),
  });
  const app = await createTestApp({ mailTransport: createSmtpServer({ url, from }) });
  await pay(app);
  await app.services.mailWorker.sendDue();

  expect(await app.rows(mails)).toMatchObject([
    { attempts: 1, failedAt: null },
    { attempts: 1, failedAt: null },
  ]);
});

test('a mail that the server refuses for good is tried once, and other mails are sent', async () => {
  const { url, received } = await startSmtp({
    onRcptTo: ({ address }, _session, done) => done(address === customer.email ? refuse(550) : undefined),
  });
  const app = await createTestApp({ mailTransport: createSmtpServer({ url, from }) });
  await pay(app);
  await app.services.mailWorker.sendDue();

  const saved = await app.rows(mails);
  expect(saved.find(({ kind }) => kind === 'order-receipt')).toMatchObject({
    failedAt: expect.any(Date),
    sentAt: null,
  });
  expect(received.map(({ to }) => to)).toEqual([['desk@awning.example']]);
});

test('a wrong password fails no mail for good', async () => {
  const { url } = await startSmtp({
    authOptional: false,
    onAuth: (_auth, _session, done) => done(Object.assign(new Error('No.'), { responseCode: 535 })),
  });
  const app = await createTestApp({
    mailTransport: createSmtpServer({ url: url.replace('//', '//user:wrong@'), from }),
  });
  await pay(app);
  await app.services.mailWorker.sendDue();

  expect(await app.rows(mails)).toMatchObject([{ failedAt: null }, { failedAt: null }]);
});

test.each([
  ['nobody listens', undefined],
  ['the line is cut', (socket: { destroy: () => void }) => socket.destroy()],
])('when %s the mail waits', async (_name, onConnection) => {
  const server = createServer(onConnection);
  const url = await listen(server);
  if (!onConnection) server.close();
  const app = await createTestApp({ mailTransport: createSmtpServer({ url, from }) });
  await pay(app);
  await app.services.mailWorker.sendDue();

  expect(await app.rows(mails)).toMatchObject([
    { attempts: 1, sentAt: null },
    { attempts: 1, sentAt: null },
  ]);
});

test('developers read the mails in the browser, and programs as a list', async () => {
  const app = await createTestApp();
  await pay(app, { ...purchase, customer: { ...customer, name: '<b>Ada</b>' } });
  const list = (await app.get('/dev/outbox', { accept: 'application/json' })).json<
    { id: string; html: string }[]
  >();

  expect(list).toHaveLength(2);
  expect(Object.keys(list[0]!).toSorted()).toEqual([
    'createdAt',
    'html',
    'id',
    'replyTo',
    'subject',
    'text',
    'to',
  ]);

  const page = await app.get('/dev/outbox');
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  for (const { id } of list) expect(page.body).toContain(`href="/dev/outbox/${id}"`);

  const one = await app.get(`/dev/outbox/${list[0]!.id}`);
  expect(one.body).toContain('sandbox=""');
  expect(one.body).not.toContain('<b>Ada</b>');

  const mail = await app.get(`/dev/outbox/${list[0]!.id}/html`);
  expect(mail.body).toBe(list[0]!.html);
  expect(mail.headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; frame-ancestors 'self'; sandbox$/,
  );
});

test('every kind of mail has a preview', async () => {
  const app = await createTestApp({ siteBuilder: createPlainBuilder().builder });
  await pay(app);
  const { headers: desk } = await app.signIn({ role: 'admin' });
  const [order] = await app.rows(orders);
  const workshop = `/orders/${order!.token}/workshop`;
  const website = `/admin/orders/${order!.id}/site`;
  await app.get(workshop);
  const telephone = { path: 'business.telephone', value: '020 7946 0000' };
  await app.send('PATCH', `${workshop}/content`, { version: 1, changes: [telephone] });
  const difference = `/orders/${order!.token}/design/difference`;
  const { url } = (await app.post(difference, { templateId: 'barbershop-deluxe' })).json<{ url: string }>();
  await app.postForm(new URL(url).pathname, { outcome: 'pay' });
  await app.post(`${workshop}/hand-in`, {});
  const suggested = { version: 3, business: { name: 'Sharper', telephone: telephone.value } };
  await app.send('PUT', `${website}/suggestion`, { version: 3, content: suggested }, desk);
  await app.post(`${workshop}/messages`, { text: 'Is it done?' });
  await app.post(`${website}/messages`, { text: 'It is.' }, desk);
  const release = (await app.post(`${website}/releases`, {}, desk)).json<{ id: string }>().id;
  await app.services.queue.runDue();
  await app.post(`${website}/offer`, { release }, desk);
  for (const step of [
    { status: 'delivered', address: 'https://sharp.example' },
    { status: 'refunded', amount: 1_00 },
    { status: 'refunded' },
  ]) {
    await app.send('PATCH', `/admin/orders/${order!.id}`, { ...step, note: 'As agreed.' }, desk);
  }
  await app.post(`/orders/${order!.token}/link`, {});
  await app.post('/find-order', { email: order!.customerEmail });
  await app.services.orderLinks.answerAsked();
  const browser = openBrowser(app);
  await app.post('/account/confirmation-mail', undefined, bearer(await browser.register()));
  await app.send('PATCH', '/user/forgot-password', { email: ada.email });
  await app.services.resets.answerAsked();
  const token = await tokenInMail(app, 'http://shop.example/reset-password/', 'reset');
  await app.send('PATCH', `/user/reset-password/${token}`, { password: 'another good password' });
  const { email } = customer;
  await app.post('/contact/create', { name: 'Ada', email, message: 'Hello' });
  await app.post('/quote/create', { name: 'Ada', email, business: 'Hair', budget: '$1', details: 'Much' });
  await app.post('/newsletter/subscribe', { email });
  const { host } = await openPublishedSite(app, { order: anOrder() });
  await app.visit(`${host}/forms/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'message=Hello',
  });
  const page = await app.get('/dev/mails');

  const written = (await app.rows(mails)).map(({ kind }) => kind);
  expect(written.toSorted()).toEqual(Object.keys(mailPreviews('http://shop.example')).toSorted());
  for (const kind of written) {
    expect(page.body).toContain(`href="/dev/mails/${kind}"`);
    expect((await app.get(`/dev/mails/${kind}`)).body).toContain(`src="/dev/mails/${kind}/html"`);
    const mail = await app.get(`/dev/mails/${kind}/html`);
    expect(mail.headers['content-security-policy']).toMatch(/; sandbox$/);
    expect(mail.body).not.toContain('{token:');
    expect((await app.get(`/dev/mails/${kind}/text`)).headers['content-type']).toMatch(/^text\/plain/);
  }
});

test('in production neither the outbox nor a preview is served', async () => {
  const { get } = await createTestApp({ production: true });

  expect((await get('/dev/outbox')).statusCode).toBe(404);
  expect((await get('/dev/mails')).statusCode).toBe(404);
  expect((await get('/dev/outbox', { accept: 'application/json' })).statusCode).toBe(404);
});

test('the outbox holds complete mails and nothing else', async () => {
  const app = await createTestApp();
  await pay(app);
  const written = await app.outbox();
  const ids = (await app.rows(mails)).map(({ id }) => id);

  expect(
    written.map((raw) => String(/^Message-ID: <([^@]+)@awning\.example>\r$/m.exec(raw)?.[1])).toSorted(),
  ).toEqual(ids.toSorted());
  for (const raw of written) expect(raw).toContain('multipart/alternative');
});
