import type { Workshop } from '@awning/contract/sites/workshop';
import { shots } from '@awning/templates/shots';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview';
import {
  cancelled,
  delivered,
  deliveredAsFiles,
  deliveredElsewhere,
  deliveredLive,
  deliveredPaused,
  expired,
  inProgress,
  paid,
  partRefunded,
  pending,
  refunded,
} from '../../testing/orders.fixtures.ts';
import { visitors } from '../OrderVisitors/OrderVisitors.fixtures.ts';
import { draft, form } from '../WorkshopPage/WorkshopPage.fixtures.ts';
import { ownDate } from '../../format/orderDate.ts';
import { OrderWindow } from '../OrderWindow/OrderWindow.tsx';
import { OrderPage } from './OrderPage.tsx';

const site = 'https://www.hargreave-and-son.example/';

const meta = preview.meta({
  component: OrderPage,
  args: {
    order: pending,
    view: (
      <OrderWindow picture={{ ...shots['barbershop-classic']!.card, alt: '' }} name="Barbershop Classic" />
    ),
    payAction: '/orders/token/pay',
    review: { formAction: '/reviews/create', status: 'idle' as const, onSubmit: fn() },
    zips: { files: '/orders/token/site/files.zip', source: '/orders/token/site/source.zip' },
    visitors: {
      visitors: { ...visitors, status: 'there' as const },
      fileHref: '/orders/token/site/entries.csv',
      onRemove: fn(),
      onAgain: fn(),
    },
    linkAction: '/orders/token/link',
    catalogueHref: '/templates',
  },
  parameters: { layout: 'fullscreen' },
});

const complained = fn();
let serverWrote = '';

/** As it is served, then hydrated. */
function arriveIn(holder: HTMLElement | null, page: ReactElement) {
  if (!holder) return undefined;
  serverWrote = renderToString(page);
  holder.innerHTML = serverWrote;
  const root = hydrateRoot(holder, page, { onRecoverableError: complained });
  return () => queueMicrotask(() => root.unmount());
}

const times = /3-5 business days|7-14 days|Ready by/;

/** Its receipt is made out to a business. */
export const BilledToBusiness = meta.story({
  args: {
    order: { ...paid, billing: { company: 'Sharp Trading Ltd', city: 'Leeds', taxNumber: 'GB 123 4567 89' } },
  },
  play: async ({ canvas }) => {
    const receipt = canvas.getByRole('region', { name: 'Your receipt' });
    await expect(receipt).toHaveTextContent('Billed toSharp Trading Ltd');
    await expect(receipt).toHaveTextContent('VAT or tax numberGB 123 4567 89');
  },
});

/** Placed and not paid for: it can still be paid. */
export const Unpaid = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Waiting for payment');
    await expect(canvas.getByText('AW-7K3M-9QX2 · Total $399')).toBeVisible();
    await expect(canvas.getByText(/^It is your turn: pay at the till/)).toBeVisible();
    await expect(canvas.getByText('Your turn').closest('li')).toHaveTextContent('Ordered');
    await expect(canvas.getByRole('button', { name: 'Pay now' })).toBeVisible();
    // The till returns by the link that it was given.
    await expect(canvas.queryByRole('region', { name: 'The link to this page' })).toBeNull();
  },
});

/** Paid: the receipt is stamped, and the buyer's content is awaited. */
export const Paid = meta.story({
  args: { order: paid },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'It is your turn: fill in your name, hours, prices and pictures on the page of your order.',
      ),
    ).toBeVisible();
    await expect(canvas.getByText('Your turn').closest('li')).toHaveAttribute('aria-current', 'step');
    await expect(canvas.queryByText('Our turn')).toBeNull();
    await expect(canvas.getAllByText(times).map(({ textContent }) => textContent)).toEqual([
      'Ready in 3-5 business days.',
      'Ready in 3-5 business days.',
    ]);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Paid, with thanks');
    await expect(canvas.queryByRole('button', { name: 'Pay now' })).not.toBeInTheDocument();
    await expect(canvas.getByText('AW-7K3M-9QX2 · Paid $399')).toBeVisible();
    await expect(canvas.getAllByText('AW-7K3M-9QX2')[0]).toBeVisible();
  },
});

/** The same with a larger design, which takes its own time. */
export const PaidLarger = meta.story({
  args: { order: { ...paid, tier: 'advanced' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(times).map(({ textContent }) => textContent)).toEqual([
      'Ready in 7-14 days.',
      'Ready in 7-14 days.',
    ]);
  },
});

const difference = {
  ...paid,
  status: 'delivered' as const,
  reference: 'AW-3HX8-Q2NB',
  templateId: 'barbershop-deluxe',
  templateName: 'Barbershop Deluxe',
  addOns: [],
  total: 500_00,
  upgrades: { reference: paid.reference, url: '/orders/first' },
};

/** The difference to a dearer design: the page says so, links to the order of the website and asks for nothing. */
export const Difference = meta.story({
  args: { order: difference },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Paid, with thanks');
    await expect(
      canvas.getByText(
        /^This pays the difference for Barbershop Deluxe, for the website of order AW-7K3M-9QX2/,
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open order AW-7K3M-9QX2' })).toHaveAttribute(
      'href',
      '/orders/first',
    );
    await expect(canvas.getByText('The difference for Barbershop Deluxe')).toBeVisible();
    await expect(canvas.queryByText(/It is your turn/)).toBeNull();
    await expect(canvas.queryByRole('heading', { name: 'How is it?' })).toBeNull();
  },
});

