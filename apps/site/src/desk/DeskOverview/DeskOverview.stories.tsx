import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { offline } from '../DeskList/DeskList.fixtures.ts';
import { openedToday, overview } from './DeskOverview.fixtures.ts';
import { DeskOverview } from './DeskOverview.tsx';

const meta = preview.meta({
  component: DeskOverview,
  args: { overview: { answer: overview }, onAgain: fn() },
  parameters: { layout: 'fullscreen' },
});

/** An ordinary morning: the figures, and what waits. */
export const Usual = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Taken today').parentElement).toHaveTextContent('$1,098');
    await expect(canvas.getByRole('link', { name: '2 orders to work on' })).toHaveAttribute(
      'href',
      '/dashboard/orders?turn=shop&sort=oldest',
    );
    const top = (text: string) => canvas.getByText(text).getBoundingClientRect().top;
    await expect(top('What waits for you')).toBeLessThan(top('Taken today'));
    await expect(canvas.getByText('Waiting for their buyer').parentElement).toHaveTextContent('4');
    await expect(canvas.getByRole('row', { name: 'Barbershop Deluxe 4 $3,196' })).toBeVisible();
  },
});

/** The day the shop opens: nothing was sold, and nothing waits. */
export const Empty = meta.story({
  args: { overview: { answer: openedToday } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The spike is empty. Put the kettle on.')).toBeVisible();
    await expect(canvas.getByText(/^Nothing was sold in the last thirty days. The next sale/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All orders' })).toHaveAttribute(
      'href',
      '/dashboard/orders',
    );
    await expect(canvas.getByRole('link', { name: 'See them as buyers do' })).toHaveAttribute(
      'href',
      '/templates',
    );
  },
});

/** As the server renders it: without a session, so with no figures of the shop. */
export const Loading = meta.story({
  args: { overview: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('The desk');
    await expect(canvas.queryByText(/\$/)).toBeNull();
  },
});

/** The overview could not be loaded: the page says why, and can load it again. */
export const Failed = meta.story({
  args: { overview: offline },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The connection failed.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onAgain).toHaveBeenCalledOnce();
  },
});
