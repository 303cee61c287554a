import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview';
import { nothing, pageOf, view } from '../DeskList/DeskList.fixtures.ts';
import { kind, rude } from './DeskReviews.fixtures.ts';
import { DeskReviews } from './DeskReviews.tsx';

const meta = preview.meta({
  component: DeskReviews,
  args: { list: pageOf([kind, rude]), view, onReply: fn(), onHide: fn() },
  parameters: { layout: 'fullscreen' },
});

/** One review to thank for, and one that was hidden. */
export const Usual = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const review = within(canvas.getByRole('article', { name: 'Barbershop Classic' }));
    await userEvent.type(review.getByRole('textbox'), 'Thank you!');
    await userEvent.click(review.getByRole('button', { name: 'Save the reply' }));
    await expect(args.onReply).toHaveBeenLastCalledWith('kind', 'Thank you!');
    await userEvent.click(review.getByRole('button', { name: 'Hide it' }));
    await expect(args.onHide).toHaveBeenLastCalledWith('kind', true);
    const hidden = within(canvas.getByRole('article', { name: 'Barbershop Deluxe' }));
    await expect(hidden.getByRole('button', { name: 'Show it again' })).toBeVisible();
  },
});

/** A reply that was not saved can be sent again. */
export const ChangeFailed = meta.story({
  args: { problem: { id: 'kind', message: 'That was not saved. The connection failed.' } },
  play: async ({ canvas }) => {
    const review = within(canvas.getByRole('article', { name: 'Barbershop Classic' }));
    await expect(review.getByRole('alert')).toHaveTextContent('That was not saved.');
  },
});

/** There are no reviews yet. */
export const Empty = meta.story({
  args: { list: nothing },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Orders that can be reviewed' })).toHaveAttribute(
      'href',
      '/dashboard/orders?status=delivered',
    );
  },
});
