import { deskSite } from '@awning/content/deskSite';
import type { AdminSite } from '@awning/contract/admin/sites';
import { takesDelivery, type OrderStatus } from '@awning/shop/order';
import { deskDate } from '../deskDate.ts';

const { turn: words } = deskSite;

/** Whose turn a website is, and for which task. */
export function turnOf(
  {
    stage,
    handedInAt,
    offeredAt,
    changesAsked,
  }: Pick<AdminSite, 'stage' | 'handedInAt' | 'offeredAt' | 'changesAsked'>,
  status: OrderStatus,
): string {
  if (!takesDelivery(status)) return words.closed;
  if (stage === 'approving' && offeredAt !== null) return words.offered(deskDate(offeredAt).text);
  if (stage !== 'checking') return words[stage];
  if (changesAsked > 0) return words.sentBack;
  return handedInAt === null ? words.checking : words.handedIn(deskDate(handedInAt).text);
}