/** The payment came too late: the website could not move to the design any more. */
export const DifferenceTooLate = meta.story({
  args: { order: { ...difference, status: 'paid' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/could not be put into the dearer design any more/)).toBeVisible();
  },
});

/** The upgraded order: its receipt names the difference. */
export const PaidWithDifference = meta.story({
  args: { order: { ...paid, differences: [{ ...difference, url: '/orders/difference' }] } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'Barbershop Deluxe: the difference of $500 is paid. It has a receipt of its own, AW-3HX8-Q2NB.',
      ),
    ).toBeVisible();
  },
});

/** Cancelled at the till by its link. */
export const Cancelled = meta.story({
  args: { order: cancelled },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Cancelled');
    await expect(canvas.getByText(/^It is nobody’s turn, unless you still want it/)).toBeVisible();
    await expect(canvas.queryByText(times)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Pay now' })).toBeVisible();
  },
});

/** In progress: the shop's turn. */
export const InProgress = meta.story({
  args: { order: inProgress },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('In progress');
    await expect(canvas.getByText(/^You get an email with its address or its files/)).toBeVisible();
    await expect(canvas.getByText('Our turn').closest('li')).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getByText(/^It is our turn: we build your website/)).toBeVisible();
    // The delivery date alone is named, and no number of days.
    await expect(canvas.getAllByText(times).map(({ textContent }) => textContent)).toEqual([
      'Ready by Friday, 27 November 2026.',
      'Ready by Friday, 27 November 2026.',
    ]);
    await expect(canvas.getByText(ownDate('2026-11-21T08:05:00Z').text)).toBeVisible();
  },
});

/** The server writes times in a named zone; script rewrites them in the reader’s own, without redrawing the page. */
export const TimesOnArrival = meta.story({
  args: { order: inProgress },
  render: (args) => <div ref={(holder) => arriveIn(holder, <OrderPage {...args} />)} />,
  play: async ({ canvas }) => {
    await expect(serverWrote).toContain('21 November 2026 at 08:05 UTC');
    await expect(await canvas.findByText(ownDate('2026-11-21T08:05:00Z').text)).toBeVisible();
    await expect(canvas.queryByText(/UTC/)).toBeNull();
    await expect(complained).not.toHaveBeenCalled();
  },
});

/** The buyer stayed away from the till for too long. */
export const Expired = meta.story({
  args: { order: expired },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Expired');
    await expect(canvas.getByText(/^It is nobody’s turn, unless you still want it/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pay now' })).toBeVisible();
  },
});

/** Refunded: nothing is promised any more. */
export const Refunded = meta.story({
  args: { order: refunded },
  play: async ({ canvas }) => {
    const receipt = within(canvas.getByRole('region', { name: 'Your receipt' }));
    await expect(receipt.getByText('Refunded')).toBeVisible();
    await expect(canvas.queryByText(times)).toBeNull();
    await expect(canvas.getByText('AW-7K3M-9QX2 · Paid $399 · Refunded $399')).toBeVisible();
    await expect(canvas.getByText(/^It is nobody’s turn: the order is closed\./)).toBeVisible();
    await expect(receipt.getByText('Stays paid: $0')).toBeVisible();
    const [step] = canvas.getAllByRole('listitem', { current: 'step' });
    await expect(step).toHaveTextContent('Refunded: $399');
    await expect(step).toHaveTextContent(ownDate('2026-11-21T08:05:00Z').text);
  },
});

/** Refunded in part: the order goes on, and the sum stands in the timeline and on the receipt. */
export const PartRefunded = meta.story({
  args: { order: partRefunded },
  play: async ({ canvas }) => {
    const part = canvas.getByText(/Part refund: \$100/).closest('li')!;
    await expect(part).toHaveTextContent(ownDate('2026-11-22T10:00:00Z').text);
    // A refund is not the current step of the order.
    await expect(part).not.toHaveAttribute('aria-current');
    await expect(canvas.getByText('Our turn').closest('li')).toHaveAttribute('aria-current', 'step');
    const receipt = within(canvas.getByRole('region', { name: 'Your receipt' }));
    await expect(receipt.getByText('Refunded: $100')).toBeVisible();
    await expect(receipt.getByText('Stays paid: $299')).toBeVisible();
    await expect(receipt.getByText('Paid')).toBeVisible();
  },
});

/** Delivered, some days later: every step has its date, and its buyer is asked for a review. */
export const Delivered = meta.story({
  args: { order: delivered },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByText('Now:')).toBeNull();
    await expect(canvas.getByText(/^It is nobody’s turn: all of it is done\./)).toBeVisible();
    await expect(canvas.queryByText(times)).toBeNull();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Live');
    await expect(canvas.getByRole('link', { name: 'Open your website' })).toHaveAttribute('href', site);
    const website = within(canvas.getByRole('region', { name: 'Your website' }));
    await expect(website.getByRole('link', { name: site })).toHaveAttribute('href', site);
    await expect(website.getByRole('link', { name: 'hargreave-and-son.zip' })).toHaveAttribute(
      'href',
      '/orders/token/files/1',
    );
    await expect(website.getByRole('listitem')).toHaveTextContent('4.3 MB');
    await userEvent.click(canvas.getByRole('radio', { name: 'Four stars: good' }));
    await userEvent.type(canvas.getByLabelText('In your words'), 'Open by Friday.');
    await userEvent.click(canvas.getByRole('button', { name: 'Publish my review' }));
    await expect(args.review.onSubmit).toHaveBeenCalledOnce();
    await expect(args.review.onSubmit).toHaveBeenCalledWith({ rating: 4, text: 'Open by Friday.' });
  },
});

