import formbody from '@fastify/formbody';
import type { MessageForm, PageContext } from '@awning/contract/renderer';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusalOf } from './failures.ts';
import { isForm } from './requestKind.ts';
import { readForm } from './plainForms.ts';

/** A form of the shop's site, as a browser without script posts it. */
export interface SiteForm {
  name: MessageForm;
  /** The page of the site that it stands on. */
  page: '/' | '/pricing';
  fields: readonly { name: string; optional?: true }[];
}

/** Renders a page of the shop's site. */
export type ShowPage = (
  reply: FastifyReply,
  status: number,
  url: string,
  page: PageContext,
) => Promise<FastifyReply>;

/**
 * Lets a plain form use a route too. A refused one comes back as the site's own page, with the form as it was filled
 * in; without a site to render it, as a page that lists the faults.
 */
export async function takeSiteForm(app: FastifyInstance, form: SiteForm, showPage: ShowPage | undefined) {
  await app.register(formbody, { parser: (body) => readForm(form, body) });

  app.setErrorHandler(async (error, request, reply) => {
    // A body that could not be read has nothing to put back into the form.
    if (!isForm(request) || !request.body || !showPage) return reply.refuse(error);

    const { status, failure, retryAfter } = refusalOf(error);
    if (status >= 500) request.log.error(error);
    if (retryAfter) reply.header('retry-after', retryAfter);
    const typed = request.body as Record<string, string>;
    return showPage(reply, status, form.page, { refused: { form: form.name, typed, failure } });
  });
}

/** Thanks the sender: a plain form by a page of its own, an API call in the response itself. */
export function thankFor(
  request: FastifyRequest,
  reply: FastifyReply,
  { name }: SiteForm,
  { status, message }: { status: number; message: string },
) {
  return isForm(request) ? reply.redirect(`/thanks/${name}`, 303) : reply.code(status).send({ message });
}
