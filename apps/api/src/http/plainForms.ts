import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FormPageProps } from '../pages/FormPage/FormPage.tsx';
import { formPage } from './pages.ts';
import { sendPage } from './sendPage.ts';
import { refusalOf } from './failures.ts';
import { isForm } from './requestKind.ts';

/** A form that works without script. */
export type PlainForm = FormPageProps['form'] & {
  /** The page that thanks the sender. */
  thanks: string;
};

type Typed = FormPageProps['typed'];

/** Lets a plain form use a route too. A refused one comes back as the form, with everything that was typed in it. */
export async function takePlainForm(app: FastifyInstance, form: PlainForm) {
  await app.register(formbody, { parser: (body) => readForm(form, body) });

  app.setErrorHandler((error, request, reply) => {
    const { status, failure, retryAfter } = refusalOf(error);
    // A body that could not be read has nothing to put back into the form.
    if (!isForm(request) || !request.body) return reply.refuse(error);

    if (status >= 500) request.log.error(error);
    if (retryAfter) reply.header('retry-after', retryAfter);
    return sendPage(reply, formPage(form, request.body as Typed, failure), status);
  });
}

/** Thanks the sender: a plain form by a page of its own, an API call in the response itself. */
export function thank(
  request: FastifyRequest,
  reply: FastifyReply,
  { thanks }: PlainForm,
  { status, message }: { status: number; message: string },
) {
  return isForm(request) ? reply.redirect(thanks, 303) : reply.code(status).send({ message });
}

/** A posted form in the shape of the JSON body: an empty field is a missing one. */
export function readForm(
  { fields }: { fields: readonly { name: string; optional?: true }[] },
  body: string,
): Typed {
  const form = new URLSearchParams(body);
  const named = fields.flatMap(({ name, optional }) => {
    const value = form.get(name);
    const isEmpty = !value || (optional && value.trim() === '');
    return isEmpty ? [] : [[name, value] as const];
  });
  return Object.fromEntries(named);
}
