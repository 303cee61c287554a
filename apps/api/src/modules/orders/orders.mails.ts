import { randomUUID } from 'node:crypto';
import { hosting } from '@awning/content/orders/hosting';
import { brand } from '@awning/content/brand';
import { siteWords } from '@awning/content/orders/siteWords';
import { dearerDesign, differenceWords } from '@awning/content/orders/difference';
import { billedWords } from '@awning/content/orders/billing';
import { orderStatus } from '@awning/content/orders/orderStatus';
import { handIn, promises, turn } from '@awning/content/promises';
import { moneyBack } from '@awning/content/policies/moneyBack';
import { billingFacts } from '@awning/shop/billing';
import { formatMoney } from '@awning/shop/money';
import { tierOf } from '@awning/shop/tiers';
import { formatDay } from '@awning/shop/workingDays';
import { asWords, type MailContent } from '../../mail/writeMail.ts';
import { createMail, type Mail, type MailKind } from '../../mail/mail.ts';
import type { FileRecord } from '../../records/orderFiles.ts';
import { fileUrl, zipUrl } from './deliveries/delivery.ts';
import type { Upgrade } from './change.ts';
import { orderedName, readyDay, type OrderRecord } from './order.ts';

/** The things a buyer gets besides an address. */
interface HandedOver {
  files: readonly FileRecord[];
  /** The website is live with us, so it can be downloaded whole. */
  isLive: boolean;
}

export type OrderMails = ReturnType<typeof createOrderMails>;

/** The mails about an order, to the buyer and to the shop. */
export function createOrderMails({ siteUrl, shopEmail }: { siteUrl: string; shopEmail: string }) {
  const toBuyer = (kind: MailKind, mail: MailContent, order: OrderRecord, at: Date) =>
    createMail(mail, { cause: `order ${order.id}`, kind, recipient: order.customerEmail, at });

  return {
    paid: (order: OrderRecord, at: Date): Mail[] => [
      toBuyer('order-receipt', orderMailContents.receipt(order, siteUrl), order, at),
      createMail(orderMailContents.notice(order, siteUrl), {
        cause: `order ${order.id}`,
        kind: 'new-order',
        recipient: shopEmail,
        replyTo: order.customerEmail,
        at,
      }),
    ],
    differencePaid: (order: OrderRecord, upgrade: Upgrade, at: Date): Mail =>
      toBuyer('difference-receipt', orderMailContents.differenceReceipt(order, upgrade, siteUrl), order, at),
    begun: (order: OrderRecord, at: Date): Mail =>
      toBuyer('work-begun', orderMailContents.begun(order, at, siteUrl), order, at),
    delivered: (order: OrderRecord, handed: HandedOver, at: Date): Mail =>
      toBuyer('delivery', orderMailContents.delivered(order, handed, siteUrl), order, at),
    /** One mail for each new link: the cause tells them apart. */
    linkRenewed: (order: OrderRecord, at: Date): Mail =>
      createMail(orderMailContents.linkRenewed(order, siteUrl), {
        cause: `order ${order.id} link ${randomUUID()}`,
        kind: 'order-link',
        recipient: order.customerEmail,
        at,
      }),
    /** The links to some orders of one mailbox, the newest first. */
    links: (found: readonly OrderRecord[], at: Date): Mail =>
      createMail(orderMailContents.links(found, siteUrl), {
        cause: `order links ${randomUUID()}`,
        kind: 'order-links',
        recipient: found[0]!.customerEmail,
        at,
      }),
    /** One mail for each refund: the cause tells them apart. */
    refunded: (order: OrderRecord, returned: number, cause: string, at: Date): Mail =>
      createMail(orderMailContents.refunded(order, returned, siteUrl), {
        cause: `order ${order.id} refund ${cause}`,
        kind: order.status === 'refunded' ? 'refund' : 'part-refund',
        recipient: order.customerEmail,
        at,
      }),
  };
}

