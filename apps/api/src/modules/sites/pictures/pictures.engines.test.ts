import { expect, test } from 'vitest';
import { blobs, jobs } from '../../../database/schema.ts';
import { createJobQueue } from '../../../queue/queue.ts';
import { halves, openPictures } from './pictures.fixtures.ts';
import { createPictures } from './pictures.ts';
import { createPicturesRepository } from './pictures.repository.ts';
import { scalePicture } from './scalePicture.ts';

test('two uploads of one photograph that complete at once get the same picture as their response', async () => {
  const { app, begin, sendPiece, list, runJobs, blobs: kept } = await openPictures();
  const content = await halves(30, 20).jpeg().toBuffer();
  const begun = await Promise.all(['a.jpg', 'b.jpg'].map((name) => begin(name, content.length)));
  const sent = await Promise.all(begun.map((one) => sendPiece(one.json().id, 0, content)));

  expect(sent.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(new Set(sent.map((one) => one.json().id)).size).toBe(1);
  expect(await app.rows(jobs)).toHaveLength(1);
  await runJobs();
  expect(await list()).toMatchObject([{ state: 'ready' }]);
  expect((await kept()).size).toBe(2);
});

test('one piece sent twice at once is stored once', async () => {
  const { begin, sendPiece, pieces } = await openPictures();
  const { id } = (await begin('front.jpg', 2)).json();
  const sent = await Promise.all([0, 1].map(() => sendPiece(id, 0, Buffer.from('a'))));

  expect(sent.map((one) => one.json().received)).toEqual([1, 1]);
  expect(await pieces()).toHaveLength(1);
});

test('a photograph that is removed while it is scaled leaves nothing behind', async () => {
  const { app, send, remove, list, pieces } = await openPictures();
  const { id } = await send('front.jpg', await halves(20, 20).jpeg().toBuffer());
  const { database, now } = app.services;
  const queue = createJobQueue({ database, now, log: () => undefined });
  let scaled = 0;
  createPictures({
    repository: createPicturesRepository(database),
    queue,
    scale: async (bytes) => {
      scaled += 1;
      expect((await remove(id)).statusCode).toBe(204);
      return scalePicture(bytes);
    },
    now,
  });
  await queue.runDue();

  expect(scaled).toBe(1);
  expect(await list()).toEqual([]);
  expect(await pieces()).toEqual([]);
  expect(await app.rows(blobs)).toEqual([]);
});

test('a photograph whose scaling fails at every try is refused in a sentence', async () => {
  const { app, send, list, pieces } = await openPictures();
  await send('front.jpg', await halves(20, 20).jpeg().toBuffer());
  const { database, now } = app.services;
  const queue = createJobQueue({ database, now, log: () => undefined });
  createPictures({
    repository: createPicturesRepository(database),
    queue,
    scale: () => Promise.reject(new Error('The process that scales has ended with SIGSEGV.')),
    now,
  });
  for (const pause of [5, 15, 45, 0]) {
    await queue.runDue();
    app.pass(pause * 1_000);
  }

  expect(await list()).toMatchObject([
    {
      state: 'refused',
      refusal: 'We could not make anything of this picture. Save it anew as JPEG and send it again.',
    },
  ]);
  expect(await pieces()).toEqual([]);
});
