import { randomUUID } from 'node:crypto';
import type { Notice } from '../workshop/messages.repository.ts';
import type { createWorkshopMails } from '../workshop/workshop.mails.ts';

export type MoveNotices = ReturnType<typeof createMoveNotices>;

/**
 * What is said where a site has moved, or was left, and visitors see the pages of before all the same. It stands in the
 * conversation of its order, which its owner reads and the desk.
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
    /** It would look otherwise than what its owner has published. */
    redesigned: saying(
      'its design was changed since it was published',
      'Look at the new preview of it, and put that live when you like it.',
    ),
    /** It could not be built, however often it was tried. */
    failed: saying(
      'its pages could not be built anew',
      'Make a preview of it and put that live, or write to us.',
    ),
  };
}