/** For another host: files, and no address. It is not live, and nothing says so. */
export const DeliveredAsFiles = meta.story({
  args: { order: deliveredAsFiles },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Delivered');
    await expect(canvas.queryByText(/\blive\b/i)).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Open your website' })).toBeNull();
    const website = within(canvas.getByRole('region', { name: 'Your website' }));
    await expect(website.getAllByRole('link')).toHaveLength(2);
    await expect(website.getByText(/less than 0.1 MB/)).toBeVisible();
  },
});

/** Nothing of it is here: the page promises nothing and says where to ask. */
export const DeliveredElsewhere = meta.story({
  args: { order: deliveredElsewhere },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Delivered');
    await expect(canvas.getByText(/write to hello@awning.example/)).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Your website' })).toBeNull();
  },
});

/** Its buyer has written a review, and is thanked. */
export const Reviewed = meta.story({
  args: { order: delivered, review: { formAction: '/reviews/create', status: 'success' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Thank you' })).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
});

/** It was reviewed before: a plain message says so. */
export const ReviewedAlready = meta.story({
  args: {
    order: delivered,
    review: {
      formAction: '/reviews/create',
      problems: { form: 'This order has its review already. Thank you.' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This order has its review already.');
  },
});

/** Hosted by us: at its own domain and ours, with downloads, and with its visitors' entries. */
export const Live = meta.story({
  args: { order: deliveredLive },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Live');
    await expect(canvas.getByRole('link', { name: 'Open your website' })).toHaveAttribute(
      'href',
      'https://hargreave-and-son.example',
    );
    const website = within(canvas.getByRole('region', { name: 'Your website' }));
    const links = website.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    await expect(links).toEqual([
      ['https://hargreave-and-son.example', 'https://hargreave-and-son.example'],
      ['https://hargreave.sites.example', 'https://hargreave.sites.example'],
      ['Finished files, for any host', '/orders/token/site/files.zip'],
      ['Source project', '/orders/token/site/source.zip'],
      ['Our front.jpg', '/orders/token/site/pictures/1/original'],
      ['IMG_2041.png', '/orders/token/site/pictures/2/original'],
    ]);
    await expect(website.getByText('Your photographs, as you sent them')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'What your visitors sent' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Visits of the last 30 days' })).toBeVisible();
  },
});

const noVisits = {
  visitors: { ...visitors, visits: [], status: 'there' as const },
  fileHref: '/orders/token/site/entries.csv',
  onRemove: fn(),
  onAgain: fn(),
};

/** Live before it is marked as delivered: it can be opened all the same. */
export const LiveInProgress = meta.story({
  args: { order: { ...inProgress, site: deliveredLive.site }, visitors: noVisits },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Tell people its address/)).toHaveTextContent(
      'https://hargreave-and-son.example',
    );
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('In progress');
    await expect(canvas.getByRole('link', { name: 'Open your website' })).toBeVisible();
  },
});

/** Closed for now: there is no link to it, and its entries can still be read. */
export const Paused = meta.story({
  args: {
    order: deliveredPaused,
    visitors: noVisits,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Nobody has come by yet\./)).toBeVisible();
    await expect(canvas.queryByText(/^Tell people its address/)).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Open your website' })).toBeNull();
    await expect(canvas.getAllByText(/^Your website is closed for now/)[0]).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Finished files, for any host' })).toBeVisible();
    await expect(canvas.getByRole('article', { name: 'Request' })).toBeVisible();
  },
});

