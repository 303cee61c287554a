import { expect, test } from 'vitest';
import { mails, orderFilePieces } from '../../../database/schema.ts';
import { openDeliveryDesk, pieceSize } from './deliveries.fixtures.ts';

test('an order is delivered with a file and an address stored earlier, and page and mail lead to both', async () => {
  const { app, order, page, change, addFile, seen, find } = await openDeliveryDesk();
  const content = Buffer.from(Array.from({ length: pieceSize + 3 }, (_, place) => place % 251));
  const id = await addFile('site.zip', content);
  const early = await app.get(`${page}/files/${id}`);
  expect(early.statusCode).toBe(404);
  expect(await seen()).toMatchObject({ delivery: null });

  expect((await change({ address: 'https://sharp.example' })).statusCode).toBe(200);
  expect(await app.rows(mails)).toEqual([]);
  expect((await change({ status: 'delivered' })).statusCode).toBe(200);
  expect((await find()).files).toEqual([
    { id, name: 'site.zip', size: content.length, received: content.length },
  ]);

  const { delivery } = await seen();
  const url = `${page}/files/${id}`;
  expect(delivery).toEqual({
    address: 'https://sharp.example/',
    files: [{ name: 'site.zip', size: content.length, url }],
  });
  const file = await app.get(url);
  expect(file.statusCode).toBe(200);
  expect(file.rawPayload.equals(content)).toBe(true);
  expect(file.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': 'attachment; filename="site.zip"; filename*=UTF-8\'\'site.zip',
    'content-length': String(content.length),
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
  const [mail] = await app.rows(mails);
  for (const words of [mail!.text, mail!.html]) {
    // No mail program turns the file's name into a link.
    expect(words).toContain('site.\u2060zip');
    expect(words).toContain(`http://shop.example/orders/${order.token}/files/${id}`);
  }
});

test('of one piece sent twice at once, one counts', async () => {
  const { app, begin, sendPiece } = await openDeliveryDesk();
  const { id } = (await begin('site.zip', 2)).json();
  const answers = await Promise.all([0, 1].map(() => sendPiece(id, 0, Buffer.from('ab'))));

  expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '409']);
  expect(await app.rows(orderFilePieces)).toHaveLength(1);
});