function receipt(order: OrderRecord, siteUrl: string): MailContent {
  return {
    subject: `Your order ${order.reference} at ${brand.name}`,
    blocks: [
      { kind: 'heading', text: 'Thank you. You’re nearly open.' },
      {
        kind: 'paragraph',
        text: `Hello ${asWords(order.customerName)}, your payment for order ${order.reference} has arrived. ${handIn} We begin when we have them.`,
      },
      bill(order),
      ...billedTo(order),
      {
        kind: 'paragraph',
        text: `${promises.ready(tierOf(order.tier).delivery)} We count from the day we have what goes in. ${hosting.included}`,
      },
      { kind: 'action', label: 'Follow your order', url: `${siteUrl}/orders/${order.token}` },
      { kind: 'paragraph', text: `Questions? Write to ${brand.email} and name ${order.reference}.` },
    ],
  };
}

function differenceReceipt(order: OrderRecord, { upgraded, fits }: Upgrade, siteUrl: string): MailContent {
  const { reference, templateName } = order;
  return {
    subject: `Your payment ${reference} at ${brand.name}`,
    blocks: [
      {
        kind: 'heading',
        text: fits ? `${templateName} is paid for` : 'Your payment came too late for the dearer design',
      },
      {
        kind: 'paragraph',
        text: `Hello ${asWords(order.customerName)}, your payment ${reference} has arrived: the difference for ${templateName}. ${
          fits ? differenceWords.taken(templateName) : differenceWords.late(upgraded.reference)
        }`,
      },
      bill(order),
      ...billedTo(order),
      { kind: 'action', label: 'Open your order', url: `${siteUrl}/orders/${upgraded.token}` },
      { kind: 'paragraph', text: dearerDesign.refundInShort },
      { kind: 'action', label: 'Read about refunds', url: `${siteUrl}/refunds` },
      { kind: 'paragraph', text: `Questions? Write to ${brand.email} and name ${reference}.` },
    ],
  };
}

function begun(order: OrderRecord, at: Date, siteUrl: string): MailContent {
  const { paid, in_progress: inProgress } = orderStatus;
  return {
    subject: `Work on your order ${order.reference} has begun`,
    blocks: [
      { kind: 'heading', text: `${inProgress}: work has begun` },
      {
        kind: 'paragraph',
        text: `Hello ${asWords(order.customerName)}, we have begun to work on your ${order.templateName} website. Your order no longer says “${paid}” but “${inProgress}”, and that changes what a refund is.`,
      },
      {
        kind: 'paragraph',
        text: `${turn.in_progress} ${promises.readyBy(formatDay(readyDay(order, at), brand))}`,
      },
      { kind: 'paragraph', text: moneyBack.onceBegun },
      { kind: 'action', label: 'See your order', url: `${siteUrl}/orders/${order.token}` },
      { kind: 'action', label: 'Read about refunds', url: `${siteUrl}/refunds` },
      { kind: 'paragraph', text: `Questions? Write to ${brand.email} and name ${order.reference}.` },
    ],
  };
}

function delivered(order: OrderRecord, { files, isLive }: HandedOver, siteUrl: string): MailContent {
  const where = order.address === null ? '' : `, at ${order.address}`;
  return {
    subject: `Your website is ready: order ${order.reference}`,
    blocks: [
      { kind: 'heading', text: 'It’s ready. The door is open.' },
      {
        kind: 'paragraph',
        text: `Hello ${asWords(order.customerName)}, your ${order.templateName} website is ready${where}.`,
      },
      ...(order.address === null
        ? []
        : [{ kind: 'action' as const, label: 'Open your website', url: order.address }]),
      ...files.map((file) => ({
        kind: 'action' as const,
        label: `Download ${asWords(file.name)}`,
        url: `${siteUrl}${fileUrl(order, file)}`,
      })),
      ...(isLive
        ? [
            { kind: 'paragraph' as const, text: siteWords.take.text },
            ...(['files', 'source'] as const).map((kind) => ({
              kind: 'action' as const,
              label: siteWords.take.download[kind],
              url: siteUrl + zipUrl(order, kind),
            })),
          ]
        : []),
      { kind: 'action', label: 'See your order', url: `${siteUrl}/orders/${order.token}` },
      {
        kind: 'paragraph',
        text: 'Are you pleased with it? Please leave a review on your order’s page. It helps the next shop to choose.',
      },
      {
        kind: 'paragraph',
        text: `Something not right? Write to ${brand.email} and name ${order.reference}.`,
      },
    ],
  };
}