/** Never published: there is nothing of it to see yet. */
export const SiteInTheMaking = meta.story({
  args: {
    order: {
      ...inProgress,
      site: { ...deliveredLive.site!, state: 'draft', domain: null, stage: 'checking' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('In progress');
    await expect(canvas.queryByRole('region', { name: 'Your website' })).toBeNull();
    await expect(canvas.queryByRole('region', { name: 'What your visitors sent' })).toBeNull();
    await expect(canvas.queryByText(/hargreave.sites.example/)).toBeNull();
  },
});

const sent = (url: string) => ({ formAction: `/orders/token/workshop/${url}`, onSubmit: fn() });
const told = {
  token: 'token',
  form,
  handIn: sent('hand-in'),
  approve: sent('approval'),
  change: sent('messages'),
  anew: sent('messages'),
  message: sent('messages'),
  corrections: { ...sent('suggestion'), status: 'idle' as const },
  releases: { onBuild: fn(), onPublish: fn() },
  domain: { set: sent('domain'), check: sent('domain/check'), remove: sent('domain/removal'), onCopy: fn() },
  workshop: {
    address: 'https://hargreave.sites.example',
    state: 'draft' as const,
    domain: null,
    stage: 'telling' as const,
    templateId: 'barbershop-classic',
    designs: [
      { id: 'barbershop-classic', name: 'Barbershop Classic', category: 'Barbershop', ordered: true },
      { id: 'flowershop-herbarium', name: 'Flowershop Herbarium', category: 'Flowershop', ordered: false },
    ],
    dearer: [],
    content: draft.content,
    options: {},
    version: 4,
    savedAt: '2026-11-23T14:02:00.000Z',
    missing: [...draft.missing],
    handedInAt: null,
    offered: null,
    suggestion: null,
    changesLeft: 1,
    messages: [],
    versions: [],
    releases: [],
    pictures: [],
    ownDomain: { bought: false, domain: null },
  },
};

const ownDomain = {
  domain: 'sharp.example',
  shown: 'sharp.example',
  state: 'waiting' as const,
  records: [
    { purpose: 'proof', type: 'TXT', name: '_awning.sharp.example', value: 'site=k3Yw-bQe' },
    { purpose: 'address', type: 'A', name: 'sharp.example', value: '192.0.2.1' },
    { purpose: 'www', type: 'CNAME', name: 'www.sharp.example', value: 'hargreave.sites.example' },
  ] as const,
  checkedAt: null,
  nextCheckAt: '2026-11-23T14:07:00.000Z',
  failure: null,
};

const withDomain = (
  state: 'draft' | 'live',
  bought: boolean,
  domain:
    | (Omit<typeof ownDomain, 'state' | 'checkedAt' | 'failure'> & {
        state: 'waiting' | 'proven';
        checkedAt: string | null;
        failure: string | null;
      })
    | null,
) => ({
  ...told,
  workshop: {
    ...told.workshop,
    state,
    ownDomain: { bought, domain: domain && { ...domain, records: [...domain.records] } },
  },
});

/** Its buyer has chosen another design of the same price: the receipt names the purchased one and the present one. */
export const InAnotherDesign = meta.story({
  args: {
    order: paid,
    workshop: { ...told, workshop: { ...told.workshop, templateId: 'flowershop-herbarium' } },
  },
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Between you and us', 'Your receipt']) {
      await userEvent.click(canvas.getByRole('heading', { name }));
    }
    await expect(canvas.getByText(/^Nothing has been said yet\. .* the field below\.$/)).toBeVisible();
    await expect(
      canvas.getByText(
        `Your website is in Flowershop Herbarium, taken in place of ${paid.templateName} at the same price.`,
      ),
    ).toBeVisible();
  },
});

/** The order does not include a domain: its buyer reads how to get one. */
export const WithoutDomain = meta.story({
  args: { order: paid, workshop: told },
  play: async ({ canvas, userEvent }) => {
    const own = within(canvas.getByRole('region', { name: 'Your own domain' }));
    await userEvent.click(own.getByRole('heading'));
    await expect(own.getByText(/^Custom Domain Setup is not in your order\. For \$25 /)).toBeVisible();
    await expect(own.queryByRole('textbox')).toBeNull();
  },
});

/** The order includes a domain: it is typed in. */
export const TypingDomain = meta.story({
  args: { order: paid, workshop: withDomain('draft', true, null) },
  play: async ({ canvas, args, userEvent }) => {
    const own = within(canvas.getByRole('region', { name: 'Your own domain' }));
    await userEvent.click(own.getByRole('button', { name: 'Set the domain' }));
    await expect(own.getByRole('textbox', { name: 'Domain' })).toHaveAccessibleDescription(
      /Enter a domain like sharp.example/,
    );
    await userEvent.type(own.getByRole('textbox', { name: 'Domain' }), 'sharp.example');
    await userEvent.click(own.getByRole('button', { name: 'Set the domain' }));
    await expect(args.workshop?.domain.set.onSubmit).toHaveBeenCalledOnce();
  },
});

