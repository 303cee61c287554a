import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Board } from '#storybook/Board';
import { Postcard } from './Postcard.tsx';

const labels = { card: 'Post card', rating: '{rating} out of 5 stars', verified: 'Bought from us' };

const meta = preview.meta({
  component: Postcard,
  args: { quote: 'One price, and it was the price.', author: 'M. H.', labels },
  decorators: [
    (Story) => (
      <Board tone="tint">
        <Story />
      </Board>
    ),
  ],
});

/** Words and initials. */
export const Least = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveTextContent('One price, and it was the price.');
    await expect(canvas.getByText('MH')).toBeVisible();
  },
});

/** Everything that makes the words worth hearing. */
export const Everything = meta.story({
  args: {
    author: 'Dele Okafor',
    role: 'Barber',
    business: 'Hargreave & Son',
    rating: 4.5,
    date: { text: '12 May 2026', dateTime: '2026-05-12' },
    verified: true,
    source: { label: 'On the trade directory', href: 'https://directory.example/hargreave' },
    ink: 'spark',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '4.5 out of 5 stars' })).toBeVisible();
    await expect(canvas.getByText('Barber, Hargreave & Son')).toBeVisible();
    await expect(canvas.getByText('Bought from us')).toBeVisible();
    await expect(canvas.getByText('12 May 2026')).toHaveAttribute('datetime', '2026-05-12');
    await expect(canvas.getByRole('link', { name: 'On the trade directory' })).toBeVisible();
  },
});

/** The shop wrote back, and every visitor may read it. */
export const Answered = meta.story({
  args: { rating: 4, reply: { author: 'The shop:', text: 'Then we have done our job. Mind the bus.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Then we have done our job.', { exact: false })).toBeVisible();
  },
});

/** Sample words say so on the stamp. */
export const Specimen = meta.story({
  args: { stamp: 'Specimen', ink: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Specimen')).toBeVisible();
  },
});

/** Praise that no named customer gave. */
export const NobodysWords = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: { quote: 'Amazing service!!! Highly recommended!', author: 'A happy customer' },
});
