import formbody from '@fastify/formbody';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { receivePaymentEvent } from '@awning/contract/payments';
import { sendPage } from '../http/sendPage.ts';
import { signatureHeader, type Delivery, type Till, type TillVisit } from './till.ts';
import type { TillSession } from './till.repository.ts';
import type { TillNotice } from '../pages/TillPage/TillPage.tsx';
import { tillOver, tillPage, tillUnknown } from './tillPages.ts';

const Session = Type.Object({ session: Type.String({ pattern: '^[\\w-]{1,100}$' }) });
const Choice = Type.Object({ outcome: Type.Enum(['pay', 'decline']) });

/** The test till's own pages. They work without script. */
export const tillRoutes: FastifyPluginAsyncTypebox<{ till: Till; siteUrl: string }> = async (
  app,
  { till, siteUrl },
) => {
  await app.register(formbody);

  // The shop's real webhook, called from the inside: an event of the till is checked like any other.
  const deliver: Delivery = async (body, signature) => {
    const { statusCode } = await app.inject({
      method: receivePaymentEvent.method,
      url: receivePaymentEvent.url,
      headers: { 'content-type': 'application/json', [signatureHeader]: signature },
      payload: body,
    });
    return statusCode;
  };

  till.connect(deliver);

  const render = (reply: FastifyReply, session: TillSession, notice?: TillNotice) =>
    sendPage(reply, { ...tillPage(session, notice), formTargets: [siteUrl] });

  const show = (reply: FastifyReply, visit: TillVisit, notice?: TillNotice) => {
    switch (visit.outcome) {
      case 'done':
        return reply.redirect(visit.goTo, 303);
      case 'unknown':
        return sendPage(reply, tillUnknown(), 404);
      case 'over':
        return sendPage(reply, tillOver(visit.session), 410);
      case 'unheard':
        return render(reply.code(503).header('retry-after', '2'), visit.session, 'unheard');
      case 'open':
        return render(reply, visit.session, notice);
    }
  };

  const page = { config: { page: true } };

  app.get('/pay/:session', { ...page, schema: { hide: true, params: Session } }, async (request, reply) => {
    const declined = new URL(request.url, siteUrl).searchParams.has('declined');
    return show(reply, await till.visit(request.params.session), declined ? 'declined' : undefined);
  });

  app.post(
    '/pay/:session',
    { ...page, schema: { hide: true, params: Session, body: Choice } },
    async (request, reply) => {
      const { session } = request.params;
      const choice = request.body.outcome === 'pay' ? 'paid' : 'failed';
      const visit = await till.choose(session, choice, deliver);

      // Shown by another request, so that reloading does not try the card again.
      if (visit.outcome === 'open') return reply.redirect(`/pay/${session}?declined`, 303);
      return show(reply, visit);
    },
  );

  const leaving = { ...page, exposeHeadRoute: false, schema: { hide: true, params: Session } };
  app.get('/pay/:session/cancel', leaving, async (request, reply) => {
    // A browser that only prefetches has not left.
    if (/prefetch/.test(String(request.headers['sec-purpose'] ?? ''))) return reply.code(204).send();
    return show(reply, await till.choose(request.params.session, 'cancelled', deliver));
  });
};
