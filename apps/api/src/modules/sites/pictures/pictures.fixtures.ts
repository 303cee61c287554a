import { createHash } from 'node:crypto';
import type { SitePicture } from '@awning/contract/admin/sitePictures';
import { pictureLimits } from '@awning/contract/sites/pictureLimits';
import { expect } from 'vitest';
import sharp from 'sharp';
import { blobs, orders, sitePicturePieces, sitePictures, sites } from '../../../database/schema.ts';
import { createTestApp } from '../../../testing/createTestApp.ts';
import { anOrder, aSite, keep } from '../../../testing/seed.ts';

export const { pieceSize } = pictureLimits;

/** A photograph of two halves: the camera's left is red, its right is blue. */
export const halves = (width: number, height: number) => {
  const left = Math.floor(width / 2);
  const blue = { create: { width: width - left, height, channels: 3 as const, background: '#0000ff' } };
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    { input: blue, left, top: 0 },
  ]);
};

export const openPictures = async (options: Parameters<typeof createTestApp>[0] = {}) => {
  const app = await createTestApp(options);
  const { headers, user } = await app.signIn({ role: 'admin', username: 'dora' });
  const order = anOrder();
  const site = aSite(order.id);
  await keep(app, orders, [order]);
  await keep(app, sites, [site]);
  const desk = `/admin/orders/${order.id}/site/pictures`;

  const begin = (name: string, size: number) => app.post(desk, { name, size }, headers);
  const sendPiece = (id: string, from: number, piece: Buffer) =>
    app.app.inject({
      method: 'POST',
      url: `${desk}/${id}?from=${from}`,
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      payload: piece,
    });
  const sendFrom = async (id: string, content: Buffer, first = 0) => {
    let last: SitePicture | undefined;
    for (let from = first; from < content.length; from += pieceSize) {
      const sent = await sendPiece(id, from, content.subarray(from, from + pieceSize));
      expect(sent.statusCode).toBe(200);
      last = sent.json<SitePicture>();
    }
    return last!;
  };
  const send = async (name: string, content: Buffer) => {
    const begun = (await begin(name, content.length)).json<SitePicture>();
    return sendFrom(begun.id, content);
  };
  const list = async () => (await app.get(desk, headers)).json<{ pictures: SitePicture[] }>().pictures;
  const runJobs = () => app.services.queue.runDue();

  return {
    app,
    order,
    site,
    user,
    headers,
    desk,
    begin,
    sendPiece,
    sendFrom,
    send,
    list,
    runJobs,
    /** Sends a photograph and returns its record once it is scaled. */
    take: async (name: string, content: Buffer) => {
      const { id } = await send(name, content);
      await runJobs();
      return (await list()).find((picture) => picture.id === id)!;
    },
    remove: (id: string) => app.send('DELETE', `${desk}/${id}`, {}, headers),
    records: () => app.rows(sitePictures),
    pieces: () => app.rows(sitePicturePieces),
    /** The bytes of each stored size by their hash, which is checked. */
    blobs: async () => {
      const kept = await app.rows(blobs);
      for (const { hash, content } of kept)
        expect(createHash('sha256').update(content).digest('hex')).toBe(hash);
      return new Map(kept.map(({ hash, content }) => [hash, content]));
    },
  };
};
