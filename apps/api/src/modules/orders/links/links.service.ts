import { randomUUID } from 'node:crypto';
import { keyOf } from '../../../addresses/addressKey.ts';
import type { Limits } from '../../../limits/limits.ts';
import { canBeToken, newOrderToken } from '../../../records/orderToken.ts';
import type { OrderRecord } from '../order.ts';
import type { OrderMails } from '../orders.mails.ts';
import type { OrderLinksRepository } from './links.repository.ts';

export type RenewingLink =
  | { outcome: 'renewed'; token: string }
  | { outcome: 'unknown' }
  /** Another visitor was quicker with the same link. */
  | { outcome: 'renewed-already' }
  /** An open payment page leads back by the present link. */
  | { outcome: 'at-the-till' }
  | { outcome: 'too-many' };

export type OrderLinksService = ReturnType<typeof createOrderLinksService>;

/** The number of requests that are answered in one transaction. */
const atOnce = 50;

/** The most links in one mail. */
const mostLinks = 50;

/** Gives orders new links, and sends buyers the links they lost. No visitor learns who has an order. */
export function createOrderLinksService({
  repository,
  limits,
  mails,
  now,
}: {
  repository: OrderLinksRepository;
  limits: Pick<Limits, 'mayMail'>;
  mails: Pick<OrderMails, 'linkRenewed' | 'links'>;
  now: () => Date;
}) {
  /** One mail for each mailbox, to the address that its newest order was placed with. */
  const mailsFor = async (found: readonly OrderRecord[]) => {
    const mailboxes = new Map<string, OrderRecord[]>();
    for (const order of found) {
      const mailbox = keyOf(order.customerEmail);
      mailboxes.set(mailbox, [...(mailboxes.get(mailbox) ?? []), order]);
    }
    const written = [...mailboxes].map(async ([mailbox, theirs]) =>
      (await limits.mayMail('order-links', mailbox)) ? [mails.links(theirs.slice(0, mostLinks), now())] : [],
    );
    return (await Promise.all(written)).flat();
  };

  return {
    /** The work is the same for every address: the worker finds its orders later. */
    ask: (email: string): Promise<void> =>
      repository.ask({ id: randomUUID(), email, emailKey: keyOf(email), createdAt: now() }),

    /** Answers all waiting requests, and returns whether there were any. */
    async answerAsked(): Promise<boolean> {
      if (!(await repository.anyAsked())) return false;
      while ((await repository.answer(atOnce, mailsFor)) === atOnce);
      return true;
    },

    /** Invalidates the link of an order, and mails its buyer another. */
    async renew(token: string): Promise<RenewingLink> {
      const order = canBeToken(token) ? await repository.byToken(token) : undefined;
      if (!order) return { outcome: 'unknown' };
      if (order.status === 'pending') return { outcome: 'at-the-till' };
      // The mail goes to the buyer, whichever visitor has the link.
      if (!(await limits.mayMail('order-link', keyOf(order.customerEmail)))) return { outcome: 'too-many' };

      const at = now();
      const to = newOrderToken();
      const outcome = await repository.renew(
        { from: token, to },
        {
          mail: mails.linkRenewed({ ...order, token: to }, at),
          entry: { at, actorId: null, action: 'order.link', subjectId: order.id, detail: { by: 'buyer' } },
        },
      );
      return outcome === 'renewed' ? { outcome, token: to } : { outcome };
    },
  };
}
