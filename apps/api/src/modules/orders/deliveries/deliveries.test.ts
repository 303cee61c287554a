import { randomUUID } from 'node:crypto';
import { moneyBack } from '@awning/content/policies/moneyBack';
import { expect, test } from 'vitest';
import { auditLog, mails, orderFiles, orderFilePieces, orders } from '../../../database/schema.ts';
import { createTestApp } from '../../../testing/createTestApp.ts';
import { anOrder, anOrderFile, keep } from '../../../testing/seed.ts';
import { fileSize, mostFiles, openDeliveryDesk, pieceSize } from './deliveries.fixtures.ts';

test('an order is not delivered without an address or a file', async () => {
  const { app, change, begin, sendPiece, seen } = await openDeliveryDesk();
  const half = (await begin('site.zip', 4)).json();
  await sendPiece(half.id, 0, Buffer.from('ab'));

  for (const body of [{}, { address: null }]) {
    const refused = await change({ status: 'delivered', ...body });
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toEqual({
      error: 'nothing-delivered',
      message: expect.any(String),
      fields: { address: expect.stringContaining('address') },
    });
  }
  expect(await seen()).toMatchObject({ status: 'in_progress', delivery: null });
  expect(await app.rows(mails)).toEqual([]);
});

test('an order is delivered with an address, which is in the page and the mail', async () => {
  const { app, order, change, seen, find } = await openDeliveryDesk();
  const delivered = await change({ status: 'delivered', address: 'https://Sharp.example/shop?a=1#top' });

  expect(delivered.statusCode).toBe(200);
  expect(await find()).toMatchObject({
    status: 'delivered',
    address: 'https://sharp.example/shop?a=1#top',
    files: [],
  });
  expect(await seen()).toMatchObject({
    delivery: { address: 'https://sharp.example/shop?a=1#top', files: [] },
  });
  const [mail, ...others] = await app.rows(mails);
  expect(others).toEqual([]);
  expect(mail!.kind).toBe('delivery');
  expect(mail!.text).toContain('https://sharp.example/shop?a=1#top');
  expect(mail!.html).toContain('href="https://sharp.example/shop?a=1#top"');
  for (const words of [mail!.text, mail!.html]) {
    expect(words).toContain(`http://shop.example/orders/${order.token}`);
    // The website is hosted elsewhere, so the shop has no files of it.
    expect(words).not.toContain('.zip');
    expect(words).not.toMatch(/find it on|in (this|your) (e?mail|order’s page)/i);
  }
});

test('a file is for visitors with the order’s link only', async () => {
  const { app, page, change, addFile } = await openDeliveryDesk();
  const id = await addFile('site.zip', Buffer.from('PK'));
  await change({ status: 'delivered' });
  const other = anOrder({ status: 'delivered', address: 'https://other.example/' });
  await keep(app, orders, [other]);

  expect((await app.get(`${page}/files/${id}`)).statusCode).toBe(200);
  for (const address of [
    `/orders/${other.token}/files/${id}`,
    `/orders/nobody/files/${id}`,
    `${page}/files/${randomUUID()}`,
    `${page}/files/1`,
  ]) {
    const refused = await app.get(address);
    expect([address, refused.statusCode]).toEqual([address, 404]);
    expect(refused.body).not.toContain('PK');
  }
});

test.each([
  'sharp.example',
  'ftp://sharp.example',
  'javascript:alert(1)',
  'https://',
  'https://sharp',
  'https://ada:secret@sharp.example',
  'https://ada@sharp.example/',
  'https://good.example\\@evil.example/',
  'https://sharp.example/a b',
  'https://sharp.example:99999/',
  `https://sharp.example/${'x'.repeat(500)}`,
  '',
  7,
])('%j is not an address of a website', async (address) => {
  const { change, find } = await openDeliveryDesk();
  const refused = await change({ status: 'delivered', address });

  expect(refused.statusCode).toBe(422);
  expect(refused.json().fields).toEqual({ address: expect.stringContaining('web address') });
  expect(await find()).toMatchObject({ status: 'in_progress', address: null });
});

