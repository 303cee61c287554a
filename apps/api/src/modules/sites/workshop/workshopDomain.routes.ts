import formbody from '@fastify/formbody';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Failure } from '@awning/contract/failure';
import {
  checkWorkshopDomain,
  removeWorkshopDomain,
  setWorkshopDomain,
} from '@awning/contract/sites/workshopDomain';
import { formPage } from '../../../http/pages.ts';
import { takePlainForm } from '../../../http/plainForms.ts';
import { isForm } from '../../../http/requestKind.ts';
import { sendPage } from '../../../http/sendPage.ts';
import { faultyDomain, noDomain, takenDomain } from '../domains/refusals.ts';
import { closed, unknownSite } from '../refusals.ts';
import { done, unknownOrder } from './answers.ts';
import { domainForm } from './domainForm.ts';
import type { WorkshopService } from './workshop.service.ts';

/** The HTTP routes that set, check and remove the domain of a buyer's website. */
export const workshopDomainRoutes: FastifyPluginAsyncTypebox<{ workshop: WorkshopService }> = async (
  app,
  { workshop },
) => {
  await app.register(typedRoutes, { workshop });
  await app.register(pressedRoutes, { workshop });
};

const typedRoutes: FastifyPluginAsyncTypebox<{ workshop: WorkshopService }> = async (app, { workshop }) => {
  await takePlainForm(app, domainForm);

  app.route({
    ...setWorkshopDomain,
    config: { limit: 'domain' },
    handler: async (request, reply) => {
      const { token } = request.params;
      const orderId = await workshop.orderOf(token);
      if (orderId === undefined) return reply.failure(404, unknownOrder);
      const setting = await workshop.setDomain(orderId, request.body.domain);
      /** The domain must be corrected: a buyer who posted a plain form gets the form back. */
      const putBack = (status: 409 | 422, failure: Failure) =>
        isForm(request)
          ? sendPage(reply, formPage(domainForm, request.body, failure), status)
          : reply.failure(status, failure);
      switch (setting.outcome) {
        case 'unknown':
          return reply.failure(404, unknownSite);
        case 'closed':
          return reply.failure(409, closed(setting));
        case 'refused':
          return putBack(422, faultyDomain(setting.refusal));
        case 'taken':
          return putBack(409, takenDomain);
        case 'not-bought':
          return reply.failure(409, notBought);
        case 'another-is-served':
          return reply.failure(409, anotherIsServed);
        case 'set':
          return done(request, reply, { workshop, orderId, token });
      }
    },
  });
};

/** Routes for buttons without a field. */
const pressedRoutes: FastifyPluginAsyncTypebox<{ workshop: WorkshopService }> = async (app, { workshop }) => {
  await app.register(formbody);

  app.route({
    ...checkWorkshopDomain,
    config: { limit: 'domain' },
    handler: async (request, reply) => {
      const { token } = request.params;
      const orderId = await workshop.orderOf(token);
      if (orderId === undefined) return reply.failure(404, unknownOrder);
      const state = await workshop.checkDomain(orderId);
      return state ? done(request, reply, { workshop, orderId, token }) : reply.failure(404, noDomain);
    },
  });

  app.route({
    ...removeWorkshopDomain,
    handler: async (request, reply) => {
      const { token } = request.params;
      const orderId = await workshop.orderOf(token);
      if (orderId === undefined) return reply.failure(404, unknownOrder);
      const isGone = await workshop.removeDomain(orderId);
      return isGone ? done(request, reply, { workshop, orderId, token }) : reply.failure(404, noDomain);
    },
  });
};

const notBought = {
  error: 'not-bought',
  message: 'Custom Domain Setup is not in your order. Write to us on your order’s page if you want it.',
};

const anotherIsServed = {
  error: 'another-is-served',
  message: 'Your website is served at a domain of its own already. Take that one away first.',
};
