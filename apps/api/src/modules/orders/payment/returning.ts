import { whoseTurnAfter, type HistoryRow, type OrderRecord } from '../order.ts';

/** A refund that the desk asked for and that the provider has not spoken of. */
export interface AskedRefund {
  id: string;
  amount: number;
  note: string;
  /** The provider's own name for it, once it took it on. */
  providerId: string | null;
}

export interface ReturnStep extends HistoryRow {
  note?: string | null;
  refundId?: string | null;
}

/** Steps of money that went back: what the desk asked for stands under its note, anything else by itself. */
export function stepsOfReturn(
  order: OrderRecord,
  upTo: number,
  asked: readonly AskedRefund[],
  at: Date,
): ReturnStep[] {
  const back = upTo - order.refunded;
  const ours = asked.find(({ amount, providerId }) =>
    // Its event may be quicker than the provider's answer.
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
