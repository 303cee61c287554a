import { brand } from '@awning/content/brand';
import { billedWords } from '@awning/content/orders/billing';
import { differenceWords } from '@awning/content/orders/difference';
import { orders } from '@awning/content/orders/orders';
import { receiptWord, statusWord } from '@awning/content/orders/orderStatus';
import { workshopWords } from '@awning/content/orders/workshopWords';
import type { Order } from '@awning/contract/orders';
import { billingFacts } from '@awning/shop/billing';
import { OrderSummary } from '@awning/ui/sections/OrderSummary';
import { OrderTimeline } from '@awning/ui/sections/OrderTimeline';
import { ReviewForm, type ReviewFormProps } from '@awning/ui/sections/ReviewForm';
import { Blocks } from '../../problems/Blocks/Blocks.tsx';
import { OrderDelivery, type OrderDeliveryProps } from '../OrderDelivery/OrderDelivery.tsx';
import { OrderLink } from '../OrderLink/OrderLink.tsx';
import { OrderPanel } from '../OrderPanel/OrderPanel.tsx';
import { OrderVisitors, type OrderVisitorsProps } from '../OrderVisitors/OrderVisitors.tsx';
import { OrderWorkshop, type OrderWorkshopProps } from '../OrderWorkshop/OrderWorkshop.tsx';
import { readyWords } from '../readyWords.ts';
import { stampTone } from '../../format/stampTone.ts';
import { isWorkedOn, openAddress } from '../../format/siteAddresses.ts';
import { orderDate } from '../../format/orderDate.ts';
import { refundLines } from '../../format/refundLines.ts';
import { orderName } from '../../format/orderName.ts';
import { price } from '../../format/price.ts';

export interface OrderPageProps {
  /** What was bought, and how far it is. */
  order: Order;
  /** Its website as its buyer works on it, once there is one to work on. */
  workshop?: Omit<OrderWorkshopProps, 'order'> | undefined;
  /** Where paying for it is asked for. */
  payAction: string;
  /** What the buyer of a delivered order says of it, on its way. */
  review: Pick<ReviewFormProps, 'formAction' | 'status' | 'problems' | 'onSubmit' | 'onFirstTouch'>;
  /** Where its website is downloaded whole. */
  zips: OrderDeliveryProps['zips'];
  /** What visitors left at its website, once it was published. */
  visitors: Omit<OrderVisitorsProps, 'address'>;
  /** Where a new link to it is asked for. */
  linkAction: string;
  /** The way back to the shelf. */
  catalogueHref: string;
}

const stillToCome: readonly Order['status'][] = ['pending', 'paid', 'in_progress'];

/** Follows an order: how it stands, how far it has come, and its receipt. */
export function OrderPage(props: OrderPageProps) {
  const { order, workshop, payAction, review, zips, visitors, linkAction, catalogueHref } = props;
  const {
    reference,
    status,
    templateId,
    templateName,
    differences,
    upgrades,
    addOns,
    total,
    createdAt,
    billing,
  } = order;
  const { delivery, site, pictures } = order;
  const { receipt } = orders;
  const inDesign = workshop?.workshop.templateId ?? templateId;
  const taken = differences.filter((difference) => difference.status === 'delivered');
  const worn =
    inDesign === templateId || taken.some((difference) => difference.templateId === inDesign)
      ? undefined
      : workshop?.workshop.designs.find(({ id }) => id === inDesign)?.name;
  const extras = addOns.reduce((sum, addOn) => sum + addOn.price, 0);

  return (
    <Blocks>
      {workshop && isWorkedOn(order, workshop.workshop.stage) ? (
        <OrderWorkshop {...workshop} order={order} />
      ) : (
        <OrderPanel order={order} payAction={payAction} browseHref={catalogueHref} />
      )}
      <OrderDelivery delivery={delivery} site={site} pictures={pictures} zips={zips} />
      {site !== null && site.state !== 'draft' && (
        // Not where the desk may have put another by hand: nobody is counted there.
        <OrderVisitors {...visitors} address={openAddress({ delivery: null, site })} />
      )}
      {upgrades === null && (
        <OrderTimeline
          heading={orders.timeline.heading}
          headingLevel={2}
          items={stepsOf(order)}
          note={{ heading: orders.next.heading, text: orders.next[status] }}
          labels={orders.timeline.states}
        />
      )}
      {status === 'delivered' && upgrades === null && (
        <ReviewForm
          {...review}
          id="review"
          tone="tint"
          heading={orders.review.heading}
          lead={orders.review.lead}
          count={orders.review.count}
          labels={orders.review.labels}
        />
      )}
      <OrderSummary
        heading={receipt.heading}
        headingLevel={2}
        lead={receipt.text}
        shop={{ name: brand.name, tagline: brand.tagline }}
        reference={{ label: orders.reference, text: reference }}
        date={{ label: orders.date, ...orderDate(createdAt) }}
        billedTo={billing ? billingFacts(billing, billedWords) : []}
        lines={[
          { id: templateId, name: orderName(order), price: price(total - extras) },
          ...addOns.map(({ id, name, price: minor }) => ({ id, name, price: price(minor) })),
        ]}
        total={{ label: receipt.total, price: price(total) }}
        stamp={{ label: receiptWord(status), tone: stampTone(status) }}
        footer={[
          ...taken.map((difference) =>
            differenceWords.paid(difference.templateName, price(difference.total), difference.reference),
          ),
          ...(worn ? [workshopWords.design.worn(worn, templateName)] : []),
          ...refundLines(order).map(({ name, figure }) => `${name}: ${figure}`),
          ...(stillToCome.includes(status) && upgrades === null ? [readyWords(order)] : []),
          ...receipt.footer,
        ]}
        print={{ label: receipt.print }}
      />
      {status !== 'pending' && <OrderLink action={linkAction} />}
    </Blocks>
  );
}

function stepsOf({ timeline, status, delivery }: Order) {
  const { steps, turns } = orders.timeline;
  // A delivered order has no current step, and money that went back in part is never the current one.
  const now =
    status === 'delivered'
      ? -1
      : timeline.findLastIndex(({ step, at }) => at !== null && step !== 'part_refunded');

  return timeline.map(({ step, at, whoseTurn, amount }, place) => {
    const state = place === now ? ('current' as const) : at ? ('done' as const) : ('upcoming' as const);
    const { label, text } = steps[step];
    const word = step === 'delivered' && at !== null ? statusWord(step, delivery?.address) : label;
    return {
      label: amount ? `${word}: ${price(amount)}` : word,
      text,
      state,
      date: at === null ? undefined : orderDate(at),
      whoseTurn: state === 'current' && whoseTurn !== 'nobody' ? turns[whoseTurn] : undefined,
    };
  });
}
