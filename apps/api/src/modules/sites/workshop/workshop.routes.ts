import formbody from '@fastify/formbody';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { offerSite } from '@awning/contract/admin/sites';
import { listSiteMessages, sendSiteMessage } from '@awning/contract/admin/siteMessages';
import {
  approveWorkshop,
  buildWorkshop,
  getWorkshop,
  getWorkshopForm,
  getWorkshopRelease,
  handInWorkshop,
  publishWorkshop,
  saveWorkshopContent,
  sendWorkshopMessage,
} from '@awning/contract/sites/workshop';
import { takePlainForm } from '../../../http/plainForms.ts';
import { isForm } from '../../../http/requestKind.ts';
import { closed, faulty, notToShow, unknownRelease, unknownSite } from '../refusals.ts';
import { longestContent } from '../sites.routes.ts';
import type { Sites } from '../sites.ts';
import { done, unknownOrder } from './answers.ts';
import { messageForm } from './messageForm.ts';
import { suggestionRoutes } from './suggestions.routes.ts';
import type { WorkshopService } from './workshop.service.ts';
import { workshopDomainRoutes } from './workshopDomain.routes.ts';

type Options = { sites: Pick<Sites, 'workshop' | 'suggestions'> };

/** The HTTP routes of the workshop: for the buyer who has an order’s link, and for the desk. */
export const workshopRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { sites }) => {
  const { workshop } = sites;
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  });

  await app.register(buyerRoutes, { workshop });
  await app.register(messageRoutes, { workshop });
  await app.register(workshopDomainRoutes, { workshop });
  await app.register(suggestionRoutes, { sites });
  await app.register(deskRoutes, { workshop });
};

/** The routes of the buyer, except those for messages. */
const buyerRoutes: FastifyPluginAsyncTypebox<{ workshop: WorkshopService }> = async (app, { workshop }) => {
  await app.register(formbody);

  app.route({
    ...getWorkshop,
    handler: async (request, reply) => {
      const orderId = await workshop.orderOf(request.params.token);
      if (orderId === undefined) return reply.failure(404, unknownOrder);
      const opening = await workshop.open(orderId);
      if (opening.outcome === 'unknown') return reply.failure(404, unknownOrder);
      if (opening.outcome === 'closed') return reply.failure(409, closed(opening));
      return reply.send(opening.workshop);
    },
  });

  app.route({
    ...getWorkshopForm,
    handler: async (request, reply) => {
      const orderId = await workshop.orderOf(request.params.token);
      if (orderId === undefined) return reply.failure(404, unknownOrder);
      const form = await workshop.form(orderId);
      if (!form) return reply.failure(404, unknownSite);
      return reply.send(form);
    },
  });

  app.route({
    ...saveWorkshopContent,
    config: { limit: 'saving' },
    bodyLimit: longestContent,
    handler: async (request, reply) => {
      const orderId = await workshop.orderOf(request.params.token);
      if (orderId === undefined) return reply.failure(404, unknownOrder);
      const saving = await workshop.save(orderId, request.body);
      switch (saving.outcome) {
        case 'unknown':
          return reply.failure(404, unknownSite);
        case 'closed':
          return reply.failure(409, closed(saving));
        case 'newer':
          return reply.code(409).send({ ...newer, newest: saving.newest });
        case 'faulty':
          return reply.failure(422, faulty('Some of this needs another look.', saving.faults));
        case 'saved': {
          const { version, savedAt, missing } = saving;
          return reply.send({ version, savedAt, missing });
        }
      }
    },
  });

  app.route({
    ...handInWorkshop,
    preValidation: async (request) => {
      // A form posts every value as a string.
      const body = request.body as { version?: unknown } | undefined;
      if (isForm(request) && body?.version !== undefined)
        request.body = { ...body, version: Number(body.version) };
    },
    handler: async (request, reply) => {
      const { token } = request.params;
      const orderId = await workshop.orderOf(token);
      if (orderId === undefined) return reply.failure(404, unknownOrder);
      const handing = await workshop.handIn(orderId, request.body.version);
      switch (handing.outcome) {
        case 'unknown':
          return reply.failure(404, unknownSite);
        case 'closed':
          return reply.failure(409, closed(handing));
        case 'newer':
          return reply.failure(409, newerThanHandedIn);
        case 'faulty':
          return reply.failure(
            422,
            faulty('Something is missing before it can be handed in.', handing.faults),
          );
        case 'done':
          return done(request, reply, { workshop, orderId, token });
      }
    },
  });

  app.route({
    ...approveWorkshop,
    handler: async (request, reply) => {
      const { token } = request.params;
      const orderId = await workshop.orderOf(token);
      if (orderId === undefined) return reply.failure(404, unknownOrder);
      const approving = await workshop.approve(orderId, request.body.release);
      switch (approving.outcome) {
        case 'unknown':
          return reply.failure(404, unknownSite);
        case 'closed':
          return reply.failure(409, closed(approving));
        case 'not-offered':
          return reply.failure(409, notOffered);
        case 'paused':
          return reply.failure(409, paused);
        case 'done':
          return done(request, reply, { workshop, orderId, token });
      }
    },
  });

  app.route({
    ...buildWorkshop,
    config: { limit: 'build' },
    handler: async (request, reply) => {
      const orderId = await workshop.orderOf(request.params.token);
      if (orderId === undefined) return reply.failure(404, unknownOrder);
      const asking = await workshop.ask(orderId);
      if (asking.outcome === 'unknown') return reply.failure(404, unknownSite);
      if (asking.outcome === 'closed') return reply.failure(409, closed(asking));
      return reply.code(202).send({ id: asking.id });
    },
  });

  app.route({
    ...getWorkshopRelease,
    handler: async (request, reply) => {
      const orderId = await workshop.orderOf(request.params.token);
      if (orderId === undefined) return reply.failure(404, unknownOrder);
      const release = await workshop.release(orderId, request.params.release);
      if (!release) return reply.failure(404, unknownRelease);
      return reply.send(release);
    },
  });

  app.route({
    ...publishWorkshop,
    handler: async (request, reply) => {
      const { token } = request.params;
      const orderId = await workshop.orderOf(token);
      if (orderId === undefined) return reply.failure(404, unknownOrder);
      const publishing = await workshop.publish(orderId, request.body.release);
      switch (publishing.outcome) {
        case 'unknown':
          return reply.failure(404, unknownSite);
        case 'closed':
          return reply.failure(409, closed(publishing));
        case 'not-approved':
          return reply.failure(409, notApproved);
        case 'unknown-release':
        case 'not-built':
        case 'other-design':
        case 'missing': {
          const { status, failure } = notToShow(publishing, 'Something is missing before it can go live.');
          return reply.failure(status, failure);
        }
        case 'published':
          return done(request, reply, { workshop, orderId, token });
      }
    },
  });
};