/** Its records are to be set at the registrar: each can be copied, and checked again. */
export const DomainWaiting = meta.story({
  args: {
    order: paid,
    workshop: withDomain('draft', true, {
      ...ownDomain,
      checkedAt: '2026-11-23T14:02:00.000Z',
      failure: 'sharp.example does not lead anywhere yet. It must lead to 192.0.2.1.',
    }),
  },
  play: async ({ canvas, args, userEvent }) => {
    const own = within(canvas.getByRole('region', { name: 'Your own domain' }));
    await expect(own.getByText('Waiting for its records')).toBeVisible();
    await expect(own.getByText(/^sharp\.example does not lead anywhere yet/)).toBeVisible();
    const rows = within(own.getByRole('table', { name: 'Records to set where you bought it' }));
    const [, ...lines] = rows.getAllByRole('row');
    await expect(
      lines.map((line) => [
        within(line).getByRole('rowheader').textContent,
        ...[...line.querySelectorAll('code')].map(({ textContent }) => textContent),
      ]),
    ).toEqual([
      ['Proof', '_awning.sharp.example', 'site=k3Yw-bQe'],
      ['The domain', 'sharp.example', '192.0.2.1'],
      ['With www', 'www.sharp.example', 'hargreave.sites.example'],
    ]);
    await userEvent.click(rows.getByRole('button', { name: 'Copy 192.0.2.1' }));
    await expect(args.workshop?.domain.onCopy).toHaveBeenCalledWith('192.0.2.1');
    await userEvent.click(own.getByRole('button', { name: 'Look again now' }));
    await expect(args.workshop?.domain.check.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(own.getByRole('button', { name: 'Take sharp.example away' }));
    await expect(args.workshop?.domain.remove.onSubmit).toHaveBeenCalledOnce();
  },
});

/** The same on the narrowest phone, without script: nothing is offered that needs a script. */
export const DomainWithoutScript = DomainWaiting.extend({
  args: {
    workshop: {
      ...withDomain('draft', true, ownDomain),
      domain: { ...told.domain, onCopy: undefined },
    },
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const own = within(canvas.getByRole('region', { name: 'Your own domain' }));
    await expect(own.getByText('We have not looked yet.')).toBeVisible();
    await expect(own.queryByRole('button', { name: /^Copy/ })).toBeNull();
    for (const [name, action] of [
      ['Look again now', 'domain/check'],
      ['Take sharp.example away', 'domain/removal'],
    ] as const) {
      const posted = own.getByRole('button', { name }).closest('form');
      await expect(posted).toHaveAttribute('action', `/orders/token/workshop/${action}`);
      await expect(posted).toHaveAttribute('method', 'post');
    }
  },
});

/** Its records are found: before the website is live, and after. */
export const DomainProven = meta.story({
  args: { order: paid, workshop: withDomain('draft', true, { ...ownDomain, state: 'proven' }) },
  play: async ({ canvas }) => {
    const own = within(canvas.getByRole('region', { name: 'Your own domain' }));
    await expect(own.getByText('Proven')).toBeVisible();
    await expect(own.getByText(/once it is live\.$/)).toBeVisible();
  },
});

/** A domain that the shop gave without a sale is managed in the same way. */
export const DomainServed = meta.story({
  args: {
    order: deliveredLive,
    workshop: {
      ...withDomain('live', false, { ...ownDomain, state: 'proven' }),
      workshop: { ...withDomain('live', false, { ...ownDomain, state: 'proven' }).workshop, stage: 'live' },
    },
  },
  play: async ({ canvas }) => {
    const own = within(canvas.getByRole('region', { name: 'Your own domain' }));
    await expect(own.getByText('Served')).toBeVisible();
    await expect(own.getByRole('button', { name: 'Look again now' })).toBeVisible();
  },
});

/** The buyer is filling in: the page shows the progress, the missing fields, and the next step. */
export const Telling = meta.story({
  args: { order: paid, workshop: told },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Tell us about the shop.');
    // The sum paid is visible before the receipt is unfolded.
    const { text } = ownDate(paid.paidAt!);
    await expect(canvas.getByRole('heading', { level: 1 }).nextElementSibling).toHaveTextContent(
      `AW-7K3M-9QX2 · Paid $399 · ${text}`,
    );
    await expect(canvas.getByText(/^It is saved as you type\./)).toBeVisible();
    // The progress is stated once.
    await expect(canvas.getAllByText(/\d of 9 done/).map(({ textContent }) => textContent)).toEqual([
      '4 of 9 done',
    ]);
    await expect(canvas.getByRole('link', { name: 'Go on filling in' })).toHaveAttribute(
      'href',
      '/orders/token/tell/place',
    );
    const sheet = within(canvas.getByRole('navigation', { name: 'What to tell us' }));
    await expect(sheet.getAllByRole('link')).toHaveLength(9);
    await expect(sheet.getByRole('link', { name: /^Name and trade ?, done$/ })).toHaveAttribute(
      'href',
      '/orders/token/tell/name',
    );
    const missing = within(canvas.getByRole('region', { name: 'Hand it in' }));
    // Nothing can be handed in yet: its delivery time has not begun.
    await expect(missing.getByText(/The delivery time begins on the day you hand it in\./)).toBeVisible();
    await expect(missing.queryByText(/begins today/)).toBeNull();
    await expect(missing.getByRole('link', { name: 'Write which town you are in.' })).toHaveAttribute(
      'href',
      '/orders/token/tell/place',
    );
    await expect(canvas.queryByRole('button', { name: 'Hand it in' })).toBeNull();
    await expect(canvas.getByText(/, as it hangs in our shop, with sample words\.$/)).toBeVisible();
  },
});

const lacking = (path: string, message: string) => ({ path, message });

