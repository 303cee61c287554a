import { randomUUID } from 'node:crypto';
import type { Notice } from '../workshop/messages.repository.ts';
import type { createWorkshopMails } from '../workshop/workshop.mails.ts';

export type MoveNotices = ReturnType<typeof createMoveNotices>;

/**
 * The messages for a site that has moved, or was left by its owner, while visitors still see the earlier pages. They
 * are in the conversation of its order, which its owner and the desk read.
 */
export function createMoveNotices({
  mails,
  now,
}: {
  mails: Pick<ReturnType<typeof createWorkshopMails>, 'fromShop'>;
  now: () => Date;
}) {
  const saying =
    (because: string, next: string): Notice =>
    (order) => {
      const isLeft = order.customerEmail === '';
      const cause = isLeft
        ? 'The account of this website’s owner is gone'
        : 'Your website stands at another address than before';
      const shown = isLeft ? 'the pages of before' : 'the pages of before, which name the earlier address';
      const at = now();
      const text = `${cause}, and ${because}. Visitors still see ${shown}. ${next}`;
      const message = {
        id: randomUUID(),
        orderId: order.id,
        from: 'shop',
        text,
        asksChange: false,
        at,
      };
      return { message, mails: isLeft ? [] : [mails.fromShop(order, message, at)] };
    };

  return {
    /** The site would look different from the release that its owner has published. */
    redesigned: saying(
      'its design was changed since it was published',
      'Look at the new preview of it, and put that live when you like it.',
    ),
    /** The site could not be built at any try. */
    failed: saying(
      'its pages could not be built anew',
      'Make a preview of it and put that live, or write to us.',
    ),
  };
}
