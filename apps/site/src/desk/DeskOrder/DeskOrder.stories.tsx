import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview';
import { offline } from '../DeskList/DeskList.fixtures.ts';
import { liveSite } from '../DeskSite/DeskSite.fixtures.ts';
import {
  delivered,
  inProgress,
  order,
  partRefunded,
  refundAsked,
  refundFailed,
} from './DeskOrder.fixtures.ts';
import { DeskOrder } from './DeskOrder.tsx';

const delivery = {
  address: { status: 'idle' as const, onSubmit: fn() },
  upload: { status: 'idle' as const, sent: 0, onSubmit: fn() },
  busy: undefined,
  problem: undefined,
  onRemove: fn(),
};

const meta = preview.meta({
  component: DeskOrder,
  args: {
    order: { answer: order },
    move: { status: 'idle' as const, onSubmit: fn() },
    delivery,
    refund: { status: 'idle' as const, onSubmit: fn() },
    flag: { busy: false, onLooked: fn() },
  },
  parameters: { layout: 'fullscreen' },
});

/** Paid: work can begin, or the money is refunded. */
export const Usual = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByText('Paid')[0]).toBeVisible();
    await expect(canvas.getByText('The buyer’s turn')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'ada@hargreave.example' })).toHaveAttribute(
      'href',
      'mailto:ada@hargreave.example?subject=AW-7K3M-9QX2',
    );
    await expect(canvas.getByText('1 High Street, LS1 1AA Leeds, United Kingdom')).toBeVisible();
    await expect(canvas.getByText('Its next step is “In progress”.')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /^Note/ }), 'Pictures came');
    await userEvent.click(canvas.getByRole('button', { name: 'Move it on' }));
    const [values] = (args.move.onSubmit as ReturnType<typeof fn>).mock.lastCall as [FormData];
    await expect(Object.fromEntries(values)).toEqual({ status: 'in_progress', note: 'Pictures came' });
  },
});

/** Another owner was faster: the page shows the order's state, and the typed text is still there. */
export const Refused = meta.story({
  args: {
    move: {
      status: 'idle',
      problems: { form: 'Impossible change: this order is delivered and cannot become in progress.' },
      onSubmit: fn(),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Impossible change/)).toBeVisible();
  },
});

/** The move is being sent. */
export const Moving = meta.story({
  args: { move: { status: 'submitting', onSubmit: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Moving it…' })).toHaveAttribute('aria-disabled', 'true');
  },
});

/** The payment is not as requested: a person must look. */
export const Flagged = meta.story({
  args: { order: { answer: { ...order, flag: 'amount' } } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('The amount paid is not the amount asked for.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'I have looked' }));
    await expect(args.flag.onLooked).toHaveBeenCalledOnce();
  },
});

/** Another order came from the same checkout form, and both are paid: the page names it. */
export const PerhapsTwice = meta.story({
  args: {
    order: {
      answer: {
        ...order,
        flag: 'perhaps-twice',
        paidFromSameForm: [{ id: '5f0c3a8e-53f1-4f0e-9a55-0d9f8a1c2b3d', reference: 'AW-2B8T-4RRD' }],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Perhaps paid twice: see AW-2B8T-4RRD.')).toBeVisible();
  },
});

/** In progress: it is delivered with an address, files or both. */
export const InProgress = meta.story({
  args: { order: { answer: inProgress } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByText('In progress')[0]).toBeVisible();
    await expect(canvas.getByText('Our turn, ready by 27 Nov')).toBeVisible();
    const address = canvas.getByRole('textbox', { name: /^Address of the finished website/ });
    await userEvent.type(address, 'hargreave.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Move it on' }));
    await expect(address).toHaveAccessibleDescription(/^Enter the whole address/);
    await expect(args.move.onSubmit).not.toHaveBeenCalled();

    await userEvent.clear(address);
    await userEvent.type(address, 'https://hargreave.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Move it on' }));
    const [values] = (args.move.onSubmit as ReturnType<typeof fn>).mock.lastCall as [FormData];
    await expect(Object.fromEntries(values)).toEqual({
      status: 'delivered',
      address: 'https://hargreave.example',
      note: '',
    });

    const [whole, half] = within(canvas.getByRole('group', { name: 'Files' })).getAllByRole('listitem');
    await expect(whole).not.toHaveTextContent('did not arrive whole');
    await expect(half).toHaveTextContent('pictures.zip (4.3 MB, did not arrive whole)');
    await userEvent.click(canvas.getByRole('button', { name: 'Add it' }));
    await expect(canvas.getByLabelText('Add a file')).toHaveAccessibleDescription(/^Choose a file/);
    const site = new File(['<html>'], 'site.zip');
    // As a drop sets it: the browser does not accept a typed value as a file.
    const dropped = new DataTransfer();
    dropped.items.add(site);
    canvas.getByLabelText<HTMLInputElement>('Add a file').files = dropped.files;
    await userEvent.click(canvas.getByRole('button', { name: 'Add it' }));
    const [sent] = (args.delivery.upload.onSubmit as ReturnType<typeof fn>).mock.lastCall as [FormData];
    await expect(sent.get('file')).toMatchObject({ name: 'site.zip', size: site.size });
    await userEvent.click(canvas.getByRole('button', { name: /^Take away\s+pictures.zip$/ }));
    await expect(args.delivery.onRemove).toHaveBeenCalledWith(inProgress.files[1]);
  },
});

