import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { createMessage } from '@awning/contract/contact';
import { takeSiteForm, thankFor, type ShowPage } from '../../http/siteForms.ts';
import type { ContactService } from './contact.service.ts';
import { contactForm } from './contactForm.ts';

interface Options {
  contact: ContactService;
  showPage: ShowPage | undefined;
}

/** The HTTP routes for messages to the shop. */
export const contactRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { contact, showPage }) => {
  await takeSiteForm(app, contactForm, showPage);

  app.route({
    ...createMessage,
    config: { limit: 'contact' },
    handler: async (request, reply) => {
      await contact.take(request.body);
      return thankFor(request, reply, contactForm, received);
    },
  });
};

const received = { status: 201, message: 'Your message has been received, check your email!' };
