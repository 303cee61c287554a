import { randomUUID } from 'node:crypto';
import type { SitePicture } from '@awning/contract/admin/sitePictures';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { auditLog, sitePictures } from '../../../database/schema.ts';
import { anotherWorkshop, openWorkshop } from '../workshop/workshop.fixtures.ts';
import { halves } from './pictures.fixtures.ts';

const small = () => halves(40, 30).gif().toBuffer();

const openPictures = async () => {
  const opened = await openWorkshop();
  const { app, root, get } = opened;
  await get();
  const sendPiece = (id: string, piece: Buffer, at = root) =>
    app.app.inject({
      method: 'POST',
      url: `${at}/pictures/${id}?from=0`,
      headers: { 'content-type': 'application/octet-stream' },
      payload: piece,
    });
  const sendForm = (name: string, content: Buffer, at = root) => {
    const head = `--b\r\ncontent-disposition: form-data; name="picture"; filename="${name}"\r\n\r\n`;
    return app.app.inject({
      method: 'POST',
      url: `${at}/pictures/form`,
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      payload: Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n--b--\r\n')]),
    });
  };
  return { ...opened, sendPiece, sendForm, list: async () => (await get('/pictures')).json() };
};

test('a buyer adds a photograph in pieces, sees it ready, and removes it again', async () => {
  const { app, send, get, sendPiece, list, workshop } = await openPictures();
  const content = await small();
  const begun = await send('POST', '/pictures', { name: 'Vor dem Läden.gif', size: content.length });
  expect([begun.statusCode, begun.json()]).toEqual([
    201,
    expect.objectContaining({ file: 'vor-dem-laden.gif', state: 'arriving', received: 0 }),
  ]);
  const { id } = begun.json<SitePicture>();
  expect((await sendPiece(id, content)).json()).toMatchObject({ id, state: 'scaling' });
  await app.services.queue.runDue();

  expect(await list()).toMatchObject({ pictures: [{ id, state: 'ready', width: 40, height: 30 }] });
  expect((await workshop()).pictures).toMatchObject([{ id, file: 'vor-dem-laden.gif', state: 'ready' }]);
  expect((await get('/pictures')).headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
  expect((await send('DELETE', `/pictures/${id}`)).statusCode).toBe(204);
  expect((await send('DELETE', `/pictures/${id}`)).statusCode).toBe(404);
  expect(await list()).toEqual({ pictures: [] });
  // The log records changes by the shop only.
  expect(await app.rows(auditLog)).toEqual([]);
});

test('without script a form sends the whole photograph, and leads back to the pictures', async () => {
  const { app, order, sendForm, list } = await openPictures();
  const sent = await sendForm('front.gif', await small());
  expect([sent.statusCode, sent.headers['location']]).toEqual([303, `/orders/${order.token}/tell/pictures`]);
  await app.services.queue.runDue();
  expect(await list()).toMatchObject({ pictures: [{ file: 'front.gif', state: 'ready' }] });

  const empty = await sendForm('empty.gif', Buffer.alloc(0));
  expect([empty.statusCode, empty.headers['content-type']]).toEqual([422, 'text/html; charset=utf-8']);
  expect(empty.body).toContain('This picture is empty.');
});

test('a ready photograph is shown to a visitor who has the link, in a format that browsers show', async () => {
  const opened = await openPictures();
  const { app, root, get, sendForm, list } = opened;
  const other = await anotherWorkshop(opened, { customerBusiness: 'Others' });
  await other.get();
  await sendForm('front.gif', await halves(1200, 600).gif().toBuffer());
  const [{ id } = { id: '' }] = (await list()).pictures as SitePicture[];
  expect((await get(`/pictures/${id}`)).statusCode).toBe(404);
  await app.services.queue.runDue();

  const { statusCode, headers, rawPayload } = await get(`/pictures/${id}`);
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'image/webp',
    'no-store',
  ]);
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 960, height: 480 });
  expect((await app.get(`${other.root}/pictures/${id}`)).statusCode).toBe(404);
  expect((await app.get(`${root}/pictures/${randomUUID()}`)).statusCode).toBe(404);
});

test('photographs are not served without the link, nor with another', async () => {
  const opened = await openPictures();
  const { app, send, sendPiece, sendForm, list } = opened;
  const other = await anotherWorkshop(opened, { customerBusiness: 'Others' });
  await other.get();
  const { id } = (await send('POST', '/pictures', { name: 'a.gif', size: 100 })).json<SitePicture>();
  const content = await small();

  expect((await sendPiece(id, content, other.root)).statusCode).toBe(404);
  expect((await other.send('DELETE', `/pictures/${id}`)).statusCode).toBe(404);
  expect((await other.get('/pictures')).json()).toEqual({ pictures: [] });
  const nowhere = `/orders/${randomUUID()}/workshop`;
  const answers = await Promise.all([
    app.get(`${nowhere}/pictures`),
    app.post(`${nowhere}/pictures`, { name: 'a.gif', size: 100 }),
    app.send('DELETE', `${nowhere}/pictures/${id}`, {}),
    sendPiece(id, content, nowhere),
    sendForm('a.gif', content, nowhere),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(404));
  expect(await list()).toMatchObject({ pictures: [{ id, received: 0 }] });
  expect(await app.rows(sitePictures)).toHaveLength(1);
});
