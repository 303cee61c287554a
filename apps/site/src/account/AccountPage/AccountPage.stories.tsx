import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview';
import { ada, bought, sessions } from './AccountPage.fixtures.ts';
import { AccountPage } from './AccountPage.tsx';

const form = { status: 'idle' as const };

const meta = preview.meta({
  component: AccountPage,
  args: {
    user: ada,
    addresses: {
      order: (token: string) => `/orders/${token}`,
      review: (token: string) => `/orders/${token}#review`,
      zips: (token: string) => ({
        files: `/orders/${token}/site/files.zip`,
        source: `/orders/${token}/site/source.zip`,
      }),
      entries: (token: string) => ({
        page: `/orders/${token}#visitors`,
        file: `/orders/${token}/site/entries.csv`,
      }),
      domain: (token: string) => `/orders/${token}#domain`,
      catalogue: '/templates',
      profile: '/account/profile',
      password: '/account/password',
    },
    profile: { ...form, onSubmit: fn() },
    password: { ...form, onSubmit: fn() },
    closing: { ...form, onSubmit: fn() },
    onAgain: fn(),
    onOlder: fn(),
    onReceipt: fn(),
    onMail: fn(),
    onEnd: fn(),
    onDownload: fn(),
  },
  parameters: { layout: 'fullscreen' },
});

/** Some orders on the rail, here and on a phone, and an address that is proven. */
export const Usual = meta.story({
  args: { orders: { items: bought, total: bought.length }, sessions, addressProven: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Your account book');
    await expect(canvas.getAllByRole('link', { name: 'Barbershop Classic' })[0]).toHaveAttribute(
      'href',
      '/orders/pending',
    );
    await expect(canvas.getByText('Waiting for payment')).toBeVisible();
    // What is next, on its order’s page, and whose turn it is.
    const slips = within(canvas.getAllByRole('list')[0]!).getAllByRole('listitem');
    for (const [place, turn, label, href] of [
      [0, 'Your turn', 'Pay now AW-7K3M-9QX2', '/orders/pending'],
      [1, 'Your turn', 'Tell us about the shop AW-2Q9X-7M1B', '/orders/paid'],
      [2, 'Our turn', 'Follow your order AW-4W8C-2JD6', '/orders/checking'],
      [3, 'Your turn', 'Look it over AW-8L1V-6PZ3', '/orders/approving'],
      [4, 'Open', 'Open your website AW-5T4R-1KC8', 'https://hargreave-and-son.example'],
    ] as const) {
      const slip = within(slips[place]!);
      await expect(slip.getByText(turn)).toBeVisible();
      await expect(slip.getByRole('link', { name: label })).toHaveAttribute('href', href);
    }
    await expect(canvas.getByRole('link', { name: 'Say how order AW-5T4R-1KC8 is' })).toHaveAttribute(
      'href',
      '/orders/delivered#review',
    );
    await expect(
      canvas.getByRole('link', { name: 'hargreave-and-son.example, the website of order AW-5T4R-1KC8' }),
    ).toHaveAttribute('href', 'https://hargreave-and-son.example');
    for (const [kind, words] of [
      ['files', 'finished files'],
      ['source', 'a source project'],
    ])
      await expect(
        canvas.getByRole('link', { name: `The website of order AW-5T4R-1KC8 as ${words}` }),
      ).toHaveAttribute('href', `/orders/delivered/site/${kind}.zip`);
    for (const [words, href] of [
      ['What visitors sent at the website of order AW-5T4R-1KC8', '/orders/delivered#visitors'],
      [
        'What visitors sent, as a file, from the website of order AW-5T4R-1KC8',
        '/orders/delivered/site/entries.csv',
      ],
      ['Own domain of the website of order AW-5T4R-1KC8', '/orders/delivered#domain'],
    ] as const)
      await expect(canvas.getByRole('link', { name: words })).toHaveAttribute('href', href);
    // An unpublished site has had no visitors, and an order without a domain has no records.
    await expect(canvas.getAllByRole('link', { name: /^(What visitors sent|Own domain)/ })).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Download the receipt of order AW-2Q9X-7M1B' }));
    await expect(args.onReceipt).toHaveBeenCalledWith(bought[1]);

    const places = within(canvas.getByRole('region', { name: 'Where you are logged in' }));
    const entries = places.getAllByRole('listitem');
    await expect(entries.map((entry) => entry.textContent)).toEqual([
      expect.stringContaining('Firefox on a Mac'),
      expect.stringContaining('Chrome on Android'),
    ]);
    await userEvent.click(places.getByRole('button', { name: 'Log out Chrome on Android' }));
    await expect(args.onEnd).toHaveBeenCalledWith('phone');
    await userEvent.click(canvas.getByRole('button', { name: 'Download my data' }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
});

/** The customer closes their account, with a live website: it stays unless they say otherwise. */
export const Leaving = Usual.extend({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete my account' }));
    const box = canvas.getByRole('checkbox', { name: 'Keep my website online' });
    await expect(box).toBeChecked();
    await userEvent.click(box);
    await userEvent.type(
      within(canvas.getByRole('dialog')).getByLabelText('Password'),
      'Mind the step{Enter}',
    );
    await expect(args.closing.onSubmit).toHaveBeenCalledWith('Mind the step', false);
  },
});

/** The customer closes their account with nothing online: only the password is asked for. */
export const LeavingWithoutWebsite = Usual.extend({
  args: { orders: { items: bought.slice(0, 2), total: 2 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete my account' }));
    await expect(canvas.getByRole('dialog')).toBeVisible();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
});

/** Nothing was bought yet, and the address is not proven: both are said, with what to do. */
export const Empty = meta.story({
  args: { orders: { items: [], total: 0 }, sessions: sessions.slice(1), addressProven: false },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: 'See all templates' })).toHaveAttribute(
      'href',
      '/templates',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link again' }));
    await expect(args.onMail).toHaveBeenCalledOnce();
  },
});

/** Receipts and sessions are loading. */
export const Loading = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Your account book');
    await expect(canvas.getByText('Fetching your account…', { selector: 'p' })).toBeVisible();
    await expect(canvas.getByLabelText('First name')).toHaveValue('Ada');
  },
});

/** They could not be loaded: the page says so in their place, with a way to try again. The forms work all the same. */
export const Failed = meta.story({
  args: { failure: 'We could not fetch your account. The connection failed. Check it and try again.' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your receipts did not come');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onAgain).toHaveBeenCalledOnce();
    await expect(canvas.getByLabelText('Username')).toHaveValue('hargreave.son');
  },
});

/** More orders than came at once. */
export const Older = meta.story({
  args: { orders: { items: bought, total: 40 }, sessions, addressProven: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Older receipts' }));
    await expect(args.onOlder).toHaveBeenCalledOnce();
  },
});

/** A refused value has the server's message at its field. */
export const Refused = Usual.extend({
  args: {
    profile: { ...form, problems: { fields: { username: 'This username is taken. Choose another' } } },
    password: { ...form, problems: { fields: { current: 'This is not your current password' } } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Username')).toHaveAccessibleDescription(
      'This username is taken. Choose another',
    );
    await expect(canvas.getByLabelText('Current password')).toHaveAccessibleDescription(
      'This is not your current password',
    );
  },
});
