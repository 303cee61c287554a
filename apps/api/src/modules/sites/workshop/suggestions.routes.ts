import formbody from '@fastify/formbody';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { answerSuggestion, suggestSiteContent } from '@awning/contract/sites/suggestions';
import { closed, faulty, unknownSite } from '../refusals.ts';
import { longestContent } from '../sites.routes.ts';
import type { Sites } from '../sites.ts';
import { done, unknownOrder } from './answers.ts';

/**
 * The HTTP routes for corrections: the desk suggests them, the buyer who has the order’s link accepts or rejects
 * them.
 */
export const suggestionRoutes: FastifyPluginAsyncTypebox<{
  sites: Pick<Sites, 'workshop' | 'suggestions'>;
}> = async (app, { sites: { workshop, suggestions } }) => {
  await app.register(formbody);

  app.route({
    ...suggestSiteContent,
    bodyLimit: longestContent,
    handler: async (request, reply) => {
      const { id } = request.params;
      const suggesting = await suggestions.suggest(id, request.body, request.signedIn.id);
      switch (suggesting.outcome) {
        case 'unknown':
          return reply.failure(404, unknownSite);
        case 'closed':
          return reply.failure(409, closed(suggesting));
        case 'not-handed-in':
          return reply.failure(409, notHandedIn);
        case 'live':
          return reply.failure(409, live);
        case 'newer':
          return reply.code(409).send(newer(suggesting.version));
        case 'same':
          return reply.failure(409, nothingDiffers);
        case 'faulty':
          return reply.failure(422, faulty('Some of this needs another look.', suggesting.faults));
        case 'done': {
          const site = await workshop.atDesk(id, request.signedIn.id);
          return reply.send(site);
        }
      }
    },
  });

  app.route({
    ...answerSuggestion,
    config: { limit: 'saving' },
    handler: async (request, reply) => {
      const { token } = request.params;
      const orderId = await workshop.orderOf(token);
      if (orderId === undefined) return reply.failure(404, unknownOrder);
      const answering = await suggestions.answer(orderId, request.body);
      switch (answering.outcome) {
        case 'unknown':
          return reply.failure(404, unknownSite);
        case 'closed':
          return reply.failure(409, closed(answering));
        case 'not-handed-in':
        case 'not-suggested':
          return reply.failure(409, notSuggested);
        case 'live':
          return reply.failure(409, liveForBuyer);
        case 'answered':
          return reply.failure(409, answered);
        case 'outdated':
          return reply.failure(409, outdated);
        case 'faulty':
          return reply.failure(422, faulty(unfit, answering.faults));
        case 'done':
          return done(request, reply, { workshop, orderId, token, part: '#corrections' });
      }
    },
  });
};

const notHandedIn = {
  error: 'not-handed-in',
  message: 'The buyer is still filling this in. Suggest corrections once it is handed in.',
};

const live = {
  error: 'live',
  message: 'This website is live, and its owner changes it. Write to them about what you found.',
};

const newer = (version: number) => ({
  error: 'newer-version',
  message: `Somebody saved version ${version} meanwhile, and nothing of this was suggested. Look at it first.`,
  version,
});

const nothingDiffers = {
  error: 'nothing-differs',
  message: 'This says the same as the version that was saved last. Correct something first.',
};

const liveForBuyer = {
  error: 'live',
  message: 'Your website is live by now, so nothing is suggested any more. You can change it yourself.',
};

const notSuggested = {
  error: 'not-suggested',
  message: 'This is not what we suggest by now. Look at your order’s page once more.',
};

const answered = {
  error: 'answered',
  message: 'You have answered this already, and the answer stays. You can change the words yourself.',
};

const outdated = {
  error: 'outdated',
  message: 'This was changed meanwhile, so it stays as it is now. You can leave the correction.',
};

const unfit =
  'With what was changed meanwhile this cannot be saved, so all stays as you have it. Leave it, or write to us.';
