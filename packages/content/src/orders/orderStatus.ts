/** How an order stands, in the one word that every page, mail and policy has for it. */
export const orderStatus = {
  pending: 'Waiting for payment',
  paid: 'Paid',
  in_progress: 'In progress',
  /** Where it is not known, or not yet, whether there is an address. */
  delivered: 'Live or delivered',
  cancelled: 'Cancelled',
  expired: 'Expired',
  refunded: 'Refunded',
} as const;

/** What happens to an order without changing how it stands. */
export const orderStep = { ordered: 'Ordered', part_refunded: 'Part refund' } as const;

/** How one order stands: what has an address is live, what came as files is delivered. */
export function statusWord(status: keyof typeof orderStatus, address: string | null | undefined): string {
  if (status !== 'delivered') return orderStatus[status];
  return address ? 'Live' : 'Delivered';
}

const moneyIsHere = new Set<keyof typeof orderStatus>(['paid', 'in_progress', 'delivered']);

/** What a receipt says: whether the money has come, and nothing of the work. */
export const receiptWord = (status: keyof typeof orderStatus): string =>
  orderStatus[moneyIsHere.has(status) ? 'paid' : status];

/** What happened to an order: how it stood from then on, or what changed nothing about that. */
export const stepWord = (
  step: keyof typeof orderStatus | keyof typeof orderStep,
  address: string | null | undefined,
): string => (step === 'ordered' || step === 'part_refunded' ? orderStep[step] : statusWord(step, address));
