import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { createMessage } from '@awning/contract/contact';
import { takePlainForm, thank } from '../../plugins/plainForms.ts';
import type { ContactService } from './contact.service.ts';
import { contactForm } from './contactForm.ts';

/** Speaks HTTP for messages to the shop. */
export const contactRoutes: FastifyPluginAsyncTypebox<{ contact: ContactService }> = async (
  app,
  { contact },
) => {
  await takePlainForm(app, contactForm);

  app.route({
    ...createMessage,
    config: { limit: 'contact' },
    handler: async (request, reply) => {
      if (!request.body.website) await contact.take(request.body);
      return thank(request, reply, contactForm, received);
    },
  });
};

const received = { status: 201, message: 'Your message has been received, check your email!' };
