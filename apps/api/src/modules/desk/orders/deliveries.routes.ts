import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { addOrderFile, removeOrderFile, sendOrderFilePiece } from '@awning/contract/admin/deliveries';
import { deliveryLimits } from '@awning/contract/deliveryLimits';
import type { OrderStatus } from '@awning/shop/order';
import { noDelivery, unknown } from '../refusals.ts';

/** The part of the deliveries that this module uses. */
export interface OrderDeliveries {
  begin(
    orderId: string,
    file: { name: string; size: number },
    actorId: string,
  ): Promise<
    | { outcome: 'begun'; id: string }
    | { outcome: 'unknown' }
    | { outcome: 'refused'; why: keyof typeof whyRefused }
    | { outcome: 'too-late'; status: OrderStatus }
  >;
  append(
    place: { orderId: string; fileId: string; start: number },
    content: Buffer,
  ): Promise<{ received: number } | 'unknown' | 'out-of-order' | 'too-much'>;
  remove(orderId: string, fileId: string, actorId: string): Promise<'removed' | 'unknown' | 'last'>;
}

/** The HTTP routes for the files that the desk adds to an order. */
export const deliveriesRoutes: FastifyPluginAsyncTypebox<{ deliveries: OrderDeliveries }> = async (
  app,
  { deliveries },
) => {
  app.route({
    ...addOrderFile,
    handler: async (request, reply) => {
      const begun = await deliveries.begin(request.params.id, request.body, request.signedIn.id);
      switch (begun.outcome) {
        case 'unknown':
          return reply.failure(404, unknown('Order'));
        case 'too-late':
          return reply.failure(409, noDelivery(begun));
        case 'refused':
          return reply.failure(422, asInvalid(whyRefused[begun.why]));
        case 'begun':
          return reply.code(201).send({ id: begun.id });
      }
    },
  });

  app.route({
    ...removeOrderFile,
    handler: async (request, reply) => {
      const { id, file } = request.params;
      const removed = await deliveries.remove(id, file, request.signedIn.id);
      if (removed === 'unknown') return reply.failure(404, unknown('File'));
      if (removed === 'last') return reply.failure(409, lastOne);
      return reply.code(204).send(null);
    },
  });

  await app.register(pieces, { deliveries });
};

/** Accepts pieces of files as plain bytes only: their content is not inspected. */
const pieces: FastifyPluginAsyncTypebox<{ deliveries: OrderDeliveries }> = async (app, { deliveries }) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: deliveryLimits.pieceSize },
    (_request, body, done) => done(null, body),
  );

  app.route({
    ...sendOrderFilePiece,
    handler: async (request, reply) => {
      const { id, file } = request.params;
      const { body } = request;
      if (!Buffer.isBuffer(body) || body.length === 0) return reply.failure(422, asInvalid(whyRefused.empty));

      const place = { orderId: id, fileId: file, start: Number(request.query.from) };
      const result = await deliveries.append(place, body);
      if (result === 'unknown') return reply.failure(404, unknown('File'));
      if (result === 'out-of-order') return reply.failure(409, outOfOrder);
      if (result === 'too-much') return reply.failure(422, asInvalid(tooMuch));
      return reply.send(result);
    },
  });
};

const { files, fileSize } = deliveryLimits;

const whyRefused = {
  'no-name': 'Give the file a name of letters or digits',
  empty: 'This file is empty. Choose another',
  'too-large': `This file is too large. A file may have up to ${fileSize / 1_000_000} MB`,
  'too-many': `An order holds up to ${files} files. Take one away first`,
};
const tooMuch = 'More came than the file was said to have. Take it away and add it again';

const asInvalid = (why: string) => ({ error: 'invalid', message: `${why}.`, fields: { file: why } });

const outOfOrder = {
  error: 'out-of-order',
  message: 'The pieces of this file came out of order. Take it away and add it again.',
};

const lastOne = {
  error: 'last-of-delivery',
  message: 'This is all that the buyer has of a delivered order. Give it an address or another file first.',
};