/** Each missing field is asked for in its own words, at its step. */
export const Lacking = meta.story({
  args: {
    order: paid,
    workshop: {
      ...told,
      workshop: {
        ...told.workshop,
        missing: [
          lacking('business.name', 'This must be filled in.'),
          lacking('business.trade', 'This must be filled in.'),
          lacking(
            'business.telephone',
            'People need a way to reach you: a telephone, a mail or a booking page.',
          ),
          lacking('prices.groups.0.items.0.name', 'This must be filled in.'),
          lacking('opening.picture.file', 'There is no such picture.'),
          lacking('hours.week', 'These are too few: 1 at least.'),
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    const missing = within(canvas.getByRole('region', { name: 'Hand it in' }));
    // Each link can be told from the next: they stand one under the other.
    const [first, second] = missing.getAllByRole('listitem').map((item) => item.getBoundingClientRect());
    await expect(second!.top).toBeGreaterThan(first!.bottom);
    const asked = missing.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    await expect(asked).toEqual([
      ['Write what your business is called.', '/orders/token/tell/name'],
      ['Write what you are, in a word or two.', '/orders/token/tell/name'],
      [
        'Write a telephone number, a mail address or a booking page, so that people can reach you.',
        '/orders/token/tell/contact',
      ],
      ['Fill in “Item 1, Name”, at the step “Prices”.', '/orders/token/tell/prices'],
      [
        'Choose another picture for “The first screen, The picture on your front page”: the one that stood there is gone.',
        '/orders/token/tell/pictures',
      ],
      [
        'Look at “Opening hours, The week” once more. These are too few: 1 at least.',
        '/orders/token/tell/hours',
      ],
    ]);
  },
});

/** All required fields are filled in: handing in is the first action, and editing is still there. */
export const ReadyToHandIn = meta.story({
  args: { order: paid, workshop: { ...told, workshop: { ...told.workshop, missing: [] } } },
  play: async ({ canvas, args, userEvent }) => {
    const turn = within(canvas.getByRole('region', { name: 'All that we need is there.' }));
    await expect(turn.getByRole('link', { name: 'Go on filling in' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hand it in' }));
    await expect(args.workshop?.handIn.onSubmit).toHaveBeenCalledOnce();
  },
});

/** Another tab saved something meanwhile: nothing is handed in, the page says why, and it can be after a look. */
export const ChangedBeforeHandIn = meta.story({
  args: {
    order: paid,
    workshop: {
      ...told,
      workshop: { ...told.workshop, version: 5, missing: [] },
      handIn: {
        ...told.handIn,
        problems: {
          form: 'This was changed elsewhere meanwhile, so it is not handed in yet. All that was saved is kept. Look at it once more, then hand it in.',
        },
      },
    },
  },
  play: async ({ canvas }) => {
    const panel = within(canvas.getByRole('region', { name: 'All that we need is there.' }));
    await expect(panel.getByText(/^This was changed elsewhere meanwhile/)).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Hand it in' })).toBeEnabled();
  },
});

/** A visitor who has its link sees everything: its buyer can shut others out, and first reads the consequences. */
export const NewLink = meta.story({
  args: { order: paid },
  play: async ({ canvas, userEvent }) => {
    const link = within(canvas.getByRole('region', { name: 'The link to this page' }));
    const button = link.getByText('Yes, make a new link');
    await userEvent.click(link.getByRole('heading'));
    await expect(button).not.toBeVisible();
    await userEvent.click(link.getByText('Make a new link'));
    await expect(link.getByText(/^The old link is dead at once/)).toBeVisible();
    await expect(link.getByRole('button', { name: 'Yes, make a new link' }).closest('form')).toHaveAttribute(
      'action',
      '/orders/token/link',
    );
  },
});

/** A preview is being made, and another failed. */
export const Previewing = meta.story({
  args: {
    order: paid,
    workshop: {
      ...told,
      releases: {
        ...told.releases,
        making: { progress: 34, step: { kind: 'pages', done: 7, of: 12 } },
        problem: 'It could not be made.',
      },
    },
  },
  play: async ({ canvas }) => {
    const see = within(canvas.getByRole('region', { name: 'See it' }));
    const bar = see.getByRole('progressbar', { name: 'Making the preview' });
    await expect(bar).toHaveValue(34);
    await expect(bar).toHaveAttribute('aria-valuetext', 'Page 7 of 12');
    await expect(see.getByRole('status')).toHaveTextContent('Page 7 of 12');
    await expect(canvas.getByRole('alert')).toHaveTextContent('It could not be made.');
  },
});

/** The shop’s turn: the delivery date, and the messages. */
export const Checking = meta.story({
  args: {
    order: inProgress,
    workshop: {
      ...told,
      workshop: {
        ...told.workshop,
        stage: 'checking',
        messages: [
          {
            id: '1',
            from: 'shop',
            text: 'Is that right?',
            asksChange: false,
            at: '2026-11-27T10:14:00.000Z',
          },
          { id: '2', from: 'buyer', text: 'Quite right.', asksChange: false, at: '2026-11-27T12:40:00.000Z' },
        ],
      },
    },
  },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Ready for you to check by /);
    const talk = within(canvas.getByRole('region', { name: 'Between you and us' }));
    await expect(talk.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      expect.stringContaining('Is that right?'),
      expect.stringContaining('Quite right.'),
    ]);
    await userEvent.type(talk.getByRole('textbox'), 'On Thursdays we close at six.');
    await userEvent.click(talk.getByRole('button', { name: 'Send it' }));
    await expect(args.workshop?.message.onSubmit).toHaveBeenCalledOnce();
  },
});

const price = (place: number) => `prices.groups.0.items.${place}.price`;
const correction = { state: 'open' as const, outdated: false };
const suggesting = (
  changes: NonNullable<Workshop['suggestion']>['changes'],
  { note = '', said = draft.content }: { note?: string; said?: Workshop['content'] } = {},
) => ({
  ...told.workshop,
  stage: 'checking' as const,
  suggestion: {
    id: '7f5b1c9e-2d34-4c0a-9a55-0c7e0a8f9a11',
    version: 4,
    note,
    at: '2026-11-27T10:14:00.000Z',
    content: said,
    changes,
  },
});

/** The shop has proofread it: each correction is accepted or declined by itself, or all are accepted. */
export const Corrected = meta.story({
  args: {
    order: inProgress,
    workshop: {
      ...told,
      workshop: suggesting(
        [
          { ...correction, path: 'business.trade', value: 'Barbers since 1972' },
          { ...correction, path: price(0), value: 2100 },
          { ...correction, path: price(1), state: 'taken' },
        ],
        { note: 'We rang you about the price.' },
      ),
    },
  },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'See what we suggest' })).toHaveAttribute(
      'href',
      '#corrections',
    );
    const corrections = within(canvas.getByRole('region', { name: 'Suggested corrections' }));
    await expect(corrections.getAllByRole('article')).toHaveLength(2);
    const trade = within(corrections.getByRole('article', { name: 'What you are' }));
    await expect(trade.getByText('Barbers')).toHaveRole('deletion');
    await expect(trade.getByText('Barbers since 1972')).toHaveRole('insertion');
    const cut = corrections.getByRole('article', { name: 'Prices, Hair, Cut, Price' });
    await expect(cut).toHaveTextContent('Before: £19After: £21');
    await expect(corrections.getByText('We rang you about the price.')).toBeVisible();

    const heard = () => [
      ...(args.workshop!.corrections.onSubmit as ReturnType<typeof fn>).mock.lastCall![0].entries(),
    ];
    const { id } = args.workshop!.workshop.suggestion!;
    await userEvent.click(trade.getByRole('button', { name: 'Take it' }));
    await expect(heard()).toEqual([
      ['suggestion', id],
      ['answer', 'take'],
      ['path', 'business.trade'],
    ]);
    await userEvent.click(within(cut).getByRole('button', { name: 'Leave it' }));
    await expect(heard()).toEqual([
      ['suggestion', id],
      ['answer', 'leave'],
      ['path', price(0)],
    ]);
    await userEvent.click(corrections.getByRole('button', { name: 'Take all 2' }));
    await expect(heard()).toEqual([
      ['suggestion', id],
      ['answer', 'take'],
    ]);
  },
});