test('a file at the size limit is accepted, and one byte more is refused', async () => {
  const { begin } = await openDeliveryDesk();

  expect((await begin('site.zip', fileSize)).statusCode).toBe(201);
  expect((await begin('site.zip', fileSize + 1)).statusCode).toBe(422);
});

test.each([
  ['too large', 'site.zip', fileSize + 1, { file: expect.stringContaining('up to 25 MB') }],
  ['empty', 'site.zip', 0, { file: expect.stringContaining('empty') }],
  ['half a byte', 'site.zip', 1.5, { size: expect.stringContaining('bytes') }],
  ['without a name', '', 1, { file: expect.stringContaining('name') }],
  ['with a name that is all signs', '../..', 1, { file: expect.stringContaining('name') }],
])('a file that is %s is refused, with the reason at its control', async (_what, name, size, fields) => {
  const { app, begin } = await openDeliveryDesk();
  const answer = await begin(name, size);

  expect(answer.statusCode).toBe(422);
  expect(answer.json().fields).toEqual(fields);
  expect(await app.rows(orderFiles)).toEqual([]);
});

test.each([
  ['C:\\Users\\me\\site.zip', 'site.zip', 'site.zip'],
  ['../../etc/passwd', 'passwd', 'passwd'],
  ['a"b;c\r\nx: y.zip', 'a-b;c--x- y.zip', 'a-b;c--x- y.zip'],
  ['.htaccess', 'htaccess', 'htaccess'],
  ['\u202Egpj.exe', 'gpj.exe', 'gpj.exe'],
  ['Blüte & Söhne – Änderung.pdf', 'Blüte & Söhne – Änderung.pdf', 'Bl-te & S-hne - -nderung.pdf'],
  [`${'x'.repeat(300)}.zip`, `${'x'.repeat(116)}.zip`, `${'x'.repeat(116)}.zip`],
])('a file called %j is stored as %j', async (name, stored, plain) => {
  const { app, page, change, addFile, find } = await openDeliveryDesk();
  const id = await addFile(name, Buffer.from('PK'));
  await change({ status: 'delivered' });

  expect((await find()).files).toMatchObject([{ name: stored }]);
  const disposition = (await app.get(`${page}/files/${id}`)).headers['content-disposition'];
  expect(disposition).toBe(
    `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(stored).replaceAll("'", '%27')}`,
  );
});

test('an order has at most five files', async () => {
  const { begin, remove } = await openDeliveryDesk();
  const ids: string[] = [];
  for (let file = 0; file < mostFiles; file += 1) ids.push((await begin(`${file}.zip`, 1)).json().id);

  const refused = await begin('one more.zip', 1);
  expect(refused.statusCode).toBe(422);
  expect(refused.json().fields).toEqual({ file: expect.stringContaining('5 files') });
  expect((await remove(ids[0]!)).statusCode).toBe(204);
  expect((await remove(ids[0]!)).statusCode).toBe(404);
  expect((await begin('one more.zip', 1)).statusCode).toBe(201);
});

test('a piece that does not fit changes nothing, and the right one still fits', async () => {
  const { app, begin, sendPiece } = await openDeliveryDesk();
  const { id } = (await begin('site.zip', 4)).json();
  expect((await sendPiece(id, 0, Buffer.from('ab'))).json()).toEqual({ received: 2 });

  expect((await sendPiece(id, 0, Buffer.from('ab'))).statusCode).toBe(409);
  expect((await sendPiece(id, 3, Buffer.from('d'))).statusCode).toBe(409);
  expect((await sendPiece(id, 2, Buffer.from('cde'))).statusCode).toBe(422);
  expect((await sendPiece(id, 2, Buffer.alloc(0))).statusCode).toBe(422);
  expect((await sendPiece(id, 2, Buffer.alloc(pieceSize + 1))).statusCode).toBe(413);
  expect((await sendPiece(randomUUID(), 0, Buffer.from('a'))).statusCode).toBe(404);
  expect(await app.rows(orderFiles)).toMatchObject([{ received: 2 }]);

  expect((await sendPiece(id, 2, Buffer.from('cd'))).json()).toEqual({ received: 4 });
  expect(await app.rows(orderFilePieces)).toHaveLength(2);
});

