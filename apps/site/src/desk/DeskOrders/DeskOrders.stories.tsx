import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview';
import { nothing, offline, pageOf, view } from '../DeskList/DeskList.fixtures.ts';
import { paid, strange } from './DeskOrders.fixtures.ts';
import { DeskOrders } from './DeskOrders.tsx';

const meta = preview.meta({
  component: DeskOrders,
  args: { list: pageOf([paid, strange]), view },
  parameters: { layout: 'fullscreen' },
});

/** The first page of many. */
export const Usual = meta.story({
  args: { list: pageOf([paid, { ...paid, id: '1', reference: 'AW-1', status: 'delivered' }], 120) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 120 orders');
    // All the filters stand in one line, and so does a day.
    const fields = [canvas.getByRole('searchbox'), ...canvas.getAllByRole('combobox')];
    await expect(new Set(fields.map((field) => Math.round(field.getBoundingClientRect().bottom))).size).toBe(
      1,
    );
    const [, when] = canvas.getAllByText(/^\d+ Nov 2026/);
    await expect(when!.getBoundingClientRect().height).toBeLessThan(50);
    await expect(canvas.getByRole('link', { name: 'AW-7K3M-9QX2' })).toHaveAttribute(
      'href',
      `/dashboard/orders/${paid.id}`,
    );
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute(
      'href',
      '/dashboard/list?page=2',
    );
  },
});

/** Live on our hosting, at another address, and delivered as files: the label tells which, and an address is a link. */
export const Delivered = meta.story({
  args: {
    list: pageOf([
      { ...paid, id: '1', status: 'delivered', siteAddress: 'https://hargreave.sites.awning.example' },
      { ...paid, id: '2', status: 'delivered', address: 'https://www.hargreave-and-son.example/' },
      { ...paid, id: '3', status: 'delivered' },
    ]),
  },
  play: async ({ canvas }) => {
    const [, ours, theirs, files] = canvas.getAllByRole('row');
    await expect(within(ours!).getByText('Live')).toBeVisible();
    await expect(within(ours!).getByRole('link', { name: 'hargreave.sites.awning.example' })).toHaveAttribute(
      'href',
      'https://hargreave.sites.awning.example',
    );
    await expect(within(theirs!).getByRole('link', { name: 'www.hargreave-and-son.example' })).toBeVisible();
    await expect(within(files!).getByText('Delivered')).toBeVisible();
    await expect(within(files!).getAllByRole('link')).toHaveLength(1);
  },
});

/** Whose turn each order is, and by when it is due; and the list of orders that wait for us. */
export const Queue = meta.story({
  args: {
    list: pageOf([
      paid,
      {
        ...paid,
        id: '1',
        reference: 'AW-1',
        status: 'in_progress',
        whoseTurn: 'shop',
        readyBy: '2026-11-27',
      },
      { ...paid, id: '2', reference: 'AW-2', status: 'in_progress', readyBy: '2026-11-30' },
      { ...paid, id: '3', reference: 'AW-3', status: 'delivered', whoseTurn: 'nobody' },
    ]),
    view: { ...view, onChange: fn() },
  },
  play: async ({ canvas, userEvent, args }) => {
    const [, first, ours, theirs, done] = canvas.getAllByRole('row');
    await expect(within(first!).getByRole('cell', { name: 'Buyer’s' })).toBeVisible();
    await expect(within(ours!).getByRole('cell', { name: 'Ours, ready by 27 Nov' })).toBeVisible();
    await expect(within(theirs!).getByRole('cell', { name: 'Buyer’s, ready by 30 Nov' })).toBeVisible();
    await expect(within(done!).getByRole('cell', { name: 'Nobody’s' })).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Turn' }), 'Ours');
    await expect(args.view.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ turn: 'shop' }));
  },
});

/** On a phone each order is a card, which has room for any words of a stranger. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('To be looked at', { selector: 'span' })).toBeVisible();
  },
});

/** The filters leave nothing: a link shows all orders again. */
export const Empty = meta.story({
  args: { list: nothing, view: { ...view, value: { q: 'nobody' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No orders found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Show all' })).toHaveAttribute('href', '/dashboard/list');
  },
});

/** Before the first order: a link leads to the goods. */
export const FirstMorning = meta.story({
  args: { list: nothing },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See the shop as buyers do' })).toHaveAttribute(
      'href',
      '/templates',
    );
  },
});

/** A page from an old link, beyond the present last one. */
export const NoSuchPage = meta.story({
  args: { list: { answer: { items: [], total: 30, page: 9 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'To the first page' })).toBeVisible();
  },
});

/** As the server renders it. */
export const Loading = meta.story({ args: { list: null } });

/** The list could not be loaded: the page says why, and can load it again. */
export const Failed = meta.story({
  args: { list: offline, view: { ...view, onAgain: fn() } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The connection failed.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.view.onAgain).toHaveBeenCalledOnce();
  },
});
