/** The status of an order, in the one word that every page, mail and policy has for it. */
export const orderStatus = {
  pending: 'Waiting for payment',
  paid: 'Paid',
  in_progress: 'In progress',
  /** For an order of which it is not known, or not yet, whether its website has an address. */
  delivered: 'Live or delivered',
  cancelled: 'Cancelled',
  expired: 'Expired',
  refunded: 'Refunded',
} as const;

/** Events that do not change the status of an order. */
export const orderStep = { ordered: 'Ordered', part_refunded: 'Part refund' } as const;

/** The status of one order: a website with an address is live, one that came as files is delivered. */
export function statusWord(status: keyof typeof orderStatus, address: string | null | undefined): string {
  if (status !== 'delivered') return orderStatus[status];
  return address ? 'Live' : 'Delivered';
}

const moneyIsHere = new Set<keyof typeof orderStatus>(['paid', 'in_progress', 'delivered']);

/** The status on a receipt: whether it is paid, and nothing about the work. */
export const receiptWord = (status: keyof typeof orderStatus): string =>
  orderStatus[moneyIsHere.has(status) ? 'paid' : status];

/** The event in the history of an order: its new status, or an event that did not change that. */
export const stepWord = (
  step: keyof typeof orderStatus | keyof typeof orderStep,
  address: string | null | undefined,
): string => (step === 'ordered' || step === 'part_refunded' ? orderStep[step] : statusWord(step, address));