/** A single one, during the review: the consequence of accepting it is stated first. */
export const OneCorrection = meta.story({
  args: {
    order: inProgress,
    workshop: {
      ...told,
      workshop: {
        ...suggesting([{ ...correction, path: price(0) }]),
        stage: 'approving',
      },
      corrections: {
        ...told.corrections,
        status: 'submitting',
        asked: { answer: 'take', path: price(0) },
      },
    },
  },
  play: async ({ canvas }) => {
    const corrections = within(canvas.getByRole('region', { name: 'Suggested corrections' }));
    await expect(corrections.getByText(/we put it together anew before you can approve it\.$/)).toBeVisible();
    await expect(corrections.getByText('Nothing')).toHaveRole('insertion');
    await expect(corrections.getByRole('button', { name: 'Taking it…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(corrections.queryByRole('button', { name: /^Take all/ })).toBeNull();
    await expect(corrections.getByRole('button', { name: 'Leave it' }).closest('form')).toHaveAttribute(
      'action',
      '/orders/token/workshop/suggestion',
    );
  },
});

/** Others replaced them while its buyer looked at the old ones: the answered one is gone, and the page says why. */
export const CorrectionReplaced = meta.story({
  args: {
    order: inProgress,
    workshop: {
      ...told,
      workshop: suggesting([{ ...correction, path: 'business.trade', value: 'محلّ حلاقة '.repeat(300) }]),
      corrections: {
        ...told.corrections,
        asked: { answer: 'take', path: price(0) },
        problem: 'This is not what we suggest by now. Look at your order’s page once more.',
      },
    },
  },
  play: async ({ canvas }) => {
    const corrections = within(canvas.getByRole('region', { name: 'Suggested corrections' }));
    await expect(corrections.getByText(/^This is not what we suggest by now/)).toBeVisible();
  },
});

/** Its buyer was faster with one of them, and the words of another are long: on the narrowest phone. */
export const CorrectionOutdated = meta.story({
  args: {
    order: inProgress,
    workshop: {
      ...told,
      workshop: suggesting([
        { ...correction, path: 'business.trade', value: 'Grundstücksverkehrsgenehmigung'.repeat(3) },
        { ...correction, path: 'business.telephone', value: '0114 496 0126', outdated: true },
        { ...correction, path: 'business.name', value: 'Hargreave & Sons', outdated: true },
      ]),
      corrections: {
        ...told.corrections,
        asked: { answer: 'take', path: 'business.telephone' },
        problem: 'This was changed meanwhile, so it stays as it is now. You can leave the correction.',
      },
    },
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const telephone = within(canvas.getByRole('article', { name: 'Telephone' }));
    await expect(canvas.getByText(/The correction can only be left\.$/)).toBeVisible();
    await expect(telephone.getByRole('alert')).toHaveTextContent(/^This was changed meanwhile/);
    await expect(telephone.queryByRole('button', { name: 'Take it' })).toBeNull();
    await expect(telephone.getByRole('button', { name: 'Leave it' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Take all/ })).toBeNull();
  },
});

const release = (version: number, published: boolean) => ({
  id: `release-${version}`,
  version,
  state: 'built' as const,
  progress: 100,
  step: null,
  failure: null,
  createdAt: '2026-11-27T10:14:00.000Z',
  builtAt: '2026-11-27T10:14:02.000Z',
  previewUrl: `https://look-${version}.sites.example/`,
  published,
});

const approving = {
  ...told,
  workshop: {
    ...told.workshop,
    stage: 'approving' as const,
    offered: release(4, false),
  },
};

/** Built: reviewed, approved, or sent back once. */
export const Approving = meta.story({
  args: {
    order: inProgress,
    workshop: approving,
  },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Open the preview' })).toHaveAttribute(
      'href',
      'https://look-4.sites.example/',
    );
    const approval = within(canvas.getByRole('region', { name: 'All as it should be?' }));
    await userEvent.click(approval.getByRole('button', { name: 'Approve it' }));
    await expect(args.workshop?.approve.onSubmit).toHaveBeenCalledOnce();
    await expect(approval.getByText('1 of 1 left')).toBeVisible();
    await userEvent.click(approval.getByRole('button', { name: 'Send the change' }));
    await expect(approval.getByRole('textbox')).toHaveAccessibleDescription(/Write what should be different/);
  },
});

const [changed, askedAnew] = [false, true].map((isAsked) => ({
  ...approving,
  workshop: {
    ...approving.workshop,
    version: 5,
    messages: isAsked
      ? [
          {
            id: '1d0e6d3c-58b9-4b7f-8a7e-4df8c14c6a01',
            from: 'buyer' as const,
            text: 'Something was changed after you put my website together. Please put it together anew.',
            asksChange: false,
            at: '2026-12-24T12:00:00.000Z',
          },
        ]
      : [],
  },
}));

/** The content changed after it was built: the page says so before the approval, and another build can be requested. */
export const ApprovingOlder = meta.story({
  args: { order: inProgress, workshop: changed },
  play: async ({ canvas, args, userEvent }) => {
    const approval = within(canvas.getByRole('region', { name: 'All as it should be?' }));
    await expect(approval.getByText(/^Something was changed .* it is not in it\./)).toBeVisible();
    await expect(approval.getByRole('button', { name: 'Approve it as it is' })).toBeVisible();
    await userEvent.click(approval.getByRole('button', { name: 'Ask us to put it together anew' }));
    const values = (args.workshop!.anew.onSubmit as ReturnType<typeof fn>).mock.lastCall![0] as FormData;
    await expect([...values]).toEqual([
      ['text', 'Something was changed after you put my website together. Please put it together anew.'],
    ]);
  },
});

/** The new build was requested already. */
export const AskedAnew = meta.story({
  args: { order: inProgress, workshop: askedAnew },
  play: async ({ canvas }) => {
    const approval = within(canvas.getByRole('region', { name: 'All as it should be?' }));
    await expect(approval.getByRole('status')).toHaveTextContent(/^You have asked us/);
    await expect(approval.queryByRole('button', { name: 'Ask us to put it together anew' })).toBeNull();
  },
});

/** The change that the price includes was requested: further wishes are sent as a message. */
export const ChangesUsedUp = meta.story({
  args: {
    order: inProgress,
    workshop: { ...approving, workshop: { ...approving.workshop, changesLeft: 0 } },
  },
  play: async ({ canvas }) => {
    const approval = within(canvas.getByRole('region', { name: 'All as it should be?' }));
    await expect(approval.queryByRole('textbox')).toBeNull();
    await expect(approval.getByRole('link', { name: 'To the messages between you and us' })).toHaveAttribute(
      'href',
      '#messages',
    );
    const talk = within(canvas.getByRole('region', { name: 'Between you and us' }));
    const field = talk.getByLabelText('Your message');
    await expect(field.closest('#messages')).not.toBeNull();
  },
});

/** Live: its owner goes on changing it, previews the result, and publishes it or brings back an earlier one. */
export const LiveAndTheirs = meta.story({
  args: {
    order: deliveredLive,
    workshop: {
      ...told,
      workshop: {
        ...told.workshop,
        stage: 'live',
        state: 'live',
        releases: [release(6, false), release(5, true), release(4, false)],
      },
    },
  },
  play: async ({ canvas, args, userEvent }) => {
    const see = within(canvas.getByRole('region', { name: 'See it' }));
    await userEvent.click(see.getByRole('button', { name: 'Make a preview' }));
    await expect(args.workshop?.releases.onBuild).toHaveBeenCalledOnce();
    await expect(see.getByRole('link', { name: /^Look at version 6/ })).toHaveAttribute(
      'href',
      'https://look-6.sites.example/',
    );
    await userEvent.click(see.getByRole('button', { name: 'Put version 6 live' }));
    await userEvent.click(see.getByRole('button', { name: 'Bring back version 4' }));
    await expect(args.workshop?.releases.onPublish).toHaveBeenCalledTimes(2);
    await expect(see.queryByRole('button', { name: /version 5/ })).toBeNull();
    await expect(see.getByText('Live now')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'You are live, and it is yours.',
    );
    const turn = within(canvas.getByRole('region', { name: 'You are live, and it is yours.' }));
    const links = turn.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    await expect(links).toEqual([
      ['hargreave-and-son.example', 'https://hargreave-and-son.example'],
      ['Open your website', 'https://hargreave-and-son.example'],
      ['Change something', '/orders/token/tell/name'],
    ]);
    await userEvent.click(turn.getByRole('button', { name: 'Copy the address' }));
    await expect(args.workshop?.domain.onCopy).toHaveBeenCalledWith('https://hargreave-and-son.example');
  },
});
