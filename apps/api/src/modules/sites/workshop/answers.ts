import type { FastifyReply, FastifyRequest } from 'fastify';
import { isForm } from '../../../http/requestKind.ts';
import type { WorkshopService } from './workshop.service.ts';

/** What was done, as a call reads it; a plain form goes back to the order’s page, where one is named to its part there. */
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
