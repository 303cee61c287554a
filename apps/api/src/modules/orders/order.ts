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
  /** The sum that a refund returned. */
  amount?: number | null;
}

/** An order as it is stored. */
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
  /** The words that its website was tried with before the purchase. */
  tried: Tried | null;
  createdAt: Date;
  paidAt: Date | null;
  expiresAt: Date;
  sessionId: string;
  paidSessionId: string | null;
  /** The part of the total that was refunded. */
  refunded: number;
  flag: string | null;
  /** The address of the finished website. */
  address: string | null;
  /** The order of the website, if this one is a difference to a dearer design. */
  upgradesOrderId: string | null;
}

/** The fields of an order before it has a payment page. */
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

/** The name of an order: its design, or the difference to it. */
export const orderedName = ({
  templateName,
  upgradesOrderId,
}: Pick<OrderRecord, 'templateName'> & Partial<Pick<OrderRecord, 'upgradesOrderId'>>) =>
  upgradesOrderId ? differenceFor(templateName) : templateName;

/** The party who acts next after each step. A refund of a part does not change that. */
export const whoseTurnAfter: Record<
  Exclude<TimelineStep['step'], 'part_refunded'>,
  TimelineStep['whoseTurn']
> = {
  ordered: 'buyer',
  // The buyer enters the content. Once the shop has it, the shop builds.
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

/** A paid difference to a dearer design is complete at once. */
const aheadOfDifference: Partial<typeof ahead> = { pending: ['paid', 'delivered'] };

/**
 * The party who acts next in this state of an order and its website. While the shop waits for the content or an
 * approval, it is the buyer.
 */
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

/** The day by which it is ready, counted from the start of work: the buyer's page and mail name the same day. */
export const readyDay = ({ tier }: Pick<OrderRecord, 'tier'>, begunAt: Date) =>
  readyBy(tierOf(tier), begunAt, brand.timeZone);

/** The order as shown to a visitor with its link: without the buyer, but with the business on the receipt. */
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
    // Computed by today's rule, not by the one at the time of the step.
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
    mailedTo: order.customerEmail ? masked(order.customerEmail) : null,
    createdAt: order.createdAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
    timeline: [...behind, ...toCome],
    readyBy: begun ? readyDay({ tier }, begun.at) : null,
    // The order of the website shows the delivery of a paid difference.
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

/** `anna@sharp.example` as `a…@sharp.example`: enough for its owner to notice a mistype. */
const masked = (email: string) => email.replace(/^(.)[^@]*(?=@)/u, '$1…');
