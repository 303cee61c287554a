import { brand } from '@awning/content/brand';
import { billedWords } from '@awning/content/orders/billing';
import { differenceWords } from '@awning/content/orders/difference';
import { orders } from '@awning/content/orders/orders';
import { receiptWord } from '@awning/content/orders/orderStatus';
import { workshopWords } from '@awning/content/orders/workshopWords';
import type { Order } from '@awning/contract/orders';
import type { Workshop } from '@awning/contract/sites/workshop';
import { billingFacts } from '@awning/shop/billing';
import { OrderSummary, type OrderSummaryProps } from '@awning/ui/sections/OrderSummary';
import { useOrderDate } from '../../format/useOrderDate.ts';
import { orderName } from '../../format/orderName.ts';
import { price } from '../../format/price.ts';
import { refundLines } from '../../format/refundLines.ts';
import { stampTone } from '../../format/stampTone.ts';
import { readyWords } from '../readyWords.ts';

export interface OrderReceiptProps extends Required<Pick<OrderSummaryProps, 'fold'>> {
  order: Order;
  /** Its website, which may be in another design than the purchased one. */
  workshop: Pick<Workshop, 'templateId' | 'designs'> | undefined;
}

const stillToCome: readonly Order['status'][] = ['pending', 'paid', 'in_progress'];

/** The receipt of an order: its goods, its total, and its refunds. */
export function OrderReceipt({ order, workshop, fold }: OrderReceiptProps) {
  const { reference, status, templateId, templateName, differences, upgrades } = order;
  const { addOns, total, createdAt, billing } = order;
  const { receipt } = orders;
  const orderDate = useOrderDate();
  const inDesign = workshop?.templateId ?? templateId;
  const taken = differences.filter((difference) => difference.status === 'delivered');
  const designNow =
    inDesign === templateId || taken.some((difference) => difference.templateId === inDesign)
      ? undefined
      : workshop?.designs.find(({ id }) => id === inDesign)?.name;
  const extras = addOns.reduce((sum, addOn) => sum + addOn.price, 0);

  return (
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
        ...(designNow ? [workshopWords.design.instead(designNow, templateName)] : []),
        ...refundLines(order).map(({ name, figure }) => `${name}: ${figure}`),
        ...(stillToCome.includes(status) && upgrades === null ? [readyWords(order)] : []),
        ...receipt.footer,
      ]}
      print={{ label: receipt.print }}
      fold={fold}
    />
  );
}