/** Its website has a page of its own, and its state is shown here. */
export const WithWebsite = meta.story({
  args: { order: { answer: inProgress }, site: { answer: liveSite } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: liveSite.address })).toHaveAttribute(
      'href',
      liveSite.address,
    );
    await expect(canvas.getByText('Live')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open the website’s page' })).toHaveAttribute(
      'href',
      `/dashboard/orders/${inProgress.id}/site`,
    );
  },
});

/** Delivered with the website that we host: that is live, with or without a typed address. */
export const WebsiteDelivered = meta.story({
  args: {
    order: { answer: { ...delivered, address: null, siteAddress: liveSite.address } },
    site: { answer: liveSite },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Delivered')).toBeNull();
    await expect(canvas.getByRole('row', { name: /^Live / })).toBeVisible();
  },
});

/** The website's state could not be loaded: its page can be opened all the same. */
export const WebsiteDidNotCome = meta.story({
  args: { order: { answer: inProgress }, site: offline },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(offline.failure.message)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open the website’s page' })).toBeVisible();
  },
});

/** There is neither an address nor a file: the field that is missing says so. */
export const NothingToDeliver = meta.story({
  args: {
    order: { answer: { ...inProgress, files: [] } },
    move: {
      status: 'idle',
      problems: {
        form: 'A delivered order has a live website, an address or a file.',
        fields: { address: 'Enter the address of the finished website, or publish it or add a file first' },
      },
      onSubmit: fn(),
    },
  },
  play: async ({ canvas }) => {
    const address = canvas.getByRole('textbox', { name: /^Address of the finished website/ });
    await expect(address).toBeInvalid();
    await expect(address).toHaveAccessibleDescription(
      /^Enter the address of the finished website, or publish it or add/,
    );
    await expect(canvas.getByText(/^No files so far\. .* add them below\.$/)).toBeVisible();
  },
});

/** A file is being sent, and another was refused. */
export const Sending = meta.story({
  args: {
    order: { answer: inProgress },
    delivery: {
      ...delivery,
      upload: {
        status: 'submitting',
        sent: 5_200_000,
        problems: {
          form: 'Refused.',
          fields: { file: 'This file is too large. A file may have up to 25 MB' },
        },
        onSubmit: fn(),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^5.2 MB of/ })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByLabelText('Add a file')).toHaveAccessibleDescription(/^This file is too large/);
  },
});

/** Delivered: its address can still be changed, and the rest of the money can be refunded, all or in part. */
export const Delivered = meta.story({
  args: { order: { answer: delivered } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Move it on' })).toBeNull();
    await expect(canvas.getAllByText('Live')[0]).toBeVisible();
    const address = canvas.getByRole('textbox', { name: /^Address of the finished website/ });
    await expect(address).toHaveValue(delivered.address);
    await userEvent.clear(address);
    await userEvent.type(address, 'https://new.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Save the address' }));
    const [changed] = (args.delivery.address.onSubmit as ReturnType<typeof fn>).mock.lastCall as [FormData];
    await expect(Object.fromEntries(changed)).toEqual({ address: 'https://new.example' });
    const sum = canvas.getByRole('textbox', { name: /^Sum in USD/ });
    await expect(sum).toHaveValue('399.00');
    await userEvent.click(canvas.getByRole('button', { name: 'Refund' }));
    await expect(canvas.getAllByText('Say why the money goes back')[0]).toBeVisible();
    await expect(args.refund.onSubmit).not.toHaveBeenCalled();

    await userEvent.clear(sum);
    await userEvent.type(sum, '49.50');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Why/ }), 'No blog');
    await userEvent.click(canvas.getByRole('button', { name: 'Refund' }));
    const [values] = (args.refund.onSubmit as ReturnType<typeof fn>).mock.lastCall as [FormData];
    await expect(Object.fromEntries(values)).toEqual({ amount: '49.50', note: 'No blog' });
  },
});

/** Work has not begun: the buyer is due all of it, and there is no sum to choose. */
export const RefundOfAll = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Work has not begun: the buyer gets back all of it, $399.')).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: /^Sum/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Refund' })).toBeVisible();
  },
});

