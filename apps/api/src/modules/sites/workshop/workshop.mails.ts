import { randomUUID } from 'node:crypto';
import { brand } from '@awning/content/brand';
import { workshopWords } from '@awning/content/orders/workshopWords';
import { findTemplate } from '@awning/shop/catalogue';
import { catalogue } from '@awning/templates/catalogue';
import { asWords, type MailContent } from '../../../mail/writeMail.ts';
import { createMail, type Mail } from '../../../mail/mail.ts';

const { suggestion: suggestionWords } = workshopWords;

/** The fields of an order that its mails use. */
interface MailedOrder {
  id: string;
  reference: string;
  token: string;
  templateId: string;
  templateName: string;
  customerName: string;
  customerEmail: string;
}

interface Said {
  id: string;
  text: string;
  asksChange: boolean;
}

/** The number of corrections, and the shop's note on them. */
interface Suggested {
  count: number;
  note: string;
}

/** The mails while a website is made: to its buyer, and to the shop. */
export function createWorkshopMails({ siteUrl, shopEmail }: { siteUrl: string; shopEmail: string }) {
  // A buyer whose data was deleted has no address for a reply.
  const answeredBy = ({ customerEmail }: MailedOrder) => customerEmail && { replyTo: customerEmail };

  return {
    handedIn: (order: MailedOrder, designId: string, at: Date): Mail =>
      createMail(workshopMailContents.handedIn(order, designId, siteUrl), {
        cause: `order ${order.id}`,
        kind: 'handed-in',
        recipient: shopEmail,
        ...answeredBy(order),
        at,
      }),
    /** One mail for each offer: the same release may be offered again. */
    offered: (order: MailedOrder, designId: string, at: Date): Mail =>
      createMail(workshopMailContents.offered(order, designId, siteUrl), {
        cause: `order ${order.id} offer ${randomUUID()}`,
        kind: 'site-offer',
        recipient: order.customerEmail,
        at,
      }),
    suggested: (order: MailedOrder, suggested: Suggested & { id: string }, at: Date): Mail =>
      createMail(workshopMailContents.suggested(order, suggested, siteUrl), {
        cause: `order ${order.id} suggestion ${suggested.id}`,
        kind: 'site-suggestion',
        recipient: order.customerEmail,
        at,
      }),
    fromBuyer: (order: MailedOrder, said: Said, at: Date): Mail =>
      createMail(workshopMailContents.fromBuyer(order, said, siteUrl), {
        cause: `order ${order.id} message ${said.id}`,
        kind: 'message-to-shop',
        recipient: shopEmail,
        ...answeredBy(order),
        at,
      }),
    fromShop: (order: MailedOrder, said: Said, at: Date): Mail =>
      createMail(workshopMailContents.fromShop(order, said, siteUrl), {
        cause: `order ${order.id} message ${said.id}`,
        kind: 'message-to-buyer',
        recipient: order.customerEmail,
        at,
      }),
  };
}

const atDesk = ({ id }: MailedOrder, siteUrl: string) =>
  ({
    kind: 'action',
    label: 'Open the website at the desk',
    url: `${siteUrl}/dashboard/orders/${id}/site`,
  }) as const;

const questions = ({ reference }: MailedOrder) =>
  ({ kind: 'paragraph', text: `Questions? Write to ${brand.email} and name ${reference}.` }) as const;

/** The design that a site is in, and the one that was bought if that is another. */
const designOf = ({ templateId, templateName }: MailedOrder, designId: string) =>
  designId === templateId
    ? templateName
    : `${findTemplate(catalogue, designId)?.name ?? designId} (ordered as ${templateName})`;

const handedIn = (order: MailedOrder, designId: string, siteUrl: string): MailContent => ({
  subject: `Handed in: order ${order.reference}`,
  blocks: [
    { kind: 'heading', text: 'It is your turn' },
    {
      kind: 'paragraph',
      text: `${asWords(order.customerName)} has handed in what belongs on the ${designOf(order, designId)} website of order ${order.reference}. Look it over and offer it.`,
    },
    atDesk(order, siteUrl),
  ],
});

const offered = (order: MailedOrder, designId: string, siteUrl: string): MailContent => ({
  subject: `Look at your website: order ${order.reference}`,
  blocks: [
    { kind: 'heading', text: 'It is ready for you to look at' },
    {
      kind: 'paragraph',
      text: `Hello ${asWords(order.customerName)}, your ${designOf(order, designId)} website is put together. Look at it on your order’s page. Approve it there and it goes live at once, or say what should change.`,
    },
    { kind: 'action', label: 'See and approve it', url: `${siteUrl}/orders/${order.token}` },
    questions(order),
  ],
});

const suggested = (order: MailedOrder, { count, note }: Suggested, siteUrl: string): MailContent => ({
  subject: `${count === 1 ? 'A correction' : 'Corrections'} to look at: order ${order.reference}`,
  blocks: [
    { kind: 'heading', text: suggestionWords.said(count) },
    {
      kind: 'paragraph',
      text: `Hello ${asWords(order.customerName)}, we have read through what belongs on your website. Nothing of it is changed before you say so: see what stood there and what would, on your order’s page.`,
    },
    ...(note === '' ? [] : [{ kind: 'quote', text: asWords(note) } as const]),
    {
      kind: 'action',
      label: 'Look at what we suggest',
      url: `${siteUrl}/orders/${order.token}#corrections`,
    },
    questions(order),
  ],
});

const fromBuyer = (order: MailedOrder, { text, asksChange }: Said, siteUrl: string): MailContent => ({
  subject: asksChange ? `Sent back: order ${order.reference}` : `A message about order ${order.reference}`,
  blocks: [
    {
      kind: 'heading',
      text: asksChange
        ? `${asWords(order.customerName)} asks for a change`
        : `${asWords(order.customerName)} wrote`,
    },
    { kind: 'quote', text: asWords(text) },
    atDesk(order, siteUrl),
  ],
});

const fromShop = (order: MailedOrder, { text }: Said, siteUrl: string): MailContent => ({
  subject: `A message about your order ${order.reference}`,
  blocks: [
    { kind: 'heading', text: `${brand.name} wrote to you` },
    { kind: 'quote', text: asWords(text) },
    { kind: 'action', label: 'Answer on your order’s page', url: `${siteUrl}/orders/${order.token}` },
  ],
});

export const workshopMailContents = { handedIn, offered, suggested, fromBuyer, fromShop };
