import { Readable } from 'node:stream';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply } from 'fastify';
import { downloadSubscribers, listSubscribers } from '@awning/contract/admin/subscribers';
import type { DeskSubscribersService } from './subscribers.service.ts';

/** The HTTP routes for the desk's subscribers. */
export const deskSubscribersRoutes: FastifyPluginAsyncTypebox<{
  subscribers: DeskSubscribersService;
}> = async (app, { subscribers }) => {
  app.route({
    ...listSubscribers,
    handler: (request) => subscribers.list(request.query),
  });

  app.route({
    ...downloadSubscribers,
    handler: async (request, reply) => {
      const { name, lines } = await subscribers.file(request.query.state ?? 'confirmed');
      // The contract calls this response text; it is sent as a stream.
      const stream: FastifyReply = reply;
      return stream
        .type('text/csv; charset=utf-8; header=present')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(Readable.from(lines));
    },
  });
};
