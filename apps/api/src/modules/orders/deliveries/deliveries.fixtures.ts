import { deliveryLimits } from '@awning/contract/deliveryLimits';
import { expect } from 'vitest';
import { orders } from '../../../database/schema.ts';
import { createTestApp } from '../../../testing/createTestApp.ts';
import { anOrder, keep } from '../../../testing/seed.ts';

export const { pieceSize, fileSize, files: mostFiles } = deliveryLimits;

export const openDeliveryDesk = async (change: Parameters<typeof anOrder>[0] = {}) => {
  const app = await createTestApp();
  const { headers, user } = await app.signIn({ role: 'admin', username: 'dora' });
  const order = anOrder({ status: 'in_progress', ...change });
  await keep(app, orders, [order]);
  const desk = `/admin/orders/${order.id}`;
  const page = `/orders/${order.token}`;

  const begin = (name: string, size: number) => app.post(`${desk}/files`, { name, size }, headers);
  const sendPiece = (id: string, from: number, piece: Buffer) =>
    app.app.inject({
      method: 'POST',
      url: `${desk}/files/${id}?from=${from}`,
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      payload: piece,
    });
  const addFile = async (name: string, content: Buffer) => {
    const { id } = (await begin(name, content.length)).json<{ id: string }>();
    for (let from = 0; from < content.length; from += pieceSize) {
      const sent = await sendPiece(id, from, content.subarray(from, from + pieceSize));
      expect(sent.statusCode).toBe(200);
    }
    return id;
  };
  return {
    app,
    order,
    user,
    page,
    begin,
    sendPiece,
    addFile,
    find: async () => (await app.get(desk, headers)).json(),
    change: (body: object) => app.send('PATCH', desk, body, headers),
    remove: (id: string) => app.send('DELETE', `${desk}/files/${id}`, {}, headers),
    seen: async () => (await app.get(`${page}/status`)).json().order,
  };
};
