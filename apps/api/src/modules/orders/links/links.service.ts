import { keyOf } from '../../../addresses/addressKey.ts';
import type { Limits } from '../../../limits/limits.ts';
import { canBeToken, newOrderToken } from '../../../records/orderToken.ts';
import type { OrderMails } from '../orders.mails.ts';
import type { OrderLinksRepository } from './links.repository.ts';

export type RenewingLink =
  | { outcome: 'renewed'; token: string }
  | { outcome: 'unknown' }
  /** Somebody else was quicker with the same link. */
  | { outcome: 'renewed-already' }
  /** The till leads back by the link there is. */
  | { outcome: 'at-the-till' }
  | { outcome: 'too-many' };

export type OrderLinksService = ReturnType<typeof createOrderLinksService>;

/** Gives orders new links. */
export function createOrderLinksService({
  repository,
  limits,
  mails,
  now,
}: {
  repository: OrderLinksRepository;
  limits: Pick<Limits, 'mayMail'>;
  mails: Pick<OrderMails, 'linkRenewed'>;
  now: () => Date;
}) {
  return {
    /** Kills the link of an order, and mails its buyer another. */
    async renew(token: string): Promise<RenewingLink> {
      const order = canBeToken(token) ? await repository.byToken(token) : undefined;
      if (!order) return { outcome: 'unknown' };
      if (order.status === 'pending') return { outcome: 'at-the-till' };
      // Each time its buyer gets a mail, whoever has the link.
      if (!(await limits.mayMail('order-link', keyOf(order.customerEmail)))) return { outcome: 'too-many' };

      const at = now();
      const to = newOrderToken();
      const renewed = await repository.renew(
        { from: token, to },
        {
          mail: mails.linkRenewed({ ...order, token: to }, at),
          entry: { at, actorId: null, action: 'order.link', subjectId: order.id },
        },
      );
      return renewed ? { outcome: 'renewed', token: to } : { outcome: 'renewed-already' };
    },
  };
}