function refunded(order: OrderRecord, returned: number, siteUrl: string): MailContent {
  const figure = (amount: number) => formatMoney(amount, { ...brand, currency: order.currency });
  const isWhole = order.refunded === order.total;
  const part = `we have refunded ${figure(returned)} of the ${figure(order.total)} you paid for your order ${order.reference}.`;
  const rest = `${figure(order.total - order.refunded)} of it stays paid.`;
  const whole = `we have refunded ${figure(returned)} for your order ${order.reference}.`;
  const earlier = `With what went back before, that is all of the ${figure(order.total)} you paid.`;
  const sentences = isWhole ? [whole, ...(returned === order.total ? [] : [earlier])] : [part, rest];

  return {
    subject: isWhole
      ? `Your refund for order ${order.reference}`
      : `A part refund for order ${order.reference}`,
    blocks: [
      {
        kind: 'heading',
        text: isWhole ? 'Your money is on its way back' : 'A part of your money is on its way back',
      },
      {
        kind: 'paragraph',
        text: `Hello ${asWords(order.customerName)}, ${sentences.join(' ')} It goes back the way you paid. Banks can take some days to show it.`,
      },
      ...billedTo(order),
      { kind: 'action', label: 'See your order', url: `${siteUrl}/orders/${order.token}` },
      { kind: 'paragraph', text: `Questions? Write to ${brand.email} and name ${order.reference}.` },
    ],
  };
}

function linkRenewed(order: OrderRecord, siteUrl: string): MailContent {
  return {
    subject: `The new link to your order ${order.reference}`,
    blocks: [
      { kind: 'heading', text: 'Your order has a new link' },
      {
        kind: 'paragraph',
        text: `Hello ${asWords(order.customerName)}, a new link was asked for on the page of your order ${order.reference}. The old one opens nothing any more, in none of our earlier mails either. Keep this one.`,
      },
      { kind: 'action', label: 'See your order', url: `${siteUrl}/orders/${order.token}` },
      {
        kind: 'paragraph',
        text: `Was it not you? Then somebody had your link: make another on that page, and write to ${brand.email}.`,
      },
    ],
  };
}

function links(found: readonly OrderRecord[], siteUrl: string): MailContent {
  return {
    subject: `Your orders at ${brand.name}`,
    blocks: [
      { kind: 'heading', text: 'Here are your orders' },
      {
        kind: 'paragraph',
        text: 'Somebody, you we hope, asked for the links to what was ordered with this address.',
      },
      ...found.map((order) => ({
        kind: 'action' as const,
        label: `${order.reference}: ${orderedName(order)}`,
        url: `${siteUrl}/orders/${order.token}`,
      })),
      {
        kind: 'paragraph',
        text: 'Whoever has a link sees all of that order, so keep them to yourself. Was it not you? Then leave it: nobody but you got this mail.',
      },
    ],
  };
}

function notice(order: OrderRecord, siteUrl: string): MailContent {
  return {
    subject: `New order ${order.reference}: ${order.templateName}`,
    blocks: [
      { kind: 'heading', text: `New order ${order.reference}` },
      {
        kind: 'facts',
        facts: [
          { label: 'Name', value: asWords(order.customerName) },
          { label: 'Email', value: order.customerEmail },
          { label: 'Business', value: asWords(order.customerBusiness ?? 'not given') },
        ],
      },
      bill(order),
      ...billedTo(order),
      {
        kind: 'action',
        label: 'Open the order at the desk',
        url: `${siteUrl}/dashboard/orders/${order.id}`,
      },
    ],
  };
}

export const orderMailContents = {
  receipt,
  differenceReceipt,
  begun,
  delivered,
  refunded,
  linkRenewed,
  links,
  notice,
};

/** The business that the receipt is made out to, where there is one. */
const billedTo = ({ billing }: OrderRecord) =>
  billing
    ? [
        {
          kind: 'facts' as const,
          facts: billingFacts(billing, billedWords).map(({ label, text }) => ({
            label,
            value: asWords(text),
          })),
        },
      ]
    : [];

function bill(order: OrderRecord) {
  const { templatePrice, addOns, total, currency } = order;
  const figure = (amount: number) => formatMoney(amount, { ...brand, currency });
  const lines = [{ name: orderedName(order), price: templatePrice }, ...addOns];

  return {
    kind: 'receipt' as const,
    lines: lines.map(({ name, price }) => ({ name, figure: figure(price) })),
    total: figure(total),
    note: `Paid once, in ${currency}. No monthly fees.`,
  };
}
