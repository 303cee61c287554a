import { whoseTurnAfter, type HistoryRow, type OrderRecord } from '../order.ts';

/** A refund that the desk asked for and that the provider has not settled. */
export interface AskedRefund {
  id: string;
  amount: number;
  note: string;
  /** The provider's own id for it, once the provider accepted it. */
  providerId: string | null;
}

export interface ReturnStep extends HistoryRow {
  note?: string | null;
  refundId?: string | null;
}

/** The steps of a refund: the part that the desk asked for has its note, any other part is a step of its own. */
export function stepsOfReturn(
  order: OrderRecord,
  upTo: number,
  asked: readonly AskedRefund[],
  at: Date,
): ReturnStep[] {
  const back = upTo - order.refunded;
  const ours = asked.find(({ amount, providerId }) =>
    // Its event may arrive before the provider's response.
    providerId === null ? amount === back : amount <= back,
  );
  const others = back - (ours?.amount ?? 0);

  const parts = [
    ...(ours ? [{ amount: ours.amount, note: ours.note, refundId: ours.id }] : []),
    ...(others > 0 ? [{ amount: others, note: null, refundId: null }] : []),
  ];
  return parts.map((part, place) => {
    const isLast = upTo === order.total && place === parts.length - 1;
    const { status } = order;
    const whoseTurn = isLast || status === 'pending' ? whoseTurnAfter.refunded : whoseTurnAfter[status];
    return { step: isLast ? 'refunded' : 'part_refunded', at, whoseTurn, ...part };
  });
}
