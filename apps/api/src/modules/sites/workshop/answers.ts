import type { FastifyReply, FastifyRequest } from 'fastify';
import { isForm } from '../../../http/requestKind.ts';
import type { WorkshopService } from './workshop.service.ts';

/**
 * The response to a completed request; a plain form is redirected to the order’s page, to the named part if there is
 * one.
 */
export async function done(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    workshop,
    orderId,
    token,
    part = '',
  }: { workshop: WorkshopService; orderId: string; token: string; part?: `#${string}` | '' },
) {
  if (isForm(request)) return reply.redirect(`/orders/${token}${part}`, 303);
  const opening = await workshop.open(orderId);
  if (opening.outcome !== 'found') throw new Error('A site that was changed just now is gone.');
  return reply.send(opening.workshop);
}

export const unknownOrder = { error: 'unknown-order', message: 'Order not found' };
