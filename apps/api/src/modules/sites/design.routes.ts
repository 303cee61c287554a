import formbody from '@fastify/formbody';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { takeSiteDesign, takeWorkshopDesign } from '@awning/contract/sites/design';
import { isForm } from '../../http/requestKind.ts';
import { closed, unknownSite } from './refusals.ts';
import type { Sites } from './sites.ts';
import type { TakingDesign } from './takeDesign.ts';
import { unknownOrder } from './workshop/answers.ts';

/** The HTTP routes that put websites into other designs: for the buyer who has an order’s link, and for the desk. */
export const designRoutes: FastifyPluginAsyncTypebox<{
  sites: Pick<Sites, 'workshop' | 'sites' | 'designs'>;
}> = async (app, { sites: { workshop, sites, designs } }) => {
  await app.register(formbody);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  });

  app.route({
    ...takeWorkshopDesign,
    config: { limit: 'saving' },
    preValidation: async (request) => {
      // A form posts every value as a string.
      const body = request.body as { templateId: string; version?: unknown } | undefined;
      if (isForm(request) && body) request.body = { ...body, version: Number(body.version) };
    },
    handler: async (request, reply) => {
      const { token } = request.params;
      const orderId = await workshop.orderOf(token);
      if (orderId === undefined) return reply.failure(404, unknownOrder);
      const taking = await designs.take(orderId, request.body, 'buyer');
      if (taking.outcome !== 'done') {
        const { status, failure } = refusalOf(taking);
        return reply.failure(status, failure);
      }
      if (isForm(request)) return reply.redirect(`/orders/${token}/tell/looks`, 303);
      const opening = await workshop.open(orderId);
      if (opening.outcome !== 'found') throw new Error('A site that was changed just now is gone.');
      return reply.send(opening.workshop);
    },
  });

  app.route({
    ...takeSiteDesign,
    handler: async (request, reply) => {
      const { id } = request.params;
      const author = { actorId: request.signedIn.id };
      const taking = await designs.take(id, request.body, author);
      if (taking.outcome !== 'done') {
        const { status, failure } = refusalOf(taking);
        return reply.failure(status, failure);
      }
      const finding = await sites.find(id, author);
      if (finding.outcome !== 'found') throw new Error('A site that was changed just now is gone.');
      return reply.send(finding.site);
    },
  });
};

/** The failure for a site that stays in its design, with the status of the response. */
function refusalOf(taking: Exclude<TakingDesign, { outcome: 'done' }>) {
  switch (taking.outcome) {
    case 'unknown':
      return { status: 404, failure: unknownSite } as const;
    case 'closed':
      return { status: 409, failure: closed(taking) } as const;
    case 'published':
      return { status: 409, failure: published } as const;
    case 'newer':
      return { status: 409, failure: newer } as const;
    case 'unknown-design':
      return { status: 422, failure: unknownDesign } as const;
    case 'other-price':
      return { status: 422, failure: otherPrice } as const;
  }
}

const published = {
  error: 'published',
  message:
    'This website has been live, so it stays in its design. Its colours and typeface can still change.',
};

const newer = {
  error: 'newer-version',
  message:
    'This was changed elsewhere meanwhile, and the design stays as it was. Load the page once more and look at it first.',
};

const unknownDesign = {
  error: 'unknown-design',
  message: 'There is no such design. Choose one of those that are shown.',
  fields: { templateId: 'Choose a design' },
};

const otherPrice = {
  error: 'other-price',
  message: 'This design has another price than the one that was ordered. Choose one of the same price.',
  fields: { templateId: 'Choose a design of the same price' },
};