/** Accepts a buyer's messages, as JSON or as a plain form. */
const messageRoutes: FastifyPluginAsyncTypebox<{ workshop: WorkshopService }> = async (app, { workshop }) => {
  await takePlainForm(app, messageForm);

  app.route({
    ...sendWorkshopMessage,
    config: { limit: 'message' },
    preValidation: async (request) => {
      // A form posts every value as a string.
      const body = request.body as { text: string; asksChange?: unknown } | undefined;
      if (isForm(request) && body?.asksChange === 'true') request.body = { ...body, asksChange: true };
    },
    handler: async (request, reply) => {
      const { token } = request.params;
      const orderId = await workshop.orderOf(token);
      if (orderId === undefined) return reply.failure(404, unknownOrder);
      const saying = await workshop.write(orderId, request.body);
      switch (saying.outcome) {
        case 'unknown':
          return reply.failure(404, unknownSite);
        case 'closed':
          return reply.failure(409, closed(saying));
        case 'not-offered':
          return reply.failure(409, nothingToSendBack);
        case 'no-changes-left':
          return reply.failure(409, noChangesLeft);
        case 'done':
          return done(request, reply, { workshop, orderId, token });
      }
    },
  });
};

/** The routes of the desk. */
const deskRoutes: FastifyPluginAsyncTypebox<{ workshop: WorkshopService }> = async (app, { workshop }) => {
  app.route({
    ...offerSite,
    handler: async (request, reply) => {
      const { id } = request.params;
      const offering = await workshop.offer(id, request.body.release, request.signedIn.id);
      switch (offering.outcome) {
        case 'unknown':
          return reply.failure(404, unknownOrder);
        case 'closed':
          return reply.failure(409, closed(offering));
        case 'not-begun':
          return reply.failure(409, notBegun);
        case 'live':
          return reply.failure(409, liveAlready);
        case 'unknown-release':
        case 'not-built':
        case 'other-design':
        case 'missing': {
          const { status, failure } = notToShow(offering, 'Something is missing before it can be offered.');
          return reply.failure(status, failure);
        }
        case 'done': {
          const site = await workshop.atDesk(id, request.signedIn.id);
          return reply.send(site);
        }
      }
    },
  });

  app.route({
    ...listSiteMessages,
    handler: async (request, reply) => {
      const messages = await workshop.messages(request.params.id);
      if (!messages) return reply.failure(404, unknownOrder);
      return reply.send({ messages });
    },
  });

  app.route({
    ...sendSiteMessage,
    handler: async (request, reply) => {
      const message = await workshop.answer(request.params.id, request.body.text, request.signedIn.id);
      if (!message) return reply.failure(404, unknownOrder);
      return reply.code(201).send(message);
    },
  });
};

const newerThanHandedIn = {
  error: 'newer-version',
  message:
    'This was changed elsewhere meanwhile, so it is not handed in yet. All that was saved is kept. Look at it once more, then hand it in.',
};

const newer = {
  error: 'newer-version',
  message: 'This was changed elsewhere meanwhile, and nothing of what you sent was saved. Look at it first.',
};

const notOffered = {
  error: 'not-offered',
  message: 'This is not what we ask you about by now. Look at your order’s page once more.',
};

const paused = {
  error: 'paused',
  message: 'We have closed this website for now, so it cannot go live. Write to us about it.',
};

const notApproved = {
  error: 'not-approved',
  message: 'Your website goes live once you have approved what we put together.',
};

const nothingToSendBack = {
  error: 'not-offered',
  message: 'There is nothing to send back just now. Write to us without asking for a change.',
};

const noChangesLeft = {
  error: 'no-changes-left',
  message: 'The round of changes that is in the price is used up. Write to us and we find a way.',
};

const notBegun = {
  error: 'not-begun',
  message: 'Work on this order has not begun. Move it to “In progress” first.',
};

const liveAlready = {
  error: 'live',
  message: 'This website is live. Publish the release instead.',
};
