import { expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { subscribers } from '../../../database/schema.ts';
import { createTestApp } from '../../../testing/createTestApp.ts';
import { aSubscriber, keep } from '../../../testing/seed.ts';

const openDesk = async () => {
  const app = await createTestApp();
  const { headers } = await app.signIn({ role: 'admin' });
  return { app, headers };
};

test('subscribers are listed, and found by state and address', async () => {
  const { app, headers } = await openDesk();
  await keep(app, subscribers, [
    aSubscriber({ email: 'Ada@reader.example' }),
    aSubscriber({ email: 'bo_b@reader.example', state: 'pending', confirmedAt: null }),
  ]);
  const find = async (query: string): Promise<string[]> =>
    (await app.get(`/admin/subscribers?${query}`, headers))
      .json()
      .items.map(({ email }: { email: string }) => email);

  expect(await find('state=pending')).toEqual(['bo_b@reader.example']);
  expect(await find('q=ADA')).toEqual(['Ada@reader.example']);
  expect(await find('q=_')).toEqual(['bo_b@reader.example']);
  expect((await app.get('/admin/subscribers?q=ada', headers)).json().items).toEqual([
    {
      id: expect.any(String),
      email: 'Ada@reader.example',
      state: 'confirmed',
      createdAt: '2026-11-20T12:00:00.000Z',
      confirmedAt: '2026-11-20T12:00:00.000Z',
      unsubscribedAt: null,
    },
  ]);
});

test('the file contains the confirmed subscribers, and its name has the date', async () => {
  const { app, headers } = await openDesk();
  await keep(app, subscribers, [
    aSubscriber({ email: 'zoë@reader.example' }),
    aSubscriber({ email: 'ada@reader.example' }),
    aSubscriber({
      email: 'gone@reader.example',
      state: 'unsubscribed',
      unsubscribedAt: new Date('2026-11-21'),
    }),
  ]);
  const response = await app.get('/admin/subscribers.csv', headers);

  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8; header=present',
    'content-disposition': 'attachment; filename="subscribers-confirmed-2026-11-21.csv"',
    'cache-control': 'no-store',
  });
  // Without the byte order mark Excel decodes the file in another encoding: “zoÃ«”.
  expect([...response.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(response.rawPayload.subarray(3).toString('utf8')).toBe(
    [
      'email,state,created_at,confirmed_at,unsubscribed_at',
      'ada@reader.example,confirmed,2026-11-20T12:00:00.000Z,2026-11-20T12:00:00.000Z,',
      'zoë@reader.example,confirmed,2026-11-20T12:00:00.000Z,2026-11-20T12:00:00.000Z,',
      '',
    ].join('\r\n'),
  );
  const gone = await app.get('/admin/subscribers.csv?state=unsubscribed', headers);
  expect(gone.body.split('\r\n')[1]).toBe(
    'gone@reader.example,unsubscribed,2026-11-20T12:00:00.000Z,2026-11-20T12:00:00.000Z,2026-11-21T00:00:00.000Z',
  );
  expect((await app.get('/admin/subscribers.csv?state=all', headers)).statusCode).toBe(422);
});

test.each([
  ['=1+1@reader.example', `"'=1+1@reader.example"`],
  ['+1@reader.example', `"'+1@reader.example"`],
  ['-1@reader.example', `"'-1@reader.example"`],
  ['@sum(1)', `"'@sum(1)"`],
  ['\tada@reader.example', `"'\tada@reader.example"`],
  ['\rada@reader.example', `"'\rada@reader.example"`],
  ['=HYPERLINK("http://evil.example","a")', `"'=HYPERLINK(""http://evil.example"",""a"")"`],
  ['"a,b"@reader.example', '"""a,b""@reader.example"'],
  ['a\nb@reader.example', '"a\nb@reader.example"'],
  ['a-b+c@reader.example', 'a-b+c@reader.example'],
])('a spreadsheet shows %j as text', async (email, cell) => {
  const { app, headers } = await openDesk();
  await keep(app, subscribers, [aSubscriber({ email })]);
  const { body } = await app.get('/admin/subscribers.csv', headers);

  expect(body.split('\r\n').slice(1).join('\r\n')).toBe(
    `${cell},confirmed,2026-11-20T12:00:00.000Z,2026-11-20T12:00:00.000Z,\r\n`,
  );
});

test('a long file has each subscriber once, and other requests get responses meanwhile', async () => {
  const { app, headers } = await openDesk();
  await app.services.database.durable((transaction) =>
    transaction.execute(sql`
      insert into subscribers (id, email, email_key, state, asked, asked_at, confirmed_at, created_at)
      select gen_random_uuid(), 'reader' || n || '@reader.example', 'reader' || n || '@reader.example',
        'confirmed', 1, now(), now(), now()
      from generate_series(1, 20000) n`),
  );

  let turns = 0;
  let done = false;
  const breathe = () => {
    turns += 1;
    if (!done) setImmediate(breathe);
  };
  breathe();
  const { body } = await app.get('/admin/subscribers.csv', headers);
  done = true;

  const lines = body.trimEnd().split('\r\n').slice(1);
  expect(lines).toHaveLength(20_000);
  expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(20_000);
  // Between two batches other work gets a turn.
  expect(turns).toBeGreaterThan(20);
});