test('a delivered order keeps an address or a file, through any change', async () => {
  const { app, change, remove, addFile, seen } = await openDeliveryDesk();
  const id = await addFile('site.zip', Buffer.from('PK'));
  await change({ status: 'delivered' });

  const refused = await remove(id);
  expect(refused.statusCode).toBe(409);
  expect(refused.json().message).toMatch(/address or another file first/);
  expect((await change({ address: 'https://sharp.example' })).statusCode).toBe(200);
  expect((await remove(id)).statusCode).toBe(204);
  expect(await app.rows(orderFilePieces)).toEqual([]);
  expect((await change({ address: null })).json().fields).toHaveProperty('address');
  expect((await change({ address: 'https://sharper.example' })).statusCode).toBe(200);
  expect(await seen()).toMatchObject({ delivery: { address: 'https://sharper.example/', files: [] } });
  // The mail was sent once; the page shows the current state.
  expect(await app.rows(mails)).toHaveLength(1);
});

test.each(['pending', 'cancelled', 'expired', 'refunded'])(
  'no address or file is added to an order that is %s',
  async (status) => {
    const { app, change, begin } = await openDeliveryDesk({ status });

    expect((await change({ address: 'https://sharp.example' })).statusCode).toBe(409);
    expect((await begin('site.zip', 1)).statusCode).toBe(409);
    expect(await app.rows(orders)).toMatchObject([{ address: null }]);
    expect(await app.rows(orderFiles)).toEqual([]);
  },
);

test('the audit log records each added and removed file and address, without their names', async () => {
  const { app, user, order, change, addFile, remove } = await openDeliveryDesk();
  const id = await addFile('ada-secret.zip', Buffer.from('PK'));
  await remove(id);
  await change({ address: 'https://sharp.example' });
  await change({ address: null });
  await change({ address: null });

  const entry = { actorId: user.id, subjectId: order.id };
  expect(await app.rows(auditLog)).toMatchObject([
    { ...entry, action: 'order.file.add', detail: { file: id, size: 2 } },
    { ...entry, action: 'order.file.remove', detail: { file: id } },
    { ...entry, action: 'order.address', detail: { from: null, to: 'set' } },
    { ...entry, action: 'order.address', detail: { from: 'set', to: null } },
  ]);
  expect(JSON.stringify(await app.rows(auditLog))).not.toMatch(/sharp|ada-/);
});

test('when work begins, the buyer gets a mail about refunds, in the words of the policy', async () => {
  const { app, order, change } = await openDeliveryDesk({ status: 'paid' });
  await change({ status: 'in_progress' });

  const written = await app.rows(mails);
  expect(written).toMatchObject([
    { kind: 'work-begun', cause: `order ${order.id}`, recipient: order.customerEmail },
  ]);
  for (const words of [written[0]!.text, written[0]!.html]) {
    expect(words).toContain('In progress');
    expect(words).toContain(moneyBack.onceBegun);
    expect(words).toContain(`http://shop.example/orders/${order.token}`);
    expect(words).toContain('http://shop.example/refunds');
  }
});

test('a download has a longer timeout than other requests', async () => {
  const app = await createTestApp({ slowestReader: 1 });
  const order = anOrder({ status: 'delivered' });
  const pieces = Array.from({ length: 20 }, (_, place) => Buffer.alloc(pieceSize, place));
  const size = pieces.length * pieceSize;
  const file = anOrderFile(order.id, { size, received: size });
  await keep(app, orders, [order]);
  await keep(app, orderFiles, [file]);
  for (const [place, content] of pieces.entries()) {
    await keep(app, orderFilePieces, [{ fileId: file.id, start: place * pieceSize, content }]);
  }

  // The connection is a real one: only there can a client be cut off.
  const shop = await app.app.listen({ port: 0, host: '127.0.0.1' });
  const response = await fetch(`${shop}/orders/${order.token}/files/${file.id}`);
  expect(Buffer.from(await response.arrayBuffer()).equals(Buffer.concat(pieces))).toBe(true);
});
