import type { Order, TimelineStep } from '@awning/contract/orders';
import type { SiteStage } from '@awning/contract/sites/orderSite';
import type { Tried } from '@awning/contract/sites/tried';
import { urls } from '@awning/contract/urls';
import { differenceFor } from '@awning/content/orders/difference';
import { brand } from '@awning/content/brand';
import type { Billing } from '@awning/shop/billing';
import { readyBy } from '@awning/shop/delivery';
import type { OrderStatus } from '@awning/shop/order';
import { tierOf } from '@awning/shop/tiers';
import { fileNameOf } from '../../http/fileName.ts';
import type { FileRecord } from '../../records/orderFiles.ts';
import type { OriginalPicture } from '../../records/originals.ts';
import { tierNow, type DifferenceRecord, type UpgradedOrder } from '../../records/differences.ts';
import { deliveryOf } from './deliveries/delivery.ts';

export interface HistoryRow {
  step: TimelineStep['step'];
  at: Date;
  whoseTurn: TimelineStep['whoseTurn'];
  /** What went back with it. */
  amount?: number | null;
}

/** An order as it is kept. */
export interface OrderRecord {
  id: string;
  reference: string;
  token: string;
  /** The checkout form it came from. */
  formKey: string | null;
  status: OrderStatus;
  templateId: string;
  templateName: string;
  templatePrice: number;
  tier: string;
  addOns: { id: string; name: string; price: number }[];
  total: number;
  currency: string;
  /** The account it was bought with. */
  userId: string | null;
  customerName: string;
  customerEmail: string;
  customerBusiness: string | null;
  /** The business that its receipt is made out to. */
  billing: Billing | null;
  /** What its website was tried with before it was bought. */
  tried: Tried | null;
  createdAt: Date;
  paidAt: Date | null;
  expiresAt: Date;
  sessionId: string;
  paidSessionId: string | null;
  /** How much of the total went back. */
  refunded: number;
  flag: string | null;
  /** Where the finished website is. */
  address: string | null;
  /** The order whose design it is the difference to. */
  upgradesOrderId: string | null;
}

/** What is known of an order before there is a page to pay for it at. */
export type OrderDraft = Omit<
  OrderRecord,
  | 'status'
  | 'createdAt'
  | 'expiresAt'
  | 'paidAt'
  | 'sessionId'
  | 'paidSessionId'
  | 'refunded'
  | 'flag'
  | 'address'
>;

/** What an order is called: by its design, or as the difference to it. */
export const orderedName = ({
  templateName,
  upgradesOrderId,
}: Pick<OrderRecord, 'templateName'> & Partial<Pick<OrderRecord, 'upgradesOrderId'>>) =>
  upgradesOrderId ? differenceFor(templateName) : templateName;

/** Whose turn it is once a step is taken. A refund of a part changes nothing about that. */
export const whoseTurnAfter: Record<
  Exclude<TimelineStep['step'], 'part_refunded'>,
  TimelineStep['whoseTurn']
> = {
  ordered: 'buyer',
  // To say what goes in. From when we have it, we build.
  paid: 'buyer',
  in_progress: 'shop',
  delivered: 'nobody',
  cancelled: 'nobody',
  expired: 'nobody',
  refunded: 'nobody',
};

const ahead: Record<OrderStatus, (keyof typeof whoseTurnAfter)[]> = {
  pending: ['paid', 'in_progress', 'delivered'],
  paid: ['in_progress', 'delivered'],
  in_progress: ['delivered'],
  delivered: [],
  cancelled: [],
  expired: [],
  refunded: [],
};

/** Once the difference to a dearer design is paid, all of it is done. */
const aheadOfDifference: Partial<typeof ahead> = { pending: ['paid', 'delivered'] };

/** Whose turn it is while an order and its website stand so. While the shop waits for words, or for a yes, it is the buyer's. */
export function whoseTurn(
  { status, upgradesOrderId }: Pick<OrderRecord, 'status' | 'upgradesOrderId'>,
  stage: SiteStage | undefined,
): TimelineStep['whoseTurn'] {
  if (upgradesOrderId !== null && status === 'paid') return 'nobody';
  const waitsForBuyer = stage === 'telling' || stage === 'approving';
  if (status === 'in_progress' && waitsForBuyer) return 'buyer';
  return whoseTurnAfter[status === 'pending' ? 'ordered' : status];
}

const orderPage = ({ token }: Pick<OrderRecord, 'token'>) => `/orders/${token}`;

/** By when it is ready, once work has begun: the buyer's page and mail name the same day. */
export const readyDay = ({ tier }: Pick<OrderRecord, 'tier'>, begunAt: Date) =>
  readyBy(tierOf(tier), begunAt, brand.timeZone);

/** What a visitor with the order's link may know: not the buyer, but the business that the receipt is made out to. */
export function describeOrder(
  order: OrderRecord,
  history: readonly HistoryRow[],
  {
    files,
    site,
    originals,
    differences,
    upgrades,
  }: {
    files: readonly FileRecord[];
    site: Order['site'];
    originals: readonly OriginalPicture[];
    differences: readonly DifferenceRecord[];
    upgrades: UpgradedOrder | undefined;
  },
): Order {
  const { reference, status, templateId, templateName, addOns, total, refunded, currency, billing } = order;
  const isDifference = order.upgradesOrderId !== null;
  const tier = tierNow(order, differences);
  const turnNow = whoseTurn(order, site?.stage);
  const turnAfter = (taken: HistoryRow) => {
    // By today's rule, not by the one at the time of the step.
    const usual = taken.step === 'part_refunded' ? taken.whoseTurn : whoseTurnAfter[taken.step];
    if (isDifference && taken.step === 'paid') return 'nobody';
    return usual === 'shop' && turnNow === 'buyer' ? turnNow : usual;
  };
  const behind = history.map(({ amount, ...taken }) => ({
    step: taken.step,
    at: taken.at.toISOString(),
    whoseTurn: turnAfter(taken),
    ...(amount && { amount }),
  }));
  const begun = status === 'in_progress' && history.findLast(({ step }) => step === 'in_progress');
  const steps = isDifference ? (aheadOfDifference[status] ?? []) : ahead[status];
  const toCome = steps.map((step) => ({
    step,
    at: null,
    whoseTurn: isDifference ? ('nobody' as const) : whoseTurnAfter[step],
  }));

  return {
    reference,
    status,
    templateId,
    templateName,
    tier,
    addOns,
    total,
    refunded,
    currency,
    billing,
    createdAt: order.createdAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
    timeline: [...behind, ...toCome],
    readyBy: begun ? readyDay({ tier }, begun.at) : null,
    // What a difference paid for stands with the order whose website it is.
    delivery: isDifference
      ? null
      : deliveryOf({ ...order, siteAddress: site?.state === 'live' ? site.address : null }, files),
    site,
    pictures: originals.map(({ id, file, name, size }) => ({
      name: fileNameOf(name) ?? file,
      size,
      url: urls.orderSitePicture.replace(':token', order.token).replace(':picture', id),
    })),
    differences: differences.map((difference) => ({
      reference: difference.reference,
      templateId: difference.templateId,
      templateName: difference.templateName,
      total: difference.total,
      status: difference.status,
      url: orderPage(difference),
    })),
    upgrades: upgrades ? { reference: upgrades.reference, url: orderPage(upgrades) } : null,
  };
}