/** The refund is being sent to the provider. */
export const RefundSending = meta.story({
  args: { order: { answer: delivered }, refund: { status: 'submitting', onSubmit: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Asking…' })).toHaveAttribute('aria-disabled', 'true');
  },
});

/** Requested: the provider has not confirmed it, so the buyer was not told and no more can be refunded. */
export const RefundWaiting = meta.story({
  args: { order: { answer: refundAsked } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^\$100 asked for, waiting for the provider\./)).toBeVisible();
    await expect(canvas.getByRole('row', { name: /\$100 Waiting for the provider/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Refund' })).toBeNull();
  },
});

/** The provider refused: its reason is shown, and the refund may be requested again. */
export const RefundFailed = meta.story({
  args: { order: { answer: refundFailed } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('row', { name: /\$100 Failed .*greater than unrefunded amount/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Refund' })).toBeVisible();
  },
});

/** A part was refunded: the rest can be refunded now, and the history says who asked for it and why. */
export const PartRefunded = meta.story({
  args: { order: { answer: partRefunded } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /^Sum in USD/ })).toHaveValue('299.00');
    await expect(
      canvas.getByRole('row', { name: /^Part refund: \$100 .*dora No blog after all/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('row', { name: /\$100 Returned/ })).toBeVisible();
  },
});

/** The sum is more than is left, or the provider is away: the page says so at the field and above it. */
export const RefundRefused = meta.story({
  args: {
    order: { answer: delivered },
    refund: {
      problems: { form: 'At most $399 can go back.', fields: { amount: 'At most $399 can go back' } },
      onSubmit: fn(),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /^Sum in USD/ })).toBeInvalid();
  },
});

/** Cancelled at the till: there is nothing to do here. */
export const Cancelled = meta.story({
  args: {
    order: {
      answer: { ...order, status: 'cancelled', paidAt: null, refundable: 0, paymentEvents: [], mails: [] },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Move it on' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Refund' })).toBeNull();
    await expect(canvas.getByText(/^It can be moved on once it is paid for/)).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: 'To the paid orders that wait for a start' }),
    ).toHaveAttribute('href', '/dashboard/orders?status=paid&sort=oldest');
    await expect(canvas.getByText(/^Nothing so far\. What it reports .* will stand here\.$/)).toBeVisible();
    await expect(canvas.getByText('None so far. The receipt goes out once it is paid for.')).toBeVisible();
  },
});

/** A buyer whose words have no end, or contain a script. */
export const LongWords = meta.story({
  args: {
    order: {
      answer: {
        ...order,
        customer: {
          name: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(280),
          email: order.customer.email,
          business: '<script>alert(1)</script>',
        },
      },
    },
  },
  globals: { viewport: { value: 'narrow' } },
});

/** As the server renders it. */
export const Loading = meta.story({ args: { order: null } });

/** The order could not be loaded. */
export const Failed = meta.story({
  args: { order: offline },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The connection failed.');
    await expect(canvas.getByRole('link', { name: 'Orders' })).toBeVisible();
  },
});

const difference = {
  id: '6f0c3a8e-53f1-4f0e-9a55-0d9f8a1c2b3d',
  reference: 'AW-3HX8-Q2NB',
  templateId: 'barbershop-deluxe',
  templateName: 'Barbershop Deluxe',
  total: 500_00,
  refunded: 100_00,
  status: 'delivered' as const,
};

/** Its website moved to a dearer design: the sum paid for that is shown, less refunds, and is refunded there. */
export const DearerDesign = meta.story({
  args: { order: { answer: { ...inProgress, differences: [difference] } } },
  play: async ({ canvas }) => {
    const text = 'AW-3HX8-Q2NB: Barbershop Deluxe, $500, Delivered, $100 of it refunded';
    await expect(canvas.getByRole('link', { name: text })).toHaveAttribute(
      'href',
      `/dashboard/orders/${difference.id}`,
    );
  },
});

/** A difference that was paid too late: it can only be refunded. */
export const DifferenceTooLate = meta.story({
  args: {
    order: {
      answer: {
        ...order,
        ...difference,
        refunded: 0,
        refundable: 500_00,
        templatePrice: 500_00,
        tier: 'advanced',
        addOns: [],
        status: 'paid',
        flag: 'difference-late',
        whoseTurn: 'nobody',
        isDifference: true,
        upgrades: { id: order.id, reference: order.reference },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/could not be taken: refund it/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: order.reference })).toHaveAttribute(
      'href',
      `/dashboard/orders/${order.id}`,
    );
    await expect(canvas.getByRole('button', { name: 'Refund' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Move it on' })).toBeNull();
  },
});
