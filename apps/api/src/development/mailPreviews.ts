import { entryMailContents } from '../hosting/entries.mails.ts';
import { workshopMailContents } from '../modules/sites/workshop/workshop.mails.ts';
import type { MailContent } from '../mail/writeMail.ts';
import type { MailKind } from '../mail/mail.ts';
import { accountMailContents } from '../modules/accounts/accounts.mails.ts';
import { contactMailContents } from '../modules/contact/contact.mails.ts';
import { newsletterMailContents } from '../modules/newsletter/newsletter.mails.ts';
import type { OrderRecord } from '../modules/orders/order.ts';
import { orderMailContents } from '../modules/orders/orders.mails.ts';
import { quoteMailContents } from '../modules/quotes/quotes.mails.ts';

const at = new Date('2026-11-21T09:00:00Z');

const order: OrderRecord = {
  id: '3f1f7a52-6a0e-4e0c-9d3b-7f6f0f2f9a11',
  reference: 'AW-7KQ2-M4XD',
  token: 'an-order-that-nobody-placed',
  formKey: null,
  status: 'paid',
  templateId: 'barbershop-classic',
  templateName: 'Barbershop Classic',
  templatePrice: 299_00,
  tier: 'basic',
  addOns: [
    { id: 'extraPages', name: 'Extra Pages', price: 50_00 },
    { id: 'domainSetup', name: 'Custom Domain Setup', price: 25_00 },
  ],
  total: 374_00,
  currency: 'USD',
  userId: null,
  customerName: 'Ada Sharp',
  customerEmail: 'ada@sharp.example',
  customerBusiness: 'Sharp & Sons',
  billing: {
    company: 'Sharp Trading Ltd',
    street: '1 High Street',
    postalCode: 'LS1 1AA',
    city: 'Leeds',
    country: 'GB',
    taxNumber: 'GB 123 4567 89',
  },
  tried: null,
  createdAt: at,
  paidAt: at,
  expiresAt: at,
  sessionId: 'none',
  paidSessionId: null,
  refunded: 0,
  flag: null,
  address: 'https://www.sharp-and-sons.example/',
  upgradesOrderId: null,
};

const difference: OrderRecord = {
  ...order,
  reference: 'AW-3HX8-Q2NB',
  status: 'delivered',
  templateId: 'barbershop-deluxe',
  templateName: 'Barbershop Deluxe',
  templatePrice: 200_00,
  addOns: [],
  total: 200_00,
  address: null,
  upgradesOrderId: order.id,
};

const files = [
  { id: 'a-file', orderId: order.id, name: 'sharp-and-sons.zip', size: 4_300_000, received: 4_300_000 },
];

const said = {
  id: 'a-message',
  text: 'The prices are right now.\n\nOne more thing: we are closed on Mondays.',
  asksChange: false,
};

const person = { firstName: 'Ada', email: 'ada@hargreave.example' };

const entry = { id: order.id, emailKey: '', state: 'new', fingerprint: '', createdAt: at } as const;

const message = {
  ...entry,
  name: 'Bea Short',
  email: 'bea@short.example',
  subject: 'Opening hours',
  message: 'Hello,\n\ncould the page for opening hours show bank holidays?\nOur old one never did.\n\nBea',
};

const siteEntry = {
  business: 'Sharp & Sons',
  form: 'contact',
  fields: [
    { label: 'name', value: 'Bea Short' },
    { label: 'email', value: 'bea@short.example' },
    { label: 'message', value: 'Hello,\n\nare you open on the Monday after Easter?\n\nBea' },
  ],
  hasReply: true,
};

const quote = {
  ...entry,
  name: 'Carl Byrne',
  email: 'carl@byrne.example',
  business: 'Dog grooming',
  budget: '$1,500 or so',
  details: 'Four pages and a way to book.\nWe have our own photographs.',
};

/** Every mail of the shop, by its kind and with fictional people, for developers to look at. */
export const mailPreviews = (siteUrl: string): Record<MailKind, MailContent> => ({
  'order-receipt': orderMailContents.receipt(order, siteUrl),
  'new-order': orderMailContents.notice(order, siteUrl),
  'difference-receipt': orderMailContents.differenceReceipt(
    difference,
    { upgraded: order, fits: true },
    siteUrl,
  ),
  'order-link': orderMailContents.linkRenewed(order, siteUrl),
  'order-links': orderMailContents.links([order], siteUrl),
  'work-begun': orderMailContents.begun(order, at, siteUrl),
  delivery: orderMailContents.delivered(order, { files, isLive: true }, siteUrl),
  'handed-in': workshopMailContents.handedIn(order, order.templateId, siteUrl),
  'site-offer': workshopMailContents.offered(order, 'barbershop-comb', siteUrl),
  'site-suggestion': workshopMailContents.suggested(
    order,
    { count: 3, note: 'Two typing errors, and a price that stood there twice.' },
    siteUrl,
  ),
  'message-to-shop': workshopMailContents.fromBuyer(order, said, siteUrl),
  'message-to-buyer': workshopMailContents.fromShop(order, said, siteUrl),
  refund: orderMailContents.refunded({ ...order, status: 'refunded', refunded: 374_00 }, 374_00, siteUrl),
  'part-refund': orderMailContents.refunded({ ...order, refunded: 50_00 }, 50_00, siteUrl),
  welcome: accountMailContents.welcome(person, siteUrl),
  'confirm-email': accountMailContents.confirmation(person, siteUrl),
  reset: accountMailContents.reset(person, siteUrl),
  'password-changed': accountMailContents.passwordChanged(person, siteUrl),
  contact: contactMailContents.confirmation(),
  'contact-notice': contactMailContents.notice(message),
  quote: quoteMailContents.confirmation(),
  'quote-notice': quoteMailContents.notice(quote),
  'newsletter-confirm': newsletterMailContents.confirmation(siteUrl),
  'site-entry': entryMailContents.notice(siteEntry),
});
