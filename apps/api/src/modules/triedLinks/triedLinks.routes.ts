import formbody from '@fastify/formbody';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  createTriedLink,
  getTriedLink,
  removeTriedLink,
  TriedLinkDraft,
} from '@awning/contract/sites/triedLinks';
import { triedLimits } from '@awning/contract/sites/tried';
import { readForm } from '../../http/plainForms.ts';
import { isForm } from '../../http/requestKind.ts';
import { privatePage } from '../../http/sendPage.ts';
import type { TriedLinksService } from './triedLinks.service.ts';

const fields = Object.keys(TriedLinkDraft.properties).map((name) => ({ name, optional: true as const }));

/** The fields of the form as far as their page shows them: an empty one is left out, and a long one is cut. */
function readTriedForm(body: string) {
  const typed = Object.entries(readForm({ fields }, body));
  const limits: Readonly<Record<string, number>> = triedLimits;
  return Object.fromEntries(
    typed.map(([name, words]) => [name, Array.from(words).slice(0, limits[name]).join('')]),
  );
}

/** The HTTP routes for links that show the words of a trial. */
export const triedLinksRoutes: FastifyPluginAsyncTypebox<{ triedLinks: TriedLinksService }> = async (
  app,
  { triedLinks },
) => {
  await app.register(formbody, { parser: readTriedForm });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(privatePage);
  });

  app.route({
    ...createTriedLink,
    config: { limit: 'triedLink' },
    handler: async (request, reply) => {
      const link = await triedLinks.create(request.body);
      if (!link) return reply.failure(404, unknownTemplate);
      return isForm(request) ? reply.redirect(link.path, 303) : reply.code(201).send(link);
    },
  });

  app.route({
    ...getTriedLink,
    handler: async (request, reply) => {
      const link = await triedLinks.read(request.params.token);
      return link ? reply.send(link) : reply.failure(404, noSuchLink);
    },
  });

  app.route({
    ...removeTriedLink,
    handler: async (request, reply) => {
      const { token } = request.params;
      await triedLinks.remove(token);
      return isForm(request) ? reply.redirect(`/tried/${token}`, 303) : reply.code(204).send(null);
    },
  });
};

const unknownTemplate = { error: 'unknown-template', message: 'Template not found' };
const noSuchLink = { error: 'bad-link', message: 'This link does not work, or not any more.' };
